//! Actions and chances as one-line texts, both ways.

use std::fmt;
use std::str::FromStr;

use kernel::{NotationError, Seat, read_number, read_words};

use crate::action::{Action, Chance};
use crate::data::MAX_PLAYERS;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Cube(region) => write!(f, "cube {region}"),
            Action::Waive => write!(f, "waive"),
            Action::Settle(region) => write!(f, "settle {region}"),
            Action::Against(seat) => write!(f, "against {seat}"),
            Action::Influence(points) => write!(f, "influence {points}"),
            Action::Expel(seat) => write!(f, "expel {seat}"),
            Action::Side(side) => write!(f, "side {side}"),
            Action::Army(points) => write!(f, "army {points}"),
            Action::Capture(region) => write!(f, "capture {region}"),
            Action::Decline => write!(f, "decline"),
            Action::Levy(palaces) => write!(f, "levy {palaces}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        read_words(text, |words| {
            Ok(match *words {
                ["waive"] => Action::Waive,
                ["decline"] => Action::Decline,
                ["cube", region] => Action::Cube(region.parse()?),
                ["settle", region] => Action::Settle(region.parse()?),
                ["against", seat] => Action::Against(seat_of(seat)?),
                ["influence", points] => Action::Influence(read_number(points)?),
                ["expel", seat] => Action::Expel(seat_of(seat)?),
                ["side", side] => Action::Side(side.parse()?),
                ["army", points] => Action::Army(read_number(points)?),
                ["capture", region] => Action::Capture(region.parse()?),
                ["levy", palaces] => Action::Levy(read_number(palaces)?),
                _ => return Err(NotationError(text.into())),
            })
        })
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Emperor(seat) => write!(f, "emperor {seat}"),
            Chance::Tile(building) => write!(f, "tile {building}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Chance, NotationError> {
        read_words(text, |words| {
            Ok(match *words {
                ["emperor", seat] => Chance::Emperor(seat_of(seat)?),
                ["tile", building] => Chance::Tile(building.parse()?),
                _ => return Err(NotationError(text.into())),
            })
        })
    }
}

/// A seat that some table has.
fn seat_of(text: &str) -> Result<Seat, NotationError> {
    match read_number(text)? {
        number if usize::from(number) < MAX_PLAYERS => Ok(Seat::new(number)),
        _ => Err(NotationError(text.into())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_action_is_named_whole() {
        for text in ["", "cube", "cube mars", "cube kuizhou 2", "waive 1", " waive", "against x", "against 6"]
        {
            assert_eq!(text.parse::<Action>(), Err(NotationError(text.into())));
        }
        for text in
            ["influence", "influence 01", "influence -1", "army 256", "side china", "decline it", "levy"]
        {
            assert_eq!(text.parse::<Action>(), Err(NotationError(text.into())));
        }
        for text in ["emperor", "emperor 01", "emperor 7", "tile", "tile tower", "village"] {
            assert_eq!(text.parse::<Chance>(), Err(NotationError(text.into())));
        }
    }

    #[test]
    fn actions_read_like_orders() {
        for text in
            ["cube kuizhou", "waive", "settle jian", "against 5", "influence 6", "expel 0", "side rebel"]
        {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        for text in ["army 12", "capture yanan", "decline", "levy 2"] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        for text in ["emperor 3", "tile rice"] {
            assert_eq!(text.parse::<Chance>().unwrap().to_string(), text);
        }
    }
}
