//! Everybody's chances at a moment.

use estimate::Estimate;
use kernel::{Seat, Turn};

use crate::everybody::Everybody;
use crate::review::Chance;
use crate::worlds::{Worlds, luck, mean, view_of};

/// The fewest worlds in which somebody's chance is looked for, and the most.
const WORLDS: std::ops::Range<u64> = 2..32;

/// A seat's chance of winning, by what it knows.
pub fn chance<G: Estimate>(everybody: &mut Everybody<G>, state: &G, seat: Seat, budget: u64) -> Chance {
    let view = view_of(state, seat);
    let worlds = Worlds::<G>::new(&view, seat, 2);
    let end = everybody.spent + budget;
    let mut wins = Vec::new();
    while (wins.len() as u64) < WORLDS.start || (everybody.spent < end && (wins.len() as u64) < WORLDS.end) {
        let (mut world, mut dice) = worlds.world(wins.len() as u64);
        wins.push(everybody.expect(&mut world, seat, 1, &mut dice).win);
    }
    Chance::of(mean(wins.into_iter()))
}

/// Everybody's chance of winning by what lies on the table, hidden or not. They add up to one.
pub(crate) fn hindsight<G: Estimate>(everybody: &mut Everybody<G>, state: &G, budget: u64) -> Vec<Chance> {
    let end = everybody.spent + budget;
    let mut sums = vec![0.0; usize::from(state.players())];
    let mut number = 0;
    while number < WORLDS.start || (everybody.spent < end && number < WORLDS.end) {
        let outlooks = everybody.expect_each(&mut state.clone(), &mut luck(3, number));
        sums.iter_mut().zip(outlooks).for_each(|(sum, outlook)| *sum += outlook.win);
        number += 1;
    }
    let all: f32 = sums.iter().sum::<f32>().max(f32::MIN_POSITIVE);
    sums.iter().map(|sum| Chance::of(sum / all)).collect()
}

/// What came of it for a seat: a win, shared where several won.
pub(crate) fn result<G: Estimate>(end: &G, seat: Seat) -> Chance {
    debug_assert!(end.turn() == Turn::Over, "the game has ended");
    Chance::of(bots::run::result(end, seat).win)
}
