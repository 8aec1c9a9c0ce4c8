//! The map as data: provinces, districts, borders with their symbols, and the deck, read from a TOML file.
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

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::data::*;

pub use fault::{BoardError, Fault};

/// A point of the drawing.
pub type Point = [u16; 2];

/// A board, with the deck that belongs to it.
#[derive(Clone, Debug)]
pub struct Board {
    /// Its name for people.
    pub name: String,
    /// Width and height of the drawing.
    pub canvas: Point,
    /// The corners of the map in the drawing: left, top, right, bottom.
    pub map_box: [u16; 4],
    /// The order in which cities are scored (R5.5).
    pub order: [Province; PROVINCES],
    /// The six provinces, in the order of [`Province`].
    pub provinces: Vec<Land>,
    /// The eighteen districts, in order.
    pub districts: Vec<Area>,
    /// Every border once.
    pub borders: Vec<Border>,
    /// The whole file.
    text: String,
    /// The movement cards where there are six kinds, and where there are three.
    decks: [Cards; 2],
    /// Where each card leads from each district, as bits: where there are six kinds, and where there are three.
    ways: [[[u32; CARDS]; DISTRICTS]; 2],
}

/// A province as the board shows it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Land {
    /// Where its city is drawn.
    pub city: Point,
    /// Where its province space is drawn.
    pub space: Point,
}

/// A district as the board shows it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Area {
    /// Its name on the map.
    pub name: String,
    /// Where its open part is drawn.
    pub center: Point,
    /// Where its monastery is drawn.
    pub monastery: Point,
    /// Where its palaces are drawn.
    pub palaces: [Point; DISTRICTS_EACH],
    /// Its border.
    pub outline: Vec<Point>,
}

/// A border between two districts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Border {
    /// The two.
    pub districts: [District; 2],
    /// Its symbol where there are six kinds, and where there are three.
    pub symbols: [Card; 2],
    /// Where its symbol is drawn.
    pub at: Point,
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

    /// The movement cards, of three kinds or of six (R1.2).
    pub fn deck(&self, three: bool) -> Cards {
        self.decks[usize::from(three)]
    }

    /// Where each card leads from a district, as bits (R4.2).
    #[inline]
    pub fn ways(&self, three: bool, from: District) -> &[u32; CARDS] {
        &self.ways[usize::from(three)][from]
    }

    /// The symbol of the border between two districts, if they have one.
    pub fn symbol(&self, three: bool, from: District, to: District) -> Option<Card> {
        let joins = |border: &&Border| border.districts == [from, to] || border.districts == [to, from];
        self.borders.iter().find(joins).map(|border| border.symbols[usize::from(three)])
    }
}

/// A board that was read once and stays. Equal texts give the same board.
#[derive(Copy, Clone)]
pub struct BoardRef(&'static Board);

/// The board that is built in, and its name in options and states.
const BUILT_IN: &str = include_str!("../../../boards/ming.toml");
pub(crate) const BUILT_IN_NAME: &str = "ming";

/// More boards than this are not kept in one program; a server must not be filled by its guests.
const MOST_BOARDS: usize = 1000;

/// All boards in use, the built-in one first.
static BOARDS: LazyLock<Mutex<Vec<BoardRef>>> = LazyLock::new(|| Mutex::new(vec![BoardRef::built_in()]));

static USUAL: LazyLock<BoardRef> = LazyLock::new(|| {
    let board = Board::read(BUILT_IN).unwrap_or_else(|faults| panic!("the built-in board: {faults}"));
    keep(board)
});

fn keep(board: Board) -> BoardRef {
    BoardRef(Box::leak(Box::new(board)))
}

impl BoardRef {
    /// The board that is built in.
    pub fn built_in() -> BoardRef {
        *USUAL
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

    /// Whether it is the built-in one.
    pub fn is_built_in(self) -> bool {
        self == BoardRef::built_in()
    }
}

impl Deref for BoardRef {
    type Target = Board;

    #[inline]
    fn deref(&self) -> &Board {
        self.0
    }
}

impl Default for BoardRef {
    fn default() -> BoardRef {
        BoardRef::built_in()
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
        write!(f, "board {}", self.name)
    }
}

/// The built-in board is written by its name, any other as its whole file, so that it reads back anywhere.
impl Serialize for BoardRef {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(if self.is_built_in() { BUILT_IN_NAME } else { self.text() })
    }
}

impl<'de> Deserialize<'de> for BoardRef {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<BoardRef, D::Error> {
        let text = String::deserialize(deserializer)?;
        if text == BUILT_IN_NAME {
            return Ok(BoardRef::built_in());
        }
        BoardRef::load(&text).map_err(D::Error::custom)
    }
}
