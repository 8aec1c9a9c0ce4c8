//! What players do with their turn: the action cards, and what is bought, built and gained by them.

use kernel::{Set, pieces};

use super::MAX_PLAYERS;
use super::people::Person;

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

#[cfg(test)]
mod tests {
    use super::*;

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
