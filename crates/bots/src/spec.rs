//! Bots by name, as people type them.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use estimate::Estimate;
use serde::{Serialize, Serializer};
use thiserror::Error;

use crate::{Bot, Budget, Clock, Command, Greedy, Plain, Random, Search, Settings, Swift};

/// A bot by name: `random`, `greedy`, `swift`, `plain:1000`, `search:1000`, `search:500ms`, `tree:1000`, `apprentice`, `adept`, `master` or
/// `command:PROGRAM ARGS`.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum BotSpec {
    /// Any choice.
    Random,
    /// One decision ahead.
    Greedy,
    /// At once: its own run thought through, judged by the game's net; by its estimate where there is no net.
    Swift,
    /// The textbook's search, by which the others are measured.
    Plain(Budget),
    /// Search with this number of iterations per decision: the same every time with the same seed.
    Iterations(u32),
    /// Search for this long per decision.
    Time(Duration),
    /// The search by estimates and playouts, as a game without a net has it: what the net gains is measured against it.
    Tree(Budget),
    /// For people who are learning: looks one decision ahead and often takes the second best.
    Apprentice,
    /// For people who know the game: a short search.
    Adept,
    /// For people who want to be beaten: a second of search on all cores.
    Master,
    /// A program and its arguments.
    Command(Vec<String>),
}

/// Iterations of an adept's search.
const ADEPT: u32 = 60;
/// How long a master thinks about a decision.
const MASTER: Duration = Duration::from_millis(1000);
/// How far below the best an apprentice's choices may be, in points: the scale of an exponential law.
const SLIP: f32 = 2.0;
/// The most iterations a decision may have.
const MOST_ITERATIONS: u32 = 10_000_000;
/// The longest a decision may take.
const LONGEST: Duration = Duration::from_secs(3600);

impl BotSpec {
    /// The bot, with dice of this key. `threads` is the number of cores that a search by time may use.
    pub fn build<G: Estimate>(&self, key: [u8; 32], threads: usize) -> Box<dyn Bot<G>> {
        self.build_by(Clock::Wall, key, threads)
    }

    /// The bot for games that nobody waits for: on one thread, whose own time is what it may take.
    pub fn contender<G: Estimate>(&self, key: [u8; 32]) -> Box<dyn Bot<G>> {
        self.build_by(Clock::Thread, key, 1)
    }

    fn build_by<G: Estimate>(&self, clock: Clock, key: [u8; 32], threads: usize) -> Box<dyn Bot<G>> {
        let search = |budget| Search::new(key, Settings { clock, ..Settings::of::<G>(budget, threads) });
        match self {
            BotSpec::Random => Box::new(Random::new(key)),
            BotSpec::Greedy => Box::new(Greedy::new(key)),
            BotSpec::Apprentice => Box::new(Greedy::new(key).slipping(SLIP)),
            BotSpec::Swift => match Swift::new() {
                Ok(swift) => Box::new(swift),
                Err(_) => Box::new(Greedy::new(key)),
            },
            BotSpec::Plain(budget) => Box::new(Plain::new(key, *budget, clock)),
            BotSpec::Iterations(number) => Box::new(search(Budget::Iterations(*number))),
            BotSpec::Adept => Box::new(search(Budget::Iterations(ADEPT))),
            BotSpec::Time(time) => Box::new(search(Budget::Time(*time))),
            BotSpec::Master => Box::new(search(Budget::Time(MASTER))),
            BotSpec::Tree(budget) => {
                let settings = Settings { clock, ..Settings::without_net::<G>(*budget, threads) };
                Box::new(Search::new(key, settings))
            }
            BotSpec::Command(words) => Box::new(Command::new(words.clone(), key)),
        }
    }

    /// Whether the same seed gives the same game: not with a clock, and not surely with a program.
    pub fn is_reproducible(&self) -> bool {
        !matches!(
            self,
            BotSpec::Plain(Budget::Time(_))
                | BotSpec::Tree(Budget::Time(_))
                | BotSpec::Time(_)
                | BotSpec::Master
                | BotSpec::Command(_)
        )
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotSpec::Random => f.write_str("random"),
            BotSpec::Greedy => f.write_str("greedy"),
            BotSpec::Swift => f.write_str("swift"),
            BotSpec::Plain(Budget::Iterations(number)) => write!(f, "plain:{number}"),
            BotSpec::Plain(Budget::Time(time)) => write!(f, "plain:{}ms", time.as_millis()),
            BotSpec::Tree(Budget::Iterations(number)) => write!(f, "tree:{number}"),
            BotSpec::Tree(Budget::Time(time)) => write!(f, "tree:{}ms", time.as_millis()),
            BotSpec::Iterations(number) => write!(f, "search:{number}"),
            BotSpec::Time(time) => write!(f, "search:{}ms", time.as_millis()),
            BotSpec::Apprentice => f.write_str("apprentice"),
            BotSpec::Adept => f.write_str("adept"),
            BotSpec::Master => f.write_str("master"),
            BotSpec::Command(words) => write!(f, "command:{}", words.join(" ")),
        }
    }
}

