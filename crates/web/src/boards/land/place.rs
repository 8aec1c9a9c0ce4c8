//! Room on a map: the area in which a click counts for a piece, and where a name can stand.

use super::Point;

/// A box on the map: its middle and half its size.
pub type Taken = (Point, [f64; 2]);

/// More room than this is not better.
const ROOM: f64 = 10.0;

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

/// The place inside an outline where a box is farthest from everything else, and not far from its heart.
pub fn free_place(outline: &[Point], half: [f64; 2], heart: Taken, others: &[Taken]) -> Point {
    let edge = edge_points(outline).map(|place| (place, [3.0; 2]));
    let others: Vec<Taken> = others.iter().copied().chain(edge).collect();
    let room = |at: Point| {
        let from_heart = apart(at, half, heart.0, heart.1);
        let room =
            others.iter().map(|&(place, size)| apart(at, half, place, size)).fold(from_heart, f64::min);
        room.min(ROOM) - from_heart / 40.0
    };
    let bound = |axis: usize| {
        let values = outline.iter().map(|point| point[axis]);
        values.clone().min().unwrap_or(0)..values.max().unwrap_or(0)
    };
    let places = bound(0).step_by(4).flat_map(|x| bound(1).step_by(4).map(move |y| [x, y]));
    let inside = places.filter(|&at| contains(outline, at)).map(|at| (room(at), at));
    inside.max_by(|one, other| one.0.total_cmp(&other.0)).map_or(heart.0, |(_, at)| at)
}

/// How far two boxes are apart; less than nothing if they overlap.
fn apart(at: Point, half: [f64; 2], other: Point, size: [f64; 2]) -> f64 {
    let [x, y] =
        [0, 1].map(|axis| (f64::from(at[axis]) - f64::from(other[axis])).abs() - half[axis] - size[axis]);
    if x > 0.0 && y > 0.0 { x.hypot(y) } else { x.max(y) }
}

/// Points along an outline.
pub fn edge_points(outline: &[Point]) -> impl Iterator<Item = Point> {
    let edges = outline.iter().zip(outline.iter().cycle().skip(1));
    edges.flat_map(|(from, to)| {
        let between =
            |axis: usize, part: u32| (u32::from(from[axis]) * (8 - part) + u32::from(to[axis]) * part) / 8;
        (0..8).map(move |part| [0, 1].map(|axis| between(axis, part) as u16))
    })
}

/// Whether a point lies inside an outline.
pub fn contains(outline: &[Point], [x, y]: Point) -> bool {
    let (x, y) = (f64::from(x), f64::from(y));
    let edges = outline.iter().zip(outline.iter().cycle().skip(1));
    let crosses = |(from, to): &(&Point, &Point)| {
        let [[x1, y1], [x2, y2]] = [from, to].map(|point| point.map(f64::from));
        (y1 > y) != (y2 > y) && x < x1 + (y - y1) / (y2 - y1) * (x2 - x1)
    };
    edges.filter(crosses).count() % 2 == 1
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
}
