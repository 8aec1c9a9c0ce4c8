//! Districts, actions and chances as one-line texts, both ways.

use std::fmt;
use std::str::FromStr;

use kernel::{NotationError, Seat, read_number, read_words};

use crate::action::{Action, Chance};
use crate::data::{DISTRICTS_EACH, District};

impl fmt::Display for District {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.province(), self.number())
    }
}

impl fmt::Debug for District {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for District {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<District, NotationError> {
        let wrong = || NotationError(text.into());
        let (province, number) = text.split_once('-').ok_or_else(wrong)?;
        let number: u8 = read_number(number)?;
        if !(1..=DISTRICTS_EACH).contains(&number.into()) {
            return Err(wrong());
        }
        Ok(District::new(province.parse()?, number))
    }
}

impl From<District> for String {
    fn from(district: District) -> String {
        district.to_string()
    }
}

impl TryFrom<String> for District {
    type Error = NotationError;

    fn try_from(text: String) -> Result<District, NotationError> {
        text.parse()
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Neutral(district) => write!(f, "neutral {district}"),
            Action::Prince(district) => write!(f, "prince {district}"),
            Action::Member(province) => write!(f, "member {province}"),
            Action::Take(province) => write!(f, "take {province}"),
            Action::Dragon(province) => write!(f, "dragon {province}"),
            Action::Go(card, district) => write!(f, "go {district} {card}"),
            Action::Stay(card) => write!(f, "stay {card}"),
            Action::Deploy(open, false) => write!(f, "deploy {open}"),
            Action::Deploy(open, true) => write!(f, "deploy {open} monastery"),
            Action::Pass => write!(f, "pass"),
            Action::Return(number) => write!(f, "return {number}"),
            Action::Recall(district) => write!(f, "recall {district}"),
            Action::Start(seat) => write!(f, "start {seat}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        read_words(text, |words| {
            Ok(match *words {
                ["neutral", district] => Action::Neutral(district.parse()?),
                ["prince", district] => Action::Prince(district.parse()?),
                ["member", province] => Action::Member(province.parse()?),
                ["take", province] => Action::Take(province.parse()?),
                ["dragon", province] => Action::Dragon(province.parse()?),
                ["go", district, card] => Action::Go(card.parse()?, district.parse()?),
                ["stay", card] => Action::Stay(card.parse()?),
                ["deploy", open] => Action::Deploy(read_number(open)?, false),
                ["deploy", open, "monastery"] => Action::Deploy(read_number(open)?, true),
                ["pass"] => Action::Pass,
                ["return", number] => Action::Return(read_number(number)?),
                ["recall", district] => Action::Recall(district.parse()?),
                ["start", seat] => Action::Start(Seat::new(read_number(seat)?)),
                _ => return Err(NotationError(text.into())),
            })
        })
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::First(seat) => write!(f, "first {seat}"),
            Chance::Card(card) => write!(f, "card {card}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Chance, NotationError> {
        read_words(text, |words| {
            Ok(match *words {
                ["first", seat] => Chance::First(Seat::new(read_number(seat)?)),
                ["card", card] => Chance::Card(card.parse()?),
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
            ["", "go", "go white-2", "go white-2 boat", "go white-0 horse", "prince white-4", "pass 1"]
        {
            assert_eq!(text.parse::<Action>(), Err(NotationError(text.into())));
        }
        for text in
            ["deploy", "deploy 02", "deploy 1 palace", "return -1", "recall white", " pass", "start x"]
        {
            assert_eq!(text.parse::<Action>(), Err(NotationError(text.into())));
        }
        for text in ["card", "card blue", "first x", "first 01", "horse"] {
            assert_eq!(text.parse::<Chance>(), Err(NotationError(text.into())));
        }
    }

    #[test]
    fn actions_read_like_orders() {
        for text in [
            "neutral blue-3",
            "prince white-1",
            "member pink",
            "take green",
            "dragon orange",
            "go white-2 ox_cart",
            "stay dragon",
            "deploy 0",
            "deploy 2 monastery",
            "pass",
            "return 6",
            "recall yellow-2",
            "start 3",
        ] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        assert_eq!("card junk".parse::<Chance>().unwrap().to_string(), "card junk");
    }
}
