//! What a position is worth: the points each seat may expect at the end.

use kernel::{Estimate, MAX_SEATS};

use crate::state::Ming;

impl Estimate for Ming {
    fn estimate(&self) -> [f32; MAX_SEATS] {
        let mut points = [0.0; MAX_SEATS];
        self.seats().for_each(|seat| points[seat] = f32::from(self.families[seat].total()));
        points
    }
}
