//! China, by Michael Schacht, with both sides of its board and the fortresses.
//!
//! Three to five families of ancient China build palaces in nine regions and send emissaries to their courts.
//! The rules are in `RULES.md`; the code cites their numbers (R2.6). Hands are hidden: a [`View`] is the open
//! [`Tabletop`] with one's own hand. The map is data ([`Board`]), and another can be read from a file.
//!
//! ```
//! use china::{Action, China};
//! use kernel::prelude::*;
//! use kernel::{Dice, Viewer, Turn};
//!
//! let mut game = China::start(&Default::default(), 4)?;
//! for chance in ["first 0", "card red", "card red", "card violet"] {
//!     game.happen(chance.parse()?, &mut ())?;
//! }
//! let mut dice = Dice::new(7);
//! while let Turn::Nature = game.turn() {
//!     let chance = game.draw(&mut dice, &mut Vec::new());
//!     game.happen_unchecked(chance, &mut ());
//! }
//! // The start player has two red cards: they may build in Wei, which is red and empty, but only one palace.
//! let seat = game.turn().seats().first().unwrap();
//! for choice in ["region wei", "palace wei-1"] {
//!     game.play(seat, choice.parse()?, &mut ()).unwrap();
//! }
//! assert!(game.play(seat, "palace wei-2".parse()?, &mut ()).is_err());
//! // Now they draw. The others know only how many cards they have.
//! assert_eq!(game.view(Viewer::Spectator).princes[seat].cards, 2);
//! assert!(game.view(Viewer::Spectator).own.is_none());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod audit;
mod board;
pub mod data;
mod estimate;
mod event;
mod features;
mod label;
mod options;
mod realm;
mod reason;
pub mod roads;
mod rules;
mod score;
mod state;
mod text;
mod turn;
mod view;

pub use action::{Action, Chance, Put, Space};
pub use board::{Alliance, Board, BoardError, BoardRef, Fault, Land, Obstacle, Point};
pub use event::{Event, Row, Told};
pub use options::{Options, Side};
pub use realm::Realm;
pub use reason::Reason;
pub use state::{China, Hand, Prince, Tabletop};
pub use turn::{Ask, Phase};
pub use view::{Own, View};
