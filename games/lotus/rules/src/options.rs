//! What a table agrees on: the map, and four readings of the rulebook.

use kernel::First;

use crate::board::BoardRef;
use crate::data::MAX_PLAYERS;

kernel::options! {
    /// The options of the game.
    pub struct Options {
        /// The map (R1.1).
        board: BoardRef = "board", &["lotus"], default "lotus";
        /// Whether cubes are put next to chips only, and not next to cubes (R2.4).
        strict: bool = "placement", &["chain", "strict"], default "chain";
        /// Whether a player who leaves a contest gets back a share of all that they played in it, and not only in the last
        /// vote (R3.7).
        whole: bool = "refund", &["vote", "contest"], default "vote";
        /// Whether cards may be changed for higher ones too, so that points are all that counts (R1.3).
        any_change: bool = "change", &["down", "any"], default "down", before 2 "any";
        /// Whether chips and victory points can run out (R1.2).
        limited: bool = "supply", &["unlimited", "limited"], default "unlimited";
        /// Who is the first Emperor (R1.4).
        first: First = First::NAME, First::values(MAX_PLAYERS), default "random";
    }
}

#[cfg(test)]
mod tests {
    use kernel::Options as _;

    use super::*;

    #[test]
    fn every_option_reads_back_and_defaults_are_the_stated_ones() {
        trial::options::<Options>(16 * 7);
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
