//! Where pieces stand in small regions, so that they keep clear of their neighbours' pieces.

use super::Point;
use super::place::{edge_points, inside};

/// The distance between the places that are tried, and how often every region tries all of its own.
const STEP: u16 = 5;
const ROUNDS: usize = 12;
/// Half the width of a piece, half the height of the name under it, and the air on either side of a name.
const PIECE: f64 = 36.0;
const NAME: f64 = 11.0;
const AIR: f64 = 3.0;
/// Half of what sticks out above the drawing.
const CROWN: f64 = 4.0;
/// The cost of overlapping another piece, of being nearer to the border than this, and of being away from the wanted place.
const OVERLAP: f64 = 2.0;
const BORDER: (f64, f64) = (30.0, 3.0);
const AWAY: f64 = 0.15;

/// A region with something to stand in it.
pub struct Stand<'a> {
    /// The region's border.
    pub outline: &'a [Point],
    /// Where it would best stand.
    pub best: Point,
    /// Half its width.
    pub half: f64,
}

/// A place for each, for drawings of this half height that may also be seen with the map turned by a quarter.
pub fn spread(stands: &[Stand], high: f64) -> Vec<Point> {
    let mut places: Vec<Point> = stands.iter().map(|stand| stand.best).collect();
    let tried: Vec<Vec<Candidate>> = stands.iter().map(candidates).collect();
    for _ in 0..ROUNDS {
        let before = places.clone();
        for number in 0..stands.len() {
            places[number] = cheapest(stands, &places, number, &tried[number], high);
        }
        if places == before {
            break;
        }
    }
    places
}

/// A place that is tried, what it costs whatever the neighbours do, and its number.
type Candidate = (f64, usize, Point);

/// The best place for one while the others stand where they do; the first of several.
fn cheapest(stands: &[Stand], places: &[Point], number: usize, tried: &[Candidate], high: f64) -> Point {
    let half = stands[number].half;
    let others: Vec<(f64, Point)> = stands
        .iter()
        .zip(places)
        .enumerate()
        .filter(|(other, _)| *other != number)
        .map(|(_, (other, &place))| (other.half, place))
        .collect();
    let mut best = (f64::MAX, usize::MAX, stands[number].best);
    for &(fixed, order, at) in tried {
        // They come in the order of what they cost at least, and every overlap only adds to it.
        if fixed > best.0 {
            break;
        }
        let mut overlaps = 0.0;
        for &(other, place) in &others {
            let [dx, dy] = [0, 1].map(|axis| f64::from(at[axis]) - f64::from(place[axis]));
            overlaps += covered([dx, dy], [half, other], high) + covered([-dy, dx], [half, other], high);
            if fixed + overlaps * OVERLAP > best.0 {
                break;
            }
        }
        let cost = fixed + overlaps * OVERLAP;
        if (cost, order) < (best.0, best.1) {
            best = (cost, order, at);
        }
    }
    best.2
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

/// Places inside the outline, the cheapest first.
fn candidates(stand: &Stand) -> Vec<Candidate> {
    let far = |at: Point, from: Point| {
        let [dx, dy] = [0, 1].map(|axis| f64::from(at[axis]) - f64::from(from[axis]));
        dx.hypot(dy)
    };
    let edge: Vec<Point> = edge_points(stand.outline).collect();
    let cost = |at: Point| {
        let edge = edge.iter().map(|&point| far(at, point)).fold(f64::MAX, f64::min);
        (BORDER.0 - edge).max(0.0) * BORDER.1 + far(at, stand.best) * AWAY
    };
    let places = inside(stand.outline, STEP).into_iter().enumerate();
    let mut candidates: Vec<Candidate> = places.map(|(order, at)| (cost(at), order, at)).collect();
    candidates.sort_by(|one, other| one.0.total_cmp(&other.0));
    candidates
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
