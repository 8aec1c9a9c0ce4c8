//! What recent iterations were worth.
//!
//! While a search learns it plays on better and better, so that a node visited late would look better than one
//! visited early by that alone. What a visit was worth is therefore measured against what was usual at its time.

use kernel::MAX_SEATS;

use super::worth::Worth;

/// How much each iteration counts in the mean, once there have been enough of them.
const RATE: f32 = 0.01;

/// Means that forget.
#[derive(Default)]
pub(super) struct Lately {
    /// What an iteration was worth to each seat.
    pub worth: Worth,
    /// The points of each seat.
    pub points: [f32; MAX_SEATS],
    iterations: u32,
}

impl Lately {
    /// One more iteration.
    pub fn take_in(&mut self, worth: &Worth, points: &[f32; MAX_SEATS]) {
        self.iterations += 1;
        let rate = RATE.max(1.0 / self.iterations as f32);
        let moved = |mean: &mut f32, new: &f32| *mean += rate * (new - *mean);
        self.worth.iter_mut().zip(worth).for_each(|(mean, new)| moved(mean, new));
        self.points.iter_mut().zip(points).for_each(|(mean, new)| moved(mean, new));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_usual_long_ago_is_forgotten() {
        let mut lately = Lately::default();
        for (number, points) in [(100, 80.0), (1000, 90.0)] {
            for _ in 0..number {
                lately.take_in(&[points / 100.0; MAX_SEATS], &[points; MAX_SEATS]);
            }
            assert!(
                (lately.points[0] - points).abs() < 0.01 && (lately.worth[0] - points / 100.0).abs() < 0.01
            );
        }
    }
}
