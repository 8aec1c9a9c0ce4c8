//! One running match of any game.
//!
//! A [`Table`] is a record and what follows from it: the state, the log, what may be taken back. Nature and
//! forced choices are played by the table itself, so that between two calls it always waits for somebody
//! who has to decide, or is over. [`AnyTable`] is the same without the game's type: what a terminal, a
//! store and a web page hold.
//!
//! ```
//! use kernel::fair::Seed;
//! use table::{AnyTable, Table};
//! # use dragon::Dragon;
//!
//! let mut table = Table::<Dragon>::new(&Default::default(), 3, Seed::of_game(1, 1))?;
//! table.begin();
//! let seat = table.turn().seats().first().expect("somebody is asked");
//! let choice = table.choices(seat)[0].notation.clone();
//! table.play(seat, &choice)?;
//! assert!(table.steps() > 0 && table.record().seed.is_none());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! **Keeping it.** The record is the table. After every call that changes something, the keeper of the table
//! writes the new steps, or after an undo removes those beyond [`AnyTable::steps`]; if writing
//! fails, the keeper drops the table and resumes it from what was kept. The seed is kept apart until the end.
//!
//! **What it costs.** An idle table holds the state, about 70 bytes for each step, and the size of an event plus
//! eight bytes for each event. History is not kept but replayed.

mod ahead;
mod any;
mod foresee;
mod freedom;
mod log;
mod question;
mod refused;
mod spectator;
mod table;
mod undo;

pub use any::{AnyTable, Choice, Source, fits_the_shuffle};
pub use foresee::Foreseen;
pub use log::{Entry, LogLine};
pub use refused::Refused;
pub use table::Table;
pub use undo::UndoRefusal;
