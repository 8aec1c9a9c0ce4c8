//! What a seat can choose, and what Nature can do.

use kernel::Seat;

use crate::data::{Building, Region, Side};

/// One choice of a seat.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Puts a cube on a region (R2.2).
    Cube(Region),
    /// Gives a cube up for this round (R2.5).
    Waive,
    /// The Emperor names the next region to be settled (R3.3).
    Settle(Region),
    /// Votes against a contender, in secret (R3.4).
    Against(Seat),
    /// Puts this much influence into the vote, in secret (R3.4).
    Influence(u8),
    /// The Emperor decides which of the tied contenders leaves (R3.6).
    Expel(Seat),
    /// Takes a side in the rebellion, in secret (R5.2).
    Side(Side),
    /// Sends an army of this strength, in secret (R5.2).
    Army(u8),
    /// Takes a region from a loser (R5.6).
    Capture(Region),
    /// Takes no region (R5.6).
    Decline,
    /// This number of their palaces bring army, the others influence (R6.2).
    Levy(u8),
}

/// One thing Nature does.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Chance {
    /// Draws the first Emperor (R1.4).
    Emperor(Seat),
    /// Draws a neutral tile for the next region without one (R1.5, R3.10).
    Tile(Building),
}
