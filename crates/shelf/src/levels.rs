//! How strong the levels of bots are at a game, on the scale of people's ratings.

use std::collections::BTreeMap;

use bots::Level;
use serde::Deserialize;

/// What the arena has measured of a level: `cargo xtask levels` writes it, and `docs/ratings.md` says how.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Measured {
    /// Its rating.
    pub rating: i32,
    /// The lower end of the 95 % interval.
    pub low: i32,
    /// The upper end of it.
    pub high: i32,
    /// In how many games it was measured.
    pub games: u32,
    /// The milliseconds for a decision with which it was measured, if it thinks by the clock.
    pub ms: Option<u32>,
}

impl Measured {
    /// How far from the rating the strength may well be: a standard deviation.
    pub fn deviation(&self) -> f64 {
        f64::from(self.high - self.low) / (2.0 * 1.96)
    }
}

/// The levels in a file of a game's folder.
///
/// # Panics
/// If it cannot be read: it is in the program, and a test reads them all.
pub(crate) fn read(text: &str) -> BTreeMap<Level, Measured> {
    toml::from_str(text).expect("the levels of a game of ours can be read")
}
