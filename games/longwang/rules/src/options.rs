//! What a table agrees on: the board, how long it plays, and readings of the rulebook.

use kernel::First;

use crate::board::BoardRef;
use crate::data::{LookTime, PLAYERS, Target, Term, Water};

kernel::options! {
    /// The options of the game.
    pub struct Options {
        /// The board, with dice and cards (R1.1).
        board: BoardRef = "board", &["longwang"], default "longwang";
        /// The first round in which dragons may be used (R6.7).
        dragons_from_round: u8 = "dragons_from_round", &["1", "2"], default "1";
        /// What the water dragon gives (R6.6).
        water: Water = "water", Water::NAMES, default "gather_kinds";
        /// The last round (R9.2).
        round_limit: u8 = "round_limit", &["10", "20", "30"], default "20";
        /// How long a dragon is imprisoned (R7.5).
        mountain: Term = "mountain", Term::NAMES, default "round";
        /// Which dragon Mountain Gods hit in a rival's turn (R7.5).
        mountain_target: Target = "mountain_target", Target::NAMES, default "called";
        /// When players may look at a jade tile (R8.3).
        look: LookTime = "look", LookTime::NAMES, default "any_time";
        /// Who begins: the air dragon comes to that seat's region (R2.1).
        first: First = First::NAME, First::values(PLAYERS), default "random";
    }
}

#[cfg(test)]
mod tests {
    use kernel::Options as _;

    use super::*;

    #[test]
    fn every_option_reads_back_and_defaults_are_the_printed_ones() {
        trial::options::<Options>(2 * 3 * 3 * 2 * 2 * 2 * 5);
        assert_eq!(Options::SPECS[0].values, [&BoardRef::usual().id]);
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
