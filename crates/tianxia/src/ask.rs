//! What several commands ask for: a game, its options, a record.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow, bail};
use clap::Args;
use kernel::record::{Actor, Why};
use kernel::{Game, Options, Phrase, Record, RecordError};
use words::Words;

/// A game and what its table agrees on.
#[derive(Args, Clone)]
pub struct Setting {
    /// The game (`tianxia games` lists them)
    pub game: String,
    /// How many players
    #[arg(long, short, default_value_t = 4)]
    pub players: u8,
    /// An option of the game, as NAME=VALUE; may be given several times
    #[arg(long = "option", short, value_name = "NAME=VALUE")]
    pub options: Vec<String>,
    /// Your own board, as a file like those in games/*/boards/
    #[arg(long, value_name = "FILE")]
    pub board: Option<PathBuf>,
}

impl Setting {
    /// The options, read by the game.
    pub fn options<G: Game>(&self) -> anyhow::Result<G::Options> {
        let mut map = BTreeMap::new();
        for option in &self.options {
            let Some((name, value)) = option.split_once('=') else {
                bail!("an option is given as NAME=VALUE, not `{option}`");
            };
            if map.insert(name.to_owned(), value.to_owned()).is_some() {
                bail!("option `{name}` is given twice");
            }
        }
        let Some(path) = &self.board else {
            return Ok(G::Options::read(&map)?);
        };
        let name = path.display();
        let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {name}"))?;
        // A single line would be taken for the name of a board.
        let text = if text.contains('\n') { text } else { text + "\n" };
        if map.insert("board".into(), text).is_some() {
            bail!("`--board {name}` and `--option board=…` are both given");
        }
        let options = G::Options::read(&map).with_context(|| name.to_string())?;
        options.fits().map_err(anyhow::Error::msg).with_context(|| name.to_string())?;
        Ok(options)
    }
}

/// What is wrong with a record, with the rules' refusal of a step in words.
pub fn in_words(error: RecordError, words: &Words) -> anyhow::Error {
    match error {
        RecordError::Step { step, actor: Actor::Seat(seat), text, why: Why::Refused { phrase, rule } } => {
            let whole = Phrase::new("record-refused").with("step", step as u32).with("text", text);
            let whole =
                whole.with("place", seat.number()).with("reason", phrase).with("rule", rule.to_owned());
            anyhow!(words.say(&whole, &|seat| words.seat_name(seat)))
        }
        other => other.into(),
    }
}

/// Reads a record from a file.
pub fn record(path: &Path) -> anyhow::Result<Record> {
    let name = path.display();
    let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {name}"))?;
    text.parse().with_context(|| name.to_string())
}
