//! What happened, and what each viewer is told about it.
#![allow(missing_docs, reason = "the fields are named for what they are")]

use kernel::{Arg, Phrase, Seat, Viewer};

use crate::Card;
use crate::data::MOST;

/// What happened.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// Everybody is told this.
    Open(Told),
    /// Everybody is told this, and not all of it was known to all before.
    Shown(Told),
    /// Somebody got a card, which others do not see.
    Drew { seat: Seat, card: Card },
}

/// What somebody is told. A card that they may not know has no place here.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// Somebody got a card; which, if it was the viewer.
    Drew { seat: Seat, card: Option<Card> },
    /// Somebody kept their card.
    Kept { seat: Seat },
    /// Somebody laid down this card.
    Changed { seat: Seat, card: Card },
    /// All cards of a round count.
    Counted { round: u8, hands: [Option<Card>; MOST] },
}

impl kernel::Event for Event {
    type Told = Told;

    fn told(&self, viewer: Viewer) -> Option<Told> {
        Some(match *self {
            Event::Open(told) | Event::Shown(told) => told,
            Event::Drew { seat, card } => {
                Told::Drew { seat, card: Some(card).filter(|_| viewer == Viewer::Seat(seat)) }
            }
        })
    }

    /// Whatever shows somebody something hidden cannot be taken back.
    fn reveals(&self) -> bool {
        matches!(self, Event::Shown(_))
    }
}

impl kernel::Told for Told {
    fn tell(&self) -> Phrase {
        let say = |text, seat: Seat| Phrase::new(text).with("seat", seat);
        match *self {
            Told::Drew { seat, card: None } => say("sample-drew", seat),
            Told::Drew { seat, card: Some(card) } => say("sample-drew-card", seat).with("card", card.number()),
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
