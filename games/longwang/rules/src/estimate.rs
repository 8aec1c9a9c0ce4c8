//! What a position is worth: a temple of three parts, less the time until it stands.
//!
//! Everything a seat still lacks is turned into action points: tokens by what its explorers gather and by
//! explorers it may add, jade by the way to the tiles that may be the right one. Points, cards and the dragon at hand
//! are subtracted, and the rest is converted into rounds. The weights were found by having greedy players with different
//! weights play each other.

use estimate::Estimate;
use kernel::{MAX_SEATS, Piece, Seat};

use crate::data::*;
use crate::rules::round::may_announce;
use crate::state::{Longwang, Place};
use crate::turn::Phase;

/// What things are worth, in action points unless stated otherwise.
#[derive(Copy, Clone, Debug)]
pub struct Weights {
    /// What a round is worth, in parts of a temple.
    round: f32,
    /// What a seat can do in a round.
    pace: f32,
    /// A part that stands, in parts of a temple: nobody can take its tokens any more.
    safe: f32,
    /// A point of this turn that is not spent yet.
    point: f32,
    /// Tokens beyond what is lacking.
    spare: f32,
    /// Another tile to be tried, and jade that cannot be reached.
    tile: f32,
    lost: f32,
    /// Each card in hand, by its kind: alone, and for each of a pair.
    single: [f32; CARDS],
    paired: [f32; CARDS],
    /// A card to be drawn.
    drawn: f32,
    /// A look at a tile on the board.
    look: f32,
    /// Each dragon not called yet in this turn, and for each number on the die still to be used.
    called: [f32; DRAGONS],
    left: [f32; DRAGONS],
}

/// The weights in use.
pub const WEIGHTS: Weights = Weights {
    round: 0.3,
    pace: 6.5,
    safe: 0.06,
    point: 0.8,
    spare: 0.05,
    tile: 4.0,
    lost: 14.0,
    single: [0.9, 1.8, 0.8, 0.3, 0.3, 0.3, 0.3, 0.4, 0.6, 0.5],
    paired: [0.9, 1.8, 0.8, 0.3, 0.3, 0.3, 0.3, 0.7, 1.0, 1.2],
    drawn: 1.1,
    look: 0.5,
    called: [3.5, 1.2, 1.8, 2.4],
    left: [1.9, 0.6, 0.9, 1.3],
};

impl Estimate for Longwang {
    const WIDE: usize = 0;
    const DEEP: usize = 6;
    /// About a round: against three greedy players it won 23 of 32 games, while playing on to the end won 19 of 40.
    const HORIZON: u32 = 100;

    fn estimate(&self) -> [f32; MAX_SEATS] {
        let mut points = [0.0; MAX_SEATS];
        self.seats().for_each(|seat| points[seat] = outlook(self, seat, &WEIGHTS));
        points
    }

    fn estimate_for(&self, seat: Seat) -> f32 {
        outlook(self, seat, &WEIGHTS)
    }
}

/// The parts a seat may expect with these weights.
pub fn outlook(game: &Longwang, seat: Seat, weights: &Weights) -> f32 {
    let parts = f32::from(game.builders[seat].parts);
    if game.phase == Phase::Over {
        return parts;
    }
    let Some(number) = game.hidden.objectives[seat] else { return 0.0 };
    let objective = game.board.objective(number);
    let ways = Ways::new(game, seat, objective.jade);
    let lacking = tokens(game, seat, &objective.costs, &ways, weights) + jade(game, seat, &ways, weights)
        - at_hand(game, seat, weights);
    let rounds = lacking.max(0.0) / weights.pace + wait(game, seat);
    PARTS as f32 - weights.round * rounds + weights.safe * parts
}

/// Rounds until a seat's next turn: a fourth for each that comes before.
fn wait(game: &Longwang, seat: Seat) -> f32 {
    let turns = (seat.number() + PLAYERS as u8 - game.active.number()) % PLAYERS as u8;
    if turns == 0 { 1.0 } else { f32::from(turns) / PLAYERS as f32 }
}

/// How many explorers it takes to get somewhere from where a seat stands.
pub(crate) struct Ways {
    /// To a free cell of each resource.
    pub fields: [u8; RESOURCES],
    /// To a tile that is the right one, as the seat has seen; to the nearest that it has not seen.
    pub right: u8,
    pub unseen: u8,
    /// Tiles that the seat has not seen, on the board and elsewhere, and right ones among them.
    pub unknown: u8,
    pub hopes: u8,
    pub has_right: bool,
}

/// Paths longer than this are not looked for.
const FAR: u8 = 8;

impl Ways {
    pub fn new(game: &Longwang, seat: Seat, wanted: Jade) -> Ways {
        let mut ways = Ways {
            fields: [FAR; RESOURCES],
            right: FAR,
            unseen: FAR,
            unknown: 0,
            hopes: game.board.tiles_of_each_kind,
            has_right: false,
        };
        let (right, unseen) = ways.survey(game, seat, wanted);
        ways.walk(game, seat, right, unseen);
        ways
    }

    /// What the seat knows about the tiles: where the right one lies, and where one lies that may be right.
    fn survey(&mut self, game: &Longwang, seat: Seat, wanted: Jade) -> (u128, u128) {
        let (mut right, mut unseen, beds) = (0, 0, game.board.beds());
        for (place, tile) in game.tiles.iter().enumerate() {
            let here = if tile.place == Place::Board { beds[place] } else { 0 };
            if !tile.seen.contains(seat) {
                self.unknown += 1;
                unseen |= here;
            } else if game.hidden.jade[place] == Some(wanted) {
                self.hopes = self.hopes.saturating_sub(1);
                right |= here;
                self.has_right |= tile.place == Place::Hand(seat);
            }
        }
        (right, unseen)
    }

