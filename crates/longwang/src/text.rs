//! Cells, actions and chances as one-line texts, both ways.

use std::fmt;
use std::str::FromStr;

use kernel::{NotationError, Seat, read_number, read_words};

use crate::action::{Action, Cell, Chance, Tile};
use crate::data::{PLAYERS, SIDE, TILES};

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), self.row() + 1)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Cell {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Cell, NotationError> {
        let wrong = || NotationError(text.into());
        let mut letters = text.chars();
        let column = letters.next().filter(char::is_ascii_lowercase).ok_or_else(wrong)? as u8 - b'a';
        let row = read_number(letters.as_str()).map_err(|_| wrong())?;
        let inside = column < SIDE && (1..=SIDE).contains(&row);
        if inside { Ok(Cell::new(row - 1, column)) } else { Err(wrong()) }
    }
}

impl From<Cell> for String {
    fn from(cell: Cell) -> String {
        cell.to_string()
    }
}

impl TryFrom<String> for Cell {
    type Error = NotationError;

    fn try_from(text: String) -> Result<Cell, NotationError> {
        text.parse()
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.place() + 1)
    }
}

impl FromStr for Tile {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Tile, NotationError> {
        match read_number(text)? {
            number @ 1..=TILES => Ok(Tile::at(number - 1)),
            _ => Err(NotationError(text.into())),
        }
    }
}

/// A seat of the table.
fn seat(text: &str) -> Result<Seat, NotationError> {
    match read_number(text)? {
        number if usize::from(number) < PLAYERS => Ok(Seat::new(number)),
        _ => Err(NotationError(text.into())),
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Place(cell) => write!(f, "place {cell}"),
            Action::Lift(cell) => write!(f, "lift {cell}"),
            Action::Gather(resource) => write!(f, "gather {resource}"),
            Action::Draw => write!(f, "draw"),
            Action::Power => write!(f, "power"),
            Action::Play(card) => write!(f, "play {card}"),
            Action::Thief(seat) => write!(f, "thief {seat}"),
            Action::Imprison(dragon) => write!(f, "imprison {dragon}"),
            Action::SurgeRival(seat) => write!(f, "surge {seat}"),
            Action::SurgeTile(cell) => write!(f, "surge {cell}"),
            Action::Build(part) => write!(f, "build {part}"),
            Action::Look(cell) => write!(f, "look {cell}"),
            Action::Rival(seat) => write!(f, "rival {seat}"),
            Action::Remove(cell) => write!(f, "remove {cell}"),
            Action::Take(resource) => write!(f, "take {resource}"),
            Action::Give(tile) => write!(f, "give {tile}"),
            Action::Stop => write!(f, "stop"),
            Action::Pass => write!(f, "pass"),
            Action::Cancel => write!(f, "cancel"),
            Action::End => write!(f, "end"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        read_words(text, |words| {
            Ok(match *words {
                ["place", cell] => Action::Place(cell.parse()?),
                ["lift", cell] => Action::Lift(cell.parse()?),
                ["gather", resource] => Action::Gather(resource.parse()?),
                ["draw"] => Action::Draw,
                ["power"] => Action::Power,
                ["play", card] => Action::Play(card.parse()?),
                ["thief", rival] => Action::Thief(seat(rival)?),
                ["imprison", dragon] => Action::Imprison(dragon.parse()?),
                ["surge", target] => match target.parse() {
                    Ok(cell) => Action::SurgeTile(cell),
                    Err(_) => Action::SurgeRival(seat(target)?),
                },
                ["build", part] => Action::Build(part.parse()?),
                ["look", cell] => Action::Look(cell.parse()?),
                ["rival", rival] => Action::Rival(seat(rival)?),
                ["remove", cell] => Action::Remove(cell.parse()?),
                ["take", resource] => Action::Take(resource.parse()?),
                ["give", tile] => Action::Give(tile.parse()?),
                ["stop"] => Action::Stop,
                ["pass"] => Action::Pass,
                ["cancel"] => Action::Cancel,
                ["end"] => Action::End,
                _ => return Err(NotationError(text.into())),
            })
        })
    }
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Chance::Dragon(dragon) => write!(f, "dragon {dragon}"),
            Chance::Objective(number) => write!(f, "objective {number}"),
            Chance::Card(card) => write!(f, "card {card}"),
            Chance::Steal(place) => write!(f, "steal {place}"),
            Chance::Tile(tile) => write!(f, "tile {tile}"),
            Chance::Jade(jade) => write!(f, "jade {jade}"),
            Chance::Die(number) => write!(f, "die {number}"),
            Chance::Wheel(face) => write!(f, "wheel {face}"),
        }
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Chance, NotationError> {
        read_words(text, |words| {
            Ok(match *words {
                ["dragon", dragon] => Chance::Dragon(dragon.parse()?),
                ["objective", objective] => Chance::Objective(read_number(objective)?),
                ["card", card] => Chance::Card(card.parse()?),
                ["steal", place] => Chance::Steal(read_number(place)?),
                ["tile", tile] => Chance::Tile(tile.parse()?),
                ["jade", jade] => Chance::Jade(jade.parse()?),
                ["die", shown] => Chance::Die(read_number(shown)?),
                ["wheel", face] => Chance::Wheel(read_number(face)?),
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
