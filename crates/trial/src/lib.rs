//! What the tests of all games share.
//!
//! [`Match`] is a game in progress that a test plays in notation. [`pages()`] compares the rule pages with
//! the code and the tests. [`refusals()`] runs the table of all refusals, [`BoardFile`] looks for the faults of a
//! board's file, [`damaged_boards()`] and [`damaged_records()`] break files anywhere, [`large_board()`] is larger than
//! any new board may be, [`any_board()`] and its like check what must hold for any text at all. [`options()`], [`first()`],
//! [`records()`] and [`allocations()`] are the promises every game makes alike. [`look`] draws a board for a viewer;
//! [`promises!`] holds what all boards promise.

mod allocations;
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
