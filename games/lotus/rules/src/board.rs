//! The map as data: regions with their borders, read from a TOML file.
//!
//! Many states share a map, so each holds a [`BoardRef`]: the built-in ones stay, any other is freed with the last
//! state that uses it. Files that mean the same give the same map.

mod raw;
mod read;

use std::ops::Deref;

use boards::{Boards, Read};
use kernel::Piece;
use kernel::bits::places;

use crate::data::{REGIONS, Region};

pub use boards::{BoardError, Fault, Point};

/// A map of the empire.
#[derive(Clone, Debug)]
pub struct Board {
    /// Its short name.
    pub id: String,
    /// Its name for people.
    pub title: String,
    /// Width and height of the drawing.
    pub canvas: Point,
    /// All regions, in the order of [`Region`].
    pub lands: Vec<Land>,
    /// The regions that border on each, as bits.
    near: [u64; REGIONS],
    /// The regions that are dark, that carry a lotus, that carry a dragon, as bits.
    dark: u64,
    lotus: u64,
    dragons: u64,
}

/// A region as the map shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Land {
    /// Which one it is.
    pub region: Region,
    /// Its name on the map.
    pub name: String,
    /// Its name in Chinese.
    pub hanzi: String,
    /// Where its tile is drawn.
    pub center: Point,
    /// Its border.
    pub outline: Vec<Point>,
}

impl Board {
    /// Reads a map. It names every fault with its line.
    pub fn read(text: &str) -> Result<Read<Board>, BoardError> {
        boards::read(text, read::board)
    }

    /// A region.
    pub fn land(&self, region: Region) -> &Land {
        &self.lands[region.index()]
    }

    /// The regions in play with this number of players, as bits (R1.1).
    pub fn in_play(&self, players: u8) -> u64 {
        if players < 6 { ALL & !self.dark } else { ALL }
    }

    /// The regions that border on a region, as bits.
    #[inline]
    pub fn near(&self, region: Region) -> u64 {
        self.near[region]
    }

    /// The regions that border on any of these, as bits.
    pub fn near_any(&self, regions: u64) -> u64 {
        places(regions).fold(0, |near, place| near | self.near[place])
    }

    /// The dark regions, as bits.
    pub fn dark(&self) -> u64 {
        self.dark
    }

    /// The regions with a lotus, as bits.
    #[inline]
    pub fn lotus(&self) -> u64 {
        self.lotus
    }

    /// The regions with a dragon, as bits.
    #[inline]
    pub fn dragons(&self) -> u64 {
        self.dragons
    }
}

/// All regions, as bits.
pub(crate) const ALL: u64 = (1 << REGIONS) - 1;

/// The bit of a region.
#[inline]
pub const fn bit(region: Region) -> u64 {
    1 << region as u64
}

/// The regions of these bits, in order.
pub fn regions(set: u64) -> impl Iterator<Item = Region> {
    places(set & ALL).map(|place| Region::ALL[place])
}

/// A map that states share.
pub type BoardRef = boards::Kept<Board>;

/// A region on its map: events and refusals name it long after the state has gone on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LandRef {
    board: BoardRef,
    region: Region,
}

impl LandRef {
    /// This region of this map.
    #[inline]
    pub fn new(board: &BoardRef, region: Region) -> LandRef {
        LandRef { board: board.clone(), region }
    }
}

impl Deref for LandRef {
    type Target = Land;

    fn deref(&self) -> &Land {
        self.board.land(self.region)
    }
}

/// All maps in use.
static BOARDS: Boards<Board> =
    Boards::new(&[("lotus", include_str!("../../boards/lotus.toml"))], Board::read);

impl boards::Board for Board {
    fn boards() -> &'static Boards<Board> {
        &BOARDS
    }

    fn name(&self) -> &str {
        &self.id
    }
}
