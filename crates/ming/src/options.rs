//! What a table agrees on: the board, and how many kinds of symbols there are.

use kernel::OptionSpec;

use crate::board::{BUILT_IN_NAME, BoardRef};

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
        OptionSpec { name: "board", values: &[BUILT_IN_NAME], default: BUILT_IN_NAME },
        OptionSpec { name: "symbols", values: &["6", "3"], default: "6" },
    ];

    /// Another board is given as the whole text of its file.
    const TEXTS: &'static [&'static str] = &["board"];

    fn set_at(&mut self, option: usize, value: usize) {
        match option {
            BOARD => self.board = BoardRef::built_in(),
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
        (option == BOARD && !self.board.is_built_in()).then(|| self.board.get().text())
    }
}

#[cfg(test)]
mod tests {
    use kernel::{OptionError, Options as _};

    use super::*;

    #[test]
    fn every_option_reads_back_and_defaults_are_the_printed_ones() {
        let all = Options::every();
        assert_eq!(all.len(), 2);
        for options in all {
            assert_eq!(Options::read(&options.write()), Ok(options));
        }
        for spec in Options::SPECS {
            assert_eq!(Options::default().write()[spec.name], spec.default);
        }
    }

    #[test]
    fn another_board_is_given_as_its_text_and_written_as_it() {
        let text = BoardRef::built_in().text().replace("(proposed map)", "(my map)");
        let mut options = Options::default();
        options.set("board", &text).unwrap();
        assert_eq!(options.board.name, "Ming Dynasty (my map)");
        assert_eq!(options.write()["board"], text);
        assert_eq!(Options::read(&options.write()), Ok(options));
        // The text of the built-in board is that board.
        options.set("board", BoardRef::built_in().get().text()).unwrap();
        assert_eq!(options.write()["board"], "ming");
    }

    #[test]
    fn a_wrong_board_is_told_what_is_wrong_and_where() {
        let mut options = Options::default();
        let error = options.set("board", "china").unwrap_err().to_string();
        assert!(error.contains("one of: ming"), "{error}");
        let error = options.set("board", "[board]\nname = 5\n").unwrap_err();
        assert!(matches!(&error, OptionError::Text { fault, .. } if fault.starts_with("line ")), "{error}");
        assert_eq!(options, Options::default());
    }
}
