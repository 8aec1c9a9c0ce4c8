//! Tables as an operator sees them: nothing in them is a secret.

use std::collections::BTreeMap;

use jiff::Timestamp;
use serde::Serialize;
use store::{ChatLine, Deleted, Listed, Report};

use super::person;
use crate::quick;
use crate::setup::{Pace, Setup};

/// The state of a table.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum State {
    /// The game goes on, or waits for players.
    Running,
    /// It was closed before its end.
    Closed,
    /// The game is over.
    Finished,
    /// Put away; it can be restored for a while.
    Deleted,
}

/// A table in a list.
#[derive(Clone, Debug, Serialize)]
pub struct Row {
    /// Its id.
    pub id: String,
    /// Its game.
    pub game: String,
    /// Its state.
    pub state: State,
    /// Who plays, by seat; an open seat has an empty name.
    pub players: Vec<String>,
    /// How many steps are done.
    pub steps: usize,
    /// When it was made.
    pub made: Timestamp,
    /// When something was last done there.
    pub changed: Timestamp,
    /// When and why it was put away.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deleted: Option<Away>,
}

/// When and why a table was put away.
#[derive(Clone, Debug, Serialize)]
pub struct Away {
    /// When.
    pub at: Timestamp,
    /// Why.
    pub why: String,
}

/// A table as closely as an operator may look.
#[derive(Clone, Debug, Serialize)]
pub struct Shown {
    /// What a list says about it.
    #[serde(flatten)]
    pub row: Row,
    /// What was agreed on.
    pub options: BTreeMap<String, String>,
    /// Who made it.
    pub host: String,
    /// Whether everybody finds it in the list.
    pub public: bool,
    /// Whether it is played by correspondence.
    pub correspondence: bool,
    /// Who sits where.
    pub seats: Vec<PlaceShown>,
    /// Lines of chat that can be read.
    pub chat: usize,
}

/// A seat of a table.
#[derive(Clone, Debug, Serialize)]
pub struct PlaceShown {
    /// Its number, from 0.
    pub seat: u8,
    /// What the player is called.
    pub name: String,
    /// The person who has the seat.
    pub person: Option<String>,
    /// The bot that plays there: from the start, or in place of the person.
    pub bot: Option<&'static str>,
}

/// A line of chat.
#[derive(Clone, Debug, Serialize)]
pub struct ShownLine {
    /// Its number.
    pub line: u64,
    /// When it was said.
    pub at: Timestamp,
    /// The seat it was said from; nothing for a spectator.
    pub seat: Option<u8>,
    /// Under which name.
    pub name: String,
    /// By whom; nothing if that was not kept.
    pub person: Option<String>,
    /// What.
    pub text: String,
}

/// What somebody has reported.
#[derive(Clone, Debug, Serialize)]
pub struct ShownReport {
    /// Its number.
    pub report: u64,
    /// When.
    pub at: Timestamp,
    /// By whom.
    pub by: String,
    /// About whom.
    pub about: String,
    /// Under which name they met, or the name that they ask for.
    pub name: String,
    /// Whether it asks for that name, which the rule about names refuses.
    pub appeal: bool,
    /// At which table, if at one.
    pub table: Option<String>,
    /// The number of a line of chat there.
    pub line: Option<u64>,
    /// What it said.
    pub text: String,
    /// What is wrong.
    pub why: String,
}

impl ShownReport {
    pub(super) fn of(report: Report) -> ShownReport {
        let (appeal, by, about) = (report.is_appeal(), person(&report.person), person(&report.about));
        let Report { seq, at, name, table, line, text, why, .. } = report;
        ShownReport { report: seq, at: time(at), by, about, name, appeal, table, line, text, why }
    }
}

impl Row {
    /// A table that is there.
    pub(super) fn of(listed: &Listed, setup: Option<&Setup>) -> Row {
        let state = if listed.result.is_some() {
            State::Finished
        } else if setup.is_some_and(|setup| setup.closed) {
            State::Closed
        } else {
            State::Running
        };
        let names = |setup: &Setup| setup.places.iter().map(|place| place.name.clone()).collect();
        Row {
            id: listed.id.clone(),
            game: listed.game.clone(),
            state,
            players: setup.map(names).unwrap_or_default(),
            steps: listed.steps,
            made: time(listed.created),
            changed: time(listed.changed),
            deleted: None,
        }
    }

    /// A table that was put away.
    pub(super) fn of_deleted(deleted: &Deleted, setup: Option<&Setup>) -> Row {
        let away = Away { at: time(deleted.at), why: deleted.why.clone() };
        Row { state: State::Deleted, deleted: Some(away), ..Row::of(&deleted.table, setup) }
    }
}

impl Shown {
    pub(super) fn of(row: Row, options: BTreeMap<String, String>, setup: &Setup, chat: usize) -> Shown {
        let seats = setup.seated().map(|(seat, place)| PlaceShown {
            seat: seat.number(),
            name: place.name.clone(),
            person: place.owner.as_deref().filter(|_| !place.is_forgotten()).map(person),
            bot: place.bot.map(|bot| bot.name()),
        });
        Shown {
            row,
            options,
            host: if setup.host.is_empty() { "forgotten".into() } else { person(&setup.host) },
            public: setup.public,
            correspondence: setup.pace == Pace::Correspondence,
            seats: seats.collect(),
            chat,
        }
    }
}

impl ShownLine {
    pub(super) fn of(line: ChatLine) -> ShownLine {
        ShownLine {
            line: line.seq,
            at: time(line.at),
            seat: line.seat.map(|seat| seat.number()),
            text: quick::told(&line),
            name: line.name,
            person: line.author.as_deref().map(person),
        }
    }
}

/// A moment that the store keeps.
fn time(at: i64) -> Timestamp {
    Timestamp::from_millisecond(at).unwrap_or_default()
}
