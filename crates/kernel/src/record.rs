//! A game on paper: everything that was agreed and done, in a file that replays anywhere.

mod lines;

use std::collections::BTreeMap;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use thiserror::Error;

use lines::LinePerStep;

use crate::fair::{Commitment, Seed};
use crate::{Game, OptionError, Options, Phrase, Seat, SetupError, Standing};

/// The name and version of the file format.
pub const FORMAT: &str = "tianxia-record-1";

/// The longest words a seat may add to the shuffle, in bytes.
pub const LONGEST_CONTRIBUTION: usize = 200;

/// A game on paper. It is the export, the import, the bug report and the golden test.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Record {
    /// Always [`FORMAT`].
    pub format: String,
    /// The game's [`ID`](crate::Setup::ID).
    pub game: String,
    /// The [version](crate::Setup::VERSION) of its rules.
    pub rules: u32,
    /// Every option by name.
    pub options: BTreeMap<String, String>,
    /// How many play.
    pub players: u8,
    /// The server's commitment, made before the first action.
    pub commitment: Commitment,
    /// The words each seat added to the shuffle; empty if none.
    pub contributions: Vec<String>,
    /// Everything done, in order.
    pub actions: Vec<Step>,
    /// Whether it was for practice: chance and secrets could be taken back, so it proves nothing about who is better.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub practice: bool,
    /// Four hex digits per step that depend on all steps up to it, so that a changed step can be named.
    pub seals: String,
    /// The seed, revealed when the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Seed>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<Outcome>,
}

/// One thing done: by whom, and what, in the game's notation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step(pub Actor, pub String);

/// Who does something.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "ActorForm", try_from = "ActorForm")]
pub enum Actor {
    /// A shuffle, a draw or a die.
    Nature,
    /// A player.
    Seat(Seat),
}

#[derive(Serialize, Deserialize)]
#[serde(untagged, expecting = "an actor is \"nature\" or a seat's number from 0")]
enum ActorForm {
    Seat(u8),
    Nature(String),
}

impl From<Actor> for ActorForm {
    fn from(actor: Actor) -> ActorForm {
        match actor {
            Actor::Nature => ActorForm::Nature("nature".into()),
            Actor::Seat(seat) => ActorForm::Seat(seat.number()),
        }
    }
}

impl TryFrom<ActorForm> for Actor {
    type Error = String;
    fn try_from(form: ActorForm) -> Result<Actor, String> {
        match form {
            ActorForm::Seat(number) => Ok(Actor::Seat(Seat::new(number))),
            ActorForm::Nature(name) if name == "nature" => Ok(Actor::Nature),
            ActorForm::Nature(name) => {
                Err(format!("`{name}` is no actor: it is \"nature\" or a seat's number from 0"))
            }
        }
    }
}

impl std::fmt::Display for Actor {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Actor::Nature => f.write_str("Nature"),
            Actor::Seat(seat) => write!(f, "seat {seat}"),
        }
    }
}

/// How a game ended: for each seat its points, its rank, and its points by source.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The points of each seat.
    pub points: Vec<i32>,
    /// The rank of each seat.
    pub ranks: Vec<u8>,
    /// Where each seat's points came from.
    pub sources: Vec<BTreeMap<String, i32>>,
}

impl Outcome {
    /// The standing of a state with its sources.
    pub fn of<G: Game>(state: &G) -> Outcome {
        let standing: Standing = state.standing();
        let sources = |seat| {
            let points = |(place, name): (usize, &&str)| ((*name).to_owned(), state.scored(seat, place));
            G::SOURCES.iter().enumerate().map(points).collect()
        };
        Outcome {
            points: standing.points().to_vec(),
            ranks: standing.ranks().to_vec(),
            sources: Seat::all(state.players()).map(sources).collect(),
        }
    }
}

/// Why a text is no record, or a record is no game. Steps are counted from 0.
#[derive(Debug, Error)]
pub enum RecordError {
    /// The text is not JSON, or does not have our fields.
    #[error("this is not a record: {0}")]
    Json(#[from] serde_json::Error),
    /// Another format, or a later one.
    #[error("this is not a record that can be read here: its format is `{0}`, expected `{FORMAT}`")]
    Format(String),
    /// A different game from the one asked for.
    #[error("this is a record of `{found}`, not of `{wanted}`")]
    Game {
        /// The game in the file.
        found: String,
        /// The game asked for.
        wanted: &'static str,
    },
    /// Rules that are not known here.
    #[error("this record was made with version {found} of the rules of {game}; known here are 1 to {ours}")]
    Version {
        /// The game.
        game: &'static str,
        /// The version in the file.
        found: u32,
        /// The version of this program.
        ours: u32,
    },
    /// A wrong option.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// A wrong number of players.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Not one entry per seat.
    #[error("the record has {found} contributions for {players} players")]
    Contributions {
        /// How many there are.
        found: usize,
        /// How many there should be.
        players: u8,
    },
    /// A step that is not what was done.
    #[error("step {step} ({actor}: `{text}`) was changed: it does not fit its seal")]
    Seal {
        /// Which.
        step: usize,
        /// By whom.
        actor: Actor,
        /// What.
        text: String,
    },
    /// Too few or too many seals.
    #[error("the record has {steps} steps but {seals} seals: something was cut off or added at step {}", .steps.min(.seals))]
    Seals {
        /// How many steps.
        steps: usize,
        /// How many seals.
        seals: usize,
    },
    /// A step that the rules refuse.
    #[error("step {step} ({actor}: `{text}`) cannot be done: {why}")]
    Step {
        /// Which.
        step: usize,
        /// By whom.
        actor: Actor,
        /// What.
        text: String,
        /// Why not.
        why: Why,
    },
    /// A result before the end.
    #[error("the record tells a result, but after its {steps} steps the game still waits for {waiting}")]
    NotOver {
        /// How many steps there are.
        steps: usize,
        /// Whom the game waits for.
        waiting: String,
    },
    /// A result other than the one the steps give.
    #[error("the record's result is not what its steps lead to: {found:?}, expected {expected:?}")]
    Result {
        /// The points in the file.
        found: Vec<i32>,
        /// The points by replay.
        expected: Vec<i32>,
    },
}

/// Why a step of a record cannot be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// It is not a step at all, or not the one that comes next: a sentence says which.
    Misplaced(String),
    /// The rules refuse it. Callers that have the texts of the game put it into words.
    Refused {
        /// What the rules say.
        phrase: Phrase,
        /// The rule that says so.
        rule: &'static str,
    },
}

