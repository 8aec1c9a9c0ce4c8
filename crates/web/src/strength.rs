//! How strong the bots at a table are.

use std::fmt;
use std::str::FromStr;

use bots::BotSpec;
use serde::{Deserialize, Serialize};

/// How strong a bot at a table is.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Strength {
    /// For people who learn.
    Apprentice,
    /// For people who know the game.
    #[default]
    Adept,
    /// For people who want to be beaten.
    Master,
}

impl Strength {
    /// All of them, the weakest first.
    pub const ALL: [Strength; 3] = [Strength::Apprentice, Strength::Adept, Strength::Master];

    /// Its name in forms and texts.
    pub fn name(self) -> &'static str {
        match self {
            Strength::Apprentice => "apprentice",
            Strength::Adept => "adept",
            Strength::Master => "master",
        }
    }

    /// The bot that plays like this.
    pub fn spec(self) -> BotSpec {
        match self {
            Strength::Apprentice => BotSpec::Apprentice,
            Strength::Adept => BotSpec::Adept,
            Strength::Master => BotSpec::Master,
        }
    }
}

impl FromStr for Strength {
    type Err = ();

    fn from_str(text: &str) -> Result<Strength, ()> {
        Strength::ALL.into_iter().find(|strength| strength.name() == text).ok_or(())
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
