//! Ming Dynasty, by Robert F. Watson, with the neutral colour of two players.
//!
//! Two to four princes of the young dynasty send the members of their families through six provinces of China,
//! into districts, cities and monasteries. The rules are in `RULES.md`; the code cites their numbers (R4.2).
//! Everything lies open but the return cards while they are being chosen, so a [`View`] is the open [`Tabletop`] with
//! one's own choice. The map is data ([`Board`]), and another can be read from a file.
//!
//! ```
//! use kernel::prelude::*;
//! use kernel::{Dice, Seat, Turn};
//! use ming::Ming;
//!
//! let mut game = Ming::start(&Default::default(), 3)?;
//! for chance in ["card horse", "card junk", "card horse", "card barge", "card barge", "card horse", "first 1"] {
//!     game.happen(chance.parse()?, &mut ())?;
//! }
//! let mut play = |number, choice: &str| game.play(Seat::new(number), choice.parse().unwrap(), &mut ());
//! play(1, "prince white-1").unwrap();
//! assert!(play(2, "prince white-1").is_err(), "there is a prince in that district");
//! play(2, "prince white-2").unwrap();
//! play(0, "prince blue-3").unwrap();
//! // Now members come to the province spaces, one at a time.
//! play(1, "member white").unwrap();
//! assert_eq!(game.families[Seat::new(1)].spaces, [1, 0, 0, 0, 0, 0]);
//! assert_eq!(game.turn(), Turn::of(Seat::new(2)));
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
mod reason;
mod rules;
mod score;
mod state;
mod text;
mod turn;
mod view;

pub use action::{Action, Chance};
pub use board::{Area, Board, BoardError, BoardRef, Border, Fault, Land, Point};
pub use event::{Event, Place, Told};
pub use options::{Options, Readings};
pub use reason::Reason;
pub use score::{city_shares, majority, tile_points};
pub use state::{Colours, Family, Ming, Tabletop};
pub use turn::Phase;
pub use view::{Own, View};
