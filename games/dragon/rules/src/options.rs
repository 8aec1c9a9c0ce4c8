//! What a table agrees on: the expansions, one price, what is hidden, and who begins.

use kernel::{First, OptionSpec, OptionValue, Piece};
use serde::{Deserialize, Serialize};

use crate::data::{MAX_PLAYERS, SuperEvent};

kernel::options! {
    /// The options of the game.
    #[derive(Copy, Serialize, Deserialize)]
    pub struct Options {
        /// Whether the Great Wall is built (R8).
        great_wall: bool = "great_wall", &["off", "on"], default "off";
        /// Whether month 7 has a super event, and which (R9).
        super_event: SuperChoice = "super_event", SUPER_CHOICES, default "off";
        /// What a large privilege costs (R3.12): 7, or 6 as in the first edition.
        large_privilege: u8 = "large_privilege", &["7", "6"], default "7";
        /// Whether nobody sees the cards in the hands of others (R1.5).
        hands_closed: bool = "hands", &["open", "closed"], default "open";
        /// Whether the super event lies face down until month 7 (R9.1).
        super_hidden: bool = "super_event_shown", &["start", "month_7"], default "start";
        /// Whether tiles of the wall are drawn and not chosen (R8.2).
        wall_blind: bool = "wall_reward", &["chosen", "blind"], default "chosen";
        /// Who begins the draft (R1.4).
        first: First = First::NAME, First::values(MAX_PLAYERS), default "random";
    }
}

/// Whether there is a super event.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SuperChoice {
    /// There is none.
    Off,
    /// Nature picks one.
    Random,
    /// The first player picks one once the row of events is laid out.
    AfterRow,
    /// The players agreed on this one.
    Chosen(SuperEvent),
}

/// The names of all choices: those of [`UNNAMED`], then every super event.
const SUPER_CHOICES: &[&str] = &[
    "off",
    "random",
    "after_row",
    "lantern_festival",
    "buddha",
    "earthquake",
    "flood",
    "solar_eclipse",
    "volcanic_eruption",
    "tornado",
    "sunrise",
    "assassination",
    "charter",
];

/// The choices that do not name an event.
const UNNAMED: [SuperChoice; 3] = [SuperChoice::Off, SuperChoice::Random, SuperChoice::AfterRow];

impl OptionValue for SuperChoice {
    fn at(_: &OptionSpec, place: usize, _: u32) -> SuperChoice {
        let named = || SuperChoice::Chosen(SuperEvent::ALL[place - UNNAMED.len()]);
        UNNAMED.get(place).copied().unwrap_or_else(named)
    }

    fn place(&self, _: &OptionSpec) -> usize {
        match self {
            SuperChoice::Off => 0,
            SuperChoice::Random => 1,
            SuperChoice::AfterRow => 2,
            SuperChoice::Chosen(event) => event.index() + UNNAMED.len(),
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::Options as _;

    use super::*;

    #[test]
    fn every_option_reads_back_and_defaults_are_the_printed_ones() {
        trial::options::<Options>(2 * 13 * 2 * 2 * 2 * 2 * 6);
        let named: Vec<&str> = SuperEvent::ALL.iter().map(|event| event.name()).collect();
        assert_eq!(&Options::SPECS[1].values[UNNAMED.len()..], named);
    }

    #[test]
    fn a_wrong_option_is_told_what_is_right() {
        let mut options = Options::default();
        let error = options.set("great_wal", "on").unwrap_err().to_string();
        assert!(error.contains("great_wall, super_event, large_privilege"), "{error}");
        let error = options.set("large_privilege", "5").unwrap_err().to_string();
        assert!(error.contains("one of: 7, 6"), "{error}");
        assert_eq!(options, Options::default());
    }
}
