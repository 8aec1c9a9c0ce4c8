//! What of the map depends on the board alone: borders and frames. Made once per board.

use kernel::Piece;
use lotus::data::{REGIONS, Region};
use lotus::{Board, BoardRef, bit, regions};

use screen::land::{self, Net, Stand};

/// Room around the land.
const EDGE: i32 = 22;
/// Half the height of a tile with its name and its cubes, the least half of its width, and half of what a letter is wide.
const HIGH: f64 = 42.0;
const WIDE: f64 = 34.0;
const LETTER: f64 = 5.4;
/// Half the width of one with a lotus or a dragon beside it.
const MARKED: f64 = 46.0;

/// A drawing plan.
pub struct Plan {
    /// The outline of each region.
    pub lands: Vec<String>,
    /// Where the tile of each region lies.
    pub tiles: Vec<land::Point>,
    /// Left, top, width and height of the light regions, and of all.
    frames: [[i32; 4]; 2],
}

impl Plan {
    /// The plan of a board, which lives as long as the board does.
    pub fn of(board: &BoardRef) -> &Plan {
        board.derived(Plan::new)
    }

    fn new(board: &Board) -> Plan {
        let straight = Net::of(board.lands.iter().map(|land| &land.outline[..]));
        let wandered: Vec<_> = board.lands.iter().map(|land| straight.wander(&land.outline)).collect();
        let net = Net::of(wandered.iter().map(|area| &area[..]));
        let marked = board.lotus() | board.dragons();
        let stands: Vec<Stand> = board
            .lands
            .iter()
            .map(|land| Stand {
                outline: &land.outline,
                best: land.center,
                half: WIDE
                    .max(LETTER * land.name.chars().count() as f64)
                    .max(if marked & bit(land.region) == 0 { 0.0 } else { MARKED }),
            })
            .collect();
        Plan {
            tiles: land::spread(&stands, HIGH),
            lands: wandered.iter().map(|area| net.path(area)).collect(),
            frames: [5, 6].map(|players| frame(board, board.in_play(players))),
        }
    }

    /// The part of the canvas that is shown to this number of players: below six the dark regions are folded away (R1.1).
    pub fn frame(&self, players: u8) -> [i32; 4] {
        self.frames[usize::from(players == 6)]
    }
}

fn frame(board: &Board, shown: u64) -> [i32; 4] {
    debug_assert!(board.lands.len() == REGIONS);
    let corners = regions(shown).flat_map(|region: Region| &board.lands[region.index()].outline);
    let corners: Vec<&land::Point> = corners.collect();
    land::frame(corners.iter().copied(), EDGE, EDGE)
}
