//! Roads as curves.

use china::Point;

/// How far a road bends aside, in parts of its length.
const BEND: f64 = 0.07;

/// A road between two spaces as the data of an SVG path. It bends to the same side from both ends.
pub fn road(one: Point, other: Point) -> String {
    let (from, to) = if one < other { (one, other) } else { (other, one) };
    let (dx, dy) = (f64::from(to[0]) - f64::from(from[0]), f64::from(to[1]) - f64::from(from[1]));
    let side = if (from[0] ^ to[1]) & 4 == 0 { BEND } else { -BEND };
    let (x, y) =
        (f64::from(from[0]) + dx / 2.0 - dy * side * 2.0, f64::from(from[1]) + dy / 2.0 + dx * side * 2.0);
    format!("M{} {}Q{x:.0} {y:.0} {} {}", from[0], from[1], to[0], to[1])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_road_is_the_same_from_both_ends() {
        assert_eq!(road([10, 20], [70, 40]), road([70, 40], [10, 20]));
    }
}
