//! What the games of Tianxia share.
//!
//! A game is a pure state machine ([`Rules`]): a state, an action, the next state. Its [`Turn`] says who
//! acts: one seat, several at once, or Nature, whose shuffles, draws and dice are recorded like any
//! other action. What a seat may know is a type of its own ([`Hidden`]), from which everything that is said to a
//! player is made ([`Spoken`]), and [`Hidden::imagine`] makes a full state out of it, so that bots can think
//! without peeking. [`Game`] is all of this, with the gate that checks every step. A [`Record`] is a whole game on paper; [`fair`] makes its
//! shuffles provable; [`laws`] tests that a game keeps all these promises.

pub mod bits;
pub mod dice;
pub mod fair;
pub mod first;
pub mod game;
pub mod heap;
pub mod hidden;
pub mod laws;
pub mod log;
pub mod named;
pub mod notation;
pub mod offer;
pub mod options;
pub mod phrase;
pub mod pieces;
pub mod playout;
pub mod record;
pub mod replay;
pub mod rules;
pub mod seat;
pub mod spoken;
pub mod standing;
pub mod text;
pub mod turn;

pub use dice::Dice;
pub use first::First;
pub use game::{Game, Illegal, Impossible, SetupError, waiting};
pub use heap::Heap;
pub use hidden::{Event, Happened, Hidden, Mark, Told};
pub use log::Log;
pub use named::{Named, key};
pub use notation::{Notation, NotationError, read_number, read_words};
pub use offer::Offer;
pub use options::{OptionError, OptionSpec, OptionValue, Options};
pub use phrase::{Arg, Phrase};
pub use pieces::{Piece, Set};
pub use playout::{Played, Scratch, playout};
pub use record::{Actor, Outcome, Record, RecordError, Step};
pub use replay::{Replay, VerifyError, verify};
pub use rules::{Audited, Rules, Scored, Setup};
pub use seat::{MAX_SEATS, Seat, Seats};
pub use spoken::{Reason, Refusal, Refuses, Spoken};
pub use standing::Standing;
pub use turn::{Turn, Viewer};

/// The traits of a game, for code that calls their methods on a particular one: `use kernel::prelude::*`.
pub mod prelude {
    pub use crate::{
        Audited as _, Event as _, Game as _, Hidden as _, Options as _, Piece as _, Reason as _,
        Refuses as _, Rules as _, Scored as _, Setup as _, Spoken as _, Told as _,
    };
}

/// For the code that [`pieces!`] writes.
#[doc(hidden)]
pub use serde;
