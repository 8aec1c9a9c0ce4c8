//! What is printed: persons, cards, events, and all numbers of the game.

use kernel::{Set, pieces};

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
/// What a group costs that already has a dragon on it.
pub const GROUP_FEE: u16 = 3;
/// Up to how much money a player who passes takes.
pub const PASS_YUAN: u16 = 3;
/// What a tribute asks.
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
/// Money that makes a point at the end.
pub const YUAN_PER_POINT: u16 = 3;

pieces! {
    /// The nine types of person.
    pub enum Person {
        /// His hammer builds floors.
        Craftsman = "craftsman",
        /// Her dragon scores every month.
        Lady = "court-lady",
        /// His coins come with Taxes.
        Collector = "tax-collector",
        /// His rockets come with Fireworks.
        Pyrotechnist = "pyrotechnist",
        /// His helmets march, and fight the Mongols.
        Warrior = "warrior",
        /// His buddhas score at the end.
        Monk = "monk",
        /// His mortars fight contagion.
        Healer = "healer",
        /// His rice comes with Harvest.
        Farmer = "farmer",
        /// His books score with Research.
        Scholar = "scholar",
    }
}

pieces! {
    /// The kinds of person tiles: nine young ones, then six old ones.
    pub enum Tile {
        /// The one kind of craftsman.
        Craftsman = "craftsman",
        /// The one kind of court lady.
        Lady = "court-lady",
        /// The one kind of tax collector.
        Collector = "tax-collector",
        /// One rocket.
        YoungPyrotechnist = "young-pyrotechnist",
        /// One helmet.
        YoungWarrior = "young-warrior",
        /// One buddha.
        YoungMonk = "young-monk",
        /// One mortar.
        YoungHealer = "young-healer",
        /// One sack of rice.
        YoungFarmer = "young-farmer",
        /// Two books.
        YoungScholar = "young-scholar",
        /// Two rockets.
        OldPyrotechnist = "old-pyrotechnist",
        /// Two helmets.
        OldWarrior = "old-warrior",
        /// Two buddhas.
        OldMonk = "old-monk",
        /// Two mortars.
        OldHealer = "old-healer",
        /// Two sacks of rice.
        OldFarmer = "old-farmer",
        /// Three books.
        OldScholar = "old-scholar",
    }
}

/// Kinds of tiles.
pub const TILES: usize = Tile::NAMES.len();
/// Types of persons, and kinds of young tiles.
pub const PERSONS: usize = Person::NAMES.len();
/// Types that have only young tiles: the first of [`Person`].
const UNDIVIDED: usize = 3;

/// Track value and symbols of each tile (R1.2).
const PRINTED: [(u8, u8); TILES] = [
    (2, 1),
    (1, 1),
    (3, 3),
    (5, 1),
    (5, 1),
    (6, 1),
    (4, 1),
    (4, 1),
    (4, 2),
    (3, 2),
    (3, 2),
    (2, 2),
    (1, 2),
    (1, 2),
    (2, 3),
];

impl Tile {
    /// How far the marker advances when it is placed.
    pub fn value(self) -> u8 {
        PRINTED[self].0
    }

    /// How many of its type's symbols it shows.
    pub fn symbols(self) -> u8 {
        PRINTED[self].1
    }

    /// Whether it is one of the nine young ones.
    pub fn is_young(self) -> bool {
        (self as usize) < PERSONS
    }

    /// Its type.
    pub fn person(self) -> Person {
        let place = self as usize;
        PERSONS_IN_ORDER[if place < PERSONS { place } else { place - PERSONS + UNDIVIDED }]
    }

    /// How many are in play with so many players (R1.2).
    pub fn count(self, players: u8) -> u8 {
        let place = self as usize;
        match place {
            0..UNDIVIDED => 2 * players,
            UNDIVIDED..PERSONS => players + 1,
            _ => players - 1,
        }
    }
}

const PERSONS_IN_ORDER: &[Person] = <Person as kernel::Piece>::ALL;
const TILES_IN_ORDER: &[Tile] = <Tile as kernel::Piece>::ALL;

impl Person {
    /// The tiles of this type: the young one, and the old one if there is one.
    pub fn tiles(self) -> (Tile, Option<Tile>) {
        let place = self as usize;
        let old = (place >= UNDIVIDED).then(|| TILES_IN_ORDER[place + PERSONS - UNDIVIDED]);
        (TILES_IN_ORDER[place], old)
    }

    /// The tiles of this type as a set.
    pub fn both(self) -> Set<Tile> {
        let (young, old) = self.tiles();
        [young].into_iter().chain(old).collect()
    }
}

pieces! {
    /// A person card in hand: one per type, and the wild one.
    pub enum Card {
        /// Takes a craftsman.
        Craftsman = "craftsman",
        /// Takes a court lady.
        Lady = "court-lady",
        /// Takes a tax collector.
        Collector = "tax-collector",
        /// Takes a pyrotechnist.
        Pyrotechnist = "pyrotechnist",
        /// Takes a warrior.
        Warrior = "warrior",
        /// Takes a monk.
        Monk = "monk",
        /// Takes a healer.
        Healer = "healer",
        /// Takes a farmer.
        Farmer = "farmer",
        /// Takes a scholar.
        Scholar = "scholar",
        /// Takes anybody.
        Wild = "wild",
    }
}

