//! What the tests of all games share.
//!
//! [`Match`] is a game in progress that a test plays in notation. [`pages()`] compares the rule pages with
//! the code and the tests. [`refusals()`] runs the table of all refusals, [`BoardFile`] looks for the faults of a
//! board's file, [`damaged_boards()`] and [`damaged_records()`] break files anywhere, [`large_board()`] is larger than
//! any new board may be, [`any_board()`] and its like check what must hold for any text at all. [`options()`], [`first()`], [`amounts()`],
//! [`records()`] and [`rules!`] are the promises every game makes alike. [`look`] draws a board for a viewer;
//! [`promises!`] holds what all boards promise.

mod allocations;
mod amounts;
mod anything;
mod board_file;
mod damage;
mod first;
mod large;
pub mod look;
mod matches;
mod options;
mod pages;
pub mod promises;
mod records;
mod refusals;
pub mod terminal;

#[doc(hidden)]
pub use insta;

pub use allocations::allocations;
pub use amounts::amounts;
pub use anything::{any_board, any_notation, any_record};
pub use board_file::BoardFile;
pub use damage::{damaged, damaged_boards, damaged_records};
pub use first::first;
pub use large::large_board;
pub use matches::Match;
pub use options::{options, own_board, wrong_board};
pub use pages::pages;
pub use records::records;
pub use refusals::{Refusal, refusals};

/// Tests of what the rules of every game promise: all laws hold, for all options and numbers of players, in a number of
/// games each; no step allocates; and the rule pages beside the crate, with the number of rules in each chapter, are what
/// the code cites and the tests are named after.
#[macro_export]
macro_rules! rules {
    ($game:ty, $games:literal games, $chapters:expr) => {
        #[test]
        fn laws_hold_for_all_players_and_options() {
            ::kernel::laws::check::<$game>($games);
        }

        #[test]
        fn a_playout_allocates_nothing_after_warm_up() {
            $crate::allocations::<$game>();
        }

        #[test]
        fn every_rule_is_in_both_languages_and_has_a_test() {
            $crate::pages(env!("CARGO_MANIFEST_DIR"), &$chapters);
        }
    };
}
