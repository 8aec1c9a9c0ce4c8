//! A table without the type of its game.

use std::any::Any;

use kernel::record::{LONGEST_CONTRIBUTION, Record};
use kernel::{Event, Game, Phrase, Seat, Seats, Spoken, Standing, Told, Turn, Viewer};

use crate::{LogLine, Refused, Table, UndoRefusal};

/// Something a seat may do now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Its text, which [`AnyTable::play`] takes.
    pub notation: String,
    /// What it is, with what it costs and gives now.
    pub label: Phrase,
    /// The number by which people choose it: for an amount the amount itself, for anything else its place from 1.
    pub number: usize,
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
    /// The game's [`ID`](kernel::Setup::ID).
    fn game(&self) -> &'static str;

    /// Whether a seat may ever know what others may not.
    fn has_secrets(&self) -> bool;

    /// Whether this seat knows something now that others may not, or is about to choose in secret.
    fn hides(&self, seat: Seat) -> bool;

    /// Everything agreed and done, including secrets: while the game runs it is for the store alone. When the
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

    /// How many of them everybody saw, as far as they may know: those before the question that is answered at once, if
    /// there is one. Clicks of a seat that show others nothing are not counted, because their number would tell something.
    fn open_steps(&self) -> usize;

    /// How many steps were done when this number of open steps was; none if there were fewer.
    fn steps_at(&self, open_steps: usize) -> Option<usize>;

    /// How many open steps were done when this number of steps was.
    fn open_at(&self, steps: usize) -> usize;

    /// Whether what is asked now is chosen by several at once, in secret.
    fn at_once(&self) -> bool;

    /// Whether having only one choice now would tell others something hidden.
    fn is_discreet(&self) -> bool;

    /// Whether the game has ended.
    fn is_over(&self) -> bool {
        self.turn() == Turn::Over
    }

    /// Whether this is only to look at: an opened record or a copy of a past moment.
    fn is_frozen(&self) -> bool;

    /// What the game waits for.
    fn turn(&self) -> Turn;

    /// Round and phase, as a viewer knows them.
    fn phase(&self, viewer: Viewer) -> Phrase;

    /// The rule that governs the present phase, as a viewer knows it.
    fn rule(&self, viewer: Viewer) -> &'static str;

    /// What is wanted of a seat, as far as a viewer may know; nothing if it is not asked.
    fn prompt(&self, seat: Seat, viewer: Viewer) -> Option<Phrase>;

    /// What a seat may do, in order; empty if it is not asked. It is for that seat alone.
    fn choices(&self, seat: Seat) -> Vec<Choice>;

    /// Points and ranks as of now.
    fn standing(&self) -> Standing;

    /// Where the points come from, as of now.
    fn sources(&self) -> Vec<Source>;

    /// What a viewer is told about the steps from this one on.
    fn log(&self, viewer: Viewer, from_step: usize) -> Vec<LogLine>;

    /// How many [open steps](AnyTable::open_steps) were done when the present round began, as everybody is told.
    fn round_began(&self) -> Option<usize>;

    /// Adds words of a seat to the shuffle, instead of those it gave before. Only before the first step.
    fn contribute(&mut self, seat: Seat, words: &str) -> Result<(), Refused>;

    /// Starts the game: Nature acts, and forced choices are played, until somebody has to decide. Does
    /// nothing if somebody already has to.
    fn begin(&mut self);

    /// Does what a seat chose, given by its notation, then all that follows without anybody deciding.
    fn play(&mut self, seat: Seat, notation: &str) -> Result<(), Refused>;

    /// Takes back the seat's last decision, and what was forced by it, among strangers.
    fn undo(&mut self, seat: Seat) -> Result<(), UndoRefusal> {
        self.undo_among(seat, Seats::NONE)
    }

    /// How many steps an undo of this seat would leave as they are, or why it may not.
    fn may_undo(&self, seat: Seat) -> Result<usize, UndoRefusal> {
        self.may_undo_among(seat, Seats::NONE)
    }

    /// The same where these seats – bots, and those of the same person – do not mind: what they did since goes too.
    fn undo_among(&mut self, seat: Seat, company: Seats) -> Result<(), UndoRefusal>;

    /// How many steps such an undo would leave as they are, or why it may not.
    fn may_undo_among(&self, seat: Seat, company: Seats) -> Result<usize, UndoRefusal>;

    /// How many steps there were when this seat had decided last; none if it never has.
    fn decided_last(&self, seat: Seat) -> Option<usize>;

    /// A copy to look at, as the table was after this number of steps; `None` if there were fewer.
    fn frozen(&self, steps: usize) -> Option<Box<dyn AnyTable>>;

    /// The table itself, for callers that know its game.
    fn as_any(&self) -> &dyn Any;
}

