//! The seven levels of bots that people choose from.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use estimate::Estimate;
use serde::{Deserialize, Serialize};

use crate::{Bot, Budget, Clock, Greedy, Oversight, Search, Settings, Swift};

/// How strong a bot is, from those that overlook a lot to those that think long.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// For a first game: overlooks most of what is good.
    Beginner,
    /// For people who are learning.
    Apprentice,
    /// For people who know the rules well.
    Scholar,
    /// For people who know the game.
    #[default]
    Adept,
    /// Overlooks nothing, and does not think ahead.
    Veteran,
    /// Thinks ahead for a moment.
    Expert,
    /// For people who want to be beaten: thinks ahead for a second on all cores.
    Master,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Level; 7] = [
        Level::Beginner,
        Level::Apprentice,
        Level::Scholar,
        Level::Adept,
        Level::Veteran,
        Level::Expert,
        Level::Master,
    ];

    /// Its name in forms, texts, commands and stored tables.
    pub fn name(self) -> &'static str {
        match self {
            Level::Beginner => "beginner",
            Level::Apprentice => "apprentice",
            Level::Scholar => "scholar",
            Level::Adept => "adept",
            Level::Veteran => "veteran",
            Level::Expert => "expert",
            Level::Master => "master",
        }
    }

    /// How long it thinks about a decision; nothing if it answers at once.
    pub fn time(self) -> Option<Duration> {
        match self {
            Level::Expert => Some(Duration::from_millis(200)),
            Level::Master => Some(Duration::from_millis(1000)),
            _ => None,
        }
    }

    /// What it overlooks in a game.
    fn oversight<G: Estimate>(self) -> Option<Oversight> {
        let (rate, limit) = match self {
            Level::Beginner => (0.6, 0.12),
            Level::Apprentice => (0.45, 0.08),
            Level::Scholar => (0.3, 0.06),
            Level::Adept => (0.15, 0.05),
            _ => return None,
        };
        Some(Oversight { rate: (rate * G::OVERLOOKED).min(0.95), limit: limit * G::OVERLOOKED })
    }

    /// By how many points it overrates a choice, where the game has no net.
    fn slip(self) -> f32 {
        match self {
            Level::Beginner => 6.0,
            Level::Apprentice => 3.0,
            Level::Scholar => 1.5,
            Level::Adept => 0.7,
            _ => 0.0,
        }
    }

    /// The bot, with dice of this key, whose time is measured by this clock. `threads` is the number of cores that a master may use.
    pub fn build<G: Estimate>(self, clock: Clock, key: [u8; 32], threads: usize) -> Box<dyn Bot<G>> {
        if let Some(time) = self.time() {
            let threads = if self == Level::Master { threads } else { 1 };
            let settings = Settings { clock, ..Settings::of::<G>(Budget::Time(time), threads) };
            return Box::new(Search::new(key, settings));
        }
        match (Swift::new(), self.oversight::<G>()) {
            (Ok(swift), Some(oversight)) => Box::new(swift.overlooking(oversight, key)),
            (Ok(swift), None) => Box::new(swift),
            (Err(_), _) => Box::new(Greedy::new(key).slipping(self.slip())),
        }
    }
}

/// A text that names no level.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct NoLevel;

impl FromStr for Level {
    type Err = NoLevel;

    fn from_str(text: &str) -> Result<Level, NoLevel> {
        Level::ALL.into_iter().find(|level| level.name() == text).ok_or(NoLevel)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
