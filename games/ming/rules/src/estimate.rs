//! What a position is worth: the points each seat may expect at the end.
//!
//! Every district is taken as if it were scored soon: who would send members, who may still be overtaken. Members
//! sent bring tiles and points in their city, or go back and serve again. Members on province spaces are worth a
//! share of the best they could do where the prince can get with his cards. The weights were found by having
//! greedy players with different ones play each other.

pub(crate) mod land;
mod weights;

use estimate::Estimate;
use kernel::{MAX_SEATS, Seat};

use crate::data::*;
use crate::score::{city_shares, tile_points};
use crate::state::{Ming, some};
use crate::turn::Phase;

use land::{Land, Near};
use weights::{WEIGHTS, Weights};

impl Estimate for Ming {
    /// Against three greedy players 1,000 looks of this length won as much as 500 to the end, in less time; 2,200 of half
    /// the length won less (16 games each).
    const HORIZON: u32 = 100;

    fn estimate(&self) -> [f32; MAX_SEATS] {
        outlook(self, &WEIGHTS)
    }

    fn estimate_for(&self, seat: Seat) -> f32 {
        if self.phase == Phase::Over {
            return self.families[seat].total().into();
        }
        Outlook::new(self, &WEIGHTS).points(seat)
    }
}

/// The points all seats may expect with these weights.
fn outlook(game: &Ming, weights: &Weights) -> [f32; MAX_SEATS] {
    let mut points = [0.0; MAX_SEATS];
    if game.phase == Phase::Over {
        game.seats().for_each(|seat| points[seat] = game.families[seat].total().into());
        return points;
    }
    let outlook = Outlook::new(game, weights);
    game.seats().for_each(|seat| points[seat] = outlook.points(seat));
    points
}

/// What is the same for all seats.
struct Outlook<'a> {
    game: &'a Ming,
    weights: &'a Weights,
    /// The scoring that comes next for members in districts; none after the last majorities.
    next: Option<usize>,
    /// Whether cities are being scored now.
    in_cities: bool,
}

