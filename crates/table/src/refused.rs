//! Why a table does not do what a seat wants.

use kernel::record::LONGEST_CONTRIBUTION;
use kernel::{Illegal, Phrase, Reason, Seat};
use thiserror::Error;

/// Why something was not done. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("refused: {}", .phrase.key.replace('-', " "))]
pub struct Refused {
    /// The reason in words.
    pub phrase: Phrase,
    /// The rule that says so, if it is one of the game's own.
    pub rule: Option<&'static str>,
}

impl Refused {
    fn because(phrase: Phrase) -> Refused {
        Refused { phrase, rule: None }
    }

    pub(crate) fn notation() -> Refused {
        Refused::because(Phrase::new("refused-notation"))
    }

    pub(crate) fn frozen() -> Refused {
        Refused::because(Phrase::new("refused-frozen"))
    }

    pub(crate) fn seat(seat: Seat, players: u8) -> Refused {
        let number = i64::from(seat.number()) + 1;
        Refused::because(Phrase::new("refused-seat").with("seat", number).with("players", players))
    }

    pub(crate) fn late() -> Refused {
        Refused::because(Phrase::new("contribution-late"))
    }

    pub(crate) fn long(bytes: usize) -> Refused {
        let phrase = Phrase::new("contribution-long").with("bytes", bytes as i64);
        Refused::because(phrase.with("most", LONGEST_CONTRIBUTION as i64))
    }
}

impl<R: Reason> From<Illegal<R>> for Refused {
    fn from(illegal: Illegal<R>) -> Refused {
        Refused { phrase: illegal.tell(), rule: illegal.rule() }
    }
}
