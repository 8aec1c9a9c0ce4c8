//! What a table agrees on: the map, and two readings of the rulebook.

use kernel::OptionSpec;

use crate::board::BoardRef;

/// The options of the game.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// The map (R1.1).
    pub board: BoardRef,
    /// Whether cubes are put next to chips only, and not next to cubes (R2.4).
    pub strict: bool,
    /// Whether who leaves a contest gets back a share of all that he played in it, and not only in the last
    /// vote (R3.7).
    pub whole: bool,
}

/// The places of the options.
const BOARD: usize = 0;
const PLACEMENT: usize = 1;

impl kernel::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec { name: "board", values: &["lotus"], default: "lotus" },
        OptionSpec { name: "placement", values: &["chain", "strict"], default: "chain" },
        OptionSpec { name: "refund", values: &["vote", "contest"], default: "vote" },
    ];

    /// Another map is given as the whole text of its file.
    const TEXTS: &'static [&'static str] = &["board"];

    fn set_at(&mut self, option: usize, value: usize) {
        match option {
            BOARD => self.board = BoardRef::usual(),
            PLACEMENT => self.strict = value == 1,
            _ => self.whole = value == 1,
        }
    }

    fn get_at(&self, option: usize) -> usize {
        match option {
            BOARD => 0,
            PLACEMENT => usize::from(self.strict),
            _ => usize::from(self.whole),
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
    use kernel::Options as _;

    use super::*;

    #[test]
    fn every_option_reads_back_and_defaults_are_the_stated_ones() {
        trial::options::<Options>(4);
        assert_eq!(Options::SPECS[0].values, [BoardRef::usual().id.as_str()]);
    }

    #[test]
    fn another_map_is_given_as_its_text_and_written_as_it() {
        let text = BoardRef::usual().text().replace("id = \"lotus\"", "id = \"my-map\"");
        let options: Options = trial::own_board(&text, BoardRef::usual().text(), "lotus");
        assert_eq!(options.board.id, "my-map");
    }

    #[test]
    fn a_wrong_map_is_told_what_is_wrong_and_where() {
        trial::wrong_board::<Options>("china", "lotus", "[board]\nid = 5\n");
    }
}
