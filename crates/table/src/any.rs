//! A table without the type of its game.

use std::any::Any;

use kernel::record::{LONGEST_CONTRIBUTION, Record};
use kernel::{Event, Eye, Game, Phrase, Seat, Standing, Turn};

use crate::{Refused, Table, Told, UndoRefusal};

/// Something a seat may do now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Its text, which [`AnyTable::play`] takes.
    pub notation: String,
    /// What it is, with what it costs and gives now.
    pub label: Phrase,
}

/// Somewhere points come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// Its name in the catalogue of texts.
    pub name: &'static str,
    /// The points of each seat.
    pub points: Vec<i32>,
}

/// A match of some game. What is refused changes nothing.
pub trait AnyTable: Send + Sync {
    /// The game's [`ID`](Game::ID).
    fn game(&self) -> &'static str;

    /// Whether a seat may know what others may not.
    fn has_secrets(&self) -> bool;

    /// Everything agreed and done, also in secret: while the game runs it is for the store alone. When the
    /// game is over it holds the seed and the result.
    fn record(&self) -> &Record;

    /// How many play.
    fn players(&self) -> u8 {
        self.record().players
    }

    /// How many steps are done.
    fn steps(&self) -> usize {
        self.record().actions.len()
    }

    /// How many of them everybody may know of: those before the question that is answered at once, if there is one.
    fn open_steps(&self) -> usize;

    /// Whether what is asked now is chosen by several at once, in secret.
    fn at_once(&self) -> bool;

    /// Whether the game has ended.
    fn is_over(&self) -> bool {
        self.turn() == Turn::Over
    }

    /// Whether this is only for looking: an opened record or a copy of a past moment.
    fn is_frozen(&self) -> bool;

    /// What the game waits for.
    fn turn(&self) -> Turn;

    /// Round and phase.
    fn phase(&self) -> Phrase;

    /// The rule that governs the present phase.
    fn rule(&self) -> &'static str;

    /// What is wanted of a seat; nothing if it is not asked.
    fn prompt(&self, seat: Seat) -> Option<Phrase>;

    /// What a seat may do, in order; empty if it is not asked. For the eyes of that seat.
    fn choices(&self, seat: Seat) -> Vec<Choice>;

    /// Points and ranks as of now.
    fn standing(&self) -> Standing;

    /// Where the points come from, as of now.
    fn sources(&self) -> Vec<Source>;

    /// What an eye may know. A seat that is not at this table sees what everybody sees.
    fn view_json(&self, eye: Eye) -> serde_json::Value;

    /// What an eye is told of the steps from this one on.
    fn log(&self, eye: Eye, from_step: usize) -> Vec<Told>;

    /// Adds words of a seat to the shuffle, instead of those it gave before. Only before the first step.
    fn contribute(&mut self, seat: Seat, words: &str) -> Result<(), Refused>;

    /// Starts the game: Nature acts, and what is forced is played, until somebody has to decide. Does
    /// nothing if somebody has to already.
    fn begin(&mut self);

    /// Does what a seat chose, given by its notation, then all that follows without anybody deciding.
    fn play(&mut self, seat: Seat, notation: &str) -> Result<(), Refused>;

    /// Takes back the seat's last decision, and what was forced by it.
    fn undo(&mut self, seat: Seat) -> Result<(), UndoRefusal>;

    /// How many steps an undo of this seat would leave as they are, or why it may not.
    fn may_undo(&self, seat: Seat) -> Result<usize, UndoRefusal>;

    /// A copy for looking, as the table was after so many steps; none if there were fewer.
    fn frozen(&self, steps: usize) -> Option<Box<dyn AnyTable>>;

    /// The table itself, for whoever knows its game.
    fn as_any(&self) -> &dyn Any;
}

impl<G: Game> AnyTable for Table<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn has_secrets(&self) -> bool {
        G::SECRETS
    }

    fn record(&self) -> &Record {
        &self.record
    }

    fn at_once(&self) -> bool {
        self.question.at_once
    }

    fn open_steps(&self) -> usize {
        if self.question.at_once { self.question.from } else { self.record.actions.len() }
    }

    fn is_frozen(&self) -> bool {
        self.seed.is_none()
    }

    fn turn(&self) -> Turn {
        self.state.turn()
    }

    fn phase(&self) -> Phrase {
        self.state.phase()
    }

    fn rule(&self) -> &'static str {
        self.state.rule()
    }

    fn prompt(&self, seat: Seat) -> Option<Phrase> {
        self.asks(seat).then(|| self.state.prompt(seat))
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        let mut list = Vec::new();
        if self.asks(seat) {
            self.state.choices(seat, &mut list);
        }
        let choice = |action: G::Action| Choice {
            notation: action.to_string(),
            label: self.state.label(seat, action),
        };
        list.into_iter().map(choice).collect()
    }

    fn standing(&self) -> Standing {
        self.state.standing()
    }

    fn sources(&self) -> Vec<Source> {
        let points = |place| Seat::all(self.players()).map(|seat| self.state.scored(seat, place)).collect();
        let sources = G::SOURCES.iter().enumerate();
        sources.map(|(place, name)| Source { name, points: points(place) }).collect()
    }

    fn view_json(&self, eye: Eye) -> serde_json::Value {
        serde_json::to_value(self.view(eye)).expect("a view is plain data")
    }

    fn log(&self, eye: Eye, from_step: usize) -> Vec<Told> {
        let entries = &self.log[self.entries_before(from_step)..];
        let told = entries.iter().filter_map(|entry| {
            let event = entry.event.seen_by(eye)?;
            let (step, opens_round) = (entry.step as usize, event.opens_round());
            Some(Told { step, actor: entry.actor, opens_round, phrase: event.tell() })
        });
        told.collect()
    }

    fn contribute(&mut self, seat: Seat, words: &str) -> Result<(), Refused> {
        self.live()?;
        self.check_seat(seat)?;
        if !self.record.actions.is_empty() {
            return Err(Refused::late());
        }
        if words.len() > LONGEST_CONTRIBUTION {
            return Err(Refused::long(words.len()));
        }
        self.record.contributions[usize::from(seat.number())] = words.to_owned();
        Ok(())
    }

    fn begin(&mut self) {
        self.carry_on();
    }

    fn play(&mut self, seat: Seat, notation: &str) -> Result<(), Refused> {
        self.live()?;
        let action = notation.parse().map_err(|_| Refused::notation())?;
        self.act(seat, action)
    }

    fn undo(&mut self, seat: Seat) -> Result<(), UndoRefusal> {
        self.take_back(seat)
    }

    fn may_undo(&self, seat: Seat) -> Result<usize, UndoRefusal> {
        self.undo_point(seat)
    }

    fn frozen(&self, steps: usize) -> Option<Box<dyn AnyTable>> {
        Some(Box::new(self.frozen_at(steps)?))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl<G: Game> Table<G> {
    fn asks(&self, seat: Seat) -> bool {
        self.check_seat(seat).is_ok() && self.state.turn().asks(seat)
    }
}
