//! Lóngwáng – The Realm of Dragons.
//!
//! Four players explore the realm round the dragon wheel, gather what their secret objective cards ask for, and
//! race to build a temple of base, roof and jade. The rules are in `RULES.md`; the code cites their numbers
//! (R6.1). Objective cards, hands and jade tiles are hidden: a [`View`] is the open [`Tabletop`] with what a viewer has
//! seen. The board with its dice and cards is data ([`Board`]), and another can be read from a file.
//!
//! ```
//! use kernel::prelude::*;
//! use kernel::{Dice, Viewer, Turn};
//! use longwang::Longwang;
//!
//! let mut game = Longwang::start(&Default::default(), 4)?;
//! for chance in ["dragon air", "dragon earth", "dragon fire", "dragon water", "objective 5"] {
//!     game.happen(chance.parse()?, &mut ())?;
//! }
//! let mut dice = Dice::new(7);
//! while let Turn::Nature = game.turn() {
//!     let chance = game.draw(&mut dice, &mut Vec::new());
//!     game.happen_unchecked(chance, &mut ());
//! }
//! // The air dragon is in the north-west, so its player settles first: beside their corner.
//! let seat = game.turn().seats().first().unwrap();
//! assert!(game.play(seat, "place e5".parse()?, &mut ()).is_err());
//! for choice in ["place b1", "place b2"] {
//!     game.play(seat, choice.parse()?, &mut ()).unwrap();
//! }
//! // Only they know their objective.
//! assert_eq!(game.view(Viewer::Seat(seat)).objectives[seat], Some(5));
//! assert_eq!(game.view(Viewer::Spectator).objectives[seat], None);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod audit;
mod board;
mod cells;
pub mod data;
mod estimate;
mod event;
mod features;
mod hand;
mod label;
mod menu;
mod options;
mod reason;
mod rules;
mod score;
mod state;
mod text;
mod turn;
mod view;

pub use action::{Action, Cell, Chance, Tile, cells};
pub use board::{Board, BoardError, BoardRef, Cost, Face, Fault, Objective, Prices, Square};
pub use event::{Event, Told};
pub use hand::{Back, Backs, Faces};
pub use options::Options;
pub use reason::Reason;
pub use state::{Budget, Builder, Longwang, Lying, Place, Power, Secrets, Tabletop};
pub use turn::Phase;
pub use view::{Unseen, View};
