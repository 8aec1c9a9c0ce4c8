//! What a position is worth: the points each seat may expect at the end.
//!
//! Chips count with what they will still bring, points in hand with a price of their own, cubes with the
//! chance to win their region. While players choose in secret, a seat's estimate uses only its own choice
//! and expects the usual from everybody else, even in a state that holds all secrets: so no search answers what the
//! seat could not know. The weights were found by having greedy players with different ones play each other.

use estimate::Estimate;
use kernel::{MAX_SEATS, Piece, Seat};

use crate::board::{bit, regions};
use crate::data::*;
use crate::state::Lotus;
use crate::turn::Phase;

/// What things are worth.
#[derive(Copy, Clone, Debug)]
pub struct Weights {
    /// A point of influence, and of army, that can still be used.
    influence: f32,
    army: f32,
    /// The share of the Emperor's points to come that stay with the present one.
    throne: f32,
    /// What a palace and a village promise beyond that, for each rebellion to come.
    palace: f32,
    village: f32,
    /// How likely another is to join a cube that is alone, for each cube that others still have to put.
    joined: f32,
    /// How much influence a future contest costs.
    contest: f32,
    /// The share of their points up to six that a contender plays, and how much chance is in a vote.
    vote: f32,
    chance: f32,
    /// What the Emperor's word in a tie is worth, in votes.
    word: f32,
    /// The share of its army that a leader sends, and how much chance is in a rebellion, at least and for
    /// each army point of the others.
    sent: f32,
    fight: f32,
    swing: f32,
    /// What taking a region brings, and what losing costs a leader and another.
    capture: f32,
    leader: f32,
    follower: f32,
    /// What everybody gains in a round on average, which keeps positions of different moments comparable.
    round: f32,
}

/// The weights in use.
pub const WEIGHTS: Weights = Weights {
    influence: 0.15,
    army: 0.3,
    throne: 0.6,
    palace: 0.1,
    village: 0.21,
    joined: 0.027,
    contest: 3.5,
    vote: 0.4,
    chance: 1.2,
    word: 0.5,
    sent: 0.5,
    fight: 1.5,
    swing: 0.25,
    capture: 1.6,
    leader: 2.0,
    follower: 0.8,
    round: 3.0,
};

impl Estimate for Lotus {
    fn estimate(&self) -> [f32; MAX_SEATS] {
        outlook(self, &WEIGHTS)
    }

    fn estimate_for(&self, seat: Seat) -> f32 {
        if self.phase == Phase::Over {
            return f32::from(self.total(seat));
        }
        Outlook::new(self, &WEIGHTS).of(seat)
    }
}

/// The points all seats may expect with these weights.
pub fn outlook(game: &Lotus, weights: &Weights) -> [f32; MAX_SEATS] {
    let mut points = [0.0; MAX_SEATS];
    if game.phase == Phase::Over {
        game.seats().for_each(|seat| points[seat] = f32::from(game.total(seat)));
        return points;
    }
    let outlook = Outlook::new(game, weights);
    game.seats().for_each(|seat| points[seat] = outlook.of(seat));
    points
}

/// What is the same for all seats.
struct Outlook<'a> {
    game: &'a Lotus,
    weights: &'a Weights,
    /// What a chip with each building is worth to its owner.
    worth: [f32; BUILDINGS],
    /// Rounds and Emperor's points to come, including this round's.
    rounds: f32,
    reigns: f32,
}

