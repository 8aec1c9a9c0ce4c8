//! What players and Nature do, each with a one-line text that reads back.

use kernel::NotationError;
use kernel::notation::Word;

use crate::data::KINDS;

/// What a player decides (R2.1).
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Keep the card.
    Keep,
    /// Lay it down for all to see and take another.
    Change,
}

kernel::notation! { Action:
    ["keep"] => Keep;
    ["change"] => Change;
}

/// What Nature does.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Chance {
    /// A card is drawn.
    Draw(Card),
}

kernel::notation! { Chance:
    ["draw" card] => Draw(card);
}

/// A card, by its number from 1.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Card(pub u8);

impl std::fmt::Display for Card {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl Word for Card {
    fn read(word: &str) -> Result<Card, NotationError> {
        let card = u8::read(word)?;
        if (1..=KINDS).contains(&usize::from(card)) { Ok(Card(card)) } else { Err(NotationError(word.into())) }
    }
}
