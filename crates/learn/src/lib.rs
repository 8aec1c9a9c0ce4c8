//! Learning by playing against oneself: how the nets come about.
//!
//! All seats are played by one net that thinks its own run through ([`bots::run`]) and now and then does something else.
//! After a game each seat's positions are shown to the net again with what came of them: TD(λ), that is, a blend of what the
//! net said later in that game and of how it ended. Games are played in batches by the net as it was before, so the same
//! seed gives the same net on any number of threads.

mod candour;
mod game;
mod gate;
mod learner;
mod saved;

pub use candour::{CandourError, candour};
pub use gate::{Gate, gate};
pub use learner::Learner;
pub use saved::SavedError;
