//! The contract of a game. Its laws stand in [`crate::laws`], which tests them.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::RangeInclusive;

use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

use crate::{Dice, Eye, Log, Notation, Options, Phrase, Seat, Standing, Turn};

/// The rules of a game as a pure state machine. A value of this type is a state.
///
/// States are flat, so that a copy is one `memcpy`. There is no clock, no I/O and no hidden randomness in
/// here: every shuffle, draw and die is a [`Chance`](Game::Chance) that somebody else picks.
pub trait Game: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// What a table agrees on before it starts.
    type Options: Options;
    /// One choice a person makes with one click.
    type Action: Notation + Hash;
    /// One thing Nature does.
    type Chance: Notation;
    /// One thing that happened.
    type Event: Event;
    /// Why an action is not possible.
    type Reason: Reason;
    /// What an eye may know. It has no field for what the eye may not know.
    type View: Clone + Eq + Debug + Serialize + Send + Sync;

    /// The game's name in commands, addresses and records.
    const ID: &'static str;
    /// The version of the rules. It grows when records of before no longer replay.
    const VERSION: u32;
    /// How many can play.
    const PLAYERS: RangeInclusive<u8>;
    /// Where points come from, as names in the catalogue of texts.
    const SOURCES: &'static [&'static str];
    /// Every game ends within so many steps.
    const LONGEST: u32;

    /// Whether a seat may know something that others may not. Several people at one screen then need a
    /// curtain.
    const SECRETS: bool = true;

    /// The first state, before anything random has happened.
    fn start(options: &Self::Options, players: u8) -> Result<Self, SetupError>;

    /// How many play.
    fn players(&self) -> u8;

    /// What the game waits for.
    fn turn(&self) -> Turn;

    /// Whether what is asked now is chosen in secret by several seats at once. It stays so while only one of them
    /// has not chosen yet: whoever thinks ahead must not let the last one answer the others.
    fn at_once(&self) -> bool {
        self.turn().seats().len() > 1
    }

    /// Whether having only one choice would tell others something hidden about a seat that is asked. Nobody then
    /// plays it for the seat: an answer that comes by itself shows that there was no other.
    fn is_discreet(&self) -> bool {
        self.at_once()
    }

    /// Adds all that this seat may do now, in order. The one source of legality.
    fn choices(&self, seat: Seat, list: &mut Vec<Self::Action>);

    /// Adds all that Nature may do now, in order, with weights above 0.
    fn chances(&self, list: &mut Vec<(Self::Chance, u32)>);

    /// Does what a seat chose. It trusts its caller; [`play`](Game::play) checks.
    fn apply(&mut self, seat: Seat, action: Self::Action, log: &mut impl Log<Self::Event>);

    /// Does what Nature chose. It trusts its caller; [`befall`](Game::befall) checks.
    fn happen(&mut self, chance: Self::Chance, log: &mut impl Log<Self::Event>);

    /// Why this seat, which is asked, may not do an action that is not among its choices.
    fn reason(&self, seat: Seat, action: Self::Action) -> Self::Reason;

    /// What an eye may know of this state.
    fn view(&self, eye: Eye) -> Self::View;

    /// A state that this view cannot tell from the true one, each as likely as it may be.
    fn imagine(view: &Self::View, dice: &mut Dice) -> Self;

    /// Points and ranks as of now.
    fn standing(&self) -> Standing;

    /// The points of a seat from the source at this place of [`Self::SOURCES`].
    fn scored(&self, seat: Seat, source: usize) -> i32;

    /// Whether every piece is where a piece can be, and what is kept twice agrees.
    fn audit(&self) -> Result<(), String>;

    /// Where the game is: round and phase.
    fn phase(&self) -> Phrase;

    /// What is wanted of a seat that is asked.
    fn prompt(&self, seat: Seat) -> Phrase;

    /// The rule that governs the present phase, as numbered in the rules page.
    fn rule(&self) -> &'static str;

    /// A choice in words, with what it costs and gives now.
    fn label(&self, seat: Seat, action: Self::Action) -> Phrase;

    /// One of the seat's choices, each equally likely. `list` is scratch space; a game may do without it.
    fn choose(&self, seat: Seat, dice: &mut Dice, list: &mut Vec<Self::Action>) -> Self::Action {
        self.choose_listed(seat, dice, list)
    }

    /// The same by listing them all, for what a game's own [`choose`](Game::choose) leaves over.
    fn choose_listed(&self, seat: Seat, dice: &mut Dice, list: &mut Vec<Self::Action>) -> Self::Action {
        list.clear();
        self.choices(seat, list);
        dice.pick(list)
    }

    /// One of Nature's chances by weight. `list` is scratch space; a game may do without it.
    fn draw(&self, dice: &mut Dice, list: &mut Vec<(Self::Chance, u32)>) -> Self::Chance {
        self.draw_listed(dice, list)
    }

    /// The same by listing them all, for what a game's own [`draw`](Game::draw) leaves over.
    fn draw_listed(&self, dice: &mut Dice, list: &mut Vec<(Self::Chance, u32)>) -> Self::Chance {
        list.clear();
        self.chances(list);
        dice.weigh(list)
    }

    /// Does what a seat chose if it may; else says why not and changes nothing.
    fn play(
        &mut self,
        seat: Seat,
        action: Self::Action,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Illegal<Self::Reason>> {
        if !self.turn().asks(seat) {
            return Err(Illegal::NotAsked { seat, turn: self.turn() });
        }
        let mut list = Vec::new();
        self.choices(seat, &mut list);
        if list.binary_search(&action).is_err() {
            return Err(Illegal::Because(self.reason(seat, action)));
        }
        self.apply(seat, action, log);
        Ok(())
    }

    /// Does what Nature chose if it may; else changes nothing.
    fn befall(&mut self, chance: Self::Chance, log: &mut impl Log<Self::Event>) -> Result<(), Impossible> {
        if self.turn() != Turn::Nature {
            return Err(Impossible::NotAsked { turn: self.turn() });
        }
        let mut list = Vec::new();
        self.chances(&mut list);
        if list.binary_search_by_key(&chance, |entry| entry.0).is_err() {
            let possible = list.iter().take(8).map(|entry| format!("`{}`", entry.0)).collect();
            return Err(Impossible::Chance { chance: chance.to_string(), possible });
        }
        self.happen(chance, log);
        Ok(())
    }
}

