//! The result of a tournament. The names of its fields are a promise to those who read it as JSON.

use std::collections::BTreeMap;

use bots::{BotSpec, Faults};
use serde::Serialize;

use crate::chances::Chances;

/// The result of a tournament.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The game's id.
    pub game: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// How many play.
    pub players: u8,
    /// Every option by name.
    pub options: BTreeMap<String, String>,
    /// The line-up as it was typed.
    pub line_up: String,
    /// The seed of all deals.
    pub seed: u64,
    /// Games played.
    pub games: u64,
    /// Games that were to be played: more than `games` if it was stopped.
    pub wanted: u64,
    /// Whether the same seed gives the same result again.
    pub reproducible: bool,
    /// How long it took.
    pub seconds: f64,
    /// Each bot of the line-up, once.
    pub bots: Vec<BotReport>,
}

/// How a bot did. A bot on several seats counts each of them as a game of its own.
#[derive(Clone, Debug, Serialize)]
pub struct BotReport {
    /// The bot.
    pub bot: BotSpec,
    /// On how many seats of each table it sat.
    pub seats: usize,
    /// Games of its seats.
    pub games: u64,
    /// Games won; a shared win is split.
    pub wins: f64,
    /// Their share.
    pub win_rate: f64,
    /// The lower end of its 95 % interval.
    pub low: f64,
    /// The upper end of it.
    pub high: f64,
    /// Mean points.
    pub mean_points: f64,
    /// The lower end of their 95 % interval.
    pub points_low: f64,
    /// The upper end of it.
    pub points_high: f64,
    /// Mean place, 1 being best.
    pub mean_place: f64,
    /// The lower end of its 95 % interval.
    pub place_low: f64,
    /// The upper end of it.
    pub place_high: f64,
    /// The Weng-Lin rating after all games; everybody begins with 25.
    pub rating: f64,
    /// How unsure it is.
    pub rating_uncertainty: f64,
    /// Milliseconds for a decision in which there was a choice.
    pub ms_per_decision: f64,
    /// How many of these there were.
    pub decisions: u64,
    /// Looks in a second of thinking; 0 for a bot that does not count them.
    pub looks_per_second: f64,
    /// How honest its chances of winning were; nothing for a bot that names none.
    pub chances: Option<Chances>,
    /// How it did against each of the others, in their order.
    pub against: Vec<Against>,
    /// Mean points by source.
    pub sources: Vec<SourcePoints>,
    /// How often each number of points was reached.
    pub distribution: Vec<Bucket>,
    /// Mean points at the end of each round; the last entry is the end of the game.
    pub rounds: Vec<f64>,
    /// How it misbehaved.
    pub faults: Faults,
}

/// How often a bot was ahead of another.
#[derive(Clone, Debug, Serialize)]
pub struct Against {
    /// The other.
    pub bot: BotSpec,
    /// How often a seat of one met a seat of the other.
    pub games: u64,
    /// How often it was ahead, a tie being half.
    pub ahead: f64,
    /// The share of that.
    pub share: f64,
    /// The lower end of its 95 % interval.
    pub low: f64,
    /// The upper end of it.
    pub high: f64,
}

impl Against {
    /// Whether there were enough games to say which of the two is better.
    pub fn is_clear(&self) -> bool {
        self.low > 0.5 || self.high < 0.5
    }
}

/// Mean points from one source.
#[derive(Clone, Debug, Serialize)]
pub struct SourcePoints {
    /// The source, as the game names it.
    pub source: String,
    /// Mean points from it.
    pub points: f64,
}

/// How often some points were reached.
#[derive(Copy, Clone, Debug, Serialize)]
pub struct Bucket {
    /// The points.
    pub points: i32,
    /// In how many games.
    pub games: u32,
}

impl Report {
    /// The pairs of which too few games were played to say which of the two is better.
    pub fn unclear(&self) -> impl Iterator<Item = (&BotSpec, &Against)> {
        self.bots.iter().enumerate().flat_map(|(place, bot)| {
            // The bots that come later in the line-up are the last ones in the list of the others.
            bot.against[place..]
                .iter()
                .filter(|against| !against.is_clear())
                .map(|against| (&bot.bot, against))
        })
    }

    /// A sentence for each of these pairs.
    pub fn doubts(&self) -> Vec<String> {
        let doubt = |(bot, against): (&BotSpec, &Against)| {
            let Against { bot: other, share, low, high, .. } = against;
            let [share, low, high] = [share, low, high].map(|share| 100.0 * share);
            format!(
                "Too few games to say whether {bot} or {other} is better: {bot} was ahead in {share:.0} % ({low:.0}–{high:.0})."
            )
        };
        self.unclear().map(doubt).collect()
    }

    /// The report as JSON, for programs.
    pub fn json(&self) -> String {
        serde_json::to_string_pretty(self).expect("a report is plain data")
    }
}