/// Wild cards in each hand.
pub const WILD_CARDS: u8 = 2;

impl Card {
    /// The type it takes; `None` for the wild card.
    pub fn person(self) -> Option<Person> {
        PERSONS_IN_ORDER.get(self as usize).copied()
    }
}

pieces! {
    /// The action cards.
    pub enum Deed {
        /// Yuan.
        Taxes = "taxes",
        /// Floors.
        Build = "build",
        /// Rice.
        Harvest = "harvest",
        /// Fireworks.
        Fireworks = "fireworks",
        /// Steps on the person track.
        Parade = "parade",
        /// Points.
        Research = "research",
        /// A privilege for money.
        Privilege = "privilege",
        /// A tile of the Great Wall.
        Wall = "wall",
    }
}

impl Deed {
    /// The cards in play.
    pub fn in_play(great_wall: bool) -> Set<Deed> {
        if great_wall { Set::all() } else { Set::all().minus(Set::only(Deed::Wall)) }
    }

    /// The type whose symbols add to this action, and what the card itself gives.
    pub fn yield_of(self) -> Option<(Person, u8)> {
        match self {
            Deed::Taxes => Some((Person::Collector, 2)),
            Deed::Build => Some((Person::Craftsman, 1)),
            Deed::Harvest => Some((Person::Farmer, 1)),
            Deed::Fireworks => Some((Person::Pyrotechnist, 1)),
            Deed::Parade => Some((Person::Warrior, 1)),
            Deed::Research => Some((Person::Scholar, 1)),
            Deed::Privilege | Deed::Wall => None,
        }
    }
}

/// How many cards each group has (R3.1): as even as can be, the larger ones first.
pub fn group_sizes(players: u8, great_wall: bool) -> [u8; MAX_PLAYERS] {
    let cards = Deed::in_play(great_wall).len() as u8;
    let mut sizes = [0; MAX_PLAYERS];
    for (group, size) in sizes.iter_mut().take(usize::from(players)).enumerate() {
        *size = cards / players + u8::from((group as u8) < cards % players);
    }
    sizes
}

pieces! {
    /// The monthly events.
    pub enum Happening {
        /// Nothing.
        Peace = "peace",
        /// Rice for every palace.
        Drought = "drought",
        /// Three persons, but for mortars.
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
        /// The person track begins anew.
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
    /// What a tile of the Great Wall gives its owner.
    pub enum Reward {
        /// One rice.
        Rice = "rice",
        /// One firework.
        Firework = "firework",
        /// One floor.
        Floor = "floor",
        /// Two yuan.
        Yuan = "yuan",
        /// Three steps on the person track.
        Steps = "steps",
        /// Three points.
        Points = "points",
    }
}

impl Reward {
    /// How much of it.
    pub fn amount(self) -> u8 {
        match self {
            Reward::Rice | Reward::Firework | Reward::Floor => 1,
            Reward::Yuan => 2,
            Reward::Steps | Reward::Points => 3,
        }
    }
}

pieces! {
    /// The two privileges.
    pub enum Privilege {
        /// One dragon.
        Small = "small",
        /// Two dragons.
        Large = "large",
    }
}

impl Privilege {
    /// Dragons on it: points every month.
    pub fn dragons(self) -> u8 {
        match self {
            Privilege::Small => 1,
            Privilege::Large => 2,
        }
    }
}

pieces! {
    /// What lies beside the palaces.
    pub enum Good {
        /// Money.
        Yuan = "yuan",
        /// Rice tiles.
        Rice = "rice",
        /// Fireworks tiles.
        Firework = "firework",
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

#[cfg(test)]
mod tests {
    use kernel::Piece;

    use super::*;

    #[test]
    fn r1_2_tile_counts_by_players() {
        for (players, young, old, single) in [(5, 6, 4, 10), (4, 5, 3, 8), (3, 4, 2, 6), (2, 3, 1, 4)] {
            for &tile in Tile::ALL {
                let (first, second) = tile.person().tiles();
                let expected = match (second, tile == first) {
                    (None, _) => single,
                    (_, true) => young,
                    (_, false) => old,
                };
                assert_eq!(tile.count(players), expected, "{tile} with {players} players");
            }
        }
    }

    #[test]
    fn r1_2_young_and_old_of_a_type_belong_together() {
        for &person in Person::ALL {
            let (young, old) = person.tiles();
            assert_eq!(young.person(), person);
            assert!(young.is_young());
            assert!(young.to_string().ends_with(person.name()));
            let Some(old) = old else { continue };
            assert_eq!((old.person(), old.is_young()), (person, false));
            assert_eq!(old.to_string(), format!("old-{person}"));
            assert!(old.value() < young.value() && old.symbols() > young.symbols());
        }
    }

    #[test]
    fn r3_1_group_sizes_by_players() {
        let table: [(u8, &[u8], &[u8]); 4] = [
            (2, &[4, 3], &[4, 4]),
            (3, &[3, 2, 2], &[3, 3, 2]),
            (4, &[2, 2, 2, 1], &[2, 2, 2, 2]),
            (5, &[2, 2, 1, 1, 1], &[2, 2, 2, 1, 1]),
        ];
        for (players, seven, eight) in table {
            assert_eq!(&group_sizes(players, false)[..seven.len()], seven);
            assert_eq!(&group_sizes(players, true)[..eight.len()], eight);
        }
    }
}
