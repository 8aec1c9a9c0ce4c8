//! What the tests of all games share.
//!
//! [`Match`] is a game in progress to which a test speaks in notation. [`pages()`] holds the rule pages against
//! the code and the tests. [`refusals()`] runs the table of all refusals. [`records()`] and [`allocations()`] are the
//! promises every game makes alike.

mod allocations;
mod matches;
mod pages;
mod records;
mod refusals;

pub use allocations::allocations;
pub use matches::Match;
pub use pages::pages;
pub use records::records;
pub use refusals::{Refusal, refusals};