impl<'a> Outlook<'a> {
    fn new(game: &'a Ming, weights: &'a Weights) -> Outlook<'a> {
        let in_cities = matches!(game.phase, Phase::Spare | Phase::Return | Phase::Recall);
        let after = in_cities
            || matches!(game.phase, Phase::Neutral | Phase::Starter) && game.round.is_multiple_of(2);
        let next = if game.round == 0 { 0 } else { game.scoring() + usize::from(after) };
        Outlook { game, weights, next: (next < 3).then_some(next), in_cities }
    }

    fn points(&self, seat: Seat) -> f32 {
        let (game, weights) = (self.game, self.weights);
        let family = &game.families[seat];
        let mut points = f32::from(family.total()) + weights.supply * f32::from(family.supply);
        if self.in_cities {
            points += self.cities(seat);
        }
        let Some(next) = self.next else {
            return points + f32::from(tile_points(&family.tiles));
        };
        let mut lands = [Land::default(); DISTRICTS];
        let mut tiles = family.tiles.map(f32::from);
        for district in District::all() {
            let land = Land::new(&game.open[district], seat);
            let sent = self.sent(land, land.own);
            points += self.district(land.own, sent, next);
            tiles[district.province()] += sent;
            lands[district] = land;
        }
        points += self.tiles(&tiles, next);
        points += weights.monk * self.monastery(next) * f32::from(game.monks_of(seat));
        points += self.spaces(seat, next, &lands, &tiles);
        let cards = weights.card * f32::from(family.cards);
        points + cards + weights.dragon * f32::from(game.hands[seat][Card::Dragon])
    }

    /// What a member in a monastery brings until the end.
    fn monastery(&self, next: usize) -> f32 {
        f32::from(MONASTERY_POINTS) * (3 - next) as f32
    }

    /// How many of a seat's members in a district will be sent from it.
    fn sent(&self, land: Land, own: u8) -> f32 {
        if own == 0 {
            return 0.0;
        }
        let weights = self.weights;
        let more = land.sends(own, 1, 0);
        let most = land.sends(own, 1, 1);
        weights.as_is * land.sends(own, 0, 0)
            + weights.one_more * more
            + (1.0 - weights.as_is - weights.one_more) * most
    }

    /// What this number of own members in a district is worth, leaving tiles aside.
    fn district(&self, own: u8, sent: f32, next: usize) -> f32 {
        let weights = self.weights;
        weights.sent[next] * sent + weights.kept[next] * (f32::from(own) - sent)
    }

    /// What tiles are worth with those that come in the next scoring.
    fn tiles(&self, tiles: &[f32; PROVINCES], next: usize) -> f32 {
        let fewest = tiles.iter().copied().fold(f32::INFINITY, f32::min);
        let sets = fewest * f32::from(SET_POINTS[next]);
        let (mut fresh, mut double) = (0.0, 0.0);
        for &count in tiles {
            let left = count - fewest;
            fresh += left.min(1.0);
            double += (left - 1.0).max(0.0);
        }
        match next {
            2 => sets + fresh * self.weights.last[1] + double,
            _ => sets + fresh * self.weights.fresh[next] + double * self.weights.double[next],
        }
    }

    /// What members on the province spaces may still do.
    fn spaces(&self, seat: Seat, next: usize, lands: &[Land; DISTRICTS], tiles: &[f32; PROVINCES]) -> f32 {
        let (game, weights) = (self.game, self.weights);
        let family = &game.families[seat];
        let present = family.present();
        if present.is_empty() {
            return 0.0;
        }
        let near = self.near(seat);
        let fewest = tiles.iter().copied().fold(f32::INFINITY, f32::min);
        // The best groups of members come first: there are not enough cards for all.
        let mut groups = [0.0f32; PROVINCES];
        for (place, province) in present.iter().enumerate() {
            let tile = self.tile(next, tiles[province] - fewest);
            let mut value = self.group(seat, province, next, lands, tile, near);
            for better in &mut groups[..place] {
                if value > *better {
                    std::mem::swap(&mut value, better);
                }
            }
            groups[place] = value;
        }
        let turns = self.turns(seat);
        let later = if game.round < ROUNDS { weights.waiting } else { 0.0 };
        let mut points = weights.spare * later * f32::from(family.spaces.iter().sum::<u8>());
        for (place, value) in groups.into_iter().enumerate() {
            let now = (turns - place as f32).clamp(0.0, 1.0);
            points += value * (now + (1.0 - now) * later);
        }
        points
    }

    /// How often a seat will deploy members in this round.
    fn turns(&self, seat: Seat) -> f32 {
        let family = &self.game.families[seat];
        let cards = match self.game.phase {
            Phase::Move | Phase::Way | Phase::Deploy if self.game.passed.contains(seat) => 0,
            Phase::Move | Phase::Way | Phase::Deploy => family.cards,
            _ => HAND,
        };
        self.weights.pace * f32::from(cards)
    }

    /// The best that the members on a province space can do where the prince can get.
    fn group(
        &self,
        seat: Seat,
        province: Province,
        next: usize,
        lands: &[Land; DISTRICTS],
        tile: f32,
        near: Near,
    ) -> f32 {
        let (game, weights) = (self.game, self.weights);
        let members = game.families[seat].spaces[province];
        let most = members.min(DEPLOYED);
        let mut best = 0.0f32;
        for district in District::of(province).filter(|&district| game.monks[district] != Some(seat)) {
            let land = lands[district];
            let value = |own: u8| {
                let sent = self.sent(land, own);
                self.district(own, sent, next) + tile * sent
            };
            let now = value(land.own);
            let open = value(land.own + most) - now;
            let monk = value(land.own + most - 1) - now + weights.monk * self.monastery(next);
            best = best.max(weights.reach[near.distance(district)] * open.max(monk));
        }
        best + weights.spare * f32::from(members - most) * weights.kept[next]
    }

    /// About what another tile of a province is worth, by how many more there are than of the rarest.
    fn tile(&self, next: usize, ahead: f32) -> f32 {
        match next {
            2 if ahead < 0.5 => self.weights.last[0],
            2 => self.weights.last[1],
            _ if ahead < 0.5 => self.weights.fresh[next],
            _ => 0.5 * (self.weights.fresh[next] + self.weights.double[next]),
        }
    }

    /// Where a prince can get with his cards.
    fn near(&self, seat: Seat) -> Near {
        let (game, family) = (self.game, &self.game.families[seat]);
        let Some(here) = family.prince else { return Near::default() };
        let step = |from: District| {
            let ways = game.board.ways(game.three, from);
            some::<Card>(&game.hands[seat]).iter().fold(0, |bits, card| bits | ways[card])
        };
        let one = step(here);
        let two =
            if family.cards > 1 { District::among(one).fold(0, |bits, from| bits | step(from)) } else { 0 };
        Near { here: if family.cards > 0 { here.bit() } else { 0 }, one, two }
    }

    /// What the members in the cities still to be counted bring.
    fn cities(&self, seat: Seat) -> f32 {
        let (game, scoring) = (self.game, self.game.scoring());
        let mut points = 0.0;
        for &province in &game.board.order[usize::from(game.city)..] {
            let now = province == game.scored_province();
            let mut left = game.in_city(province);
            let mut back = 0.0;
            if now {
                for colour in game.seats() {
                    let leaving =
                        if game.has_chosen(colour) { game.chosen[colour] } else { game.back[colour] };
                    left[colour] -= leaving.min(left[colour]);
                    if colour == seat {
                        back = f32::from(leaving);
                    }
                }
            }
            let each = f32::from(MEMBER_POINTS[scoring]);
            let returned = self.weights.back.get(scoring).copied().unwrap_or(0.0);
            let decided = now && (game.has_chosen(seat) || game.phase == Phase::Recall);
            let stay = if decided { each } else { each.max(returned) };
            points += stay * f32::from(left[seat]) + back * returned;
            points += f32::from(city_shares(&left, &game.around_city(province))[seat]);
        }
        points
    }
}
