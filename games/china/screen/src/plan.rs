//! What of the map depends on the board alone: borders, the frame, where names have room. Made once per board.

use china::data::{REGIONS, Region};
use china::{Board, BoardRef, Point};
use kernel::Piece;

use screen::land::{self, Net, Taken};

/// Room around the land: for the Great Wall at the left and at the top, and at the other sides.
const WALL: i32 = 66;
const EDGE: i32 = 24;

/// How far pieces reach to each side; names keep away from them.
const SPACE: f64 = 22.0;
const MARK: f64 = 16.0;
const DRAGON: [f64; 2] = [40.0, 22.0];
/// Half the height of a name, and half of what a letter and a plant are wide.
const NAME: f64 = 13.0;
const LETTER: f64 = 6.6;
const PLANT: f64 = 15.0;

/// Half the size of what shows points.
const POINTS: [f64; 2] = [40.0, 12.0];
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
    /// Where the points of its palaces are shown in the end.
    pub points: [Point; REGIONS],
}

impl Plan {
    /// The plan of a board, which lives as long as the board does.
    pub fn of(board: &BoardRef) -> &Plan {
        board.derived(Plan::new)
    }

    fn new(board: &Board) -> Plan {
        let lands = board.regions.iter().map(|land| &land.outline);
        let areas: Vec<&Vec<Point>> =
            lands.chain(board.obstacles.iter().map(|obstacle| &obstacle.outline)).collect();
        let straight = Net::of(areas.iter().map(|area| &area[..]));
        let wandered: Vec<Vec<Point>> = areas.iter().map(|area| straight.wander(area)).collect();
        let net = Net::of(wandered.iter().map(|area| &area[..]));
        let mut lands: Vec<String> = wandered.iter().map(|area| net.path(area)).collect();
        let obstacles = lands.split_off(REGIONS);
        let (mut names, mut points) = ([[0; 2]; REGIONS], [[0; 2]; REGIONS]);
        for &region in Region::ALL {
            let letters = board.regions[region.index()].name.chars().count();
            let half = [LETTER * letters as f64 + PLANT, NAME];
            names[region] = free_place(board, region, half, &[]);
            points[region] = free_place(board, region, POINTS, &[(names[region], half)]);
        }
        Plan {
            frame: land::frame(areas.iter().copied().flatten(), WALL, EDGE),
            lands,
            obstacles,
            names,
            points,
        }
    }
}

/// The place in a region with most room for a box, not far from the dragon. `taken` has been given away already.
fn free_place(board: &Board, region: Region, half: [f64; 2], taken: &[Taken]) -> Point {
    let land = &board.regions[region.index()];
    let spaces = board.spaces.iter().map(|&place| (place, [SPACE; 2]));
    let marks = board.alliances.iter().map(|alliance| (alliance.place, [MARK; 2]));
    let others: Vec<_> = spaces.chain(marks).chain(taken.iter().copied()).collect();
    land::free_place(&land.outline, half, (land.dragon, DRAGON), &others)
}
