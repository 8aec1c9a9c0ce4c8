//! Spaces, actions and chances as one-line texts, both ways.

use std::fmt;
use std::str::FromStr;

use kernel::{NotationError, Seat, read_number, read_words};

use crate::action::{Action, Chance, Put, Space};
use crate::data::MAX_SIZE;

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.region(), self.number())
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Space {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Space, NotationError> {
        let wrong = || NotationError(text.into());
        let (region, number) = text.split_once('-').ok_or_else(wrong)?;
        let number = read_number::<u8>(number).ok().filter(|number| (1..=MAX_SIZE).contains(number));
        Ok(Space::new(region.parse()?, number.ok_or_else(wrong)?))
    }
}

impl From<Space> for String {
    fn from(space: Space) -> String {
        space.to_string()
    }
}

impl TryFrom<String> for Space {
    type Error = NotationError;

    fn try_from(text: String) -> Result<Space, NotationError> {
        text.parse()
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Region(region) => write!(f, "region {region}"),
            Action::Swap(colour) => write!(f, "swap {colour}"),
            Action::Place(Put::Palace(space)) => write!(f, "palace {space}"),
            Action::Place(Put::Emissary(region)) => write!(f, "emissary {region}"),
            Action::Place(Put::Fortress(space)) => write!(f, "fortress {space}"),
            Action::Pay(colour) => write!(f, "pay {colour}"),
            Action::Finish => write!(f, "finish"),
            Action::Take(colour) => write!(f, "take {colour}"),
            Action::Draw => write!(f, "draw"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        read_words(text, |words| {
            Ok(match *words {
                ["region", region] => Action::Region(region.parse()?),
                ["swap", colour] => Action::Swap(colour.parse()?),
                ["palace", space] => Action::Place(Put::Palace(space.parse()?)),
                ["emissary", region] => Action::Place(Put::Emissary(region.parse()?)),
                ["fortress", space] => Action::Place(Put::Fortress(space.parse()?)),
                ["pay", colour] => Action::Pay(colour.parse()?),
                ["finish"] => Action::Finish,
                ["take", colour] => Action::Take(colour.parse()?),
                ["draw"] => Action::Draw,
                _ => return Err(NotationError(text.into())),
            })
        })
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::First(seat) => write!(f, "first {seat}"),
            Chance::Card(colour) => write!(f, "card {colour}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Chance, NotationError> {
        read_words(text, |words| {
            Ok(match *words {
                ["first", seat] => Chance::First(Seat::new(read_number(seat)?)),
                ["card", colour] => Chance::Card(colour.parse()?),
                _ => return Err(NotationError(text.into())),
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_action_is_named_whole() {
        for text in
            ["", "region", "region mars", "palace wei", "palace wei-0", "palace wei-9", "palace wei-07"]
        {
            assert_eq!(text.parse::<Action>(), Err(NotationError(text.into())));
        }
        for text in ["finish 1", "draw red", " draw", "pay", "emissary wei-1", "take blue", "swap 2"] {
            assert_eq!(text.parse::<Action>(), Err(NotationError(text.into())));
        }
        for text in ["card", "card blue", "first x", "first 01", "red"] {
            assert_eq!(text.parse::<Chance>(), Err(NotationError(text.into())));
        }
    }

    #[test]
    fn actions_read_like_orders() {
        for text in
            ["region wei", "palace chu-8", "emissary chin", "fortress qi-1", "pay green", "finish", "draw"]
        {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        assert_eq!("card red".parse::<Chance>().unwrap().to_string(), "card red");
    }
}
