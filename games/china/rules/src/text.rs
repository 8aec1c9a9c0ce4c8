//! Spaces, actions and chances as one-line texts, both ways.

use std::fmt;

use kernel::notation::Word;
use kernel::{NotationError, read_number};

use crate::action::{Action, Chance, Put, Space};
use crate::data::MAX_SIZE;

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.region(), self.number())
    }
}

impl Word for Space {
    fn read(word: &str) -> Result<Space, NotationError> {
        let wrong = || NotationError(word.into());
        let (region, number) = word.split_once('-').ok_or_else(wrong)?;
        let number = read_number::<u8>(number).ok().filter(|number| (1..=MAX_SIZE).contains(number));
        Ok(Space::new(region.parse()?, number.ok_or_else(wrong)?))
    }
}

kernel::word!(Space);

kernel::notation! { Action:
    ["region" region] => Region(region);
    ["swap" colour] => Swap(colour);
    ["palace" space] => Place(Put::Palace(space));
    ["emissary" region] => Place(Put::Emissary(region));
    ["fortress" space] => Place(Put::Fortress(space));
    ["pay" colour] => Pay(colour);
    ["finish"] => Finish;
    ["take" colour] => Take(colour);
    ["draw"] => Draw;
}

kernel::notation! { Chance:
    ["first" seat] => First(seat);
    ["card" colour] => Card(colour);
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
