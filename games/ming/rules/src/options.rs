//! What a table agrees on: the board, how many kinds of symbols there are, readings of the rulebook, and who begins.

use kernel::First;
use serde::{Deserialize, Serialize};

use crate::board::{BUILT_IN, BoardRef};
use crate::data::MAX_PLAYERS;

kernel::options! {
    /// The options of the game.
    pub struct Options {
        /// The board (R1.1).
        board: BoardRef = "board", &[BUILT_IN], default BUILT_IN;
        /// Whether there are three kinds of symbols instead of six (R1.2).
        three: bool = "symbols", &["6", "3"], default "6";
        /// Whether members in monasteries are left out when a tie in a city is broken (R5.8).
        monks_aside: bool = "city_tie", &["with_monks", "without_monks"], default "with_monks",
            before 2 "without_monks";
        /// Whether there are only 18 tiles of each province (R5.4).
        tiles_limited: bool = "tiles", &["unlimited", "limited"], default "unlimited";
        /// Whether nobody sees the cards in the hands of others (R1.7).
        hands_hidden: bool = "hands", &["open", "hidden"], default "open";
        /// Who is the first start player (R1.5).
        first: First = First::NAME, First::values(MAX_PLAYERS), default "random";
    }
}

/// How the rulebook is read where it can be read in two ways.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Readings {
    /// Whether members in monasteries are left out when a tie in a city is broken (R5.8).
    pub monks_aside: bool,
    /// Whether there are only 18 tiles of each province (R5.4).
    pub tiles_limited: bool,
    /// Whether nobody sees the cards in the hands of others (R1.7).
    pub hands_hidden: bool,
}

impl Options {
    /// The readings that the table agreed on.
    pub fn readings(&self) -> Readings {
        let &Options { monks_aside, tiles_limited, hands_hidden, .. } = self;
        Readings { monks_aside, tiles_limited, hands_hidden }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_reads_back_and_defaults_are_the_printed_ones() {
        trial::options::<Options>(2 * 2 * 2 * 2 * 5);
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
