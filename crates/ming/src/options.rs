//! What a table agrees on: the board, and how many kinds of symbols there are.

use kernel::OptionSpec;

use crate::board::{BUILT_IN, BoardRef};

/// The options of the game.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The board (R1.1).
    pub board: BoardRef,
    /// Whether there are three kinds of symbols instead of six (R1.2).
    pub three: bool,
}

/// The place of the board among the options.
const BOARD: usize = 0;

impl kernel::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec { name: "board", values: &[BUILT_IN], default: BUILT_IN },
        OptionSpec { name: "symbols", values: &["6", "3"], default: "6" },
    ];

    /// Another board is given as the whole text of its file.
    const TEXTS: &'static [&'static str] = &["board"];

    fn set_at(&mut self, option: usize, value: usize) {
        match option {
            BOARD => self.board = BoardRef::usual(),
            _ => self.three = value == 1,
        }
    }

    fn get_at(&self, option: usize) -> usize {
        match option {
            BOARD => 0,
            _ => usize::from(self.three),
        }
    }

    fn set_text(&mut self, _: usize, text: &str) -> Result<(), String> {
        self.board = BoardRef::load(text).map_err(|error| error.to_string())?;
        Ok(())
    }

    fn text_at(&self, option: usize) -> Option<&str> {
        (option == BOARD && !self.board.is_built_in()).then(|| self.board.text())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_reads_back_and_defaults_are_the_printed_ones() {
        trial::options::<Options>(2);
    }

    #[test]
    fn another_board_is_given_as_its_text_and_written_as_it() {
        let text = BoardRef::usual().text().replace("(proposed map)", "(my map)");
        let options: Options = trial::own_board(&text, BoardRef::usual().text(), "ming");
        assert_eq!(options.board.name, "Ming Dynasty (my map)");
    }

    #[test]
    fn a_wrong_board_is_told_what_is_wrong_and_where() {
        trial::wrong_board::<Options>("china", "ming", "[board]\nname = 5\n");
    }
}
