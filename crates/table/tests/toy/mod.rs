//! A toy game with what a table must take care of: a hidden coin, choices at once, forced choices.
//!
//! Each of two rounds: Nature tosses a coin that nobody sees, seat 1 bows to it, and Nature tosses it again.
//! Seat 0 looks at it or passes; both bow; then both vote at once. If it was looked at both must say no.

use std::fmt;
use std::str::FromStr;

use kernel::{
    Audited, Dice, Hidden, Log, NotationError, Phrase, Refuses, Rules, Scored, Seat, Seats, Setup,
    SetupError, Spoken, Standing, Turn, Viewer,
};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Toy {
    round: u8,
    stage: Stage,
    coin: u8,
    looked: bool,
    votes: [Option<Action>; 2],
    points: [i32; 2],
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Stage {
    Toss,
    Greet,
    TossAgain,
    Look,
    Bow(u8),
    Vote,
    Over,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Action {
    Bow,
    Look,
    No,
    Pass,
    Yes,
}

/// The side the coin shows.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Side(u8);

#[derive(Copy, Clone, Debug, PartialEq)]
pub enum Event {
    Tossed,
    Passed,
    /// The side is told only to the seat that looked.
    Looked(Option<u8>),
    Voted(Seat),
    Counted(i32),
}

const NAMES: [(Action, &str); 5] = [
    (Action::Bow, "bow"),
    (Action::Look, "look"),
    (Action::No, "no"),
    (Action::Pass, "pass"),
    (Action::Yes, "yes"),
];

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = NAMES.iter().find(|name| name.0 == *self).expect("every action has a name");
        f.write_str(name.1)
    }
}

impl FromStr for Action {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Action, NotationError> {
        let name = NAMES.iter().find(|name| name.1 == text);
        name.map(|name| name.0).ok_or_else(|| NotationError(text.into()))
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "side {}", self.0)
    }
}

impl FromStr for Side {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Side, NotationError> {
        let side = text.strip_prefix("side ").and_then(|side| side.parse().ok());
        side.map(Side).ok_or_else(|| NotationError(text.into()))
    }
}

impl kernel::Event for Event {
    type Told = Event;

    fn told(&self, viewer: Viewer) -> Option<Event> {
        match self {
            Event::Tossed => None,
            Event::Looked(_) if viewer != Viewer::Seat(Seat::new(0)) => Some(Event::Looked(None)),
            other => Some(*other),
        }
    }

    fn reveals(&self) -> bool {
        matches!(self, Event::Looked(_) | Event::Counted(_))
    }
}

impl kernel::Told for Event {
    fn opens_round(&self) -> bool {
        false
    }

    fn tell(&self) -> Phrase {
        match self {
            Event::Tossed => Phrase::new("tossed"),
            Event::Passed => Phrase::new("passed"),
            Event::Looked(None) => Phrase::new("looked"),
            Event::Looked(Some(side)) => Phrase::new("looked-at").with("side", *side),
            Event::Voted(seat) => Phrase::new("voted").with("seat", *seat),
            Event::Counted(yes) => Phrase::new("counted").with("yes", *yes),
        }
    }
}

kernel::options! {
    pub struct Options {}
}

impl Setup for Toy {
    type Options = Options;

    const ID: &'static str = "toy";
    const VERSION: u32 = 1;
    const PLAYERS: std::ops::RangeInclusive<u8> = 2..=2;
    const LONGEST: u32 = 16;

    fn start(_: &Options, players: u8) -> Result<Toy, SetupError> {
        SetupError::check_players::<Toy>(players)?;
        let stage = Stage::Toss;
        Ok(Toy { round: 1, stage, coin: 0, looked: false, votes: [None; 2], points: [0; 2] })
    }

    fn players(&self) -> u8 {
        2
    }
}

impl Rules for Toy {
    type Action = Action;
    type Chance = Side;
    type Event = Event;

    fn turn(&self) -> Turn {
        let waits = |seat: &Seat| self.votes[*seat].is_none();
        match self.stage {
            Stage::Toss | Stage::TossAgain => Turn::Nature,
            Stage::Greet => Turn::of(Seat::new(1)),
            Stage::Look => Turn::of(Seat::new(0)),
            Stage::Bow(seat) => Turn::of(Seat::new(seat)),
            Stage::Vote => Turn::Seats(Seats::all(2).iter().filter(waits).collect()),
            Stage::Over => Turn::Over,
        }
    }