/// What happened, as told in a log.
pub trait Event: Copy + Debug + PartialEq + Send + Sync + 'static {
    /// The event as this eye may know it; `None` if it may not know that anything happened.
    fn seen_by(&self, eye: Eye) -> Option<Self>;

    /// Whether somebody learnt something he did not know, so that it cannot be taken back.
    fn reveals(&self) -> bool;

    /// Whether a round begins with it, so that a log can be read round by round.
    fn opens_round(&self) -> bool;

    /// The event in words.
    fn tell(&self) -> Phrase;
}

/// Why something is not possible.
pub trait Reason: Copy + Debug + PartialEq + Send + Sync + 'static {
    /// The reason in words.
    fn tell(&self) -> Phrase;

    /// The rule that says so, as numbered in the rules page.
    fn rule(&self) -> &'static str;
}

/// Why a game cannot start.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// Too few or too many players.
    #[error("{game} is for {} to {} players, not for {players}", .allowed.start(), .allowed.end())]
    Players {
        /// The game.
        game: &'static str,
        /// How many wanted to play.
        players: u8,
        /// How many can.
        allowed: RangeInclusive<u8>,
    },
    /// An option that does not go with this number of players.
    #[error("option `{name}` cannot be `{value}` with {players} players")]
    Option {
        /// The option.
        name: &'static str,
        /// Its value.
        value: String,
        /// How many wanted to play.
        players: u8,
    },
}

impl SetupError {
    /// Checks the number of players of a game.
    pub fn check_players<G: Game>(players: u8) -> Result<(), SetupError> {
        if G::PLAYERS.contains(&players) {
            Ok(())
        } else {
            Err(SetupError::Players { game: G::ID, players, allowed: G::PLAYERS })
        }
    }
}

/// Why a seat may not do an action.
#[derive(Copy, Clone, Debug, PartialEq)]
pub enum Illegal<R> {
    /// The game does not wait for this seat.
    NotAsked {
        /// Who wanted to act.
        seat: Seat,
        /// What the game waits for.
        turn: Turn,
    },
    /// The rules of the game.
    Because(R),
}

impl<R: Reason> Illegal<R> {
    /// The reason in words.
    pub fn tell(&self) -> Phrase {
        match self {
            Illegal::NotAsked { turn: Turn::Over, .. } => Phrase::new("illegal-over"),
            Illegal::NotAsked { turn: Turn::Nature, .. } => Phrase::new("illegal-nature"),
            Illegal::NotAsked { turn: Turn::Seats(seats), .. } => {
                Phrase::new("illegal-turn").with("waiting", seats.iter().collect::<crate::Arg>())
            }
            Illegal::Because(reason) => reason.tell(),
        }
    }

    /// The rule that says so, if it is one of the game's own.
    pub fn rule(&self) -> Option<&'static str> {
        if let Illegal::Because(reason) = self { Some(reason.rule()) } else { None }
    }
}

/// Why Nature may not do something.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Impossible {
    /// The game does not wait for Nature.
    #[error("the game waits for {}, not for Nature", waiting(.turn))]
    NotAsked {
        /// What it waits for.
        turn: Turn,
    },
    /// This cannot happen now.
    #[error("`{chance}` cannot happen now; possible are {}", .possible.join(", "))]
    Chance {
        /// What was to happen.
        chance: String,
        /// Some of what can.
        possible: Vec<String>,
    },
}

/// What a game waits for, as a person says it.
pub fn waiting(turn: &Turn) -> String {
    match turn {
        Turn::Nature => "Nature".into(),
        Turn::Over => "nobody: it is over".into(),
        Turn::Seats(seats) => {
            let seats: Vec<String> = seats.iter().map(|seat| format!("seat {seat}")).collect();
            seats.join(" and ")
        }
    }
}
