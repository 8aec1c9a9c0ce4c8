//! Persons: their types, their tiles, and the cards that take them.

use kernel::{Set, pieces};

pieces! {
    /// The nine types of person, each with its symbol.
    pub enum Person {
        /// A hammer, which builds floors.
        Craftsman = "craftsman",
        /// A dragon, which scores every month.
        Lady = "court-lady",
        /// Coins, which add to Taxes.
        Collector = "tax-collector",
        /// Rockets, which add to Fireworks.
        Pyrotechnist = "pyrotechnist",
        /// Helmets, which add to the Parade and fight the Mongols.
        Warrior = "warrior",
        /// Buddhas, which score at the end.
        Monk = "monk",
        /// Mortars, which fight contagion.
        Healer = "healer",
        /// Rice, which adds to Harvest.
        Farmer = "farmer",
        /// Books, which add to Research.
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

    /// How many are in play with this number of players (R1.2).
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
}
