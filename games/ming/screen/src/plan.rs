//! The drawing plan of a board: smooth outlines of districts and provinces, the frame, room for names and princes.
//! Made once per board.

use std::collections::BTreeSet;

use kernel::Piece;
use ming::data::{DISTRICTS, District, PROVINCES, Province};
use ming::{Board, BoardRef, Point};

use super::room::Room;
use screen::land::{Net, frame};

/// Room around the land.
const EDGE: i32 = 16;

/// Half of what the members in the open part take, and a prince.
const YARD: [f64; 2] = [35.0, 34.0];
const PRINCE: [f64; 2] = [17.0, 20.0];
/// Half the height of a name, and half of what a letter is wide.
const NAME: f64 = 8.0;
const LETTER: f64 = 4.6;
/// How far pieces keep away from the border of their district; the less firmly a prince does.
const WITHIN: f64 = 4.0;
const ACROSS: f64 = -4.0;

/// A drawing plan.
pub struct Plan {
    /// Left, top, width and height.
    pub frame: [i32; 4],
    /// The outline of each province.
    pub lands: [String; PROVINCES],
    /// The outline of each district.
    pub districts: [String; DISTRICTS],
    /// Where the members in each district's open part stand.
    pub yards: [Point; DISTRICTS],
    /// Where each district's name stands.
    pub names: [Point; DISTRICTS],
    /// Where a prince stands in each district.
    pub princes: [Point; DISTRICTS],
    /// Where each district's name stands on a map that lies on its side.
    pub turned: [Point; DISTRICTS],
}

impl Plan {
    /// The plan of a board, which lives as long as the board does.
    pub fn of(board: &BoardRef) -> &Plan {
        board.derived(Plan::new)
    }

    fn new(board: &Board) -> Plan {
        let straight = Net::of(board.districts.iter().map(|area| &area.outline[..]));
        let wandered: Vec<Vec<Point>> =
            board.districts.iter().map(|area| straight.wander(&area.outline)).collect();
        let net = Net::of(wandered.iter().map(|area| &area[..]));
        let land = |place: usize| {
            let areas = District::of(Province::ALL[place]).map(|district| &wandered[district.index()][..]);
            around(areas).iter().map(|outline| net.path(outline)).collect()
        };
        let [mut yards, mut names, mut princes, mut turned] = [[[0; 2]; DISTRICTS]; 4];
        for district in District::all() {
            let area = &board.districts[district.index()];
            let room = Room::of(board, district, &wandered[district.index()]);
            let name = [LETTER * area.name.chars().count() as f64, NAME];
            let wanted = [(YARD, WITHIN), (name, WITHIN), (PRINCE, ACROSS)];
            [yards[district], names[district], princes[district], turned[district]] =
                room.share(area.center, wanted);
        }
        Plan {
            frame: frame(board.districts.iter().flat_map(|area| &area.outline), EDGE, EDGE),
            lands: std::array::from_fn(land),
            districts: std::array::from_fn(|place| net.path(&wandered[place])),
            yards,
            names,
            princes,
            turned,
        }
    }
}

/// The outlines around areas that touch: edges that two of them share are within.
fn around<'a>(areas: impl Iterator<Item = &'a [Point]>) -> Vec<Vec<Point>> {
    let edges =
        |area: &'a [Point]| area.iter().zip(area.iter().cycle().skip(1)).map(|(&one, &next)| (one, next));
    let all: Vec<(Point, Point)> = areas.flat_map(edges).collect();
    let known: BTreeSet<_> = all.iter().copied().collect();
    let mut rest: Vec<_> = all.into_iter().filter(|&(from, to)| !known.contains(&(to, from))).collect();
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