    /// Ring by ring, over free cells.
    fn walk(&mut self, game: &Longwang, seat: Seat, right: u128, unseen: u128) {
        let board = &*game.board;
        let own = game.explorers[seat];
        let free = (board.land() & !game.occupied() | board.neutral()) & !own;
        let mut reached = game.sites(seat) & free;
        let mut missing = !self.has_right;
        for steps in 1..FAR {
            let first = |way: u8, there: u128| if there == 0 { way } else { way.min(steps) };
            let mut open = false;
            for &resource in Resource::ALL {
                let way = &mut self.fields[resource];
                *way = first(*way, reached & board.fields(resource));
                open |= *way == FAR;
            }
            if missing {
                self.right = first(self.right, reached & right);
                self.unseen = first(self.unseen, reached & unseen);
                missing = self.unseen == FAR && unseen != 0 || self.right == FAR && right != 0;
            }
            if !open && !missing {
                return;
            }
            reached |= board.around(reached) & free;
        }
    }
}

/// Action points for the tokens that base and roof still cost.
pub(crate) fn tokens(
    game: &Longwang,
    seat: Seat,
    costs: &[[u8; RESOURCES]; 2],
    ways: &Ways,
    weights: &Weights,
) -> f32 {
    let (builder, hand) = (&game.builders[seat], &game.hidden.hands[seat]);
    let mut points = 0.0;
    for &resource in Resource::ALL {
        let due = costs.iter().skip(builder.parts.into()).map(|cost| u16::from(cost[resource])).sum::<u16>();
        let have = builder.tokens[resource] + BOUNTY * u16::from(hand[Card::of(resource)]);
        points -= weights.spare * f32::from(have.saturating_sub(due).min(6));
        let lack = due.saturating_sub(have);
        if lack > 0 {
            let explorers = game.harvest(seat, resource);
            points += PRICES[usize::from(ways.fields[resource].min(3)) - 1]
                [usize::from(explorers).min(MOST - 1)][usize::from(lack).min(LACK - 1)];
            points += f32::from(if explorers == 0 { 2 * ways.fields[resource].saturating_sub(3) } else { 0 });
        }
    }
    points
}

const MOST: usize = 8;
const LACK: usize = 24;

/// Action points for a number of tokens with a number of explorers on their cells, if it takes `steps` to bring another there.
static PRICES: [[[f32; LACK]; MOST]; 3] = prices();

const fn prices() -> [[[f32; LACK]; MOST]; 3] {
    let mut table = [[[0.0; LACK]; MOST]; 3];
    let mut steps = 0;
    while steps < 3 {
        let mut explorers = 0;
        while explorers < MOST {
            let mut lack = 1;
            while lack < LACK {
                table[steps][explorers][lack] = cheapest(steps + 1, explorers, lack);
                lack += 1;
            }
            explorers += 1;
        }
        steps += 1;
    }
    table
}

/// The best number of explorers to add: the first one walks, the others stand beside it.
const fn cheapest(steps: usize, explorers: usize, lack: usize) -> f32 {
    let mut best = f32::MAX;
    let mut more = 0;
    while more < 6 {
        let all = explorers + more;
        if all > 0 {
            let gathers = lack as f32 / all as f32;
            let gathers = if gathers < 1.0 { 1.0 } else { gathers };
            let walk = if more > 0 { 2 * (steps + more - 1) } else { 0 };
            let cost = gathers + walk as f32;
            if cost < best {
                best = cost;
            }
        }
        more += 1;
    }
    best
}

/// Action points for the right jade.
pub(crate) fn jade(game: &Longwang, seat: Seat, ways: &Ways, weights: &Weights) -> f32 {
    if ways.has_right {
        return 0.0;
    }
    let mut best = weights.lost;
    if ways.right < FAR {
        best = best.min(2.0 * f32::from(ways.right));
    }
    if ways.hopes > 0 && ways.unknown > 0 {
        // This is how many tiles must be tried on average.
        let tries = f32::from(ways.unknown + 1) / f32::from(ways.hopes + 1);
        let more = weights.tile * (tries - 1.0);
        if ways.unseen < FAR {
            best = best.min(2.0 * f32::from(ways.unseen) + more);
        }
        if game.hidden.hands[seat][Card::SeaGoddess] >= PAIR {
            best = best.min(1.0 + more);
        }
    }
    best
}

/// Points of the turn, cards and the dragon, in action points.
pub(crate) fn at_hand(game: &Longwang, seat: Seat, weights: &Weights) -> f32 {
    let hand = &game.hidden.hands[seat];
    let mut points = 0.0;
    if game.builders[seat].cards > 0 {
        for (&count, (single, paired)) in hand.iter().zip(weights.single.iter().zip(&weights.paired)) {
            points += f32::from(count.min(3)) * if count >= PAIR { paired } else { single };
        }
    }
    if seat != game.active || game.round == 0 {
        return points;
    }
    points += weights.point * f32::from(game.turn.points);
    let dragon = game.wheel[seat];
    let waits = match game.phase {
        Phase::Draw | Phase::Steal(_) => weights.drawn,
        Phase::Answers | Phase::Die => weights.called[dragon],
        // A look costs nothing and may save a way.
        Phase::Reveal(tile) if game.tiles[tile.place()].place == Place::Board => weights.look,
        _ => weights.left[dragon] * f32::from(game.power.left),
    };
    points + waits + if may_announce(game, seat) { 0.8 * weights.called[dragon] } else { 0.0 }
}
