//! What is said to a viewer: made from their view, and from nothing else.

use std::fmt::Debug;

use crate::{Phrase, Seat};

/// A view that can say where the game is and what may be done.
///
/// Every seat named here is the viewer's own, except for the [prompt](Spoken::prompt), which others read as well: they are
/// told as much as their own view knows about the question.
pub trait Spoken<Action> {
    /// Where the game is: round and phase.
    fn phase(&self) -> Phrase;

    /// What is wanted of a seat that is asked, as far as the viewer may know.
    fn prompt(&self, seat: Seat) -> Phrase;

    /// The rule that governs the present phase, as numbered in the rules page.
    fn rule(&self) -> &'static str;

    /// A choice of the viewer's seat in words, with what it costs and gives now.
    fn label(&self, seat: Seat, action: Action) -> Phrase;

    /// The amount that a choice stands for, if the question is how much: people then choose it by typing that number.
    fn amount(&self, _action: Action) -> Option<u8> {
        None
    }
}

/// A view that can say why something is not possible.
pub trait Refuses<Action> {
    /// What it says.
    type Reason;

    /// Why the viewer's seat, which is asked, may not do an action that is not among its choices.
    fn reason(&self, seat: Seat, action: Action) -> Self::Reason;
}

/// Why something is not possible.
pub trait Reason: Clone + Debug + PartialEq + Send + Sync + 'static {
    /// The reason in words.
    fn tell(&self) -> Phrase;

    /// The rule that says so, as numbered in the rules page.
    fn rule(&self) -> &'static str;

    /// Whether it says no more than that something else is asked for now. Nobody has to be told that before they try.
    fn is_not_now(&self) -> bool {
        false
    }
}

/// A reason of a game that asks no more of its reasons than to be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The reason in words.
    pub says: Phrase,
    /// The rule that says so, as numbered in the rules page.
    pub rule: &'static str,
}

impl Reason for Refusal {
    fn tell(&self) -> Phrase {
        self.says.clone()
    }

    fn rule(&self) -> &'static str {
        self.rule
    }
}
