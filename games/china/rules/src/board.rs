//! The map as data: regions, spaces, roads, alliances and the deck, read from a TOML file.
//!
//! Many states share a board, so each holds a [`BoardRef`]: the built-in ones stay, any other is freed with the last
//! state that uses it. Files that mean the same give the same board.

mod map;
mod raw;
mod read;

use boards::{Boards, Read};
use kernel::{Piece, Set};

use crate::action::Space;
use crate::data::*;

pub use boards::{BoardError, Fault, Point};

/// A side of the board, with the deck that belongs to it.
#[derive(Clone, Debug)]
pub struct Board {
    /// Its short name.
    pub id: String,
    /// Its name for people.
    pub title: String,
    /// How many may play on it.
    pub players: Vec<u8>,
    /// Width and height of the drawing.
    pub canvas: Point,
    /// The nine regions, in the order of [`Region`].
    pub regions: Vec<Land>,
    /// Where each space is drawn, in the order of regions.
    pub spaces: Vec<Point>,
    /// What is drawn between regions: lakes, mountains.
    pub obstacles: Vec<Obstacle>,
    /// The alliances from number 1 on.
    pub alliances: Vec<Alliance>,
    /// Cards of each colour in the box.
    pub deck: Cards,
    /// Cards of each colour that stay in the box, by number of players.
    removed: [u8; MAX_PLAYERS + 1],
    /// The size of each region, and the place of its first space.
    sizes: [u8; REGIONS],
    first: [u8; REGIONS],
    /// The spaces of each region, as bits.
    lands: [u64; REGIONS],
    /// The spaces that a road joins to each space, as bits.
    roads: [u64; MAX_SPACES],
    /// The colour of each region, and the regions of each colour.
    colours: [Colour; REGIONS],
    coloured: [Set<Region>; COLOURS],
}

/// A region as the board shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Land {
    /// Its name on the map.
    pub name: String,
    /// How many palace spaces it has.
    pub size: u8,
    /// Where its dragon space is drawn.
    pub dragon: Point,
    /// Its border.
    pub outline: Vec<Point>,
}

/// Something drawn between regions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Obstacle {
    /// What it is: a lake, mountains.
    pub kind: String,
    /// Its border.
    pub outline: Vec<Point>,
}

/// Two regions whose emissaries may come to terms (R6.2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alliance {
    /// The two.
    pub regions: [Region; 2],
    /// Where its number is drawn.
    pub place: Point,
}

impl Board {
    /// Reads a board. It names every fault with its line.
    pub fn read(text: &str) -> Result<Read<Board>, BoardError> {
        boards::read(text, read::board)
    }

    /// The side that is used if nobody chooses (R1.1), by its place among the built-in ones.
    pub(crate) fn place_for(players: u8) -> usize {
        usize::from(players > 4)
    }

    /// The side at this place.
    pub(crate) fn side(place: usize) -> BoardRef {
        BoardRef::built_in().nth(place).expect("the board has two sides")
    }

    /// The side at this place as it was drawn in the first version of the rules, when Ch'in had five spaces.
    pub(crate) fn first_edition(place: usize) -> BoardRef {
        BoardRef::load(FIRST_EDITION[place]).expect("the boards of the first version are without faults")
    }

    /// The colour of a region.
    #[inline]
    pub fn colour(&self, region: Region) -> Colour {
        self.colours[region]
    }

    /// The regions of a colour.
    #[inline]
    pub fn regions_of(&self, colour: Colour) -> Set<Region> {
        self.coloured[colour]
    }

    /// How many palace spaces a region has.
    #[inline]
    pub fn size(&self, region: Region) -> u8 {
        self.sizes[region]
    }

    /// The spaces of a region, as bits.
    #[inline]
    pub fn land(&self, region: Region) -> u64 {
        self.lands[region]
    }

    /// The bit of a space; none if the region has no such space.
    #[inline]
    pub fn bit(&self, space: Space) -> u64 {
        1u64.wrapping_shl((self.first[space.region()] + space.number() - 1).into())
            & self.lands[space.region()]
    }

    /// The space at this place among all spaces.
    #[inline]
    pub fn space(&self, region: Region, place: u32) -> Space {
        Space::new(region, place as u8 - self.first[region] + 1)
    }

    /// The space at this place among all spaces, wherever it lies.
    pub fn space_at(&self, place: usize) -> Space {
        let here = |region: &&Region| self.lands[**region] >> place & 1 == 1;
        let region = Region::ALL.iter().find(here).copied().unwrap_or(Region::Zhao);
        self.space(region, place as u32)
    }

    /// The spaces that a road joins to the space at this place, as bits.
    #[inline]
    pub fn roads(&self, place: u32) -> u64 {
        self.roads[place as usize & (MAX_SPACES - 1)]
    }

    /// The cards in the game with this number of players (R1.3).
    pub fn cards(&self, players: u8) -> Cards {
        self.deck.map(|count| count - self.removed[usize::from(players)])
    }
}

/// A board that states share.
pub type BoardRef = boards::Kept<Board>;

/// All boards in use; built in are the sides for 3 and 4 players and for 4 and 5.
static BOARDS: Boards<Board> = Boards::new(
    &[
        ("china-3-4", include_str!("../../boards/china-3-4.toml")),
        ("china-4-5", include_str!("../../boards/china-4-5.toml")),
    ],
    Board::read,
);

/// Both sides as they were in the first version of the rules: its records are played on them.
const FIRST_EDITION: [&str; 2] = [
    include_str!("../../boards/version-1/china-3-4.toml"),
    include_str!("../../boards/version-1/china-4-5.toml"),
];

impl boards::Board for Board {
    fn boards() -> &'static Boards<Board> {
        &BOARDS
    }

    fn name(&self) -> &str {
        &self.id
    }
}
