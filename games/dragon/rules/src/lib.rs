//! In the Year of the Dragon, by Stefan Feld, with the Great Wall and the Super Events.
//!
//! Two to five princes bring their courts through the twelve months of a bad year. The rules are in
//! `RULES.md`; the code cites their numbers (R3.3). Nothing is hidden unless the table wants it to be: the only chances are
//! the row of events, the first player of the draft, and the groups of action cards.
//!
//! ```
//! use dragon::{Action, Dragon};
//! use kernel::prelude::*;
//! use kernel::{Dice, Turn};
//!
//! let mut game = Dragon::start(&Default::default(), 3)?;
//! let mut dice = Dice::new(7);
//! while let Turn::Nature = game.turn() {
//!     let chance = game.draw(&mut dice, &mut Vec::new());
//!     game.happen_unchecked(chance, &mut ());
//! }
//! // The row of events lies open; the first player of the draft takes a young monk.
//! let seat = game.turn().seats().first().unwrap();
//! game.play(seat, "take young-monk".parse()?, &mut ()).unwrap();
//! // In their first palace there is room for two; there is no third palace.
//! assert!(game.play(seat, "place 3".parse()?, &mut ()).is_err());
//! game.play(seat, "place 1".parse()?, &mut ()).unwrap();
//! assert_eq!(game.courts[seat].track, 6);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod audit;
pub mod data;
mod estimate;
mod event;
mod features;
mod label;
mod options;
mod palace;
mod reason;
mod rules;
mod score;
mod state;
mod text;
mod turn;
mod view;

pub use action::{Action, Chance};
pub use event::{Event, Told, goods_of};
pub use label::{SUPER_ABOUT, gives};
pub use options::{Options, SuperChoice};
pub use palace::{Palace, Palaces, Slot};
pub use reason::Reason;
pub use state::{Court, Dragon, Hand, Tabletop};
pub use turn::{Ask, Phase};
pub use view::View;
