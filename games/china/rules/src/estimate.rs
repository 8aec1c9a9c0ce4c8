//! What a position is worth: the points each seat may expect at the end.
//!
//! Every region, alliance and road is taken as it stands and carried on a little: how many free spaces will be
//! filled, who may still be overtaken, which emissaries may still come. A hand is worth a share of the best that
//! it could do now; a turn that is still to come has a price of its own. The weights were found by having greedy
//! players with different ones play each other.

use estimate::Estimate;
use kernel::{MAX_SEATS, Piece, Seat};

use crate::data::*;
use crate::state::China;
use crate::turn::Phase;

/// What things are worth.
#[derive(Copy, Clone, Debug)]
pub struct Weights {
    /// Cards that a turn takes from the pile.
    pace: f32,
    /// Turns until half of what is free is filled.
    half: f32,
    /// How likely a sole first place is lost, and a tied one, for each space still to be filled.
    alone: f32,
    tied: f32,
    /// What a space still to be filled is worth to a seat that is present but not first.
    present: f32,
    /// How likely a sole majority of emissaries is lost, and a tied one, for each that may still come.
    held: f32,
    shared: f32,
    /// How likely a majority of emissaries is still won, by how many are lacking.
    won: f32,
    /// How many of the emissaries that may still come do come.
    guests: f32,
    /// What a group of two palaces may become worth, one of three, and the free ends of a longer row.
    pair: f32,
    three: f32,
    ends: f32,
    /// The share of the best use of a hand that comes true, and of its second use.
    plan: f32,
    spare: f32,
    /// An emissary that a hand could send.
    envoy: f32,
    /// A card that is not drawn yet, and two of a colour.
    card: f32,
    joker: f32,
    /// What an unknown hand is worth.
    usual: f32,
    /// A turn that is still to come.
    turn: f32,
    /// By how much the estimate is too high on average, for each round to come. It is the same for everybody and for all
    /// choices of a turn, but keeps positions of different moments comparable.
    excess: f32,
}

/// The weights in use.
pub const WEIGHTS: Weights = Weights {
    pace: 1.425,
    half: 1.5,
    alone: 0.384,
    tied: 0.16,
    present: 0.3,
    held: 0.072,
    shared: 0.112,
    won: 0.4,
    guests: 0.6,
    pair: 0.3,
    three: 0.9,
    ends: 0.4,
    plan: 0.5,
    spare: 0.1,
    envoy: 2.0,
    card: 0.479,
    joker: 0.32,
    usual: 3.0,
    turn: 5.32,
    excess: 2.4,
};

impl Estimate for China {
    /// Against three searches of 250 looks that look at six, one that plays on at random won 75 % in less time.
    const GLANCE: usize = 1;

    fn estimate(&self) -> [f32; MAX_SEATS] {
        outlook(self, &WEIGHTS)
    }
}

/// The points all seats may expect with these weights.
pub fn outlook(game: &China, weights: &Weights) -> [f32; MAX_SEATS] {
    let mut points = [0.0; MAX_SEATS];
    if game.phase == Phase::Over {
        game.seats().for_each(|seat| points[seat] = f32::from(game.princes[seat].total()));
        return points;
    }
    let outlook = Outlook::new(game, weights);
    let (holds, alliances) = (outlook.holds(), outlook.alliances());
    for seat in game.seats() {
        let palaces = outlook.palaces(seat);
        points[seat] = f32::from(game.princes[seat].total())
            + palaces.iter().sum::<f32>()
            + outlook.allied(seat, &holds, &alliances)
            + outlook.roads(seat)
            + outlook.hand(seat, &palaces)
            - weights.excess * outlook.rounds;
    }
    points
}

/// What is the same for all seats.
struct Outlook<'a> {
    game: &'a China,
    weights: &'a Weights,
    /// About how many turns a seat has left, and which share of the free spaces will be filled by the end.
    turns: f32,
    fill: f32,
    /// Rounds to come, as long as games usually are.
    rounds: f32,
    lands: [Land; REGIONS],
}

/// The palaces of a region in figures.
#[derive(Copy, Clone, Default)]
struct Land {
    counts: [u8; MAX_PLAYERS],
    /// All palaces, and spaces without one.
    all: u8,
    free: u8,
    /// The most of one seat, and the most of another.
    most: u8,
    next: u8,
}

