//! What a table agrees on: the board, the fortresses, and who begins.

use kernel::{First, OptionSpec, OptionValue, SetupError};

use crate::board::{Board, BoardRef};
use crate::data::MAX_PLAYERS;

kernel::options! {
    /// The options of the game.
    pub struct Options {
        /// The board (R1.1).
        board: Side = "board", &["auto", "china-3-4", "china-4-5"], default "auto";
        /// Whether everyone has a fortress (R7).
        fortresses: bool = "fortresses", &["off", "on"], default "off";
        /// Who begins (R1.5).
        first: First = First::NAME, First::values(MAX_PLAYERS), default "random";
    }
}

/// Which side of the board, or which other board (R1.1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Side {
    /// The side for the number of players.
    Auto,
    /// The same in a record of the first version of the rules, whose boards differ from today's.
    FirstEdition,
    /// This one.
    Chosen(BoardRef),
}

impl OptionValue for Side {
    const TAKES_TEXT: bool = true;

    /// In the first version of the rules Ch'in had one space fewer.
    fn at(_: &OptionSpec, place: usize, version: u32) -> Side {
        match (place.checked_sub(1), version) {
            (None, 1) => Side::FirstEdition,
            (None, _) => Side::Auto,
            (Some(side), 1) => Side::Chosen(Board::first_edition(side)),
            (Some(side), _) => Side::Chosen(Board::side(side)),
        }
    }

    fn place(&self, _: &OptionSpec) -> usize {
        match self {
            Side::Auto | Side::FirstEdition => 0,
            Side::Chosen(board) => board.place().map_or(0, |side| side + 1),
        }
    }

    fn from_text(text: &str) -> Result<Side, String> {
        BoardRef::from_text(text).map(Side::Chosen)
    }

    fn text(&self) -> Option<&str> {
        match self {
            Side::Auto | Side::FirstEdition => None,
            Side::Chosen(board) => OptionValue::text(board),
        }
    }

    fn fits(&self) -> Result<(), String> {
        match self {
            Side::Auto | Side::FirstEdition => Ok(()),
            Side::Chosen(board) => OptionValue::fits(board),
        }
    }
}

impl Options {
    /// The board for this number of players (R1.1).
    pub fn board_for(&self, players: u8) -> Result<BoardRef, SetupError> {
        let side = Board::place_for(players);
        let board = match &self.board {
            Side::Auto => Board::side(side),
            Side::FirstEdition => Board::first_edition(side),
            Side::Chosen(board) => board.clone(),
        };
        if board.players.contains(&players) {
            Ok(board)
        } else {
            Err(SetupError::Option { name: "board", value: board.id.clone(), players })
        }
    }
}

#[cfg(test)]
mod tests {
    use kernel::Options as _;

    use super::*;

    #[test]
    fn every_option_reads_back_and_defaults_are_the_printed_ones() {
        trial::options::<Options>(3 * 2 * 6);
        let sides: Vec<String> = BoardRef::built_in().map(|side| side.id.clone()).collect();
        assert_eq!(Options::SPECS[0].values[1..], sides);
    }

    #[test]
    fn another_board_is_given_as_its_text_and_written_as_it() {
        let text = BoardRef::usual().text().replace("china-3-4", "my-board");
        let larger = BoardRef::built_in().nth(1).unwrap();
        let options: Options = trial::own_board(&text, larger.text(), "china-4-5");
        assert!(matches!(options.board, Side::Chosen(board) if board.id == "my-board"));
    }

    #[test]
    fn a_wrong_board_is_told_what_is_wrong_and_where() {
        trial::wrong_board::<Options>("china-5", "auto, china-3-4, china-4-5", "[board]\nid = 5\n");
    }
}
