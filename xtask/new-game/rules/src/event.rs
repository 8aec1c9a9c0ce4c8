//! What happened, and what each viewer is told about it.
#![allow(missing_docs, reason = "the fields are named for what they are")]

use kernel::{Viewer, Phrase, Seat};

use crate::data::MOST;

/// What happened.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// Somebody got a card.
    Drew { seat: Seat, card: u8 },
    /// Somebody kept their card.
    Kept { seat: Seat },
    /// Somebody laid down this card.
    Changed { seat: Seat, card: u8 },
    /// All cards of a round were shown.
    Shown { round: u8, hands: [u8; MOST], players: u8 },
}

/// What somebody is told. A card that they may not know has no place here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// Somebody got a card; which, if it was the viewer.
    Drew { seat: Seat, card: Option<u8> },
    /// Somebody kept their card.
    Kept { seat: Seat },
    /// Somebody laid down this card.
    Changed { seat: Seat, card: u8 },
    /// All cards of a round.
    Shown { round: u8, hands: Vec<u8> },
}

impl kernel::Event for Event {
    type Told = Told;

    fn told(&self, viewer: Viewer) -> Option<Told> {
        Some(match *self {
            Event::Drew { seat, card } => Told::Drew { seat, card: (viewer == Viewer::Seat(seat)).then_some(card) },
            Event::Kept { seat } => Told::Kept { seat },
            Event::Changed { seat, card } => Told::Changed { seat, card },
            Event::Shown { round, hands, players } => {
                Told::Shown { round, hands: hands[..usize::from(players)].to_vec() }
            }
        })
    }

    /// Whatever shows somebody something hidden cannot be taken back.
    fn reveals(&self) -> bool {
        matches!(self, Event::Changed { .. } | Event::Shown { .. })
    }
}

impl kernel::Told for Told {
    fn tell(&self) -> Phrase {
        match self {
            Told::Drew { seat, card: None } => Phrase::new("sample-drew").with("seat", *seat),
            Told::Drew { seat, card: Some(card) } => {
                Phrase::new("sample-drew-card").with("seat", *seat).with("card", *card)
            }
            Told::Kept { seat } => Phrase::new("sample-kept").with("seat", *seat),
            Told::Changed { seat, card } => {
                Phrase::new("sample-changed").with("seat", *seat).with("card", *card)
            }
            Told::Shown { round, hands } => {
                let cards = hands.iter().map(u8::to_string).collect::<Vec<_>>().join(", ");
                Phrase::new("sample-shown").with("round", *round).with("cards", cards)
            }
        }
    }

    fn opens_round(&self) -> bool {
        matches!(self, Told::Shown { .. })
    }
}
