//! What bots are told about a game: what a position is worth, for players who cannot look to the end, and how far it is
//! worth looking. Rules and records need none of this.

mod features;
pub mod laws;

use kernel::{MAX_SEATS, Seat};

pub use features::{Declaration, Features, Inputs, Leaf, Sheet};

/// A guess of how a game will end. Each game provides it in one file.
pub trait Estimate: Features {
    /// How many choices of its own run a player that looks one decision ahead tries in all combinations. Where a
    /// whole turn is one run of choices in any order, trying all would be too many.
    const WIDE: usize = 2;
    /// How many it follows in all, taking the best.
    const DEEP: usize = 12;
    /// The most steps that a search plays on after a leaf: where fast play soon strays from good play, the
    /// estimate is a better guide than a distant end.
    const HORIZON: u32 = u32::MAX;
    /// How many of its choices a seat looks at while a search plays on from a leaf. With 1 it plays at random, which is right
    /// where the estimate is expensive and no better than many random ends.
    const GLANCE: usize = 6;
    /// Whether everybody mostly builds up their own position, and rivals seldom meet. A search then looks far along the seat's
    /// own choices, while rivals take what looks best to them, and learns by how much estimates of single actions err.
    const SOLITARY: bool = false;

    /// The final points each seat may expect from here, as far as open pieces tell; entries of seats that
    /// do not play are 0. After the end it is the result.
    fn estimate(&self) -> [f32; MAX_SEATS];

    /// The same for one seat. Fast play asks for nothing else; a game may answer without looking at the others.
    fn estimate_for(&self, seat: Seat) -> f32 {
        self.estimate()[seat]
    }
}
