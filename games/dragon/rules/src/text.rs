//! Actions and chances as one-line texts, both ways.

use std::fmt;

use kernel::NotationError;
use kernel::notation::{Word, read_from_one};

use crate::action::{Action, Chance};
use crate::palace::Slot;

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl Word for Slot {
    fn read(word: &str) -> Result<Slot, NotationError> {
        read_from_one(word).map(Slot)
    }
}

kernel::notation! { Action:
    ["take" tile] => Take(tile);
    ["place" slot] => Place(slot);
    ["replace" slot tile] => Replace(slot, tile);
    ["dismiss"] => Dismiss;
    ["dragon" (group + 1)] => Dragon(group);
    ["pass"] => Pass;
    ["do" deed] => Do(deed);
    ["build" "new"] => Found;
    ["build" slot] => Raise(slot);
    ["buy" privilege] => Buy(privilege);
    ["wall" reward] => Wall(reward);
    ["play" card] => Play(card);
    ["release" slot tile] => Release(slot, tile);
    ["raze" slot] => Raze(slot);
    ["return" amount good] => Return(good, amount);
    ["discard" card] => Discard(card);
    ["charter" person] => Charter(person);
    ["super" event] => Super(event);
}

kernel::notation! { Chance:
    ["event" event] => Event(event);
    ["super" event] => Super(event);
    ["first" seat] => First(seat);
    ["deal" deeds] => Deal(deeds);
    ["wall" reward] => Wall(reward);
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
