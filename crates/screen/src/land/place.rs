//! Room on a map: the area in which a click counts for a piece, and where a name can stand.

use super::Point;

/// A box on the map: its middle and half its size.
pub type Taken = (Point, [f64; 2]);

/// The distance between the places that are tried for a name, the most that are tried across and down, and the most points
/// of a border that each is compared with: a board may come from anybody.
const STEP: u16 = 4;
const MOST_STEPS: u16 = 80;
const MOST_POINTS: usize = 256;
/// More room than this is not better.
const ROOM: f64 = 10.0;

/// The area around a place that is nearer to it than to any other, and not farther away than `reach`: the points
/// of an SVG polygon around it.
pub fn cell(at: Point, others: impl Iterator<Item = Point>, reach: f64) -> String {
    let turns = (0..16).map(|turn| f64::from(turn) * std::f64::consts::TAU / 16.0);
    let mut corners: Vec<[f64; 2]> = turns.map(|turn| [reach * turn.cos(), reach * turn.sin()]).collect();
    for other in others.filter(|&other| other != at) {
        let to = [0, 1].map(|axis| f64::from(other[axis]) - f64::from(at[axis]));
        // Negative on this side of the line in the middle.
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

/// Places all over the inside of an outline, this far apart; farther if it is so large that they would be too many.
pub fn inside(outline: &[Point], step: u16) -> Vec<Point> {
    let bound = |axis: usize| {
        let values = outline.iter().map(|point| point[axis]);
        let (least, most) = (values.clone().min().unwrap_or(0), values.max().unwrap_or(0));
        (least..most).step_by(step.max((most - least) / MOST_STEPS).into())
    };
    let rows: Vec<(u16, Vec<f64>)> = bound(1).map(|y| (y, crossings(outline, y))).collect();
    let column = |x: u16| {
        let beyond = move |row: &[f64]| row.len() - row.partition_point(|&crossing| crossing <= f64::from(x));
        rows.iter().filter(move |(_, row)| beyond(row) % 2 == 1).map(move |&(y, _)| [x, y])
    };
    bound(0).flat_map(column).collect()
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
    let inside = inside(outline, STEP).into_iter().map(|at| (room(at), at));
    inside.max_by(|one, other| one.0.total_cmp(&other.0)).map_or(heart.0, |(_, at)| at)
}

/// How far two boxes are apart; negative if they overlap.
fn apart(at: Point, half: [f64; 2], other: Point, size: [f64; 2]) -> f64 {
    let [x, y] =
        [0, 1].map(|axis| (f64::from(at[axis]) - f64::from(other[axis])).abs() - half[axis] - size[axis]);
    // A square root is several times as fast as `hypot`, and nothing here is near its limits.
    if x > 0.0 && y > 0.0 { (x * x + y * y).sqrt() } else { x.max(y) }
}

/// Points along an outline: eight on every edge, or fewer if it has a great many edges.
pub fn edge_points(outline: &[Point]) -> impl Iterator<Item = Point> {
    let edges = outline.iter().zip(outline.iter().cycle().skip(1));
    let points = edges.flat_map(|(from, to)| {
        let between =
            |axis: usize, part: u32| (u32::from(from[axis]) * (8 - part) + u32::from(to[axis]) * part) / 8;
        (0..8).map(move |part| [0, 1].map(|axis| between(axis, part) as u16))
    });
    points.step_by((outline.len() * 8).div_ceil(MOST_POINTS).max(1))
}

/// Where an outline crosses a row, from left to right.
fn crossings(outline: &[Point], row: u16) -> Vec<f64> {
    let y = f64::from(row);
    let edges = outline.iter().zip(outline.iter().cycle().skip(1));
    let crossing = |(from, to): (&Point, &Point)| {
        let [[x1, y1], [x2, y2]] = [from, to].map(|point| point.map(f64::from));
        ((y1 > y) != (y2 > y)).then(|| x1 + (y - y1) / (y2 - y1) * (x2 - x1))
    };
    let mut found: Vec<f64> = edges.filter_map(crossing).collect();
    found.sort_by(f64::total_cmp);
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_huge_region_is_not_tried_point_by_point() {
        let square = |side: u16| [[0, 0], [side, 0], [side, side], [0, side]];
        assert_eq!(inside(&square(40), 4).len(), 10 * 10);
        for side in [4000, u16::MAX] {
            let tried = inside(&square(side), 4).len();
            assert!((70 * 70..82 * 82).contains(&tried), "{tried} of {side}");
        }
    }

    #[test]
    fn the_inside_is_where_a_line_to_the_right_leaves_once_more_than_it_enters() {
        let star: Vec<Point> = [[0, 30], [90, 40], [20, 90], [50, 0], [70, 95]].into();
        let found = inside(&star, 4);
        let odd = |&[x, y]: &Point| {
            let edges = star.iter().zip(star.iter().cycle().skip(1));
            let crossed = edges.filter(|&(from, to)| {
                let [[x1, y1], [x2, y2]] = [from, to].map(|point| point.map(f64::from));
                let (x, y) = (f64::from(x), f64::from(y));
                (y1 > y) != (y2 > y) && x < x1 + (y - y1) / (y2 - y1) * (x2 - x1)
            });
            crossed.count() % 2 == 1
        };
        let every = (0..90).step_by(4).flat_map(|x| (0..95).step_by(4).map(move |y| [x, y]));
        assert_eq!(found, every.filter(odd).collect::<Vec<_>>());
        assert!(found.len() > 50, "{found:?}");
    }

    #[test]
    fn border_points_are_bounded_in_number() {
        let square = [[0, 0], [80, 0], [80, 80], [0, 80]];
        assert_eq!(edge_points(&square).count(), 32);
        assert!(edge_points(&[square[0]; 10_000]).count() <= MOST_POINTS);
    }

    #[test]
    fn a_cell_ends_half_way_to_the_next_place() {
        let points = cell([100, 100], [[140, 100]].into_iter(), 30.0);
        let right = points.split(' ').filter_map(|point| point.split(',').next()?.parse::<i32>().ok()).max();
        assert_eq!(right, Some(20));
    }
}
