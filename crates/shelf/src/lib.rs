//! The games without their types: what there is to know about each, and all that a site does with it.
//!
//! The program says once which games there are, before anything else ([`fill`], called by the crate `games`). Code that knows
//! them only by name – above all the site – asks here, and is not recompiled when one of them changes.

mod coaching;
mod foresight;
mod game;
mod lesson;
mod levels;
mod puzzle;

use std::sync::{LazyLock, OnceLock};

use kernel::Setup;
use screen::Screen;
use table::AnyTable;
use thiserror::Error;
use words::{Lang, Words};

pub use coach::{Advice, Chance, Decision, Found, HINT, Moment, REVIEW, Review, Tally};
pub use coaching::{Hinting, Reviewer, Told};
pub use foresight::Foresight;
pub use game::{Game, Mind, Thinking};
pub use lesson::{Lesson, LessonError, LessonPage};
pub use levels::Measured;
pub use puzzle::{Puzzle, PuzzleError};

static SHELF: OnceLock<Vec<Game>> = OnceLock::new();

/// A game that is not on the shelf.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no game `{0}`; the shelf has: {ids}", ids = ids().join(", "))]
pub struct UnknownGame(pub String);

/// Says which games there are, in their order. The first call decides.
pub fn fill(games: impl FnOnce() -> Vec<Game>) {
    SHELF.get_or_init(games);
}

/// All games, in the order of the shelf.
///
/// # Panics
/// If the program has not said which there are.
pub fn games() -> &'static [Game] {
    SHELF.get().expect("the program fills the shelf first")
}

/// The game of this name.
pub fn game(id: &str) -> Result<&'static Game, UnknownGame> {
    games().iter().find(|game| game.id == id).ok_or_else(|| UnknownGame(id.into()))
}

/// The game of a table.
///
/// # Panics
/// If the table was not made by a game of the shelf.
pub fn of(table: &dyn AnyTable) -> &'static Game {
    game(table.game()).expect("tables are made by the games of the shelf")
}

/// The game with this screen.
pub fn with<S: Screen>() -> Result<&'static Game, UnknownGame> {
    game(<S::Game as Setup>::ID)
}

fn ids() -> Vec<&'static str> {
    games().iter().map(|game| game.id).collect()
}

/// The texts of all games in one language.
pub fn words(lang: Lang) -> &'static Words {
    static WORDS: LazyLock<[Words; 2]> = LazyLock::new(|| {
        Lang::ALL.map(|lang| {
            let texts: Vec<&'static str> = games().iter().map(|game| game.texts(lang)).collect();
            Words::new(lang, &texts)
        })
    });
    &WORDS[lang as usize]
}
