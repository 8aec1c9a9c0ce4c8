//! Where pieces stand in small regions, so that they keep clear of their neighbours' pieces.

use super::Point;
use super::place::{contains, edge_points};

/// How far apart the places are that are tried, and how often every region tries all of its own.
const STEP: usize = 5;
const ROUNDS: usize = 12;
/// Half the width of a piece, half the height of the name under it, and the air on either side of a name.
const PIECE: f64 = 36.0;
const NAME: f64 = 11.0;
const AIR: f64 = 3.0;
/// Half of what stands out above the drawing.
const CROWN: f64 = 4.0;
/// What overlapping another piece costs, being nearer to the border than this, and being away from the wanted place.
const OVERLAP: f64 = 2.0;
const BORDER: (f64, f64) = (30.0, 3.0);
const AWAY: f64 = 0.15;

/// A region with something to stand in it: its outline, where that would best stand, and half its width.
pub struct Stand<'a> {
    pub outline: &'a [Point],
    pub best: Point,
    pub half: f64,
}

/// A place for each, for drawings of this half height that may also be seen with the map turned by a quarter.
pub fn spread(stands: &[Stand], high: f64) -> Vec<Point> {
    let mut places: Vec<Point> = stands.iter().map(|stand| stand.best).collect();
    let tried: Vec<Vec<(Point, f64)>> = stands.iter().map(candidates).collect();
    for _ in 0..ROUNDS {
        for (number, stand) in stands.iter().enumerate() {
            let cost = |at: Point| {
                let others = stands.iter().zip(&places).enumerate().filter(|(other, _)| *other != number);
                let overlaps = others.map(|(_, (other, &place))| {
                    let [dx, dy] = [0, 1].map(|axis| f64::from(at[axis]) - f64::from(place[axis]));
                    let halves = [stand.half, other.half];
                    covered([dx, dy], halves, high) + covered([-dy, dx], halves, high)
                });
                overlaps.sum::<f64>() * OVERLAP
            };
            let costs = tried[number].iter().map(|&(at, fixed)| (fixed + cost(at), at));
            let best = costs.min_by(|one, other| one.0.total_cmp(&other.0));
            places[number] = best.map_or(stand.best, |(_, at)| at);
        }
    }
    places
}

/// How much two drawings cover of each other. Each is a piece over its name: two boxes.
fn covered([dx, dy]: [f64; 2], halves: [f64; 2], high: f64) -> f64 {
    // The middle of a box below that of the drawing, and half its size.
    let boxes =
        |half: f64| [(-NAME - CROWN, [PIECE, high - NAME + CROWN]), (high - NAME, [half + AIR, NAME])];
    let mut sum = 0.0;
    for (down, half) in boxes(halves[0]) {
        for (other_down, other_half) in boxes(halves[1]) {
            let across = half[0] + other_half[0] - dx.abs();
            let along = half[1] + other_half[1] - (dy + down - other_down).abs();
            sum += across.min(along).max(0.0);
        }
    }
    sum
}

/// Places inside the outline, with what they cost whatever the neighbours do.
fn candidates(stand: &Stand) -> Vec<(Point, f64)> {
    let bound = |axis: usize| {
        let values = stand.outline.iter().map(|point| point[axis]);
        values.clone().min().unwrap_or(0)..values.max().unwrap_or(0)
    };
    let far = |at: Point, from: Point| {
        let [dx, dy] = [0, 1].map(|axis| f64::from(at[axis]) - f64::from(from[axis]));
        dx.hypot(dy)
    };
    let places = bound(0).step_by(STEP).flat_map(|x| bound(1).step_by(STEP).map(move |y| [x, y]));
    let inside = places.filter(|&at| contains(stand.outline, at));
    inside
        .map(|at| {
            let edge = edge_points(stand.outline).map(|point| far(at, point)).fold(f64::MAX, f64::min);
            (at, (BORDER.0 - edge).max(0.0) * BORDER.1 + far(at, stand.best) * AWAY)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_move_apart() {
        let squares: [[Point; 4]; 2] =
            [[[0, 0], [100, 0], [100, 100], [0, 100]], [[100, 0], [200, 0], [200, 100], [100, 100]]];
        let stand = |number: usize, best| Stand { outline: &squares[number], best, half: 40.0 };
        let places = spread(&[stand(0, [80, 50]), stand(1, [120, 50])], 30.0);
        assert!(places[1][0] - places[0][0] >= 60, "{places:?}");
    }
}
