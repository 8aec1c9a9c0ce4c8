//! What a position is worth.

use estimate::{Estimate, Features};
use kernel::{MAX_SEATS, Seat};

use crate::{Phase, Sample};

/// What a card that is not known yet brings on average.
const AVERAGE: f32 = 3.5;

impl Features for Sample {}

impl Estimate for Sample {
    /// Points so far and the card in hand; rounds to come are worth the same to everybody.
    fn estimate(&self) -> [f32; MAX_SEATS] {
        let mut points = [0.0; MAX_SEATS];
        for seat in Seat::all(self.open.players) {
            let card = self.hands[seat].map_or(AVERAGE, |card| card.number().into());
            let more = if self.open.phase == Phase::Over { 0.0 } else { card };
            points[seat] = f32::from(self.open.points[seat]) + more;
        }
        points
    }
}
