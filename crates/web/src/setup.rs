//! What the site knows about a table besides its record: who sits where.

use std::fmt;
use std::str::FromStr;

use bots::BotSpec;
use kernel::{Seat, Seats};
use serde::{Deserialize, Serialize};

/// Who sits where, and how they play. Kept by the store as a text of ours.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The places at the table, by seat.
    pub places: Vec<Place>,
    /// How fast it goes.
    pub pace: Pace,
    /// Whether everybody finds the table in the list.
    pub public: bool,
    /// Who made the table.
    pub host: String,
    /// The table where the same people play again.
    #[serde(default)]
    pub rematch: Option<String>,
}

/// A place at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// What the player is called.
    pub name: String,
    /// The browser that plays here; nobody for a bot or an open place.
    pub owner: Option<String>,
    /// The bot that plays here: from the start, or in place of an owner who left.
    pub bot: Option<Strength>,
}

impl Place {
    /// Whether anybody may sit down here.
    pub fn is_open(&self) -> bool {
        self.owner.is_none() && self.bot.is_none()
    }

    /// The owner, if it is he who decides.
    pub fn acting_owner(&self) -> Option<&str> {
        self.owner.as_deref().filter(|_| self.bot.is_none())
    }
}

/// How fast a table goes.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// All are there at the same time.
    #[default]
    Live,
    /// A move now and then, over days.
    Correspondence,
}

impl Pace {
    /// How long a player may be away before the others may ask a bot to stand in, in milliseconds.
    pub fn patience(self) -> i64 {
        match self {
            Pace::Live => 2 * 60 * 1000,
            Pace::Correspondence => 3 * 24 * 60 * 60 * 1000,
        }
    }
}

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

impl Setup {
    /// The places with their seats.
    pub fn seated(&self) -> impl Iterator<Item = (Seat, &Place)> {
        Seat::all(self.places.len() as u8).zip(&self.places)
    }

    /// Whether somebody sits everywhere.
    pub fn is_complete(&self) -> bool {
        !self.places.iter().any(Place::is_open)
    }

    /// The seats of a browser, also those where a bot stands in.
    pub fn seats_of(&self, owner: &str) -> Seats {
        let mine = |(_, place): &(Seat, &Place)| place.owner.as_deref() == Some(owner);
        self.seated().filter(mine).map(|(seat, _)| seat).collect()
    }

    /// The seats that bots play.
    pub fn bots(&self) -> Seats {
        self.seated().filter(|(_, place)| place.bot.is_some()).map(|(seat, _)| seat).collect()
    }

    /// The place of a seat.
    pub fn place(&self, seat: Seat) -> Option<&Place> {
        self.places.get(usize::from(seat.number()))
    }

    /// The place of a seat, to be changed.
    pub fn place_mut(&mut self, seat: Seat) -> Option<&mut Place> {
        self.places.get_mut(usize::from(seat.number()))
    }

    /// As the store keeps it.
    pub fn to_store(&self) -> store::Setup {
        let text = serde_json::to_string(self).expect("a setup is plain data");
        store::Setup { text, listed: self.public }
    }
}
