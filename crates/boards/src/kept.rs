//! Boards that states point to: the built-in ones stay, others live as long as somebody holds them.

use std::any::Any;
use std::collections::BTreeMap;
use std::fmt;
use std::ops::Deref;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, Weak};

use kernel::{OptionSpec, OptionValue};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::reader::{Read, meaning};
use crate::{BoardError, Fault};

/// A game's board: it knows all boards of the game.
pub trait Board: Sized + Send + Sync + 'static {
    /// All boards in use.
    fn boards() -> &'static Boards<Self>;

    /// What this one calls itself.
    fn name(&self) -> &str;
}

/// All boards of a game that are in use.
pub struct Boards<B: 'static> {
    files: &'static [(&'static str, &'static str)],
    read: fn(&str) -> Result<Read<B>, BoardError>,
    built_in: OnceLock<Vec<Entry<B>>>,
    /// The others, by their meaning. They belong to the states that hold them.
    own: Mutex<BTreeMap<Arc<str>, Weak<Entry<B>>>>,
}

impl<B> Boards<B> {
    /// The built-in boards, each with its name in options and states and the text of its file, and how to read one.
    pub const fn new(
        files: &'static [(&'static str, &'static str)],
        read: fn(&str) -> Result<Read<B>, BoardError>,
    ) -> Boards<B> {
        Boards { files, read, built_in: OnceLock::new(), own: Mutex::new(BTreeMap::new()) }
    }

    fn built_in(&'static self) -> &'static [Entry<B>] {
        let read = |(place, &(name, text)): (usize, &(&str, &str))| {
            let both = meaning(text).and_then(|meaning| Ok((meaning.into(), (self.read)(text)?)));
            let (meaning, Read { board, excess }) =
                both.unwrap_or_else(|faults| panic!("the built-in board {name}: {faults}"));
            let (text, derived) = (text.into(), OnceLock::new());
            Entry { board, excess, boards: self, text, meaning, place: Some(place), derived }
        };
        self.built_in.get_or_init(|| self.files.iter().enumerate().map(read).collect())
    }

    fn own(&self) -> MutexGuard<'_, BTreeMap<Arc<str>, Weak<Entry<B>>>> {
        self.own.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A board that states share. Files that mean the same give the same board.
pub struct Kept<B: 'static>(Holder<B>);

/// Copies of a built-in board cost nothing; any other is freed with the last copy.
enum Holder<B: 'static> {
    BuiltIn(&'static Entry<B>),
    Own(Arc<Entry<B>>),
}

struct Entry<B: 'static> {
    board: B,
    /// What is too large for a new board.
    excess: Vec<Fault>,
    boards: &'static Boards<B>,
    text: Arc<str>,
    meaning: Arc<str>,
    /// Its place among the built-in ones.
    place: Option<usize>,
    derived: OnceLock<Box<dyn Any + Send + Sync>>,
}

impl<B> Drop for Entry<B> {
    fn drop(&mut self) {
        let mut own = self.boards.own();
        // Another with the same meaning may have been made already.
        if own.get(&self.meaning).is_some_and(|known| known.strong_count() == 0) {
            own.remove(&self.meaning);
        }
    }
}

impl<B> Kept<B> {
    #[inline]
    fn entry(&self) -> &Entry<B> {
        match &self.0 {
            Holder::BuiltIn(entry) => entry,
            Holder::Own(entry) => entry,
        }
    }

    /// The whole file: of a built-in board as it is written, of any other without comments.
    pub fn text(&self) -> &str {
        &self.entry().text
    }

    /// The place among the built-in boards, if it is one of them.
    pub fn place(&self) -> Option<usize> {
        self.entry().place
    }

    /// Whether it is built in.
    pub fn is_built_in(&self) -> bool {
        self.place().is_some()
    }

    /// Whether it may be brought to a new table: an old one that is too large stays playable where it is.
    pub fn fits(&self) -> Result<(), BoardError> {
        let excess = &self.entry().excess;
        if excess.is_empty() { Ok(()) } else { Err(BoardError(excess.clone())) }
    }

    /// What follows from the board alone, a plan of its drawing for instance: worked out at the first call, freed
    /// with the board.
    ///
    /// # Panics
    /// If two types are asked for: a board keeps one such thing.
    pub fn derived<T: Any + Send + Sync>(&self, make: impl FnOnce(&B) -> T) -> &T {
        let entry = self.entry();
        let kept = entry.derived.get_or_init(|| Box::new(make(&entry.board)));
        kept.downcast_ref().expect("one type is derived from the boards of a game")
    }
}

impl<B: Board> Kept<B> {
    /// The boards that are built in.
    pub fn built_in() -> impl ExactSizeIterator<Item = Kept<B>> {
        B::boards().built_in().iter().map(|entry| Kept(Holder::BuiltIn(entry)))
    }

    /// The first of them, which is used where nobody chooses.
    pub fn usual() -> Kept<B> {
        Kept(Holder::BuiltIn(&B::boards().built_in()[0]))
    }

