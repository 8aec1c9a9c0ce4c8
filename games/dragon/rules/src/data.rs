//! What is printed: persons, cards, events, and all numbers of the game.

mod deeds;
mod people;

use kernel::pieces;

pub use deeds::{Deed, Good, Privilege, Reward, group_sizes};
pub use people::{Card, PERSONS, Person, TILES, Tile, WILD_CARDS};

/// Months, and so rounds, of a game.
pub const MONTHS: u8 = 12;
/// The month that carries a super event.
pub const SUPER_MONTH: u8 = 7;
/// The most players.
pub const MAX_PLAYERS: usize = 5;
/// The most floors of a palace.
pub const MAX_FLOORS: u8 = 3;
/// What a player has at the start.
pub const START_YUAN: u16 = 6;
/// The palaces a player has at the start: how many, and their floors.
pub const START_PALACES: (u8, u8) = (2, 2);
/// Persons each player drafts before the first month.
pub const DRAFT: u32 = 2;
/// What it costs to choose a group that already has a dragon on it.
pub const GROUP_FEE: u16 = 3;
/// A player who passes takes money until they have this much.
pub const PASS_YUAN: u16 = 3;
/// What a tribute costs.
pub const TRIBUTE: u16 = 4;
/// How many persons a contagion takes.
pub const CONTAGION: u8 = 3;
/// What a festival gives to the first and the second.
pub const FESTIVAL: [u16; 2] = [6, 3];
/// The longest wall: one tile under each event.
pub const MAX_WALL: u8 = MONTHS;
/// Floors an earthquake takes from each player.
pub const EARTHQUAKE: u8 = 2;
/// Cards a tornado takes from each player.
pub const TORNADO: u8 = 2;
/// Points of a person at the end, and in a lantern festival.
pub const PERSON_POINTS: u16 = 2;
/// What rice and fireworks are sold for at the end.
pub const GOODS_PRICE: u16 = 2;
/// How much money makes a point at the end.
pub const YUAN_PER_POINT: u16 = 3;

pieces! {
    /// The monthly events.
    pub enum Happening {
        /// Nothing.
        Peace = "peace",
        /// Rice for every palace.
        Drought = "drought",
        /// Three persons, fewer with mortars.
        Contagion = "contagion",
        /// Points for helmets; the fewest lose a person.
        Mongols = "mongols",
        /// Four yuan.
        Tribute = "tribute",
        /// Points for fireworks.
        Festival = "festival",
    }
}

/// The months of peace at the start, and the copies of every other event.
pub const EVENT_COPIES: u8 = 2;

pieces! {
    /// The super events.
    pub enum SuperEvent {
        /// Points for persons.
        LanternFestival = "lantern_festival",
        /// Points for monks.
        Buddha = "buddha",
        /// Floors are lost.
        Earthquake = "earthquake",
        /// Half of all goods is lost.
        Flood = "flood",
        /// The month's event happens again.
        SolarEclipse = "solar_eclipse",
        /// All markers on the person track go back to the start.
        VolcanicEruption = "volcanic_eruption",
        /// Cards are lost.
        Tornado = "tornado",
        /// A young person for everyone.
        Sunrise = "sunrise",
        /// Privileges are lost.
        Assassination = "assassination",
        /// One type of person works at once.
        Charter = "charter",
    }
}

pieces! {
    /// Where points come from.
    pub enum Source {
        /// Palaces, every month.
        Palaces = "palaces",
        /// Court ladies, every month.
        Ladies = "ladies",
        /// Privileges, every month.
        Privileges = "privileges",
        /// The Research action.
        Research = "research",
        /// Dragon festivals.
        Festival = "festival",
        /// Helmets in Mongol invasions.
        Mongols = "mongols",
        /// The Great Wall: its tiles and its checks.
        Wall = "wall",
        /// The super event.
        SuperEvent = "super_event",
        /// Persons at the end.
        Persons = "persons",
        /// Monks at the end.
        Monks = "monks",
        /// Goods and money at the end.
        Goods = "goods",
    }
}

/// How many sources of points there are.
pub const SOURCES: usize = Source::NAMES.len();
