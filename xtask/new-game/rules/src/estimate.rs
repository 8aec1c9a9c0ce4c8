//! What a position is worth.

use estimate::{Estimate, Features};
use kernel::{MAX_SEATS, Seat};

use crate::data::ROUNDS;
use crate::{Phase, Sample};

/// What a card that is not known yet brings on average.
const AVERAGE: f32 = 3.5;

impl Features for Sample {}

impl Estimate for Sample {
    fn estimate(&self) -> [f32; MAX_SEATS] {
        let mut points = [0.0; MAX_SEATS];
        for seat in Seat::all(self.open.players) {
            points[seat] = self.open.points[seat].into();
            if self.open.phase != Phase::Over {
                points[seat] += self.hands[seat].map_or(AVERAGE, |card| card.number().into());
                points[seat] += AVERAGE * f32::from(ROUNDS - self.open.round);
            }
        }
        points
    }
}
