//! What a table agrees on: the board, and the fortresses.

use kernel::{OptionSpec, SetupError};

use crate::board::{Board, BoardRef};

/// The options of the game.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The board (R1.1); if nobody chooses, the side for the number of players.
    pub board: Option<BoardRef>,
    /// Whether everyone has a fortress (R7).
    pub fortresses: bool,
}

/// The place of the board among the options.
const BOARD: usize = 0;

impl kernel::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec { name: "board", values: &["auto", "china-3-4", "china-4-5"], default: "auto" },
        OptionSpec { name: "fortresses", values: &["off", "on"], default: "off" },
    ];

    /// Another board is given as the whole text of its file.
    const TEXTS: &'static [&'static str] = &["board"];

    fn set_at(&mut self, option: usize, value: usize) {
        match option {
            BOARD => self.board = value.checked_sub(1).map(|side| BoardRef::built_in()[side]),
            _ => self.fortresses = value == 1,
        }
    }

    fn get_at(&self, option: usize) -> usize {
        match option {
            BOARD => self.board.and_then(BoardRef::place).map_or(0, |side| side + 1),
            _ => usize::from(self.fortresses),
        }
    }

    fn set_text(&mut self, _: usize, text: &str) -> Result<(), String> {
        let board = BoardRef::load(text).map_err(|error| error.to_string())?;
        self.board = Some(board);
        Ok(())
    }

    fn text_at(&self, option: usize) -> Option<&str> {
        self.board.filter(|board| option == BOARD && !board.is_built_in()).map(BoardRef::text)
    }
}

impl Options {
    /// The board for so many players (R1.1).
    pub fn board_for(&self, players: u8) -> Result<BoardRef, SetupError> {
        let board = self.board.unwrap_or_else(|| Board::side_for(players));
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
        trial::options::<Options>(3 * 2);
        let sides: Vec<&str> = BoardRef::built_in().iter().map(|side| side.id.as_str()).collect();
        assert_eq!(Options::SPECS[0].values[1..], sides);
    }

    #[test]
    fn another_board_is_given_as_its_text_and_written_as_it() {
        let text = BoardRef::built_in()[0].text().replace("china-3-4", "my-board");
        let options: Options = trial::own_board(&text, BoardRef::built_in()[1].text(), "china-4-5");
        assert_eq!(options.board.unwrap().id, "my-board");
    }

    #[test]
    fn a_wrong_board_is_told_what_is_wrong_and_where() {
        trial::wrong_board::<Options>("china-5", "auto, china-3-4, china-4-5", "[board]\nid = 5\n");
    }
}
