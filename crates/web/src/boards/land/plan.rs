//! Drawing plans: what of a map depends on the board alone is worked out once.

use std::sync::{Mutex, PoisonError};

use super::Point;

/// The plans of all boards in use. Boards stay for the life of the program, and so do their plans.
pub struct Plans<B, P: 'static>(Mutex<Vec<(B, &'static P)>>);

impl<B: Copy + PartialEq, P> Plans<B, P> {
    pub const fn new() -> Plans<B, P> {
        Plans(Mutex::new(Vec::new()))
    }

    /// The plan of a board, made at the first time.
    pub fn of(&self, board: B, make: fn(B) -> P) -> &'static P {
        let mut plans = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, plan)) = plans.iter().find(|(known, _)| *known == board) {
            return plan;
        }
        let plan = Box::leak(Box::new(make(board)));
        plans.push((board, plan));
        plan
    }
}

/// Left, top, width and height of all points, with so much room at the left and at the top, and at the other sides.
pub fn frame<'a>(points: impl Iterator<Item = &'a Point> + Clone, before: i32, behind: i32) -> [i32; 4] {
    let bound = |axis: usize, least: bool| {
        let values = points.clone().map(|point| i32::from(point[axis]));
        if least { values.min() } else { values.max() }.unwrap_or(0)
    };
    let (left, top) = (bound(0, true) - before, bound(1, true) - before);
    [left, top, bound(0, false) + behind - left, bound(1, false) + behind - top]
}
