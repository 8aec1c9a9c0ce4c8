//! Who sits at the table.

use std::fmt;
use std::str::FromStr;

use bots::{BotSpec, SpecError};
use thiserror::Error;

/// A list of bots as people type it: `search:1000,greedy`. A list shorter than the table is filled by
/// repeating its last bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineUp(Vec<BotSpec>);

/// Why a text or a list is not a line-up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LineUpError {
    /// A wrong bot.
    #[error(transparent)]
    Spec(#[from] SpecError),
    /// More bots than seats.
    #[error("{bots} bots are named for {players} players; name {players} or fewer")]
    TooMany {
        /// How many are named.
        bots: usize,
        /// How many can sit.
        players: u8,
    },
}

impl LineUp {
    /// The same bot on every seat.
    pub fn all(bot: BotSpec) -> LineUp {
        LineUp(vec![bot])
    }

    /// The bots at a table of this size.
    pub fn seats(&self, players: u8) -> Result<Vec<BotSpec>, LineUpError> {
        let wanted = usize::from(players);
        if self.0.len() > wanted {
            return Err(LineUpError::TooMany { bots: self.0.len(), players });
        }
        let last = self.0.last().expect("a line-up has a bot");
        Ok(self.0.iter().chain(std::iter::repeat(last)).take(wanted).cloned().collect())
    }
}

impl FromStr for LineUp {
    type Err = LineUpError;

    fn from_str(text: &str) -> Result<LineUp, LineUpError> {
        let bots: Result<Vec<BotSpec>, SpecError> = text.split(',').map(str::parse).collect();
        Ok(LineUp(bots?))
    }
}

impl fmt::Display for LineUp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<String> = self.0.iter().map(BotSpec::to_string).collect();
        f.write_str(&names.join(","))
    }
}

/// After how many places a rotated table looks the same, and so how many rotations are different games.
pub(crate) fn period<T: PartialEq>(seats: &[T]) -> usize {
    let same =
        |turn: usize| (0..seats.len()).all(|place| seats[place] == seats[(place + turn) % seats.len()]);
    (1..seats.len()).find(|&turn| same(turn)).unwrap_or(seats.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_short_list_is_filled_with_its_last() {
        let line_up: LineUp = "search:10, greedy".parse().unwrap();
        let names: Vec<String> = line_up.seats(4).unwrap().iter().map(BotSpec::to_string).collect();
        assert_eq!(names, ["search:10", "greedy", "greedy", "greedy"]);
        let error = "random,random,greedy".parse::<LineUp>().unwrap().seats(2).unwrap_err().to_string();
        assert_eq!(error, "3 bots are named for 2 players; name 2 or fewer");
        assert!("greedy,,random".parse::<LineUp>().is_err());
    }

    #[test]
    fn only_different_rotations_count() {
        let table: [(&[char], usize); 5] = [
            (&['a'; 4], 1),
            (&['a', 'b', 'a', 'b'], 2),
            (&['a', 'b', 'b', 'b'], 4),
            (&['a', 'a', 'b'], 3),
            (&['a'], 1),
        ];
        for (seats, expected) in table {
            assert_eq!(period(seats), expected, "{seats:?}");
        }
    }
}
