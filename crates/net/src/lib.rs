//! Small learned nets: what they say about a position, and their files.
//!
//! A net reads the [inputs](estimate::Features) of one seat that are on. They feed 64 hidden units and, directly, both
//! answers: the points that are still to come, and the chance of winning. Its file holds whole numbers and is used where it
//! lies: nothing of it is copied but a kilobyte of scales.

mod file;
mod reading;
mod weights;

pub use file::{CALLED, MOST_INPUTS, Net, NetError};
pub use reading::Reading;
pub use weights::{Answers, Gradients, Weights};

/// Hidden units of a net.
pub const HIDDEN: usize = 64;

/// What is expected of a position for one seat.
#[derive(Copy, Clone, Debug, Default, PartialEq)]
pub struct Outlook {
    /// Points still to come.
    pub points: f32,
    /// The chance of winning.
    pub win: f32,
}

/// Whoever can say what is expected of a position.
pub trait Judge {
    /// The outlook of the seat whose inputs are on.
    fn judge(&self, on: &[u16]) -> Outlook;

    /// The same, where most inputs are those that were read last.
    fn judge_next(&self, on: &[u16], _last: &mut Reading) -> Outlook {
        self.judge(on)
    }

    /// The points that make a difference: about those of a good player.
    fn unit(&self) -> f32;
}

pub(crate) fn chance(odds: f32) -> f32 {
    1.0 / (1.0 + (-odds).exp())
}

/// The sum of products, in eight sums that do not wait for each other.
#[inline]
pub(crate) fn dot(one: &[f32; HIDDEN], other: &[f32; HIDDEN]) -> f32 {
    let mut sums = [0.0; 8];
    for (one, other) in one.chunks_exact(8).zip(other.chunks_exact(8)) {
        sums.iter_mut().zip(one.iter().zip(other)).for_each(|(sum, (one, other))| *sum += one * other);
    }
    sums.iter().sum()
}
