//! What a table agrees on: the expansions, and one price.

use kernel::{OptionSpec, Piece};
use serde::{Deserialize, Serialize};

use crate::data::SuperEvent;

/// The options of the game.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// Whether the Great Wall is built (R8).
    pub great_wall: bool,
    /// Whether month 7 has a super event, and which (R9).
    pub super_event: SuperChoice,
    /// What a large privilege costs (R3.12): 7, or 6 as in the first edition.
    pub large_privilege: u8,
}

/// Whether there is a super event.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SuperChoice {
    /// There is none.
    Off,
    /// Nature picks one.
    Random,
    /// The players agreed on this one.
    Chosen(SuperEvent),
}

impl Default for Options {
    fn default() -> Options {
        Options { great_wall: false, super_event: SuperChoice::Off, large_privilege: PRICES[0] }
    }
}

const PRICES: [u8; 2] = [7, 6];

impl kernel::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec { name: "great_wall", values: &["off", "on"], default: "off" },
        OptionSpec {
            name: "super_event",
            values: &[
                "off",
                "random",
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
            ],
            default: "off",
        },
        OptionSpec { name: "large_privilege", values: &["7", "6"], default: "7" },
    ];

    fn set_at(&mut self, option: usize, value: usize) {
        match option {
            0 => self.great_wall = value == 1,
            1 => {
                self.super_event = match value {
                    0 => SuperChoice::Off,
                    1 => SuperChoice::Random,
                    _ => SuperChoice::Chosen(SuperEvent::ALL[value - 2]),
                }
            }
            _ => self.large_privilege = PRICES[value],
        }
    }

    fn get_at(&self, option: usize) -> usize {
        match option {
            0 => usize::from(self.great_wall),
            1 => match self.super_event {
                SuperChoice::Off => 0,
                SuperChoice::Random => 1,
                SuperChoice::Chosen(event) => event.index() + 2,
            },
            _ => usize::from(self.large_privilege != PRICES[0]),
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::Options as _;

    use super::*;

    #[test]
    fn every_option_reads_back_and_defaults_are_the_printed_ones() {
        trial::options::<Options>(2 * 12 * 2);
        let named: Vec<&str> = SuperEvent::ALL.iter().map(|event| event.name()).collect();
        assert_eq!(&Options::SPECS[1].values[2..], named);
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
