//! Actions and chances as one-line texts, both ways.

use std::fmt;
use std::str::FromStr;

use kernel::{NotationError, Seat, read_number, read_words};

use crate::action::{Action, Chance};
use crate::palace::Slot;

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl FromStr for Slot {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Slot, NotationError> {
        read_number::<u8>(text)?.checked_sub(1).map(Slot).ok_or_else(|| NotationError(text.into()))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Take(tile) => write!(f, "take {tile}"),
            Action::Place(slot) => write!(f, "place {slot}"),
            Action::Replace(slot, tile) => write!(f, "replace {slot} {tile}"),
            Action::Dismiss => write!(f, "dismiss"),
            Action::Dragon(group) => write!(f, "dragon {}", group + 1),
            Action::Pass => write!(f, "pass"),
            Action::Do(deed) => write!(f, "do {deed}"),
            Action::Raise(slot) => write!(f, "build {slot}"),
            Action::Found => write!(f, "build new"),
            Action::Buy(privilege) => write!(f, "buy {privilege}"),
            Action::Wall(reward) => write!(f, "wall {reward}"),
            Action::Play(card) => write!(f, "play {card}"),
            Action::Release(slot, tile) => write!(f, "release {slot} {tile}"),
            Action::Raze(slot) => write!(f, "raze {slot}"),
            Action::Return(good, amount) => write!(f, "return {amount} {good}"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::Charter(person) => write!(f, "charter {person}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        let wrong = || NotationError(text.into());
        read_words(text, |words| {
            Ok(match *words {
                ["take", tile] => Action::Take(tile.parse()?),
                ["place", slot] => Action::Place(slot.parse()?),
                ["replace", slot, tile] => Action::Replace(slot.parse()?, tile.parse()?),
                ["dismiss"] => Action::Dismiss,
                ["dragon", group] => {
                    Action::Dragon(read_number::<u8>(group)?.checked_sub(1).ok_or_else(wrong)?)
                }
                ["pass"] => Action::Pass,
                ["do", deed] => Action::Do(deed.parse()?),
                ["build", "new"] => Action::Found,
                ["build", slot] => Action::Raise(slot.parse()?),
                ["buy", privilege] => Action::Buy(privilege.parse()?),
                ["wall", reward] => Action::Wall(reward.parse()?),
                ["play", card] => Action::Play(card.parse()?),
                ["release", slot, tile] => Action::Release(slot.parse()?, tile.parse()?),
                ["raze", slot] => Action::Raze(slot.parse()?),
                ["return", amount, good] => Action::Return(good.parse()?, read_number(amount)?),
                ["discard", card] => Action::Discard(card.parse()?),
                ["charter", person] => Action::Charter(person.parse()?),
                _ => return Err(wrong()),
            })
        })
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Event(event) => write!(f, "event {event}"),
            Chance::Super(event) => write!(f, "super {event}"),
            Chance::First(seat) => write!(f, "first {seat}"),
            Chance::Deal(deeds) => write!(f, "deal {deeds}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Chance, NotationError> {
        read_words(text, |words| {
            Ok(match *words {
                ["event", event] => Chance::Event(event.parse()?),
                ["super", event] => Chance::Super(event.parse()?),
                ["first", seat] => Chance::First(Seat::new(read_number(seat)?)),
                ["deal", deeds] => Chance::Deal(deeds.parse()?),
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
        for text in ["", "take", "take dog", "place 0", "place 07", "place +7", "pass 1", "dragon 0", " pass"]
        {
            assert_eq!(text.parse::<Action>(), Err(NotationError(text.into())));
        }
        for text in ["event", "event war", "deal build+taxes", "deal taxes+taxes", "deal ", "first x"] {
            assert_eq!(text.parse::<Chance>(), Err(NotationError(text.into())));
        }
    }

    #[test]
    fn actions_read_like_orders() {
        for text in ["replace 2 old-monk", "build new", "return 12 rice", "dragon 1"] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        assert_eq!("deal taxes+build".parse::<Chance>().unwrap().to_string(), "deal taxes+build");
    }
}
