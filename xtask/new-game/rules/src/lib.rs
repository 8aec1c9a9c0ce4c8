//! Sample: everybody holds a card that nobody else sees, and may change it once. The highest cards win.
//!
//! The rules are in `RULES.md`; the code cites their numbers (R2.1).

mod action;
pub mod data;
mod estimate;
mod event;
mod label;
mod score;
mod state;
mod turn;
mod view;

pub use action::{Action, Chance};
pub use data::{Card, Options};
pub use event::{Event, Told};
pub use state::{Open, Sample};
pub use turn::Phase;
pub use view::View;
