//! What is printed, except for the map: colours, regions, pieces, and all numbers of the game.

use kernel::pieces;

/// The most players.
pub const MAX_PLAYERS: usize = 5;
/// Cards in a full hand (R1.4).
pub const HAND: u8 = 3;
/// Cards in a full row (R1.4).
pub const ROW: u8 = 4;
/// Palaces of each player (R1.2).
pub const PALACES: u8 = 20;
/// Emissaries of each player; their ninth marks their score (R1.2).
pub const EMISSARIES: u8 = 8;
/// Cards of one colour that pay for a piece in a region of another colour (R2.4).
pub const JOKER: u8 = 2;
/// The fewest palaces of a row that scores (R6.3).
pub const SHORTEST_ROW: u32 = 4;
/// Alliances of a board (R6.2).
pub const ALLIANCES: usize = 15;
/// The most spaces of a region.
pub const MAX_SIZE: u8 = 8;
/// The most spaces of a board: one bit for each.
pub const MAX_SPACES: usize = 64;

pieces! {
    /// The colours of region cards, and of regions.
    pub enum Colour {
        /// Of one region alone.
        Violet = "violet",
        /// Of two regions.
        Yellow = "yellow",
        /// Of two regions.
        Orange = "orange",
        /// Of two regions.
        Green = "green",
        /// Of two regions.
        Red = "red",
    }
}

/// How many colours there are.
pub const COLOURS: usize = Colour::NAMES.len();

/// A number of cards of each colour.
pub type Cards = [u8; COLOURS];

pieces! {
    /// The nine regions. Their places and colours depend on the board.
    pub enum Region {
        /// Zhao.
        Zhao = "zhao",
        /// Lu.
        Lu = "lu",
        /// Qi.
        Qi = "qi",
        /// Ch'in.
        Chin = "chin",
        /// Wei.
        Wei = "wei",
        /// Shu.
        Shu = "shu",
        /// Han.
        Han = "han",
        /// Yan.
        Yan = "yan",
        /// Chu.
        Chu = "chu",
    }
}

/// How many regions there are.
pub const REGIONS: usize = Region::NAMES.len();

pieces! {
    /// The kinds of pieces.
    pub enum Kind {
        /// It stands on a palace space (R2.5).
        Palace = "palace",
        /// It stands on a dragon space (R2.6).
        Emissary = "emissary",
        /// It stands on a palace space, perhaps under a palace (R7.1).
        Fortress = "fortress",
    }
}

pieces! {
    /// Where points come from.
    pub enum Source {
        /// Palaces in a region (R5).
        Palaces = "palaces",
        /// Emissaries in two regions (R6.2).
        Alliances = "alliances",
        /// Rows of palaces (R6.3).
        Roads = "roads",
    }
}

/// How many sources of points there are.
pub const SOURCES: usize = Source::NAMES.len();
