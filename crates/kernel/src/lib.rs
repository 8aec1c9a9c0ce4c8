//! What the five games of Tianxia share.
//!
//! A game is a pure state machine ([`Game`]): a state, an action, the next state. Who acts is said by its
//! [`Turn`]: one seat, several at once, or Nature, whose shuffles, draws and dice are recorded like any
//! other action. What a seat may know is a type of its own, and [`Game::imagine`] makes a full state out of
//! it, so that bots can think without peeking. A [`Record`] is a whole game on paper; [`fair`] makes its
//! shuffles provable; [`laws`] tests what every game owes to all of this.

pub mod bits;
pub mod dice;
pub mod estimate;
pub mod fair;
pub mod game;
pub mod heap;
pub mod laws;
pub mod log;
pub mod named;
pub mod notation;
pub mod options;
pub mod phrase;
pub mod pieces;
pub mod playout;
pub mod record;
pub mod replay;
pub mod seat;
pub mod standing;
pub mod turn;

pub use dice::Dice;
pub use estimate::Estimate;
pub use game::{Event, Game, Illegal, Impossible, Reason, SetupError, waiting};
pub use heap::Heap;
pub use log::Log;
pub use named::{Named, key};
pub use notation::{Notation, NotationError, read_number, read_words};
pub use options::{OptionError, OptionSpec, Options};
pub use phrase::{Arg, Phrase};
pub use pieces::{Piece, Set};
pub use playout::{Played, Scratch, playout};
pub use record::{Actor, Outcome, Record, RecordError, Step};
pub use replay::{Replay, VerifyError, verify};
pub use seat::{MAX_SEATS, Seat, Seats};
pub use standing::Standing;
pub use turn::{Eye, Turn};

/// For the code that [`pieces!`] writes.
#[doc(hidden)]
pub use serde;
