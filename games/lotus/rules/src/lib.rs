//! White Lotus, by Martin Wallace, in its version of five cubes and four rounds.
//!
//! Three to six lords put cubes on the regions of an empire, vote each other out of them in secret, and take
//! sides when a Rebel rises against the Emperor. The rules are in `RULES.md`; the code cites their numbers
//! (R3.4). Votes, sides and armies are secret until the last of them is in: a [`View`] is the open [`Tabletop`]
//! with one's own choice. The map is data ([`Board`]), and another can be read from a file.
//!
//! ```
//! use kernel::prelude::*;
//! use kernel::{Viewer, Seat};
//! use lotus::Lotus;
//!
//! let mut game = Lotus::start(&Default::default(), 3)?;
//! game.happen("emperor 0".parse()?, &mut ())?;
//! // The light lotus regions get their tiles in order; Changsha, the first of them, gets the palace.
//! for tile in ["palace", "village", "village", "village", "temple", "fort", "rice"] {
//!     game.happen(format!("tile {tile}").parse()?, &mut ())?;
//! }
//! // Two want the palace, and nobody else does anything.
//! let [anna, bruno, carla] = [0, 1, 2].map(Seat::new);
//! game.play(anna, "cube changsha".parse()?, &mut ()).unwrap();
//! game.play(bruno, "cube changsha".parse()?, &mut ()).unwrap();
//! for turn in 2..15 {
//!     game.play(Seat::new(turn % 3), "waive".parse()?, &mut ()).unwrap();
//! }
//! // They vote at once. Carla sees that Bruno has voted, but not how.
//! let before = game.view(Viewer::Seat(carla));
//! game.play(bruno, "influence 3".parse()?, &mut ()).unwrap();
//! assert_eq!(game.view(Viewer::Seat(carla)).waiting, before.waiting.without(bruno));
//! game.play(anna, "influence 2".parse()?, &mut ()).unwrap();
//! // Bruno paid three points for the palace and the title; Anna gets one of her two back.
//! assert_eq!((game.emperor, game.palaces(bruno)), (bruno, 1));
//! assert_eq!((game.lords[bruno].influence, game.lords[anna].influence), (9, 11));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod audit;
mod board;
mod cards;
pub mod data;
mod estimate;
mod event;
mod features;
mod label;
mod options;
mod realm;
mod reason;
mod rules;
mod score;
mod state;
mod text;
mod turn;
mod view;

pub use action::{Action, Chance};
pub use board::{Board, BoardError, BoardRef, Fault, Land, LandRef, Point, bit, regions};
pub use cards::Cards;
pub use event::{Event, Told, name};
pub use options::Options;
pub use realm::Realm;
pub use reason::Reason;
pub use state::{Lord, Lotus, Secret, Tabletop};
pub use turn::Phase;
pub use view::{Own, View};
