//! Actions and chances as one-line texts, both ways.

use crate::action::{Action, Chance};

kernel::notation! { Action:
    ["waive"] => Waive;
    ["decline"] => Decline;
    ["cube" region] => Cube(region);
    ["settle" region] => Settle(region);
    ["against" seat] => Against(seat);
    ["influence" points] => Influence(points);
    ["expel" seat] => Expel(seat);
    ["side" side] => Side(side);
    ["army" points] => Army(points);
    ["capture" region] => Capture(region);
    ["levy" palaces] => Levy(palaces);
}

kernel::notation! { Chance:
    ["emperor" seat] => Emperor(seat);
    ["tile" building] => Tile(building);
}

#[cfg(test)]
mod tests {
    use kernel::NotationError;

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
