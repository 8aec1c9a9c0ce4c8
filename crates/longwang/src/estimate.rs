//! What a position is worth.

use kernel::{Estimate, MAX_SEATS};

use crate::state::Longwang;

impl Estimate for Longwang {
    fn estimate(&self) -> [f32; MAX_SEATS] {
        let mut points = [0.0; MAX_SEATS];
        self.seats().for_each(|seat| points[seat] = f32::from(self.builders[seat].parts));
        points
    }
}
