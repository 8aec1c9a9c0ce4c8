//! Roads as curves, and the areas in which a click counts for a piece.

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

/// The area around a place that is nearer to it than to any other, and not farther away than `reach`: the points
/// of an SVG polygon around it.
pub fn cell(at: Point, others: impl Iterator<Item = Point>, reach: f64) -> String {
    let turns = (0..16).map(|turn| f64::from(turn) * std::f64::consts::TAU / 16.0);
    let mut corners: Vec<[f64; 2]> = turns.map(|turn| [reach * turn.cos(), reach * turn.sin()]).collect();
    for other in others.filter(|&other| other != at) {
        let to = [0, 1].map(|axis| f64::from(other[axis]) - f64::from(at[axis]));
        // Less than nothing on this side of the line in the middle.
        let side =
            |point: [f64; 2]| point[0] * to[0] + point[1] * to[1] - (to[0] * to[0] + to[1] * to[1]) / 2.0;
        let mut kept = Vec::new();
        for (&one, &next) in corners.iter().zip(corners.iter().cycle().skip(1)) {
            let (here, there) = (side(one), side(next));
            if here <= 0.0 {
                kept.push(one);
            }
            if (here <= 0.0) != (there <= 0.0) {
                let part = here / (here - there);
                kept.push([0, 1].map(|axis| one[axis] + (next[axis] - one[axis]) * part));
            }
        }
        corners = kept;
    }
    let points: Vec<String> = corners.iter().map(|[x, y]| format!("{x:.0},{y:.0}")).collect();
    points.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_ends_half_way_to_the_next_place() {
        let points = cell([100, 100], [[140, 100]].into_iter(), 30.0);
        let right = points.split(' ').filter_map(|point| point.split(',').next()?.parse::<i32>().ok()).max();
        assert_eq!(right, Some(20));
    }

    #[test]
    fn a_road_is_the_same_from_both_ends() {
        assert_eq!(road([10, 20], [70, 40]), road([70, 40], [10, 20]));
    }
}
