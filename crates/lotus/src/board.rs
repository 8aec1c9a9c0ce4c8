//! The map as data: regions with their borders, read from a TOML file.
//!
//! A state must stay flat, so it does not own its map: it holds a [`BoardRef`], which points to a map that
//! was read once and stays for the life of the program. Equal texts give the same map.

mod fault;
mod raw;
mod read;

use std::fmt;
use std::ops::Deref;
use std::sync::{LazyLock, Mutex, PoisonError};

use kernel::Piece;
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::data::{REGIONS, Region};

pub use fault::{BoardError, Fault};

/// A point of the drawing.
pub type Point = [u16; 2];

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
    /// The whole file.
    text: String,
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
    pub fn read(text: &str) -> Result<Board, BoardError> {
        read::read(text)
    }

    /// The whole file.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The regions in play with so many players, as bits (R1.1).
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
        bits(regions).fold(0, |near, place| near | self.near[place])
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

/// The places of the bits that are set, from the lowest.
#[inline]
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let place = set.trailing_zeros() as usize;
        set &= set - 1;
        Some(place)
    })
}

/// The regions of these bits, in order.
pub fn regions(set: u64) -> impl Iterator<Item = Region> {
    bits(set & ALL).map(|place| Region::ALL[place])
}

/// A map that was read once and stays. Equal texts give the same map.
#[derive(Copy, Clone)]
pub struct BoardRef(&'static Board);

/// More maps than this are not kept in one program; a server must not be filled by its guests.
const MOST_BOARDS: usize = 1000;

static BUILT_IN: LazyLock<BoardRef> = LazyLock::new(|| {
    let board = Board::read(include_str!("../../../boards/lotus.toml"));
    keep(board.unwrap_or_else(|faults| panic!("the built-in map: {faults}")))
});

/// All other maps in use.
static OTHERS: Mutex<Vec<BoardRef>> = Mutex::new(Vec::new());

fn keep(board: Board) -> BoardRef {
    BoardRef(Box::leak(Box::new(board)))
}

impl BoardRef {
    /// The map that is built in.
    pub fn built_in() -> BoardRef {
        *BUILT_IN
    }

    /// The map of a file, whose text this is. It is read once and kept.
    pub fn load(text: &str) -> Result<BoardRef, BoardError> {
        if text == BoardRef::built_in().text() {
            return Ok(BoardRef::built_in());
        }
        let mut others = OTHERS.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(board) = others.iter().copied().find(|board| board.text() == text) {
            return Ok(board);
        }
        let board = Board::read(text)?;
        if others.len() >= MOST_BOARDS {
            return Err(BoardError(vec![Fault {
                line: None,
                what: format!("this program keeps {MOST_BOARDS} maps at most; start it anew for another"),
            }]));
        }
        let board = keep(board);
        others.push(board);
        Ok(board)
    }

    /// The map, for as long as the program runs.
    pub fn get(self) -> &'static Board {
        self.0
    }

    /// A region of it, for as long as the program runs.
    pub fn land(self, region: Region) -> &'static Land {
        &self.0.lands[region.index()]
    }
}

impl Default for BoardRef {
    fn default() -> BoardRef {
        BoardRef::built_in()
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

/// The built-in map is written by its name, any other as its whole file, so that it reads back anywhere.
impl Serialize for BoardRef {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let own = *self != BoardRef::built_in();
        serializer.serialize_str(if own { self.text() } else { &self.id })
    }
}

impl<'de> Deserialize<'de> for BoardRef {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<BoardRef, D::Error> {
        let text = String::deserialize(deserializer)?;
        if text == BoardRef::built_in().id {
            return Ok(BoardRef::built_in());
        }
        BoardRef::load(&text).map_err(D::Error::custom)
    }
}