impl Land {
    fn new(counts: [u8; MAX_PLAYERS], size: u8) -> Land {
        let mut land = Land { counts, ..Land::default() };
        for count in counts {
            land.all += count;
            land.next = land.next.max(land.most.min(count));
            land.most = land.most.max(count);
        }
        land.free = size - land.all;
        land
    }

    /// The most palaces of anybody but this seat.
    fn rival(&self, seat: Seat) -> u8 {
        if self.counts[seat] == self.most { self.next } else { self.most }
    }
}

/// How likely a seat is to have the most emissaries in a region at the end.
type Holds = [[f32; MAX_PLAYERS]; REGIONS];

impl Outlook<'_> {
    fn new<'a>(game: &'a China, weights: &'a Weights) -> Outlook<'a> {
        let players = f32::from(game.players());
        let all: u8 = game.realm.board.cards(game.players()).iter().sum();
        let pile = f32::from(all) - 3.0 * players - 4.0;
        let to_draw = match game.exhausted {
            0 => f32::from(game.piled) + pile,
            1 => f32::from(game.piled),
            _ => 0.0,
        };
        let rounds = 2.0 * pile / weights.pace / players - 1.1 * f32::from(game.round);
        // Half a round more: the one in which the pile runs out is finished.
        let turns = to_draw / weights.pace / players + if game.exhausted < 2 { 0.5 } else { 0.25 };
        let mut lands = [Land::default(); REGIONS];
        for &region in Region::ALL {
            lands[region] = Land::new(game.realm.counts(region), game.realm.board.size(region));
        }
        Outlook { game, weights, turns, fill: turns / (turns + weights.half), rounds: rounds.max(0.0), lands }
    }

    /// What the palaces in each region that is not full will score.
    fn palaces(&self, seat: Seat) -> [f32; REGIONS] {
        let mut points = [0.0; REGIONS];
        for &region in Region::ALL {
            if self.lands[region].free > 0 && self.lands[region].counts[seat] > 0 {
                points[region] = self.region(seat, region, 0);
            }
        }
        points
    }

    /// What a region will score for a seat with this number of additional palaces there.
    #[inline]
    fn region(&self, seat: Seat, region: Region, more: u8) -> f32 {
        let (land, realm) = (&self.lands[region], &self.game.realm);
        let (own, most) = (land.counts[seat] + more, land.rival(seat));
        let coming = f32::from(land.free.saturating_sub(more)) * self.fill;
        let first = f32::from(land.all + more) + coming;
        let weights = self.weights;
        let points = if own >= most {
            let risk = if own == most { weights.tied } else { weights.alone / f32::from(own - most) };
            let lost = (risk * coming).min(0.8);
            first - lost * (first - f32::from(own) - 1.0)
        } else {
            let above = land.counts.iter().copied().filter(|&count| count > own).fold(most, u8::min);
            f32::from(above) + weights.present * coming
        };
        let fort = realm.palaces[seat] & realm.forts & realm.board.land(region) != 0;
        if fort { 2.0 * points } else { points }
    }

    /// How likely each seat is to have the most emissaries in each region at the end.
    fn holds(&self) -> Holds {
        let (realm, weights) = (&self.game.realm, self.weights);
        let mut holds = [[0.0; MAX_PLAYERS]; REGIONS];
        for &region in Region::ALL {
            let here = &realm.emissaries[region];
            let room = f32::from(realm.limit(region) - realm.guests(region));
            // A region that is not full may get a higher limit.
            let room = room + if realm.is_full(region) { 0.0 } else { self.fill };
            let most = here.iter().copied().fold(0, u8::max);
            let leaders = here.iter().filter(|&&count| count == most).count();
            for seat in self.game.seats() {
                let lack = f32::from((most - here[seat]).max(u8::from(most == 0)));
                holds[region][seat] = if lack > 0.0 {
                    let left = self.game.princes[seat].emissaries > 0;
                    if left && room >= lack { self.fill * weights.won / lack } else { 0.0 }
                } else {
                    let risk = if leaders == 1 { weights.held } else { weights.shared };
                    (1.0 - risk * self.fill * room).max(0.2)
                };
            }
        }
        holds
    }

    /// What each alliance will score for the seat that holds it.
    fn alliances(&self) -> [f32; ALLIANCES] {
        let (realm, coming) = (&self.game.realm, self.weights.guests * self.fill);
        let mut points = [0.0; ALLIANCES];
        for (points, alliance) in points.iter_mut().zip(&realm.board.alliances) {
            let [one, other] = alliance.regions;
            let guests = realm.guests(one) + realm.guests(other);
            let room = realm.limit(one) + realm.limit(other) - guests;
            *points = f32::from(guests) + coming * f32::from(room + 1);
        }
        points
    }

    /// What the alliances will score for a seat.
    fn allied(&self, seat: Seat, holds: &Holds, points: &[f32; ALLIANCES]) -> f32 {
        let alliances = self.game.realm.board.alliances.iter().zip(points);
        alliances
            .map(|(held, points)| holds[held.regions[0]][seat] * holds[held.regions[1]][seat] * points)
            .sum()
    }

    /// What the rows score now, and what those that are not long enough may become.
    fn roads(&self, seat: Seat) -> f32 {
        let (realm, weights) = (&self.game.realm, self.weights);
        let (palaces, free) = (realm.palaces[seat], !realm.built());
        let (mut points, mut long) = (0.0, false);
        let mut rest = palaces;
        while rest != 0 {
            let (mut group, mut near) = (rest & rest.wrapping_neg(), 0);
            let mut fresh = group;
            while fresh != 0 {
                let joined = realm.board.roads(fresh.trailing_zeros());
                fresh &= fresh - 1;
                near |= joined & free;
                fresh |= joined & palaces & !group;
                group |= joined & palaces;
            }
            rest &= !group;
            long |= group.count_ones() >= SHORTEST_ROW;
            if near != 0 {
                points += self.fill
                    * match group.count_ones() {
                        1 => 0.0,
                        2 => weights.pair,
                        3 => weights.three,
                        _ => weights.ends * (near.count_ones().min(2) as f32),
                    };
            }
        }
        if long { points + f32::from(realm.rows(seat).points) } else { points }
    }

    /// What the hand can do next, and the turns that come. Only the hand that somebody decides about now makes a
    /// difference; the others are taken as average ones. This is where most of an estimate's time goes.
    fn hand(&self, seat: Seat, palaces: &[f32; REGIONS]) -> f32 {
        let (game, weights) = (self.game, self.weights);
        if game.exhausted > 1 && self.has_played(seat) {
            return 0.0;
        }
        let coming = weights.turn * self.turns;
        if seat != game.active {
            return weights.usual + coming;
        }
        let (hand, cards) = (&game.hands[seat], game.princes[seat].cards);
        let pairs = hand.pairs();
        let (mut best, mut second) = (0.0f32, 0.0f32);
        for region in game.open_regions(seat).iter() {
            let colour = game.realm.board.colour(region);
            let own = hand.cards[colour];
            let joker = pairs.bits() & !(1 << colour.index()) != 0;
            let most = if game.realm.is_settled(region) { 2 } else { 1 };
            let pieces = (own + u8::from(joker)).min(most);
            let gain = self.gain(seat, region, pieces, palaces[region]);
            if gain > best {
                (best, second) = (gain, best);
            } else {
                second = second.max(gain);
            }
        }
        let lacking = f32::from(HAND - cards);
        weights.plan * best
            + weights.spare * second
            + weights.card * lacking
            + if pairs.is_empty() { 0.0 } else { weights.joker }
            + coming
    }

    /// What this number of pieces in a region would bring a seat, given what its palaces there are worth now.
    fn gain(&self, seat: Seat, region: Region, pieces: u8, now: f32) -> f32 {
        let (realm, prince) = (&self.game.realm, &self.game.princes[seat]);
        let envoy = if prince.emissaries > 0 { self.weights.envoy } else { 0.0 };
        let land = &self.lands[region];
        let room = realm.limit(region) > realm.guests(region);
        if land.free == 0 || prince.palaces == 0 {
            return if room { envoy } else { 0.0 };
        }
        let one = self.region(seat, region, 1) - now;
        if pieces < 2 {
            return if room { one.max(envoy) } else { one };
        }
        let two = if land.free > 1 && prince.palaces > 1 { self.region(seat, region, 2) - now } else { one };
        two.max(one + envoy)
    }

    /// Whether a seat has had its turn in this round.
    fn has_played(&self, seat: Seat) -> bool {
        let players = self.game.players();
        let place = |seat: Seat| (seat.number() + players - self.game.start.number()) % players;
        place(seat) < place(self.game.active)
    }
}
