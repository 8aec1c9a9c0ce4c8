//! Printed pieces and numbers, and what a table agrees on.

/// The most players.
pub const MOST: usize = 4;
/// The rounds of a game (R2.3).
pub const ROUNDS: u8 = 3;
/// Cards of each kind (R1.1).
pub const COPIES: u8 = 3;
/// Kinds of cards.
pub const KINDS: usize = Card::NAMES.len();

kernel::pieces! {
    /// A card (R1.1).
    #[allow(missing_docs, reason = "a card is its number")]
    pub enum Card { One = "1", Two = "2", Three = "3", Four = "4", Five = "5", Six = "6", }
}

impl Card {
    /// The number on it.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }
}

kernel::options! {
    /// The options of the game. One is declared like this, with its name, values and default:
    /// `open: bool = "hands", &["closed", "open"], default "closed";`
    pub struct Options {}
}
