//! The map as data: regions, spaces, roads, alliances and the deck, read from a TOML file.
//!
//! A state must stay flat, so it does not own its board: it holds a [`BoardRef`], which points to a board that
//! was read once and stays for the life of the program. Equal texts give the same board.

mod fault;
mod map;
mod raw;
mod read;

use std::fmt;
use std::ops::Deref;
use std::sync::{LazyLock, Mutex, PoisonError};

use kernel::{Piece, Set};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::action::Space;
use crate::data::*;

pub use fault::{BoardError, Fault};

/// A point of the drawing.
pub type Point = [u16; 2];

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
    /// The whole file.
    text: String,
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
    pub fn read(text: &str) -> Result<Board, BoardError> {
        read::read(text)
    }

    /// The whole file.
    pub fn text(&self) -> &str {
        &self.text
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

    /// The cards in the game with so many players (R1.3).
    pub fn cards(&self, players: u8) -> Cards {
        self.deck.map(|count| count - self.removed[usize::from(players)])
    }
}

/// A board that was read once and stays. Equal texts give the same board.
#[derive(Copy, Clone)]
pub struct BoardRef(&'static Board);

/// The sides that are built in.
const BUILT_IN: [&str; 2] =
    [include_str!("../../../boards/china-3-4.toml"), include_str!("../../../boards/china-4-5.toml")];

/// More boards than this are not kept in one program; a server must not be filled by its guests.
const MOST_BOARDS: usize = 1000;

/// All boards in use, the built-in ones first.
static BOARDS: LazyLock<Mutex<Vec<BoardRef>>> = LazyLock::new(|| {
    let board = |text| Board::read(text).unwrap_or_else(|faults| panic!("a built-in board: {faults}"));
    Mutex::new(BUILT_IN.map(|text| keep(board(text))).to_vec())
});

static SIDES: LazyLock<[BoardRef; 2]> = LazyLock::new(|| {
    let boards = BOARDS.lock().unwrap_or_else(PoisonError::into_inner);
    [boards[0], boards[1]]
});

fn keep(board: Board) -> BoardRef {
    BoardRef(Box::leak(Box::new(board)))
}

impl BoardRef {
    /// The built-in sides: for 3 and 4 players, for 4 and 5 players.
    pub fn built_in() -> [BoardRef; 2] {
        *SIDES
    }

    /// The side that is used if nobody chooses (R1.1).
    pub fn usual(players: u8) -> BoardRef {
        BoardRef::built_in()[usize::from(players > 4)]
    }

    /// The board of a file, whose text this is. It is read once and kept.
    pub fn load(text: &str) -> Result<BoardRef, BoardError> {
        let find = |boards: &[BoardRef]| boards.iter().copied().find(|board| board.text() == text);
        if let Some(board) = find(&BOARDS.lock().unwrap_or_else(PoisonError::into_inner)) {
            return Ok(board);
        }
        let board = Board::read(text)?;
        let mut boards = BOARDS.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(board) = find(&boards) {
            return Ok(board);
        }
        if boards.len() >= MOST_BOARDS {
            return Err(BoardError(vec![Fault {
                line: None,
                what: format!("this program keeps {MOST_BOARDS} boards at most; start it anew for another"),
            }]));
        }
        boards.push(keep(board));
        Ok(boards[boards.len() - 1])
    }

    /// The board, for as long as the program runs.
    pub fn get(self) -> &'static Board {
        self.0
    }

    /// The place among the built-in sides, if it is one of them.
    pub fn side(self) -> Option<usize> {
        BoardRef::built_in().iter().position(|&side| side == self)
    }
}

impl Deref for BoardRef {
    type Target = Board;

    #[inline]
    fn deref(&self) -> &Board {
        self.0
    }
}

impl PartialEq for BoardRef {
    fn eq(&self, other: &BoardRef) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for BoardRef {}

impl fmt::Debug for BoardRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "board {}", self.id)
    }
}

/// A built-in side is written by its name, any other board as its whole file, so that it reads back anywhere.
impl Serialize for BoardRef {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(if self.side().is_some() { &self.id } else { self.text() })
    }
}

impl<'de> Deserialize<'de> for BoardRef {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<BoardRef, D::Error> {
        let text = String::deserialize(deserializer)?;
        match BoardRef::built_in().into_iter().find(|side| side.id == text) {
            Some(side) => Ok(side),
            None => BoardRef::load(&text).map_err(D::Error::custom),
        }
    }
}
