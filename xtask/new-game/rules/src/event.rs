//! What happened, and what each viewer is told about it.
#![allow(missing_docs, reason = "the fields are named for what they are")]

use kernel::{Arg, Phrase, Seat};

use crate::Card;
use crate::data::MOST;

/// One thing that happened, with its secret.
pub type Event = kernel::Happened<Told>;

/// What somebody is told. A card that they may not know has no place here.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// Somebody got a card; told to everybody else.
    Drew { seat: Seat },
    /// The same, told to whoever got it.
    DrewCard { seat: Seat, card: Card },
    /// Somebody kept their card.
    Kept { seat: Seat },
    /// Somebody laid down this card.
    Changed { seat: Seat, card: Card },
    /// All cards of a round count.
    Counted { round: u8, hands: [Option<Card>; MOST] },
}

impl kernel::Told for Told {
    fn tell(&self) -> Phrase {
        let say = |text, seat: Seat| Phrase::new(text).with("seat", seat);
        match *self {
            Told::Drew { seat } => say("sample-drew", seat),
            Told::DrewCard { seat, card } => say("sample-drew-card", seat).with("card", card.number()),
            Told::Kept { seat } => say("sample-kept", seat),
            Told::Changed { seat, card } => say("sample-changed", seat).with("card", card.number()),
            Told::Counted { round, hands } => {
                let cards: Arg = hands.into_iter().flatten().map(Card::number).collect();
                Phrase::new("sample-counted").with("round", round).with("cards", cards)
            }
        }
    }

    fn opens_round(&self) -> bool {
        matches!(self, Told::Counted { .. })
    }
}
