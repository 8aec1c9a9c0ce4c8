//! Boards that were read once and stay, so that a state can point to one.

use std::fmt;
use std::ops::Deref;
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::BoardError;

/// More boards than this are not kept beside the built-in ones; a server must not be filled by its guests.
const MOST_BOARDS: usize = 1000;

/// A game's board: it knows all boards of the game.
pub trait Board: Sized + Sync + 'static {
    /// All boards in use.
    fn boards() -> &'static Boards<Self>;

    /// What this one calls itself.
    fn name(&self) -> &str;
}

/// All boards of a game that are in use.
pub struct Boards<B: 'static> {
    files: &'static [(&'static str, &'static str)],
    read: fn(&str) -> Result<B, BoardError>,
    built_in: OnceLock<Vec<Kept<B>>>,
    others: Mutex<Vec<Kept<B>>>,
}

impl<B> Boards<B> {
    /// The built-in boards, each with its name in options and states and the text of its file, and how to read one.
    pub const fn new(
        files: &'static [(&'static str, &'static str)],
        read: fn(&str) -> Result<B, BoardError>,
    ) -> Boards<B> {
        Boards { files, read, built_in: OnceLock::new(), others: Mutex::new(Vec::new()) }
    }

    fn built_in(&self) -> &[Kept<B>] {
        let read = |(place, &(name, text)): (usize, &(&str, &str))| {
            let board =
                (self.read)(text).unwrap_or_else(|faults| panic!("the built-in board {name}: {faults}"));
            Kept::keep(board, text, Some(place))
        };
        self.built_in.get_or_init(|| self.files.iter().enumerate().map(read).collect())
    }

    fn others(&self) -> MutexGuard<'_, Vec<Kept<B>>> {
        self.others.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A board that was read once and stays. Equal texts give the same board.
pub struct Kept<B: 'static>(&'static Entry<B>);

struct Entry<B> {
    board: B,
    text: String,
    /// Its place among the built-in ones.
    place: Option<usize>,
}

impl<B> Kept<B> {
    fn keep(board: B, text: &str, place: Option<usize>) -> Kept<B> {
        Kept(Box::leak(Box::new(Entry { board, text: text.into(), place })))
    }

    /// The board, for as long as the program runs.
    pub fn get(self) -> &'static B {
        &self.0.board
    }

    /// The whole file.
    pub fn text(self) -> &'static str {
        &self.0.text
    }

    /// The place among the built-in boards, if it is one of them.
    pub fn place(self) -> Option<usize> {
        self.0.place
    }

    /// Whether it is built in.
    pub fn is_built_in(self) -> bool {
        self.0.place.is_some()
    }
}

impl<B: Board> Kept<B> {
    /// The boards that are built in.
    pub fn built_in() -> &'static [Kept<B>] {
        B::boards().built_in()
    }

    /// The first of them, which is used where nobody chooses.
    pub fn usual() -> Kept<B> {
        Kept::built_in()[0]
    }

    /// The board of a file, whose text this is. It is read once and kept.
    pub fn load(text: &str) -> Result<Kept<B>, BoardError> {
        let boards = B::boards();
        let find = |kept: &[Kept<B>]| kept.iter().copied().find(|board| board.text() == text);
        if let Some(board) = find(boards.built_in()).or_else(|| find(&boards.others())) {
            return Ok(board);
        }
        let board = (boards.read)(text)?;
        let mut others = boards.others();
        // Others may have read the same meanwhile.
        if let Some(board) = find(&others) {
            return Ok(board);
        }
        if others.len() >= MOST_BOARDS {
            let what = format!("this program keeps {MOST_BOARDS} boards at most; start it anew for another");
            return Err(BoardError::one(None, what));
        }
        let board = Kept::keep(board, text, None);
        others.push(board);
        Ok(board)
    }
}

impl<B> Copy for Kept<B> {}

impl<B> Clone for Kept<B> {
    fn clone(&self) -> Kept<B> {
        *self
    }
}

impl<B> Deref for Kept<B> {
    type Target = B;

    #[inline]
    fn deref(&self) -> &B {
        &self.0.board
    }
}

impl<B: Board> Default for Kept<B> {
    fn default() -> Kept<B> {
        Kept::usual()
    }
}

impl<B> PartialEq for Kept<B> {
    fn eq(&self, other: &Kept<B>) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl<B> Eq for Kept<B> {}

impl<B: Board> fmt::Debug for Kept<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "board {}", self.name())
    }
}

/// A built-in board is written by its name, any other as its whole file, so that it reads back anywhere.
impl<B: Board> Serialize for Kept<B> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.place().map_or(self.text(), |place| B::boards().files[place].0))
    }
}

impl<'de, B: Board> Deserialize<'de> for Kept<B> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Kept<B>, D::Error> {
        let text = String::deserialize(deserializer)?;
        match B::boards().files.iter().position(|(name, _)| *name == text) {
            Some(place) => Ok(Kept::built_in()[place]),
            None => Kept::load(&text).map_err(D::Error::custom),
        }
    }
}
