//! Who begins: an option that every game has.

use serde::{Deserialize, Serialize};

use crate::{MAX_SEATS, Seat, SetupError};

/// Who begins: whomever Nature draws, or a seat that the table agreed on. Whoever lost the last game, say.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct First(Option<Seat>);

/// The values of the option: people count seats from 1.
const VALUES: [&str; MAX_SEATS + 1] = ["random", "1", "2", "3", "4", "5", "6"];

impl First {
    /// Its name among the options of a game.
    pub const NAME: &'static str = "first";

    /// This seat begins.
    pub const fn is(seat: Seat) -> First {
        First(Some(seat))
    }

    /// The values of the option in a game for at most this number of players.
    pub const fn values(players: usize) -> &'static [&'static str] {
        VALUES.split_at(players + 1).0
    }

    /// What the value at this place stands for.
    pub fn at(value: usize) -> First {
        First(value.checked_sub(1).map(|seat| Seat::new(seat as u8)))
    }

    /// The place of its value.
    pub fn place(self) -> usize {
        self.0.map_or(0, |seat| usize::from(seat.number()) + 1)
    }

    /// The seat that begins, if the table agreed on one.
    pub const fn seat(self) -> Option<Seat> {
        self.0
    }

    /// Refuses a seat at which nobody plays.
    pub fn check(self, players: u8) -> Result<(), SetupError> {
        match self.0 {
            Some(seat) if seat.number() >= players => {
                let value = VALUES[self.place()].to_owned();
                Err(SetupError::Option { name: First::NAME, value, players })
            }
            _ => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_counted_from_one_and_nobody_begins_who_does_not_play() {
        assert_eq!(First::values(4), ["random", "1", "2", "3", "4"]);
        for (place, value) in First::values(4).iter().enumerate() {
            let first = First::at(place);
            assert_eq!(first.place(), place);
            let expected = value.parse().ok().map(|number: u8| Seat::new(number - 1));
            assert_eq!(first.seat(), expected);
        }
        assert_eq!(First::default().seat(), None, "Nature draws who begins");
        let fourth = First::is(Seat::new(3));
        assert_eq!(fourth.check(4), Ok(()));
        let refused = fourth.check(3).unwrap_err().to_string();
        assert_eq!(refused, "option `first` cannot be `4` with 3 players");
    }
}