/// Bots are written by name.
impl Serialize for BotSpec {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Why a text names no bot.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SpecError {
    /// No such bot.
    #[error(
        "`{0}` is no bot; there are random, greedy, swift, plain:1000, search:1000 (iterations), search:500ms (time), tree:1000, \
         apprentice, adept, master and command:PROGRAM"
    )]
    Name(String),
    /// A search without a valid budget.
    #[error(
        "`{0}` is no budget of a search; write iterations (search:1000, at most {MOST_ITERATIONS}) or a \
         time (search:500ms, search:2s, at most an hour)"
    )]
    Budget(String),
    /// `command:` and nothing after it.
    #[error("`command:` needs a program; write for example command:python3 examples/bot.py")]
    Program,
}

impl FromStr for BotSpec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<BotSpec, SpecError> {
        let text = text.trim();
        if let Some(program) = text.strip_prefix("command:") {
            let words: Vec<String> = program.split_whitespace().map(str::to_owned).collect();
            return if words.is_empty() { Err(SpecError::Program) } else { Ok(BotSpec::Command(words)) };
        }
        if let Some(budget) = text.strip_prefix("plain:") {
            return read_budget(budget).map(BotSpec::Plain);
        }
        if let Some(budget) = text.strip_prefix("tree:") {
            return read_budget(budget).map(BotSpec::Tree);
        }
        if let Some(budget) = text.strip_prefix("search:") {
            return Ok(match read_budget(budget)? {
                Budget::Iterations(number) => BotSpec::Iterations(number),
                Budget::Time(time) => BotSpec::Time(time),
            });
        }
        match text {
            "random" => Ok(BotSpec::Random),
            "greedy" => Ok(BotSpec::Greedy),
            "swift" => Ok(BotSpec::Swift),
            "search" | "plain" | "tree" => Err(SpecError::Budget(String::new())),
            "apprentice" => Ok(BotSpec::Apprentice),
            "adept" => Ok(BotSpec::Adept),
            "master" => Ok(BotSpec::Master),
            _ => Err(SpecError::Name(text.into())),
        }
    }
}

fn read_budget(text: &str) -> Result<Budget, SpecError> {
    let number = |text: &str| text.parse::<u32>().ok().filter(|&number| number > 0);
    let seconds = |text: &str| Some(Duration::from_secs(number(text)?.into()));
    let budget = if let Some(millis) = text.strip_suffix("ms") {
        number(millis).map(|millis| Budget::Time(Duration::from_millis(millis.into())))
    } else if let Some(text) = text.strip_suffix('s') {
        seconds(text).map(Budget::Time)
    } else {
        number(text).map(Budget::Iterations)
    };
    let fits = |budget: &Budget| match *budget {
        Budget::Iterations(number) => number <= MOST_ITERATIONS,
        Budget::Time(time) => time <= LONGEST,
    };
    budget.filter(fits).ok_or_else(|| SpecError::Budget(text.into()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_reads_back() {
        let names = [
            "random",
            "greedy",
            "plain:1000",
            "plain:100ms",
            "search:1000",
            "search:500ms",
            "tree:1000",
            "tree:100ms",
            "apprentice",
            "adept",
            "master",
        ];
        for name in names.into_iter().chain(["command:python3 -u bot.py"]) {
            assert_eq!(name.parse::<BotSpec>().unwrap().to_string(), name);
        }
        assert_eq!("search:2s".parse(), Ok(BotSpec::Time(Duration::from_secs(2))));
    }

    #[test]
    fn a_wrong_name_is_told_what_is_right() {
        let right = [
            ("gredy", "greedy"),
            ("search", "search:1000"),
            ("search:0", "search:1000"),
            ("search:fast", "search:500ms"),
            ("search:99999999", "at most 10000000"),
            ("search:3601s", "an hour"),
            ("command:  ", "command:python3"),
            ("", "random"),
        ];
        for (wrong, right) in right {
            let error = wrong.parse::<BotSpec>().unwrap_err().to_string();
            assert!(error.contains(right), "{wrong}: {error}");
        }
    }
}
