//! What a viewer may know, and what a viewer is told.

use std::fmt::Debug;

use serde::Serialize;

use crate::{Dice, Phrase, Reason, Refuses, Rules, Seat, Seats, Spoken, Viewer};

/// What each viewer may know of a state, and the states a viewer cannot tell apart.
///
/// Everything that a person or a bot gets is made from a [`View`](Hidden::View) or from what its viewer was
/// [told](Event::told): the texts ([`Spoken`]) and refusals ([`Refuses`]) belong to the view, so a secret that the
/// view does not hold cannot be mentioned.
pub trait Hidden: Rules {
    /// Why an action is not possible.
    type Reason: Reason;
    /// What a viewer may know. It has no field for what the viewer may not know.
    type View: Clone
        + Eq
        + Debug
        + Serialize
        + Send
        + Sync
        + Spoken<Self::Action>
        + Refuses<Self::Action, Reason = Self::Reason>;

    /// What a viewer may know of this state.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A state that looks the same as the true one from this view, each drawn with the probability it should have.
    fn imagine(view: &Self::View, dice: &mut Dice) -> Self;

    /// Whether in a game with these options a seat may ever know something that others may not.
    fn has_secrets(&self) -> bool {
        true
    }

    /// Whether this seat knows something now that others may not, or is about to choose in secret. Several people at one
    /// screen need a curtain then, and only then.
    fn hides(&self, _seat: Seat) -> bool {
        self.has_secrets()
    }

    /// Whether having only one choice would tell others something hidden about a seat that is asked. Nobody then
    /// plays it for the seat: an answer that comes by itself shows that there was no other.
    fn is_discreet(&self) -> bool {
        self.at_once()
    }
}

/// What happened, with all its secrets.
pub trait Event: Clone + Debug + PartialEq + Send + Sync + 'static {
    /// What a viewer is told about it. A type of its own where the game has secrets, so that none is copied by accident.
    type Told: Told;

    /// What this viewer is told; `None` if they may not know that anything happened.
    fn told(&self, viewer: Viewer) -> Option<Self::Told>;

    /// Whether somebody learnt something hidden by it.
    fn reveals(&self) -> bool;

    /// Whether this seat itself learnt something hidden by it, so that it cannot take back what led to it. It may take back
    /// what it showed to others.
    fn teaches(&self, _seat: Seat) -> bool {
        self.reveals()
    }
}

/// What happened in a game whose events are told to everybody alike, or fully only to some.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Happened<T> {
    /// Everybody is told this.
    Open(T),
    /// Everybody is told this, and not all of it was known to all before.
    Shown(T),
    /// Only some are told everything.
    Secret {
        /// Who is.
        knowers: Seats,
        /// What they are told.
        told: T,
        /// What all the others are told, if anything.
        others: Option<T>,
    },
}

impl<T> Happened<T> {
    /// Something of which only one seat is told everything.
    pub fn secret(seat: Seat, told: T, others: T) -> Happened<T> {
        Happened::Secret { knowers: Seats::only(seat), told, others: Some(others) }
    }
}

impl<T> From<T> for Happened<T> {
    fn from(told: T) -> Happened<T> {
        Happened::Open(told)
    }
}

impl<T: Told> Event for Happened<T> {
    type Told = T;

    fn told(&self, viewer: Viewer) -> Option<T> {
        match self {
            Happened::Open(told) | Happened::Shown(told) => Some(told.clone()),
            Happened::Secret { knowers, told, others } => {
                let knows = viewer.seat().is_some_and(|seat| knowers.contains(seat));
                if knows { Some(told.clone()) } else { others.clone() }
            }
        }
    }

    fn reveals(&self) -> bool {
        match self {
            Happened::Shown(_) => true,
            Happened::Open(told) | Happened::Secret { told, .. } => told.reveals(),
        }
    }

    fn teaches(&self, seat: Seat) -> bool {
        match self {
            Happened::Shown(_) => true,
            Happened::Open(told) | Happened::Secret { told, .. } => told.teaches(seat),
        }
    }
}

/// What a viewer is told about something that happened.
pub trait Told: Clone + Debug + PartialEq + Send + Sync + 'static {
    /// The same in words.
    fn tell(&self) -> Phrase;

    /// Whether a round begins with it, so that a log can be read round by round.
    fn opens_round(&self) -> bool;

    /// Whether something hidden was learnt when this [happened](Happened), even where it did not happen as
    /// [shown](Happened::Shown).
    fn reveals(&self) -> bool {
        false
    }

    /// Whether this seat itself learnt it; see [`Event::teaches`].
    fn teaches(&self, _seat: Seat) -> bool {
        self.reveals()
    }

    /// What it is to an event or a scoring; nothing if it tells of something that somebody did.
    fn mark(&self) -> Option<Mark> {
        None
    }
}

/// What a line of the log is to an event or a scoring, which are shown with all their figures.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    /// An event begins.
    Event,
    /// A scoring begins.
    Scoring,
    /// What the last event or scoring brought or cost somebody, and why. Elsewhere it is part of what somebody did.
    Figure,
}
