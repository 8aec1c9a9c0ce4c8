//! Actions and chances as one-line texts, both ways.

use std::fmt;
use std::str::FromStr;

use kernel::{NotationError, Seat};

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
        let wrong = || NotationError(text.into());
        let action = match text.split_once(' ') {
            None if text == "waive" => Ok(Action::Waive),
            None if text == "decline" => Ok(Action::Decline),
            Some(("cube", region)) => region.parse().map(Action::Cube),
            Some(("settle", region)) => region.parse().map(Action::Settle),
            Some(("against", seat)) => seat_of(seat).map(Action::Against),
            Some(("influence", points)) => number_of(points).map(Action::Influence),
            Some(("expel", seat)) => seat_of(seat).map(Action::Expel),
            Some(("side", side)) => side.parse().map(Action::Side),
            Some(("army", points)) => number_of(points).map(Action::Army),
            Some(("capture", region)) => region.parse().map(Action::Capture),
            Some(("levy", palaces)) => number_of(palaces).map(Action::Levy),
            _ => Err(wrong()),
        };
        action.map_err(|_| wrong())
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
        let wrong = || NotationError(text.into());
        let chance = match text.split_once(' ') {
            Some(("emperor", seat)) => seat_of(seat).map(Chance::Emperor),
            Some(("tile", building)) => building.parse().map(Chance::Tile),
            _ => Err(wrong()),
        };
        chance.map_err(|_| wrong())
    }
}

/// A number as we write it: no sign, no leading zero, so that every action has one text.
fn number_of(text: &str) -> Result<u8, NotationError> {
    let number = text.parse::<u8>().ok().filter(|number| number.to_string() == text);
    number.ok_or_else(|| NotationError(text.into()))
}

/// A seat that some table has.
fn seat_of(text: &str) -> Result<Seat, NotationError> {
    match number_of(text)? {
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
