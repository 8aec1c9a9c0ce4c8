//! The frame of a map.

use super::Point;

/// Left, top, width and height of all points, with this much margin on the left and at the top, and on the other sides.
pub fn frame<'a>(points: impl Iterator<Item = &'a Point> + Clone, before: i32, behind: i32) -> [i32; 4] {
    let bound = |axis: usize, least: bool| {
        let values = points.clone().map(|point| i32::from(point[axis]));
        if least { values.min() } else { values.max() }.unwrap_or(0)
    };
    let (left, top) = (bound(0, true) - before, bound(1, true) - before);
    [left, top, bound(0, false) + behind - left, bound(1, false) + behind - top]
}
