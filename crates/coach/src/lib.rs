//! What a choice is worth, and what the decisions of a finished game cost.
//!
//! Both are found in the same way: worlds are imagined that the seat cannot tell from the true one
//! ([`kernel::Hidden::imagine`]), a choice is made in each, and everybody plays on like the bot `swift`. What comes of it,
//! averaged, is what the choice is worth if everybody plays like that. All choices are tried in the same worlds with the same
//! luck, so a difference between them is seldom an accident. The true state has no part in it.
//!
//! - [`hint()`]: the best choices of a seat, what they bring and from where;
//! - [`Reviewing`]: a finished game, in parts that can be worked on anywhere and in any order;
//! - [`Review`]: what came of it;
//! - [`puzzle`]: positions in which one choice is clearly best.
//!
//! What may be spent is counted in positions that a net judges, not in time, so the same question has the same answer on
//! every machine. `docs/coach.md` tells more.

mod decision;
mod everybody;
mod hint;
mod moment;
pub mod puzzle;
mod review;
mod reviewing;
mod worlds;

pub use everybody::Everybody;
pub use hint::{Advice, hint, line};
pub use moment::chance;
pub use puzzle::{Puzzle, Puzzles, Weighed};
pub use review::{Chance, Decision, Moment, Review, Tally};
pub use reviewing::{Found, Reviewing};

/// Positions that a net judges for one hint: about a second. A build that is not optimised has to make do with fewer.
pub const HINT: u64 = if cfg!(debug_assertions) { 20_000 } else { 600_000 };

/// Positions that a net judges for one review: less than a minute on two cores.
pub const REVIEW: u64 = if cfg!(debug_assertions) { 100_000 } else { 40_000_000 };