/// Whether a seat may add these words to the shuffle, before there is a table.
pub fn fits_the_shuffle(words: &str) -> Result<(), Refused> {
    if words.len() <= LONGEST_CONTRIBUTION { Ok(()) } else { Err(Refused::long(words.len())) }
}

impl<G: Game> AnyTable for Table<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn has_secrets(&self) -> bool {
        self.state.has_secrets()
    }

    fn hides(&self, seat: Seat) -> bool {
        self.state.hides(seat)
    }

    fn record(&self) -> &Record {
        &self.record
    }

    fn at_once(&self) -> bool {
        self.question.at_once
    }

    fn is_discreet(&self) -> bool {
        self.state.is_discreet()
    }

    fn open_steps(&self) -> usize {
        if self.question.at_once { self.seen_within(self.question.from) } else { self.seen.len() }
    }

    fn steps_at(&self, open_steps: usize) -> Option<usize> {
        let last = match open_steps.checked_sub(1) {
            None => 0,
            Some(last) => *self.seen.get(last)?,
        };
        (open_steps <= self.open_steps()).then_some(last as usize)
    }

    fn open_at(&self, steps: usize) -> usize {
        self.seen_within(steps)
    }

    fn is_frozen(&self) -> bool {
        self.seed.is_none()
    }

    fn turn(&self) -> Turn {
        self.state.turn()
    }

    fn phase(&self, viewer: Viewer) -> Phrase {
        self.view(viewer).phase()
    }

    fn rule(&self, viewer: Viewer) -> &'static str {
        self.view(viewer).rule()
    }

    fn prompt(&self, seat: Seat, viewer: Viewer) -> Option<Phrase> {
        self.asks(seat).then(|| self.view(viewer).prompt(seat))
    }

    fn choices(&self, seat: Seat) -> Vec<Choice> {
        let view = self.view(Viewer::Seat(seat));
        let legal = self.legal(seat);
        let amounts: Option<Vec<u8>> = legal.iter().map(|&action| view.amount(action)).collect();
        let choice = |(place, &action): (usize, &G::Action)| Choice {
            notation: action.to_string(),
            label: view.label(seat, action),
            number: amounts.as_ref().map_or(place + 1, |amounts| amounts[place].into()),
        };
        legal.iter().enumerate().map(choice).collect()
    }

    fn standing(&self) -> Standing {
        self.state.standing()
    }

    fn sources(&self) -> Vec<Source> {
        let points = |place| Seat::all(self.players()).map(|seat| self.state.scored(seat, place)).collect();
        let sources = G::SOURCES.iter().enumerate();
        sources.map(|(place, name)| Source { name, points: points(place) }).collect()
    }

    fn log(&self, viewer: Viewer, from_step: usize) -> Vec<LogLine> {
        let entries = &self.log[self.entries_before(from_step)..];
        let told = entries.iter().filter_map(|entry| {
            let told = entry.event.told(viewer)?;
            let (step, opens_round, mark) = (entry.step as usize, told.opens_round(), told.mark());
            let open_step = self.seen_within(step);
            Some(LogLine { step, open_step, actor: entry.actor, opens_round, mark, phrase: told.tell() })
        });
        told.collect()
    }

    fn round_began(&self) -> Option<usize> {
        let opens = |event: &G::Event| event.told(Viewer::Spectator).is_some_and(|told| told.opens_round());
        let entry = self.log.iter().rev().find(|entry| opens(&entry.event))?;
        Some(self.seen_within(entry.step as usize))
    }

    fn contribute(&mut self, seat: Seat, words: &str) -> Result<(), Refused> {
        self.live()?;
        self.check_seat(seat)?;
        if !self.record.actions.is_empty() {
            return Err(Refused::late());
        }
        fits_the_shuffle(words)?;
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

    fn undo_among(&mut self, seat: Seat, company: Seats) -> Result<(), UndoRefusal> {
        self.take_back(seat, company)
    }

    fn may_undo_among(&self, seat: Seat, company: Seats) -> Result<usize, UndoRefusal> {
        self.undo_point(seat, company)
    }

    fn decided_last(&self, seat: Seat) -> Option<usize> {
        self.last_decision(seat).map(|step| step + 1)
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