    fn at_once(&self) -> bool {
        self.stage == Stage::Vote
    }

    fn choices(&self, _: Seat, list: &mut Vec<Action>) {
        match self.stage {
            Stage::Look => list.extend([Action::Look, Action::Pass]),
            Stage::Greet | Stage::Bow(_) => list.push(Action::Bow),
            Stage::Vote if self.looked => list.push(Action::No),
            Stage::Vote => list.extend([Action::No, Action::Yes]),
            Stage::Toss | Stage::TossAgain | Stage::Over => {}
        }
    }

    fn chances(&self, list: &mut Vec<(Side, u32)>) {
        list.extend((0..100).map(|side| (Side(side), 1)));
    }

    fn play_unchecked(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        match self.stage {
            Stage::Look => {
                self.looked = action == Action::Look;
                self.stage = Stage::Bow(0);
                log.note(if self.looked { Event::Looked(Some(self.coin)) } else { Event::Passed });
            }
            Stage::Greet => self.stage = Stage::TossAgain,
            Stage::Bow(0) => self.stage = Stage::Bow(1),
            Stage::Bow(_) => self.stage = Stage::Vote,
            Stage::Vote => {
                self.votes[seat] = Some(action);
                log.note(Event::Voted(seat));
                if self.votes.iter().all(Option::is_some) {
                    self.count(log);
                }
            }
            Stage::Toss | Stage::TossAgain | Stage::Over => unreachable!("nobody is asked"),
        }
    }

    fn happen_unchecked(&mut self, side: Side, log: &mut impl Log<Event>) {
        self.coin = side.0;
        self.stage = if self.stage == Stage::Toss { Stage::Greet } else { Stage::Look };
        log.note(Event::Tossed);
    }
}

impl Scored for Toy {
    const SOURCES: &'static [&'static str] = &["votes"];

    fn ending(&self) -> Standing {
        Standing::new(2, |seat| (self.points[seat], 0))
    }

    fn scored(&self, seat: Seat, _: usize) -> i32 {
        self.points[seat]
    }
}

impl Audited for Toy {
    fn audit(&self) -> Result<(), String> {
        Ok(())
    }
}

/// What a viewer knows: the round, the coin and their own vote.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    round: u8,
    coin: Option<u8>,
    vote: Option<Action>,
}

impl Hidden for Toy {
    type Reason = kernel::Refusal;
    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        let looked = self.looked && viewer == Viewer::Seat(Seat::new(0));
        View {
            round: self.round,
            coin: looked.then_some(self.coin),
            vote: viewer.seat().and_then(|seat| self.votes[seat]),
        }
    }

    fn imagine(_: &View, _: &mut Dice) -> Toy {
        unreachable!("no bot plays this")
    }
}

impl Spoken<Action> for View {
    fn phase(&self) -> Phrase {
        Phrase::new("round").with("number", self.round)
    }

    fn prompt(&self, _: Seat) -> Phrase {
        Phrase::new("choose")
    }

    fn rule(&self) -> &'static str {
        "R1"
    }

    fn label(&self, _: Seat, _: Action) -> Phrase {
        Phrase::new("an-action")
    }
}

impl Refuses<Action> for View {
    type Reason = kernel::Refusal;

    fn reason(&self, _: Seat, _: Action) -> kernel::Refusal {
        kernel::Refusal { says: Phrase::new("not-now"), rule: "R1" }
    }
}

impl Toy {
    fn count(&mut self, log: &mut impl Log<Event>) {
        let mut yes = 0;
        for (points, vote) in self.points.iter_mut().zip(self.votes) {
            *points += i32::from(vote == Some(Action::Yes));
            yes += i32::from(vote == Some(Action::Yes));
        }
        log.note(Event::Counted(yes));
        self.votes = [None; 2];
        self.looked = false;
        self.stage = if self.round == 1 { Stage::Toss } else { Stage::Over };
        self.round = 2;
    }
}