impl Outlook<'_> {
    fn new<'a>(game: &'a Lotus, weights: &'a Weights) -> Outlook<'a> {
        let rest = f32::from(ROUNDS - game.round.max(1));
        let (reigns, fights) = match game.phase {
            Phase::Muster => (rest, rest + 1.0),
            Phase::Capture | Phase::Income => (rest, rest),
            _ => (rest + 1.0, rest + 1.0),
        };
        let mut worth = [0.0; BUILDINGS];
        for &building in Building::ALL {
            let (influence, army) = YIELD[building];
            let income = f32::from(influence) * weights.influence + f32::from(army) * weights.army;
            worth[building] = f32::from(POINTS[building]) + rest * income;
        }
        let palace = f32::from(PALACE_INFLUENCE) * weights.influence;
        worth[Building::Palace] += rest * palace.max(weights.army) + fights * weights.palace;
        worth[Building::Village] += fights * weights.village;
        Outlook { game, weights, worth, rounds: (reigns + fights) / 2.0, reigns }
    }

    /// The points a seat may expect.
    fn of(&self, seat: Seat) -> f32 {
        let (game, weights) = (self.game, self.weights);
        let (realm, lord) = (&game.realm, &game.lords[seat]);
        let mut points = f32::from(lord.victory) + weights.round * self.rounds;
        for &building in Building::ALL {
            points += self.worth[building] * f32::from(realm.count(seat, building));
        }
        let dragons = (realm.chips[seat] & realm.board.dragons()).count_ones() as f32;
        points += f32::from(DRAGON_POINTS) * dragons;
        if game.emperor == seat {
            points += weights.throne * self.reigns;
        }
        let price = self.price(seat);
        points += price * f32::from(lord.influence) + self.cubes(seat, price);
        match game.phase {
            Phase::Muster => points + self.muster(seat),
            Phase::Capture => points + self.capture(seat) + self.reserve() * f32::from(lord.army),
            _ => points + weights.army * f32::from(lord.army),
        }
    }

    /// What a point of influence is worth to a seat: in the last round it is for contests that are still to
    /// come.
    fn price(&self, seat: Seat) -> f32 {
        let game = self.game;
        let now = game.region.map_or(0, bit);
        let useful = game.round < ROUNDS
            || game.phase == Phase::Cubes
            || game.realm.cubes[seat] & !now != 0 && !matches!(game.phase, Phase::Muster | Phase::Capture);
        if useful { self.weights.influence } else { 0.0 }
    }

    /// What a point of army is worth after this round's rebellion.
    fn reserve(&self) -> f32 {
        if self.game.round < ROUNDS { self.weights.army } else { 0.0 }
    }

    /// What a region is worth to its winner.
    fn region(&self, region: Region) -> f32 {
        let realm = &self.game.realm;
        let dragon = realm.board.dragons() & bit(region) != 0;
        let building = realm.building(region).map_or(0.0, |building| self.worth[building]);
        building + if dragon { f32::from(DRAGON_POINTS) } else { 0.0 }
    }

    /// What a seat's cubes are worth.
    fn cubes(&self, seat: Seat, price: f32) -> f32 {
        let (game, weights) = (self.game, self.weights);
        let cubes = game.realm.cubes[seat];
        if cubes == 0 {
            return 0.0;
        }
        let coming = if game.phase == Phase::Cubes {
            f32::from(game.players * CUBES - game.done) * weights.joined
        } else {
            0.0
        };
        let mut points = 0.0;
        for region in regions(cubes) {
            let worth = self.region(region);
            if game.region == Some(region) {
                points += self.contest(seat, worth, price);
                continue;
            }
            let (mut rivals, mut all) = (0.0, 0.0);
            for other in game.seats().filter(|&other| game.realm.cubes[other] & bit(region) != 0) {
                all += 3.0 + f32::from(game.lords[other].influence);
                rivals += 1.0;
            }
            if rivals > 1.0 {
                let share = (3.0 + f32::from(game.lords[seat].influence)) / all;
                points += share * worth - weights.contest * price;
            } else {
                points += worth * (1.0 - 0.5 * coming.min(1.0));
            }
        }
        points
    }

    /// What the present contest is worth to a seat that is in it, with what it has chosen itself.
    fn contest(&self, seat: Seat, worth: f32, price: f32) -> f32 {
        let (game, weights) = (self.game, self.weights);
        let others = (game.contenders.len() - 1) as f32;
        if game.phase == Phase::Expel {
            let tied = game.tied.len() as f32;
            let stays = if game.tied.contains(seat) { 1.0 - 1.0 / tied } else { 1.0 };
            return stays * worth / others;
        }
        let usual = |other: Seat| weights.vote * f32::from(game.lords[other].most_influence());
        let secret = &game.secrets[seat];
        let played = secret.points.map_or(usual(seat), f32::from);
        // Votes against each contender: others vote against anybody, this seat as it has chosen.
        let all: f32 = game.contenders.iter().filter(|&other| other != seat).map(usual).sum();
        let (mut own, mut sum) = (0.0, 0.0);
        for other in game.contenders.iter() {
            let mut votes = if other == seat { all } else { all - usual(other) } / others;
            votes += match secret.against {
                Some(rival) if rival == other => played,
                None if other != seat => played / others,
                _ => 0.0,
            };
            if other == game.emperor {
                votes -= weights.word;
            }
            let risk = (votes / weights.chance).exp();
            sum += risk;
            own += if other == seat { risk } else { 0.0 };
        }
        let leaves = own / sum;
        let back = (played / 2.0).ceil();
        (1.0 - leaves) * worth / others - price * (played - leaves * back)
    }

    /// What the present rebellion is worth to a seat, with what it has chosen itself.
    fn muster(&self, seat: Seat) -> f32 {
        let (game, weights) = (self.game, self.weights);
        let (secret, held) = (&game.secrets[seat], f32::from(game.lords[seat].army));
        let Some(side) = secret.side else { return self.reserve() * held };
        let (foe, friend) = match side {
            Side::Emperor => (game.leader_of(Side::Rebel), game.emperor),
            Side::Rebel => (game.emperor, game.leader_of(Side::Rebel)),
        };
        let played = secret.points.map_or(weights.sent * held, f32::from);
        let bonus = f32::from(BONUS)
            * (f32::from(game.palaces(game.emperor)) - f32::from(game.villages(game.leader_of(Side::Rebel))));
        let mut lead = if side == Side::Emperor { bonus } else { -bonus };
        let mut others = 0.0;
        for other in game.seats().filter(|&other| other != seat) {
            let army = f32::from(game.lords[other].army);
            if other == foe {
                lead -= weights.sent * army;
            } else if other == friend {
                lead += weights.sent * army;
            } else {
                others += army;
            }
        }
        let wins = 1.0 / (1.0 + (-(lead + played) / (weights.fight + weights.swing * others)).exp());
        let near = game.realm.board.near_any(game.realm.chips[seat]) & game.realm.chips[foe] != 0;
        let gain = if near { weights.capture } else { 1.0 };
        let loss = if seat == friend { weights.leader } else { weights.follower };
        let loss = if game.realm.chips[seat] == 0 { 0.0 } else { loss };
        wins * gain - (1.0 - wins) * loss + self.reserve() * (held - played)
    }

    /// What is still to be taken after a rebellion, by a seat or from it.
    fn capture(&self, seat: Seat) -> f32 {
        let (game, weights) = (self.game, self.weights);
        if game.pending.contains(seat) {
            return weights.capture;
        }
        if game.shown[seat].side == game.winner {
            return 0.0;
        }
        let open = (MOST_LOST - game.lost[seat]).min(game.pending.len() as u8);
        -0.5 * weights.follower * f32::from(open)
    }
}
