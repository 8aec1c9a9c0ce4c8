//! What a seat can choose, and what Nature can do.

use kernel::Seat;

use crate::data::{Card, District, Province};

/// One choice of a seat.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Places a neutral member (R7.2).
    Neutral(District),
    /// Places the seat's prince (R1.6).
    Prince(District),
    /// Places a member on a province space (R2.2).
    Member(Province),
    /// Takes the card beside a province space (R3.2).
    Take(Province),
    /// Takes a dragon card for a member on a province space (R3.3).
    Dragon(Province),
    /// Plays a card and moves the seat's prince across a border (R4.2).
    Go(Card, District),
    /// Plays a card and leaves the seat's prince in place (R4.4).
    Stay(Card),
    /// Ends their move and deploys this number of members, and perhaps one more into the monastery (R4.6).
    Deploy(u8, bool),
    /// Plays no more cards in this round (R4.5).
    Pass,
    /// Chooses return cards that show this number (R5.5).
    Return(u8),
    /// Takes a member back from the palaces of a district (R5.6, R7.4).
    Recall(District),
    /// Names the start player of the next round (R6.2).
    Start(Seat),
}

/// One thing Nature does.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Chance {
    /// Draws the start player (R1.5).
    First(Seat),
    /// Draws the top card of the pile (R1.4, R3.2).
    Card(Card),
}
