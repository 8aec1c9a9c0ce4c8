//! What a game's rules are: where it starts, who acts, what may be done, what follows, and what it is worth.
//!
//! One trait per concern, so that each file of a game implements its own: [`Setup`] beside the state, [`Rules`] beside
//! the phases, [`Scored`] beside the points, [`Audited`] beside the audit.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Dice, Event, Log, Notation, Options, Seat, SetupError, Standing, Turn};

/// A game before its first step. A value of this type is a state.
///
/// There is no clock, no I/O and no hidden randomness in a state: every shuffle, draw and die is a
/// [chance](Rules::Chance) that somebody else picks.
pub trait Setup: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// What a table agrees on before it starts.
    type Options: Options;

    /// The game's name in commands, addresses and records.
    const ID: &'static str;
    /// The version of the rules, from 1. It grows when the same record would mean another game; what earlier ones
    /// mean is kept in [`Options::as_of`].
    const VERSION: u32;
    /// How many can play.
    const PLAYERS: RangeInclusive<u8>;
    /// Every game ends within this number of steps.
    const LONGEST: u32;

    /// The first state, before anything random has happened.
    fn start(options: &Self::Options, players: u8) -> Result<Self, SetupError>;

    /// How many play.
    fn players(&self) -> u8;
}

/// Who acts, what they may do, and what follows.
///
/// Nothing here checks its caller: [`Game::play`](crate::Game::play) and [`Game::happen`](crate::Game::happen) do, and
/// no game can replace them.
pub trait Rules: Setup {
    /// One choice a person makes with one click.
    type Action: Notation + Hash;
    /// One thing Nature does.
    type Chance: Notation;
    /// One thing that happened.
    type Event: Event;

    /// What the game waits for.
    fn turn(&self) -> Turn;

    /// Whether what is asked now is chosen in secret by several seats at once. It stays so while only one of them
    /// has not chosen yet: a search must not let the last one answer the others.
    fn at_once(&self) -> bool {
        self.turn().seats().len() > 1
    }

    /// Adds all that this seat may do now, in order. The one source of legality.
    fn choices(&self, seat: Seat, list: &mut Vec<Self::Action>);

    /// Adds all that Nature may do now, in order, with weights above 0.
    fn chances(&self, list: &mut Vec<(Self::Chance, u32)>);

    /// Does what a seat chose, trusting that it is one of its choices.
    fn play_unchecked(&mut self, seat: Seat, action: Self::Action, log: &mut impl Log<Self::Event>);

    /// Does what Nature chose, trusting that it is one of the chances.
    fn happen_unchecked(&mut self, chance: Self::Chance, log: &mut impl Log<Self::Event>);

    /// One of the seat's choices, each equally likely. `list` is scratch space; a game may do without it where random play
    /// gains by that: `tianxia simulate` with random players, and the search where it plays on at random. `tianxia bench`
    /// measures the gain (`listed` is without), and a shortcut that gains nothing goes.
    fn choose(&self, seat: Seat, dice: &mut Dice, list: &mut Vec<Self::Action>) -> Self::Action {
        self.choose_listed(seat, dice, list)
    }

    /// The same by listing them all, for the questions that a game's own [`choose`](Rules::choose) does not handle.
    fn choose_listed(&self, seat: Seat, dice: &mut Dice, list: &mut Vec<Self::Action>) -> Self::Action {
        list.clear();
        self.choices(seat, list);
        dice.pick(list)
    }

    /// One of Nature's chances by weight. `list` is scratch space; a game may do without it where the search gains by that,
    /// which draws chances all the time.
    fn draw(&self, dice: &mut Dice, list: &mut Vec<(Self::Chance, u32)>) -> Self::Chance {
        self.draw_listed(dice, list)
    }

    /// The same by listing them all, for the draws that a game's own [`draw`](Rules::draw) does not handle.
    fn draw_listed(&self, dice: &mut Dice, list: &mut Vec<(Self::Chance, u32)>) -> Self::Chance {
        list.clear();
        self.chances(list);
        dice.weigh(list)
    }
}

/// Points.
pub trait Scored {
    /// Where points come from, as names in the catalogue of texts.
    const SOURCES: &'static [&'static str];

    /// Points and ranks if the game ended as it is now, with the tie-breaks of its end. What people and bots are told is
    /// [`Game::standing`](crate::Game::standing).
    fn ending(&self) -> Standing;

    /// The points of a seat from the source at this place of [`Self::SOURCES`].
    fn scored(&self, seat: Seat, source: usize) -> i32;
}

/// A state that can check itself.
pub trait Audited {
    /// Whether every piece is where a piece can be, and values that are kept twice agree.
    fn audit(&self) -> Result<(), String>;
}
