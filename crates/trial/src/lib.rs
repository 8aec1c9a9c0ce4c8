//! What the tests of all games share.
//!
//! [`Match`] is a game in progress to which a test speaks in notation. [`pages()`] holds the rule pages against
//! the code and the tests. [`refusals()`] runs the table of all refusals, [`BoardFile`] looks for the faults of a
//! board's file, [`damaged_boards()`] and [`damaged_records()`] break files anywhere. [`options()`], [`records()`] and [`allocations()`] are the promises every game makes alike.

mod allocations;
mod board_file;
mod damage;
mod matches;
mod options;
mod pages;
mod records;
mod refusals;

pub use allocations::allocations;
pub use board_file::BoardFile;
pub use damage::{damaged_boards, damaged_records};
pub use matches::Match;
pub use options::{options, own_board, wrong_board};
pub use pages::pages;
pub use records::records;
pub use refusals::{Refusal, refusals};
