//! What of the map depends on the board alone: borders, the frame, where names have room. Made once per board.

use std::sync::{Mutex, PoisonError};

use china::data::{REGIONS, Region};
use china::{BoardRef, Point};
use kernel::Piece;

use super::outline::Net;

/// Room around the land: for the Great Wall at the left and at the top, and at the other sides.
const WALL: i32 = 66;
const EDGE: i32 = 24;

/// How big pieces are, as circles that names keep away from.
const SPACE: f64 = 25.0;
const MARK: f64 = 18.0;
const DRAGON: [f64; 2] = [40.0, 22.0];
/// Half the height of a name, and half of what a letter and a plant are wide.
const NAME: f64 = 13.0;
const LETTER: f64 = 6.6;
const PLANT: f64 = 15.0;

/// A drawing plan.
pub struct Plan {
    /// Left, top, width and height.
    pub frame: [i32; 4],
    /// The outline of each region.
    pub lands: Vec<String>,
    /// The outline of each obstacle.
    pub obstacles: Vec<String>,
    /// Where each region's name stands.
    pub names: [Point; REGIONS],
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
        let lands = board.regions.iter().map(|land| &land.outline);
        let areas: Vec<&Vec<Point>> =
            lands.chain(board.obstacles.iter().map(|obstacle| &obstacle.outline)).collect();
        let straight = Net::of(areas.iter().map(|area| &area[..]));
        let wandered: Vec<Vec<Point>> = areas.iter().map(|area| straight.wander(area)).collect();
        let net = Net::of(wandered.iter().map(|area| &area[..]));
        let mut lands: Vec<String> = wandered.iter().map(|area| net.path(area)).collect();
        let obstacles = lands.split_off(REGIONS);
        let mut names = [[0; 2]; REGIONS];
        for &region in Region::ALL {
            names[region] = name_place(board, region);
        }
        Plan { frame: frame(areas.iter().copied().flatten()), lands, obstacles, names }
    }
}

fn frame<'a>(points: impl Iterator<Item = &'a Point> + Clone) -> [i32; 4] {
    let bound = |axis: usize, least: bool| {
        let values = points.clone().map(|point| i32::from(point[axis]));
        if least { values.min() } else { values.max() }.unwrap_or(0)
    };
    let (left, top) = (bound(0, true) - WALL, bound(1, true) - WALL);
    [left, top, bound(0, false) + EDGE - left, bound(1, false) + EDGE - top]
}

/// The place in a region where its name is farthest from everything else, and not far from the dragon.
fn name_place(board: BoardRef, region: Region) -> Point {
    let land = &board.regions[region.index()];
    let half = [LETTER * land.name.chars().count() as f64 + PLANT, NAME];
    let room = |at: Point| {
        let mut room = f64::MAX;
        for (space, place) in board.spaces.iter().zip(0..) {
            let near = if board.land(region) >> place & 1 == 1 { SPACE } else { SPACE + 2.0 };
            room = room.min(apart(at, half, *space, [0.0; 2]) - near);
        }
        for alliance in &board.alliances {
            room = room.min(apart(at, half, alliance.place, [0.0; 2]) - MARK);
        }
        for corner in edge_points(&land.outline) {
            room = room.min(apart(at, half, corner, [0.0; 2]) - 3.0);
        }
        room.min(apart(at, half, land.dragon, DRAGON)).min(12.0) - apart(at, half, land.dragon, DRAGON) / 40.0
    };
    let [left, top] = [0, 1].map(|axis| land.outline.iter().map(|point| point[axis]).min().unwrap_or(0));
    let [right, low] = [0, 1].map(|axis| land.outline.iter().map(|point| point[axis]).max().unwrap_or(0));
    let places = (left..right).step_by(4).flat_map(|x| (top..low).step_by(4).map(move |y| [x, y]));
    let inside = places.filter(|&at| contains(&land.outline, at));
    inside.max_by(|&one, &other| room(one).total_cmp(&room(other))).unwrap_or(land.dragon)
}

/// How far two boxes are apart; less than nothing if they overlap.
fn apart(at: Point, half: [f64; 2], other: Point, size: [f64; 2]) -> f64 {
    let [x, y] =
        [0, 1].map(|axis| (f64::from(at[axis]) - f64::from(other[axis])).abs() - half[axis] - size[axis]);
    if x > 0.0 && y > 0.0 { x.hypot(y) } else { x.max(y) }
}

/// Points along an outline.
fn edge_points(outline: &[Point]) -> impl Iterator<Item = Point> {
    let edges = outline.iter().zip(outline.iter().cycle().skip(1));
    edges.flat_map(|(from, to)| {
        let between = |axis: usize, part: u32| (u32::from(from[axis]) * (8 - part) + u32::from(to[axis]) * part) / 8;
        (0..8).map(move |part| [0, 1].map(|axis| between(axis, part) as u16))
    })
}

fn contains(outline: &[Point], [x, y]: Point) -> bool {
    let (x, y) = (f64::from(x), f64::from(y));
    let edges = outline.iter().zip(outline.iter().cycle().skip(1));
    let crosses = |(from, to): &(&Point, &Point)| {
        let [[x1, y1], [x2, y2]] = [from, to].map(|point| point.map(f64::from));
        (y1 > y) != (y2 > y) && x < x1 + (y - y1) / (y2 - y1) * (x2 - x1)
    };
    edges.filter(crosses).count() % 2 == 1
}
