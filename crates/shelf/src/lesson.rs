//! Lessons: a game explained on its own board, page by page, to somebody who makes the moves.
//!
//! A lesson is a file in the game's folder. What lies on the table at one of its pages follows from the file alone, so nobody
//! has to remember where a learner is.

use std::collections::BTreeMap;

use kernel::Seat;
use kernel::fair::Seed;
use serde::Deserialize;
use table::AnyTable;
use thiserror::Error;

use crate::Game;

/// A lesson. Its texts are in the catalogue of its game, under [`Lesson::key`] and [`Lesson::page_key`].
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// Its name in addresses and texts: that of its file.
    #[serde(skip)]
    pub name: &'static str,
    /// How many play.
    players: u8,
    /// The learner's seat.
    #[serde(default)]
    seat: u8,
    /// The number from which its shuffles follow.
    seed: u64,
    #[serde(default)]
    options: BTreeMap<String, String>,
    /// What was done before the first page: seats with the notation of what they did, as in `0 take monk`.
    #[serde(default)]
    before: Vec<String>,
    /// What is read and done, one after the other.
    pub pages: Vec<LessonPage>,
}

/// A page of a lesson: something to read, something to do, or a question.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonPage {
    /// Its name in texts.
    pub name: String,
    /// The ids of the elements of the board that it speaks of.
    #[serde(default)]
    pub points: Vec<String>,
    /// What the learner has to do, by its notation.
    pub play: Option<String>,
    /// What the others do then, as in [`Lesson::before`].
    #[serde(default)]
    then: Vec<String>,
    /// The answers to a question: the elements of the board that they are about.
    #[serde(default)]
    pub answers: Vec<String>,
    /// The number of the right one, from 1.
    #[serde(default)]
    pub right: usize,
}

/// Why there is no such moment of a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("lesson {lesson}, after page {page}: {why}")]
pub struct LessonError {
    lesson: &'static str,
    page: usize,
    why: String,
}

impl Lesson {
    /// The lesson in a file of this name.
    pub fn read(name: &'static str, text: &str) -> Result<Lesson, LessonError> {
        let lesson: Result<Lesson, _> = toml::from_str(text);
        let lesson = lesson.map_err(|error| LessonError { lesson: name, page: 0, why: error.to_string() })?;
        Ok(Lesson { name, ..lesson })
    }

    /// The key of its title.
    pub fn key(&self, game: &Game) -> String {
        format!("{}-lesson-{}", game.id, self.name)
    }

    /// The key of a page's text. A question has more of them: with `-1`, `-2` … its answers, and with `-no` what is said to a
    /// wrong one.
    pub fn page_key(&self, game: &Game, page: &LessonPage) -> String {
        format!("{}-{}", self.key(game), page.name)
    }

    /// The learner's seat.
    pub fn seat(&self) -> Seat {
        Seat::new(self.seat)
    }

    /// The page with this number, from 1.
    pub fn page(&self, number: usize) -> Option<&LessonPage> {
        self.pages.get(number.checked_sub(1)?)
    }

    /// The table as it lies at the page with this number.
    pub fn table(&self, game: &Game, number: usize) -> Result<Box<dyn AnyTable>, LessonError> {
        let at = |page: usize| move |why: String| LessonError { lesson: self.name, page, why };
        let seed = Seed::of_game(self.seed, 0);
        let mut table = begun(game, &self.options, self.players, seed).map_err(at(0))?;
        self.before.iter().try_for_each(|step| does(&mut *table, step)).map_err(at(0))?;
        for (page, number) in self.pages[..number.saturating_sub(1).min(self.pages.len())].iter().zip(1..) {
            let own = page.play.iter().map(|play| format!("{} {play}", self.seat));
            own.chain(page.then.iter().cloned())
                .try_for_each(|step| does(&mut *table, &step))
                .map_err(at(number))?;
        }
        Ok(table)
    }
}

/// A table at which somebody has to decide for the first time.
pub(crate) fn begun(
    game: &Game,
    options: &BTreeMap<String, String>,
    players: u8,
    seed: Seed,
) -> Result<Box<dyn AnyTable>, String> {
    let record = game.record(options, players, &seed)?;
    let mut table = game.resume(record, seed).map_err(|error| error.to_string())?;
    table.begin();
    Ok(table)
}

/// Does what a line of a lesson or a puzzle says.
pub(crate) fn does(table: &mut dyn AnyTable, step: &str) -> Result<(), String> {
    let wrong = |why: &str| format!("`{step}`: {why}");
    let (seat, notation) = step.split_once(' ').ok_or_else(|| wrong("a seat and what it does"))?;
    let seat = seat.parse().map_err(|_| wrong("there is no such seat"))?;
    table.play(Seat::new(seat), notation).map_err(|refused| wrong(&refused.to_string()))
}
