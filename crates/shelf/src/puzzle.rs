//! Puzzles: a position from a game of bots, in which one choice is clearly best. `tianxia puzzles` finds them.

use std::sync::OnceLock;

use coach::{Advice, Puzzles, Weighed};
use kernel::fair::Seed;
use kernel::{Phrase, Seat};
use table::AnyTable;
use thiserror::Error;

use crate::Game;
use crate::lesson::{begun, does};

/// A puzzle in a game's folder.
#[derive(Clone, Debug)]
pub struct Puzzle {
    found: coach::Puzzle,
    /// What the seat is expected to do after the best choice, once somebody has asked.
    line: OnceLock<Vec<Phrase>>,
}

/// Why a puzzle cannot be posed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("puzzle {puzzle}: {why}")]
pub struct PuzzleError {
    puzzle: String,
    why: String,
}

/// The puzzles in a file of a game's folder; an empty one has none.
///
/// # Panics
/// If it cannot be read: it is in the program, and a test poses them all.
pub(crate) fn read(text: &str) -> Vec<Puzzle> {
    if text.is_empty() {
        return Vec::new();
    }
    let file: Puzzles = toml::from_str(text).expect("the puzzles of a game of ours can be read");
    file.puzzles.into_iter().map(Puzzle::new).collect()
}

impl Puzzle {
    /// A puzzle that was found.
    pub fn new(found: coach::Puzzle) -> Puzzle {
        Puzzle { found, line: OnceLock::new() }
    }

    /// Its name in addresses.
    pub fn name(&self) -> &str {
        &self.found.name
    }

    /// Whoever has to choose.
    pub fn seat(&self) -> Seat {
        Seat::new(self.found.seat)
    }

    /// How many play.
    pub fn players(&self) -> u8 {
        self.found.players
    }

    /// All choices, the best first.
    pub fn choices(&self) -> &[Weighed] {
        &self.found.choices
    }

    /// The best choice, by its notation.
    pub fn best(&self) -> &str {
        self.found.choices.first().map_or("", |best| &best.play)
    }

    /// What a plain player chooses.
    pub fn missed(&self) -> &str {
        &self.found.missed
    }

    /// What a choice is worth, if it is one.
    pub fn advice(&self, play: &str) -> Option<Advice> {
        let choice = self.found.choices.iter().position(|weighed| weighed.play == play)?;
        let Weighed { win, sources, .. } = &self.found.choices[choice];
        let sources: Vec<f32> = sources.iter().map(|&tenths| tenths as f32 / 10.0).collect();
        Some(Advice {
            choice,
            win: win.share() as f32,
            points: sources.iter().sum(),
            sources,
            line: Vec::new(),
        })
    }

    /// What the seat is expected to do after the best choice, in words. Found out once: it takes some milliseconds.
    pub fn line(&self, game: &Game) -> &[Phrase] {
        self.line.get_or_init(|| match self.table(game) {
            Ok(table) => game.line(&*table, self.seat(), self.best()),
            Err(_) => Vec::new(),
        })
    }

    /// The table as it lies.
    pub fn table(&self, game: &Game) -> Result<Box<dyn AnyTable>, PuzzleError> {
        let wrong = |why: String| PuzzleError { puzzle: self.found.name.clone(), why };
        let coach::Puzzle { players, seed, game: number, before, .. } = &self.found;
        let options = Default::default();
        let mut table = begun(game, &options, *players, Seed::of_game(*seed, *number)).map_err(wrong)?;
        before.iter().try_for_each(|step| does(&mut *table, step)).map_err(wrong)?;
        let known: Vec<String> =
            table.choices(self.seat()).into_iter().map(|choice| choice.notation).collect();
        let mut weighed: Vec<&String> = self.found.choices.iter().map(|choice| &choice.play).collect();
        let mut all: Vec<&String> = known.iter().collect();
        all.sort();
        weighed.sort();
        if all != weighed {
            return Err(wrong(format!("the choices are {all:?}, and not {weighed:?}")));
        }
        Ok(table)
    }
}
