//! What a table agrees on: the board, the dragons, and how long it plays.

use kernel::{OptionSpec, Piece};

use crate::board::BoardRef;
use crate::data::Water;

/// The options of the game.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The board, with dice and cards (R1.1).
    pub board: BoardRef,
    /// The first round in which dragons may be used (R6.7).
    pub dragons_from_round: u8,
    /// What the water dragon gives (R6.6).
    pub water: Water,
    /// The last round (R9.2).
    pub round_limit: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            board: BoardRef::usual(),
            dragons_from_round: 1,
            water: Water::GatherKinds,
            round_limit: LIMITS[1],
        }
    }
}

/// The places of the options.
const BOARD: usize = 0;
const DRAGONS_FROM: usize = 1;
const WATER: usize = 2;

/// The round limits that can be chosen, in the order of their names.
const LIMITS: [u8; 3] = [10, 20, 30];

impl kernel::Options for Options {
    const SPECS: &'static [OptionSpec] = &[
        OptionSpec { name: "board", values: &["longwang"], default: "longwang" },
        OptionSpec { name: "dragons_from_round", values: &["1", "2"], default: "1" },
        OptionSpec { name: "water", values: Water::NAMES, default: "gather_kinds" },
        OptionSpec { name: "round_limit", values: &["10", "20", "30"], default: "20" },
    ];

    /// Another board is given as the whole text of its file.
    const TEXTS: &'static [&'static str] = &["board"];

    fn set_at(&mut self, option: usize, value: usize) {
        match option {
            BOARD => self.board = BoardRef::usual(),
            DRAGONS_FROM => self.dragons_from_round = value as u8 + 1,
            WATER => self.water = Water::ALL[value],
            _ => self.round_limit = LIMITS[value],
        }
    }

    fn get_at(&self, option: usize) -> usize {
        match option {
            BOARD => 0,
            DRAGONS_FROM => usize::from(self.dragons_from_round) - 1,
            WATER => self.water.index(),
            _ => LIMITS.iter().position(|&limit| limit == self.round_limit).unwrap_or(1),
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
    fn every_option_reads_back_and_defaults_are_the_printed_ones() {
        trial::options::<Options>(2 * 2 * 3);
        assert_eq!(Options::SPECS[BOARD].values, [&BoardRef::usual().id]);
        assert_eq!(Options::SPECS[3].values, LIMITS.map(|limit| limit.to_string()));
    }

    #[test]
    fn another_board_is_given_as_its_text_and_written_as_it() {
        let text = BoardRef::usual().text().replace("id = \"longwang\"", "id = \"my-board\"");
        let options: Options = trial::own_board(&text, BoardRef::usual().text(), "longwang");
        assert_eq!(options.board.id, "my-board");
    }

    #[test]
    fn a_wrong_board_is_told_what_is_wrong_and_where() {
        trial::wrong_board::<Options>("longwang-5", "longwang", "[board]\nid = 5\n");
    }
}
