//! What a position is worth, for players who cannot look to the end.

use crate::{Game, MAX_SEATS, Seat};

/// A guess of how a game will end. Each game brings it in one file.
pub trait Estimate: Game {
    /// How many choices of its own run a player who looks one decision ahead tries in all combinations. Where a
    /// whole turn is one run of choices in any order, these would be too many.
    const WIDE: usize = 2;
    /// How many it follows in all, taking the best.
    const DEEP: usize = 12;
    /// How many steps a search plays on after a leaf at most: where fast play soon strays from good play, the
    /// estimate knows more than a far end.
    const HORIZON: u32 = u32::MAX;
    /// Whether everybody mostly builds up his own, and rivals seldom meet. A search then looks far along the seat's
    /// own choices, while rivals take what looks best to them, and learns by how much estimates of single actions err.
    const SOLITARY: bool = false;

    /// The final points each seat may expect from here, as far as open pieces tell; entries of seats that
    /// do not play are 0. After the end it is the result.
    fn estimate(&self) -> [f32; MAX_SEATS];

    /// The same for one seat. Who plays on fast asks for nothing else; a game may answer without the others.
    fn estimate_for(&self, seat: Seat) -> f32 {
        self.estimate()[seat]
    }
}
