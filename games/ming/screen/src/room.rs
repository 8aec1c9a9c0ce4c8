//! Room in a district: where its members, its name and a prince can stand without hiding what is printed there.

use kernel::Piece;
use ming::data::District;
use ming::{Board, Point};

use screen::land;

/// How far round things on the map reach.
const BEAD: f64 = 16.0;
const MONASTERY: f64 = 20.0;
const CITY: f64 = 56.0;
/// More room than this is not better.
const ENOUGH: f64 = 5.0;
/// So far away from the wish as one step less of room.
const AWAY: f64 = 60.0;
/// How far apart the places are that are tried, and for how many of them everything else is tried too.
const STEP: u16 = 4;
const TRIED: usize = 60;

/// A box: its middle, and half its size.
type Taken = (Point, [f64; 2]);
/// What wants room: half its size, and how far it keeps away from the border.
type Wanted = ([f64; 2], f64);

/// What is free in a district.
pub struct Room<'a> {
    outline: &'a [Point],
    /// Round things that are printed: their middle, and how far they reach.
    round: Vec<(Point, f64)>,
}

impl<'a> Room<'a> {
    pub fn of(board: &Board, district: District, outline: &'a [Point]) -> Room<'a> {
        let area = &board.districts[district.index()];
        let beads = board.borders.iter().map(|border| (border.at, BEAD));
        let city = (board.provinces[district.province().index()].city, CITY);
        let round = beads.chain([city, (area.monastery, MONASTERY)]).collect();
        Room { outline, round }
    }

    /// Where the members, the name and a prince stand, and the name on a map that lies on its side: for each good
    /// place of the members the best of everything else, then the best of all these.
    pub fn share(&self, center: Point, [yard, name, prince]: [Wanted; 3]) -> [Point; 4] {
        let ([wide, high], upright) = (name.0, ([name.0[1], name.0[0]], name.1));
        let [yards, names, princes, turned] = [yard, name, prince, upright].map(|wanted| self.free(wanted));
        let mut yards: Vec<(f64, Point)> =
            yards.into_iter().map(|(at, clear)| (worth(at, clear, center), at)).collect();
        yards.sort_by(|one, other| other.0.total_cmp(&one.0));
        let tried = yards.iter().step_by(yards.len() / 3 / TRIED + 1).take(TRIED).map(|&(good, at)| {
            let members = (at, yard.0);
            let above = [at[0], at[1].saturating_sub((yard.0[1] + high) as u16)];
            let beside = [at[0].saturating_sub((yard.0[0] + high) as u16), at[1]];
            let (named, label) = best(&names, name.0, &[members], above);
            let (ruled, ruler) = best(&princes, prince.0, &[members, (label, name.0)], at);
            let (again, side) = best(&turned, [high, wide], &[members, (ruler, prince.0)], beside);
            (good + named + ruled + again, [at, label, ruler, side])
        });
        let best = tried.max_by(|one, other| one.0.total_cmp(&other.0));
        best.map_or([center; 4], |(_, places)| places)
    }

    /// Places for the middle of a box, and how far it would be from everything printed there; less than nothing if
    /// it covers something.
    fn free(&self, (half, border): Wanted) -> Vec<(Point, f64)> {
        let clearance = |at: Point| {
            let round = self.round.iter().map(|&(place, reach)| apart(at, half, place) - reach);
            let edge = land::edge_points(self.outline).step_by(2);
            let edge = edge.map(|place| apart(at, half, place) - border);
            round.chain(edge).fold(f64::MAX, f64::min)
        };
        land::inside(self.outline, STEP).into_iter().map(|at| (at, clearance(at))).collect()
    }
}

/// The best of some places for a box beside others.
fn best(free: &[(Point, f64)], half: [f64; 2], taken: &[Taken], wish: Point) -> (f64, Point) {
    let beside = |at: Point, clear: f64| {
        let both = |other: [f64; 2]| [half[0] + other[0], half[1] + other[1]];
        taken.iter().map(|&(place, other)| apart(at, both(other), place)).fold(clear, f64::min)
    };
    let mut best: Option<(f64, Point)> = None;
    for &(at, clear) in free {
        let is_better = |worth: f64| best.is_none_or(|best| worth >= best.0);
        // The others can only take room away.
        if is_better(worth(at, clear, wish)) {
            let worth = worth(at, beside(at, clear), wish);
            best = best.filter(|_| !is_better(worth)).or(Some((worth, at)));
        }
    }
    best.unwrap_or((0.0, wish))
}

/// A place is good where it has room, and near to the wish. To cover much is far worse than to cover little.
fn worth(at: Point, clear: f64, wish: Point) -> f64 {
    clear.min(ENOUGH) - clear.min(0.0).powi(2) / 4.0 - apart(at, [0.0; 2], wish) / AWAY
}

/// How far a point is from a box; less than nothing inside.
fn apart(at: Point, half: [f64; 2], point: Point) -> f64 {
    let [x, y] = [0, 1].map(|axis| (f64::from(at[axis]) - f64::from(point[axis])).abs() - half[axis]);
    // A root is several times as quick as `hypot`, and nothing here is near its limits.
    if x < 0.0 && y < 0.0 { x.max(y) } else { (x.max(0.0).powi(2) + y.max(0.0).powi(2)).sqrt() }
}
