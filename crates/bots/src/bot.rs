//! What every bot can be asked.

use kernel::{Game, Outcome, Seat};
use serde::Serialize;

use crate::Clock;

/// A player that sees only what its seat sees. It sits through one game.
pub trait Bot<G: Game>: Send {
    /// The bot takes its seat at a table with these options.
    fn begin(&mut self, _seat: Seat, _players: u8, _options: &G::Options) {}

    /// One of the choices, and what the bot thinks of each. The choices are what the seat of this view may
    /// do now: in order, and at least one.
    fn think(&mut self, view: &G::View, seat: Seat, choices: &[G::Action]) -> Thought<G::Action>;

    /// One of the choices.
    fn choose(&mut self, view: &G::View, seat: Seat, choices: &[G::Action]) -> G::Action {
        self.think(view, seat, choices).action
    }

    /// Others decide next: whatever is only useful if this seat decides again at once can be dropped.
    fn rest(&mut self) {}

    /// About how many bytes it keeps for its next decision.
    fn weight(&self) -> usize {
        0
    }

    /// How many ends or positions it has looked at so far; 0 if it does not count them.
    fn looks(&self) -> u64 {
        0
    }

    /// What its thinking is measured by where nobody waits for it.
    fn clock(&self) -> Clock {
        Clock::Thread
    }

    /// The game is over.
    fn end(&mut self, _outcome: &Outcome) {}

    /// How often the bot has failed to choose so far, so that a random choice was made for it.
    fn faults(&self) -> Faults {
        Faults::default()
    }
}

/// What a bot would do, and why.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought<A> {
    /// What it would do.
    pub action: A,
    /// What it expects of each choice, in the order of the choices; empty if it does not weigh them.
    pub prospects: Vec<Prospect<A>>,
}

impl<A> Thought<A> {
    /// A choice without a reason.
    pub fn plain(action: A) -> Thought<A> {
        Thought { action, prospects: Vec::new() }
    }
}

/// What a bot expects of one choice.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Prospect<A> {
    /// The choice.
    pub action: A,
    /// The seat's expected points at the end of the game; `None` if the bot never came to it.
    pub points: Option<f32>,
    /// The seat's chance of winning, as honest as it was measured to be (`tianxia arena`); `None` if the bot has no idea
    /// of it.
    pub win: Option<f32>,
    /// How good the bot finds that, on a scale of its own: more is better.
    pub value: f32,
    /// How often the bot looked at it.
    pub visits: u32,
}

/// How a bot misbehaved. Only programs do.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Faults {
    /// Decisions that were made at random instead.
    pub count: u32,
    /// What was wrong the first time, in a sentence.
    pub first: Option<String>,
}

impl Faults {
    /// Counts one more.
    pub fn note(&mut self, fault: impl FnOnce() -> String) {
        self.count += 1;
        self.first.get_or_insert_with(fault);
    }

    /// Adds the faults of another game.
    pub fn add(&mut self, other: Faults) {
        self.count += other.count;
        self.first = self.first.take().or(other.first);
    }
}