    /// The board of a file, whose text this is. Comments, white space and the order of keys make no difference.
    pub fn load(text: &str) -> Result<Kept<B>, BoardError> {
        let boards = B::boards();
        let meaning: Arc<str> = meaning(text)?.into();
        if let Some(board) = Kept::<B>::built_in().find(|board| board.entry().meaning == meaning) {
            return Ok(board);
        }
        let find = || boards.own().get(&meaning).and_then(Weak::upgrade);
        if let Some(known) = find() {
            return Ok(Kept(Holder::Own(known)));
        }
        let Read { board, excess } = (boards.read)(text)?;
        let (text, derived) = (meaning.clone(), OnceLock::new());
        let entry = Arc::new(Entry { board, excess, boards, text, meaning, place: None, derived });
        Ok(Kept(Holder::Own(boards.enter(entry))))
    }
}

impl<B> Boards<B> {
    /// Makes a new board known, unless another with the same meaning was faster; gives the one that is known.
    fn enter(&self, entry: Arc<Entry<B>>) -> Arc<Entry<B>> {
        let mut own = self.own();
        if let Some(known) = own.get(&entry.meaning).and_then(Weak::upgrade) {
            return known;
        }
        own.insert(entry.meaning.clone(), Arc::downgrade(&entry));
        entry
    }
}

impl<B> Clone for Kept<B> {
    #[inline]
    fn clone(&self) -> Kept<B> {
        Kept(match &self.0 {
            Holder::BuiltIn(entry) => Holder::BuiltIn(entry),
            Holder::Own(entry) => Holder::Own(entry.clone()),
        })
    }
}

impl<B> Deref for Kept<B> {
    type Target = B;

    #[inline]
    fn deref(&self) -> &B {
        &self.entry().board
    }
}

impl<B: Board> Default for Kept<B> {
    fn default() -> Kept<B> {
        Kept::usual()
    }
}

impl<B> PartialEq for Kept<B> {
    fn eq(&self, other: &Kept<B>) -> bool {
        std::ptr::eq(self.entry(), other.entry())
    }
}

impl<B> Eq for Kept<B> {}

impl<B: Board> fmt::Debug for Kept<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "board {}", self.name())
    }
}

/// A table agrees on a built-in board by its name, or on another by the whole text of its file.
impl<B: Board> OptionValue for Kept<B> {
    const TAKES_TEXT: bool = true;

    fn at(_: &OptionSpec, place: usize, _: u32) -> Kept<B> {
        Kept::built_in().nth(place).expect("every board that is listed is built in")
    }

    fn place(&self, _: &OptionSpec) -> usize {
        Kept::place(self).unwrap_or(0)
    }

    fn from_text(text: &str) -> Result<Kept<B>, String> {
        Kept::load(text).map_err(|error| error.to_string())
    }

    fn text(&self) -> Option<&str> {
        (!self.is_built_in()).then(|| Kept::text(self))
    }

    fn fits(&self) -> Result<(), String> {
        Kept::fits(self).map_err(|error| error.to_string())
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
        let named = B::boards().files.iter().position(|(name, _)| *name == text);
        match named.and_then(|place| Kept::built_in().nth(place)) {
            Some(board) => Ok(board),
            None => Kept::load(&text).map_err(D::Error::custom),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Spanned;

    struct Pond(String);

    static PONDS: Boards<Pond> = Boards::new(&[("pond", "name = 'Pond' # built in\n")], |text| {
        #[derive(Deserialize)]
        struct File {
            name: Spanned<String>,
        }
        crate::read(text, |reader, file: File| Pond(reader.name(&file.name)))
    });

    impl Board for Pond {
        fn boards() -> &'static Boards<Pond> {
            &PONDS
        }

        fn name(&self) -> &str {
            &self.0
        }
    }

    fn load(text: &str) -> Kept<Pond> {
        Kept::load(text).expect("a pond")
    }

    /// How many own boards take room.
    fn live() -> usize {
        PONDS.own().len()
    }

    /// One test, for all look at the same count.
    #[test]
    fn own_boards_are_counted_by_what_they_mean_and_freed_with_their_last_holder() {
        let same: Vec<_> =
            (0..2000).map(|number| load(&format!("# No. {number}\n\nname  = \"Lake\"\n"))).collect();
        assert!(same.iter().all(|pond| *pond == same[0] && !pond.is_built_in()));
        assert_eq!((live(), same[0].text()), (1, "name = \"Lake\"\n"));
        assert_eq!(
            load("name = 'Pond'# mine"),
            Kept::usual(),
            "what means the same as a built-in board is that"
        );

        let many: Vec<_> = (0..2000).map(|number| load(&format!("name = 'Lake {number}'"))).collect();
        assert_eq!(live(), 2001);
        let (copy, plan) = (many[7].clone(), *many[7].derived(|pond| pond.0.len()));
        assert_eq!((plan, *copy.derived(|_| 0_usize)), (6, 6), "worked out once");
        drop((same, many));
        assert_eq!((live(), copy.name()), (1, "Lake 7"));
        assert_eq!(load("name = 'Lake 7'"), copy);
        drop(copy);
        assert_eq!(
            *load("name = 'Lake 7'").derived(|_| 0_usize),
            0,
            "a new board, with nothing of the old one"
        );
        assert_eq!(live(), 0);

        let keys: String = (0..9000).map(|number| format!("{number}=1\n")).collect();
        let tight = format!("name='Lake'\n{keys}");
        let long = load(&tight);
        assert_eq!(long.text(), tight, "with a space on each side of every sign it could not be read again");
        assert_eq!(load(long.text()), long);

        // One that is too large is read, but does not fit a new table.
        let faults = load("name = 'The lake of many, many names'").fits().expect_err("too long");
        assert_eq!(faults.to_string(), "line 1: a name has 1 to 24 letters");
        load("name = 'A lake'").fits().expect("an ordinary one");
    }
}
