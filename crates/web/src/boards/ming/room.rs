//! Room in a district: where its members, its name and a prince can stand without hiding what is printed there.

use kernel::Piece;
use ming::data::District;
use ming::{BoardRef, Point};

use crate::boards::land;

/// How far round things on the map reach.
const BEAD: f64 = 16.0;
const MONASTERY: f64 = 20.0;
const CITY: f64 = 56.0;
/// More room than this is not better.
const ENOUGH: f64 = 5.0;
/// So far away from the wish as one step less of room.
const AWAY: f64 = 60.0;

/// What is free in a district.
pub struct Room {
    outline: &'static [Point],
    /// Round things that are printed: their middle, and how far they reach.
    round: Vec<(Point, f64)>,
    /// Boxes that have been given away: their middle, and half their size.
    taken: Vec<(Point, [f64; 2])>,
}

impl Room {
    pub fn of(board: BoardRef, district: District) -> Room {
        let area = &board.get().districts[district.index()];
        let beads = board.borders.iter().map(|border| (border.at, BEAD));
        let city = (board.provinces[district.province().index()].city, CITY);
        let round = beads.chain([city, (area.monastery, MONASTERY)]).collect();
        Room { outline: &area.outline, round, taken: Vec::new() }
    }

    /// Gives a box away: where it has room, and is near to the wish. It keeps as far from the border.
    pub fn take(&mut self, half: [f64; 2], wish: Point, border: f64) -> Point {
        let bound = |axis: usize| {
            let values = self.outline.iter().map(|point| point[axis]);
            values.clone().min().unwrap_or(0)..values.max().unwrap_or(0)
        };
        let places = bound(0).step_by(3).flat_map(|x| bound(1).step_by(3).map(move |y| [x, y]));
        let inside = places.filter(|&at| land::contains(self.outline, at));
        let worth = |at: Point| {
            let away = apart(at, [0.0; 2], wish);
            self.clearance(at, half, border).min(ENOUGH) - away / AWAY
        };
        let best = inside.map(|at| (worth(at), at)).max_by(|one, other| one.0.total_cmp(&other.0));
        let at = best.map_or(wish, |(_, at)| at);
        self.taken.push((at, half));
        at
    }

    /// How far a box is from everything; less than nothing if it covers something.
    fn clearance(&self, at: Point, half: [f64; 2], border: f64) -> f64 {
        let round = self.round.iter().map(|&(place, reach)| apart(at, half, place) - reach);
        let edge = land::edge_points(self.outline).map(|place| apart(at, half, place) - border);
        let taken = self.taken.iter().map(|&(place, other)| {
            let both = [half[0] + other[0], half[1] + other[1]];
            apart(at, both, place)
        });
        round.chain(edge).chain(taken).fold(f64::MAX, f64::min)
    }
}

/// How far a point is from a box; less than nothing inside.
fn apart(at: Point, half: [f64; 2], point: Point) -> f64 {
    let [x, y] = [0, 1].map(|axis| (f64::from(at[axis]) - f64::from(point[axis])).abs() - half[axis]);
    if x < 0.0 && y < 0.0 { x.max(y) } else { x.max(0.0).hypot(y.max(0.0)) }
}
