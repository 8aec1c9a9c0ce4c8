//! What a position is worth.

use estimate::{Estimate, Features};
use kernel::MAX_SEATS;

use crate::data::ROUNDS;
use crate::{Phase, Sample};

/// What a card that is not known yet brings on average.
const AVERAGE: f32 = 3.5;

impl Features for Sample {}

impl Estimate for Sample {
    fn estimate(&self) -> [f32; MAX_SEATS] {
        let mut points = [0.0; MAX_SEATS];
        for seat in self.seats() {
            points[seat] = f32::from(self.points[seat]);
            if self.phase != Phase::Over {
                let card = self.hands[seat];
                points[seat] += if card > 0 { f32::from(card) } else { AVERAGE };
                points[seat] += AVERAGE * f32::from(ROUNDS - self.round);
            }
        }
        points
    }
}
