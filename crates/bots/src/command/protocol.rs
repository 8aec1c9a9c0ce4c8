//! The lines that are exchanged: see `docs/bots.md`.

use std::collections::BTreeMap;

use kernel::{Game, Notation, Options, Outcome, Phrase, Seat, Spoken};
use serde::{Deserialize, Serialize};

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;

/// What a program is told, one JSON object per line.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Message<'a, V> {
    /// The first line: what is played, and where the program sits.
    Hello {
        /// [`PROTOCOL`].
        protocol: u32,
        /// The game's id.
        game: &'static str,
        /// The version of its rules.
        rules: u32,
        /// How many play.
        players: u8,
        /// The program's seat, from 0.
        seat: Seat,
        /// Every option by name.
        options: BTreeMap<String, String>,
        /// Milliseconds the program has for each decision.
        time: u64,
    },
    /// A decision, which wants an answer.
    Choose {
        /// The number of the decision, from 1. The answer repeats it.
        id: u32,
        /// What is wanted, in words.
        prompt: String,
        /// What the seat sees.
        view: &'a V,
        /// What it may do.
        choices: Vec<Choice>,
    },
    /// The last line: the game is over.
    Over {
        /// How it ended.
        result: &'a Outcome,
    },
}

/// One choice as a program reads it.
#[derive(Serialize)]
pub struct Choice {
    /// The action's notation: what the program answers.
    pub action: String,
    /// The choice in words.
    pub label: String,
}

/// What a program answers.
#[derive(Deserialize)]
pub struct Answer {
    /// The number of the decision, if the program cares to repeat it.
    #[serde(default)]
    pub id: Option<u32>,
    /// The notation of the action.
    pub action: String,
}

/// The first line.
pub fn hello<G: Game>(seat: Seat, players: u8, options: &G::Options, time: u64) -> Message<'static, G::View> {
    Message::Hello {
        protocol: PROTOCOL,
        game: G::ID,
        rules: G::VERSION,
        players,
        seat,
        options: options.write(),
        time,
    }
}

/// A decision.
pub fn decision<'a, A: Notation, V: Spoken<A>>(
    id: u32,
    view: &'a V,
    seat: Seat,
    choices: &[A],
) -> Message<'a, V> {
    let choice = |&action: &A| Choice { action: action.to_string(), label: plain(&view.label(seat, action)) };
    Message::Choose {
        id,
        prompt: plain(&view.prompt(seat)),
        view,
        choices: choices.iter().map(choice).collect(),
    }
}

/// A phrase without a catalogue of texts: its key and what fills its gaps.
fn plain(phrase: &Phrase) -> String {
    let args = phrase.args.iter().map(|(name, arg)| format!(", {name} {}", arg.plain()));
    phrase.key.replace('-', " ") + &args.collect::<String>()
}
