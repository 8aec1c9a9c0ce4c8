//! What the tests of all games share.
//!
//! [`Match`] is a game in progress to which a test speaks in notation. [`Pages`] holds the rule pages against
//! the code and the tests. [`records()`] and [`allocations()`] are the promises every game makes alike.

mod allocations;
mod matches;
mod pages;
mod records;

pub use allocations::allocations;
pub use matches::Match;
pub use pages::Pages;
pub use records::records;
