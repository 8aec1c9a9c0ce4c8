//! The drawing plan of a board: smooth outlines of districts and provinces, the frame, room for names and princes.
//! Made once per board.

use std::sync::{Mutex, PoisonError};

use kernel::Piece;
use ming::data::{DISTRICTS, District, PROVINCES, Province};
use ming::{BoardRef, Point};

use crate::boards::land::{self, Net, Taken};

/// Room around the land.
const EDGE: i32 = 16;

/// How far pieces reach to each side; names and princes keep away from them.
const BEAD: [f64; 2] = [15.0; 2];
const MONASTERY: [f64; 2] = [20.0; 2];
const CITY: [f64; 2] = [50.0; 2];
/// The members in the open part of a district.
pub const YARD: [f64; 2] = [37.0, 36.0];
const PRINCE: [f64; 2] = [21.0, 23.0];
/// Half the height of a name, and half of what a letter is wide.
const NAME: f64 = 9.0;
const LETTER: f64 = 5.0;

/// A drawing plan.
pub struct Plan {
    /// Left, top, width and height.
    pub frame: [i32; 4],
    /// The outline of each province.
    pub lands: [String; PROVINCES],
    /// The outline of each district.
    pub districts: [String; DISTRICTS],
    /// Where each district's name stands.
    pub names: [Point; DISTRICTS],
    /// Where a prince stands in each district.
    pub princes: [Point; DISTRICTS],
}

static PLANS: Mutex<Vec<(BoardRef, &'static Plan)>> = Mutex::new(Vec::new());

impl Plan {
    /// The plan of a board. Boards stay for the life of the program, and so do their plans.
    pub fn of(board: BoardRef) -> &'static Plan {
        let mut plans = PLANS.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, plan)) = plans.iter().find(|(known, _)| *known == board) {
            return plan;
        }
        let plan = Box::leak(Box::new(Plan::new(board)));
        plans.push((board, plan));
        plan
    }

    fn new(board: BoardRef) -> Plan {
        let straight = Net::of(board.districts.iter().map(|area| &area.outline[..]));
        let wandered: Vec<Vec<Point>> =
            board.districts.iter().map(|area| straight.wander(&area.outline)).collect();
        let net = Net::of(wandered.iter().map(|area| &area[..]));
        let land = |place: usize| {
            let areas = District::of(Province::ALL[place]).map(|district| &wandered[district.index()][..]);
            around(areas).iter().map(|outline| net.path(outline)).collect()
        };
        let (mut names, mut princes) = ([[0; 2]; DISTRICTS], [[0; 2]; DISTRICTS]);
        for district in District::all() {
            let letters = board.districts[district.index()].name.chars().count();
            let half = [LETTER * letters as f64, NAME];
            princes[district] = free_place(board, district, PRINCE, &[]);
            names[district] = free_place(board, district, half, &[(princes[district], PRINCE)]);
        }
        Plan {
            frame: frame(board.districts.iter().flat_map(|area| &area.outline)),
            lands: std::array::from_fn(land),
            districts: std::array::from_fn(|place| net.path(&wandered[place])),
            names,
            princes,
        }
    }
}

/// The outlines around areas that touch: edges that two of them share are within.
fn around<'a>(areas: impl Iterator<Item = &'a [Point]>) -> Vec<Vec<Point>> {
    let edges = |area: &'a [Point]| area.iter().zip(area.iter().cycle().skip(1)).map(|(&one, &next)| (one, next));
    let all: Vec<(Point, Point)> = areas.flat_map(edges).collect();
    let mut rest: Vec<_> =
        all.iter().copied().filter(|&(from, to)| !all.contains(&(to, from))).collect();
    let mut outlines = Vec::new();
    while let Some((first, mut end)) = rest.pop() {
        let mut outline = vec![first];
        while let Some(place) = rest.iter().position(|&(from, _)| from == end) {
            outline.push(end);
            end = rest.swap_remove(place).1;
        }
        outlines.push(outline);
    }
    outlines
}

fn frame<'a>(points: impl Iterator<Item = &'a Point> + Clone) -> [i32; 4] {
    let bound = |axis: usize, least: bool| {
        let values = points.clone().map(|point| i32::from(point[axis]));
        if least { values.min() } else { values.max() }.unwrap_or(0)
    };
    let (left, top) = (bound(0, true) - EDGE, bound(1, true) - EDGE);
    [left, top, bound(0, false) + EDGE - left, bound(1, false) + EDGE - top]
}

/// The place in a district with most room for a box, not far from its middle. `taken` has been given away already.
fn free_place(board: BoardRef, district: District, half: [f64; 2], taken: &[Taken]) -> Point {
    let area = &board.districts[district.index()];
    let beads = board.borders.iter().map(|border| (border.at, BEAD));
    let city = (board.provinces[district.province().index()].city, CITY);
    let monastery = (area.monastery, MONASTERY);
    let others: Vec<_> = beads.chain([city, monastery]).chain(taken.iter().copied()).collect();
    land::free_place(&area.outline, half, (area.center, YARD), &others)
}
