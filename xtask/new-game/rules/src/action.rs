//! What players and Nature do, each with a one-line text that reads back.

use crate::Card;

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
