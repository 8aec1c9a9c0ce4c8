//! Districts, actions and chances as one-line texts, both ways.

use std::fmt;

use kernel::notation::Word;
use kernel::{NotationError, read_number};

use crate::action::{Action, Chance};
use crate::data::{DISTRICTS_EACH, District};

impl fmt::Display for District {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.province(), self.number())
    }
}

impl Word for District {
    fn read(word: &str) -> Result<District, NotationError> {
        let wrong = || NotationError(word.into());
        let (province, number) = word.split_once('-').ok_or_else(wrong)?;
        let number: u8 = read_number(number)?;
        if !(1..=DISTRICTS_EACH).contains(&number.into()) {
            return Err(wrong());
        }
        Ok(District::new(province.parse()?, number))
    }
}

kernel::word!(District);

kernel::notation! { Action:
    ["neutral" district] => Neutral(district);
    ["prince" district] => Prince(district);
    ["member" province] => Member(province);
    ["take" province] => Take(province);
    ["dragon" province] => Dragon(province);
    ["go" district card] => Go(card, district);
    ["stay" card] => Stay(card);
    ["deploy" open] => Deploy(open, false);
    ["deploy" open "monastery"] => Deploy(open, true);
    ["pass"] => Pass;
    ["return" number] => Return(number);
    ["recall" district] => Recall(district);
    ["start" seat] => Start(seat);
}

kernel::notation! { Chance:
    ["first" seat] => First(seat);
    ["card" card] => Card(card);
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
