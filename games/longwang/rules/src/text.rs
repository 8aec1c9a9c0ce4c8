//! Cells, actions and chances as one-line texts, both ways.

use std::fmt;

use kernel::notation::Word;
use kernel::{NotationError, Seat, read_number};

use crate::action::{Action, Cell, Chance, Tile};
use crate::data::{PLAYERS, SIDE, TILES};

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl Word for Cell {
    fn read(word: &str) -> Result<Cell, NotationError> {
        let wrong = || NotationError(word.into());
        let mut letters = word.chars();
        let column = letters.next().filter(char::is_ascii_lowercase).ok_or_else(wrong)? as u8 - b'a';
        let row = read_number(letters.as_str()).map_err(|_| wrong())?;
        let inside = column < SIDE && (1..=SIDE).contains(&row);
        if inside { Ok(Cell::new(row - 1, column)) } else { Err(wrong()) }
    }
}

kernel::word!(Cell);

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.place() + 1)
    }
}

impl Word for Tile {
    fn read(word: &str) -> Result<Tile, NotationError> {
        match read_number(word)? {
            number @ 1..=TILES => Ok(Tile::at(number - 1)),
            _ => Err(NotationError(word.into())),
        }
    }
}

/// One of the four seats: the state has no place for the others that other games know.
fn seat(word: &str) -> Result<Seat, NotationError> {
    match read_number(word)? {
        number if usize::from(number) < PLAYERS => Ok(Seat::new(number)),
        _ => Err(NotationError(word.into())),
    }
}

kernel::notation! { Action:
    ["place" cell] => Place(cell);
    ["lift" cell] => Lift(cell);
    ["gather" resource] => Gather(resource);
    ["draw"] => Draw;
    ["power"] => Power;
    ["play" card] => Play(card);
    ["thief" (rival: seat)] => Thief(rival);
    ["imprison" dragon] => Imprison(dragon);
    ["surge" (rival: seat)] => SurgeRival(rival);
    ["surge" cell] => SurgeTile(cell);
    ["build" part] => Build(part);
    ["look" cell] => Look(cell);
    ["rival" (rival: seat)] => Rival(rival);
    ["remove" cell] => Remove(cell);
    ["take" resource] => Take(resource);
    ["give" tile] => Give(tile);
    ["stop"] => Stop;
    ["pass"] => Pass;
    ["cancel"] => Cancel;
    ["end"] => End;
}

kernel::notation! { Chance:
    ["dragon" dragon] => Dragon(dragon);
    ["objective" number] => Objective(number);
    ["card" card] => Card(card);
    ["steal" place] => Steal(place);
    ["tile" tile] => Tile(tile);
    ["jade" jade] => Jade(jade);
    ["die" number] => Die(number);
    ["wheel" face] => Wheel(face);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_no_action_is_named_whole() {
        for text in ["", "place", "place l1", "place a12", "place a0", "place a01", "place A1", "place 11"] {
            assert_eq!(text.parse::<Action>(), Err(NotationError(text.into())));
        }
        for text in
            ["end 1", " end", "thief 4", "surge", "surge 7", "give 0", "give 9", "build wall", "rival x"]
        {
            assert_eq!(text.parse::<Action>(), Err(NotationError(text.into())));
        }
        for text in ["card", "card joker", "die x", "wheel 01", "tile 9", "jade", "first 1"] {
            assert_eq!(text.parse::<Chance>(), Err(NotationError(text.into())));
        }
    }

    #[test]
    fn actions_read_like_orders() {
        for text in [
            "place a2",
            "place k10",
            "surge 3",
            "surge f2",
            "give 8",
            "take dragon_fruit",
            "play jade_emperor",
        ] {
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
        assert_eq!("steal 13".parse::<Chance>().unwrap().to_string(), "steal 13");
    }
}
