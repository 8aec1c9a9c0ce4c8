//! How strong people are at a game, from the places of the games they have played.
//!
//! A [`Rating`] is what is believed about somebody's strength: a mean, and a deviation that says how sure that is. After each
//! game [`rate`] changes both by the method of Weng and Lin; `docs/ratings.md` says why that one, and what it was measured to do.
//!
//! ```
//! use ratings::{Rating, rate};
//!
//! let after = rate(&[(Rating::NEW, 1), (Rating::NEW, 2), (Rating::NEW, 2)]);
//! assert!(after[0].mean > after[1].mean && after[1] == after[2]);
//! assert!(after[0].deviation < Rating::NEW.deviation);
//! ```

mod fit;

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

pub use fit::fit;

/// What is believed about somebody's strength.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Rating {
    /// The strength that is most likely.
    pub mean: f64,
    /// How far from that it may well be.
    pub deviation: f64,
}

/// Strength changes with time, so nobody's is ever known for good: before each game the deviation grows by this much, as the
/// hypotenuse does.
const DRIFT: f64 = 25.0 / 300.0;

/// How much stronger somebody is who is placed before another about two times out of three: the more luck there is in a game,
/// the larger. A fifth above what the crate proposes was better calibrated, see `docs/ratings.md`.
const CLASS: f64 = 25.0 / 5.0;

/// How many of the points that people see there are in one of the method.
const POINTS: f64 = 40.0;

impl Rating {
    /// Below this deviation a rating is sure enough to be compared.
    pub const SURE: f64 = 4.5;

    /// What is believed about somebody who has not played yet.
    pub const NEW: Rating = Rating { mean: 25.0, deviation: 25.0 / 3.0 };

    /// Whether enough is known to compare it with others'; until then it is provisional.
    pub fn is_sure(self) -> bool {
        self.deviation < Rating::SURE
    }

    /// The number that people see: everybody begins at 1500.
    pub fn shown(self) -> i64 {
        // A float beyond the range becomes its end.
        (1500.0 + POINTS * (self.mean - Rating::NEW.mean)).round() as i64
    }

    /// A rating as people see it, known up to this many of the same points.
    pub fn known(shown: f64, deviation: f64) -> Rating {
        Rating { mean: Rating::NEW.mean + (shown - 1500.0) / POINTS, deviation: deviation / POINTS }
    }

    /// How likely somebody is to be placed before another.
    pub fn beats(self, other: Rating) -> f64 {
        let spread = self.deviation.hypot(other.deviation).hypot(CLASS * 2f64.sqrt());
        1.0 / (1.0 + ((other.mean - self.mean) / spread).exp())
    }
}

/// What is believed after a game about those who played, with the places they had: 1 for the first, equal for a tie.
pub fn rate(players: &[(Rating, u8)]) -> Vec<Rating> {
    let before = |&(Rating { mean, deviation }, _): &(Rating, u8)| {
        [WengLinRating { rating: mean, uncertainty: deviation.hypot(DRIFT) }]
    };
    let alone: Vec<[WengLinRating; 1]> = players.iter().map(before).collect();
    let places = players.iter().map(|&(_, place)| MultiTeamOutcome::new(usize::from(place)));
    let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> =
        alone.iter().map(|player| &player[..]).zip(places).collect();
    let after = weng_lin_multi_team(&teams, &config());
    after.iter().map(|team| Rating { mean: team[0].rating, deviation: team[0].uncertainty }).collect()
}

fn config() -> WengLinConfig {
    WengLinConfig { beta: CLASS, ..WengLinConfig::default() }
}
