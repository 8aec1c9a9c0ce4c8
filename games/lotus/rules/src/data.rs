//! What is printed, except for the map: buildings, regions by name, and all numbers of the game.

use kernel::pieces;

/// The most players.
pub const MAX_PLAYERS: usize = 6;
/// Rounds of a game (R1.7).
pub const ROUNDS: u8 = 4;
/// Cubes of each player (R2.1).
pub const CUBES: u8 = 5;
/// Dark regions, in play with six players only (R1.1).
pub const DARK: usize = 8;
/// Light regions with a lotus (R1.1); one of the dark ones has a lotus too.
pub const LIGHT_LOTUS: usize = 7;
/// Regions with a dragon (R1.1).
pub const DRAGONS: usize = 3;
/// Influence points at the start (R1.3).
pub const START_INFLUENCE: u8 = 12;
/// Army points at the start (R1.3).
pub const START_ARMY: u8 = 3;
/// The highest influence card (R1.3).
pub const HIGHEST: u8 = 3;
/// The most influence of a vote: two of the highest cards (R3.4).
pub const MOST_INFLUENCE: u8 = 2 * HIGHEST;
/// Chips of each player, where they are limited (R1.2).
pub const CHIPS: u8 = 16;
/// Chips for victory points, where they are limited (R1.2).
pub const POINT_CHIPS: u8 = 18;
/// What a palace of the Emperor or a village of the Rebel adds to their side (R5.3).
pub const BONUS: u8 = 2;
/// Regions that may be taken from one loser in a rebellion (R5.7).
pub const MOST_LOST: u8 = 2;
/// Influence and army that everyone gets after a round (R6.1).
pub const INCOME: (u8, u8) = (10, 2);
/// What a palace brings instead of one army point (R6.2).
pub const PALACE_INFLUENCE: u8 = 2;
/// What a region with a dragon adds at the end (R7.2).
pub const DRAGON_POINTS: u8 = 2;

pieces! {
    /// The buildings on tiles and chips.
    pub enum Building {
        /// It makes rebels.
        Village = "village",
        /// It makes emperors.
        Palace = "palace",
        /// It brings influence.
        Temple = "temple",
        /// It brings army.
        Fort = "fort",
        /// A rice field: it brings a little of both.
        Rice = "rice",
    }
}

/// How many buildings there are.
pub const BUILDINGS: usize = Building::NAMES.len();

/// A number of tiles of each building.
pub type Tiles = [u8; BUILDINGS];

/// All neutral tiles (R1.2).
pub const TILES: Tiles = [17, 5, 5, 6, 6];
/// Those that lie on the light lotus regions at the start (R1.5).
pub const FIRST_TILES: Tiles = [3, 1, 1, 1, 1];
/// What each building scores at the end (R7.2).
pub const POINTS: [u8; BUILDINGS] = [1, 3, 2, 1, 1];
/// Influence and army that each building brings after a round, except for palaces, which leave the choice
/// (R6.2).
pub const YIELD: [(u8, u8); BUILDINGS] = [(0, 0), (0, 0), (3, 0), (0, 2), (1, 1)];

pieces! {
    /// The regions. Where they lie, what they are called on the map and which of them are dark or carry a
    /// lotus or a dragon depends on the board.
    #[allow(missing_docs, reason = "they are names")]
    pub enum Region {
        Ganzhou = "ganzhou",
        Gongchang = "gongchang",
        Guazhou = "guazhou",
        Lanzhou = "lanzhou",
        Liangzhou = "liangzhou",
        Ningxia = "ningxia",
        Shazhou = "shazhou",
        Xining = "xining",
        Bianliang = "bianliang",
        Changsha = "changsha",
        Chengdu = "chengdu",
        Chongqing = "chongqing",
        Dadu = "dadu",
        Dali = "dali",
        Datong = "datong",
        Fengyuan = "fengyuan",
        Fuzhou = "fuzhou",
        Guangzhou = "guangzhou",
        Guilin = "guilin",
        Guiyang = "guiyang",
        Hangzhou = "hangzhou",
        Hanzhong = "hanzhong",
        Henan = "henan",
        Jian = "jian",
        Jinan = "jinan",
        Kuizhou = "kuizhou",
        Longxing = "longxing",
        Luzhou = "luzhou",
        Pingliang = "pingliang",
        Runing = "runing",
        Taiyuan = "taiyuan",
        Wuchang = "wuchang",
        Xiangyang = "xiangyang",
        Xuzhou = "xuzhou",
        Yanan = "yanan",
        Yangzhou = "yangzhou",
        Yongzhou = "yongzhou",
        Yunnan = "yunnan",
        Zhending = "zhending",
    }
}

/// How many regions there are.
pub const REGIONS: usize = Region::NAMES.len();

pieces! {
    /// The sides of a rebellion.
    pub enum Side {
        /// The Emperor's.
        Emperor = "emperor",
        /// The Rebel's.
        Rebel = "rebel",
    }
}

pieces! {
    /// Where points come from.
    pub enum Source {
        /// Villages (R7.2).
        Villages = "villages",
        /// Palaces (R7.2).
        Palaces = "palaces",
        /// Temples (R7.2).
        Temples = "temples",
        /// Forts (R7.2).
        Forts = "forts",
        /// Rice fields (R7.2).
        Rice = "rice",
        /// Regions with a dragon (R7.2).
        Dragons = "dragons",
        /// Victory points got during the game (R4.1, R5.8).
        Victory = "victory",
    }
}
