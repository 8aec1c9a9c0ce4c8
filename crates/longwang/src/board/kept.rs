//! Boards that were read once and stay, so that a state can point to one.

use std::fmt;
use std::ops::Deref;
use std::sync::{LazyLock, Mutex, PoisonError};

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Board, BoardError, Fault};

/// A board that was read once and stays. Equal texts give the same board.
#[derive(Copy, Clone)]
pub struct BoardRef(&'static Board);

/// The board that is built in.
const BUILT_IN: &str = include_str!("../../../../boards/longwang.toml");

/// More boards than this are not kept in one program; a server must not be filled by its guests.
const MOST_BOARDS: usize = 1000;

static USUAL: LazyLock<BoardRef> = LazyLock::new(|| {
    keep(Board::read(BUILT_IN).unwrap_or_else(|faults| panic!("the built-in board: {faults}")))
});

/// All boards in use but the built-in one.
static OTHERS: Mutex<Vec<BoardRef>> = Mutex::new(Vec::new());

fn keep(board: Board) -> BoardRef {
    BoardRef(Box::leak(Box::new(board)))
}

impl BoardRef {
    /// The built-in board.
    pub fn usual() -> BoardRef {
        *USUAL
    }

    /// The board of a file, whose text this is. It is read once and kept.
    pub fn load(text: &str) -> Result<BoardRef, BoardError> {
        let usual = BoardRef::usual();
        if text == usual.text() {
            return Ok(usual);
        }
        let find = |boards: &[BoardRef]| boards.iter().copied().find(|board| board.text() == text);
        if let Some(board) = find(&OTHERS.lock().unwrap_or_else(PoisonError::into_inner)) {
            return Ok(board);
        }
        let board = Board::read(text)?;
        let mut boards = OTHERS.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(board) = find(&boards) {
            return Ok(board);
        }
        if boards.len() >= MOST_BOARDS {
            return Err(BoardError(vec![Fault {
                line: None,
                what: format!("this program keeps {MOST_BOARDS} boards at most; start it anew for another"),
            }]));
        }
        let board = keep(board);
        boards.push(board);
        Ok(board)
    }

    /// The board, for as long as the program runs.
    pub fn get(self) -> &'static Board {
        self.0
    }

    /// Whether it is the built-in board.
    pub fn is_usual(self) -> bool {
        self == BoardRef::usual()
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

/// The built-in board is written by its name, any other as its whole file, so that it reads back anywhere.
impl Serialize for BoardRef {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(if self.is_usual() { &self.id } else { self.text() })
    }
}

impl<'de> Deserialize<'de> for BoardRef {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<BoardRef, D::Error> {
        let text = String::deserialize(deserializer)?;
        let usual = BoardRef::usual();
        if text == usual.id { Ok(usual) } else { BoardRef::load(&text).map_err(D::Error::custom) }
    }
}