impl std::fmt::Display for Why {
    /// A refusal without the texts of the game: the key of the reason, its numbers and its rule.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Why::Misplaced(sentence) => f.write_str(sentence),
            Why::Refused { phrase: Phrase { key, args }, rule } => {
                f.write_str(&key.replace('-', " "))?;
                args.iter().try_for_each(|(name, arg)| write!(f, ", {name} {}", arg.plain()))?;
                write!(f, " (rule {rule})")
            }
        }
    }
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        #[derive(Deserialize)]
        struct Head {
            #[serde(default)]
            format: String,
        }
        let head: Head = serde_json::from_str(text)?;
        if head.format != FORMAT {
            return Err(RecordError::Format(head.format));
        }
        let record: Record = serde_json::from_str(text)?;
        record.check_seals()?;
        Ok(record)
    }
}

impl Record {
    /// The record of a game that has not begun.
    pub fn new<G: Game>(options: &G::Options, players: u8, commitment: Commitment) -> Record {
        Record {
            format: FORMAT.into(),
            game: G::ID.into(),
            rules: G::VERSION,
            options: options.write(),
            players,
            commitment,
            contributions: vec![String::new(); usize::from(players)],
            actions: Vec::new(),
            practice: false,
            seals: String::new(),
            seed: None,
            result: None,
        }
    }

    /// Adds a step, with its seal.
    pub fn push(&mut self, actor: Actor, text: String) {
        let seal = seal(self.last_seal(), actor, &text);
        self.seals.push_str(&seal);
        self.actions.push(Step(actor, text));
    }

    /// Takes away all but the first steps.
    pub fn truncate(&mut self, steps: usize) {
        self.actions.truncate(steps);
        self.seals.truncate(steps * SEAL);
    }

    /// How many of the steps are chance steps.
    pub fn natures_steps(&self) -> u64 {
        self.actions.iter().filter(|step| step.0 == Actor::Nature).count() as u64
    }

    /// The first state of the game this is a record of.
    pub fn start<G: Game>(&self) -> Result<G, RecordError> {
        if self.game != G::ID {
            return Err(RecordError::Game { found: self.game.clone(), wanted: G::ID });
        }
        if !(1..=G::VERSION).contains(&self.rules) {
            return Err(RecordError::Version { game: G::ID, found: self.rules, ours: G::VERSION });
        }
        let start = G::start(&self.options_of::<G>()?, self.players)?;
        if self.contributions.len() != usize::from(self.players) {
            let found = self.contributions.len();
            return Err(RecordError::Contributions { found, players: self.players });
        }
        Ok(start)
    }

    /// What was agreed on: what the record says, and what its version of the rules takes for granted.
    pub fn options_of<G: Game>(&self) -> Result<G::Options, OptionError> {
        G::Options::read_as_of(&self.options, self.rules)
    }

    /// The record as a text: a line per step, so that a person can read it and `diff` can compare it.
    pub fn to_text(&self) -> String {
        let mut text = Vec::new();
        let mut writer = serde_json::Serializer::with_formatter(&mut text, LinePerStep::default());
        self.serialize(&mut writer).expect("a record is plain data");
        text.push(b'\n');
        String::from_utf8(text).expect("JSON is text")
    }

    fn last_seal(&self) -> &str {
        &self.seals[self.seals.len().saturating_sub(SEAL)..]
    }

    fn check_seals(&self) -> Result<(), RecordError> {
        let (steps, seals) = (self.actions.len(), self.seals.len() / SEAL);
        let mut last = "";
        for (step, (Step(actor, text), found)) in
            self.actions.iter().zip(self.seals.as_bytes().chunks(SEAL)).enumerate()
        {
            if seal(last, *actor, text).as_bytes() != found {
                return Err(RecordError::Seal { step, actor: *actor, text: text.clone() });
            }
            last = &self.seals[step * SEAL..(step + 1) * SEAL];
        }
        if steps != seals || !self.seals.len().is_multiple_of(SEAL) {
            return Err(RecordError::Seals { steps, seals });
        }
        Ok(())
    }
}

/// Hex digits in a seal.
const SEAL: usize = 4;

/// The first digits of the SHA-256 of the seal before, the actor and the text.
fn seal(before: &str, actor: Actor, text: &str) -> String {
    let hash = Sha256::digest(format!("{before} {actor}: {text}"));
    hex::encode(&hash[..SEAL / 2])
}
