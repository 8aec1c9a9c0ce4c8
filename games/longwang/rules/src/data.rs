//! What is printed, except for the board: resources, jade, dragons, cards, parts of a temple.

use kernel::pieces;

/// The players: never more, never fewer (R1.1).
pub const PLAYERS: usize = 4;
/// Rows of the board, and cells in a row.
pub const SIDE: u8 = 11;
/// Squares of the board, including the wheel: one bit for each.
pub const SQUARES: usize = SIDE as usize * SIDE as usize;
/// Jade tiles (R1.3).
pub const TILES: usize = 8;
/// The most action cards of a deck: there is a place for each in somebody's hand.
pub const MOST_CARDS: usize = 48;
/// Cards of a kind that are played together (R7.1).
pub const PAIR: u8 = 2;
/// Tokens that a resource card brings (R7.3).
pub const BOUNTY: u16 = 3;

pieces! {
    /// The common resources. Each is the main one of a region.
    pub enum Resource {
        /// Of the north-west on our board.
        Bamboo = "bamboo",
        /// Of the north-east.
        Rock = "rock",
        /// Of the south-east.
        Rice = "rice",
        /// Of the south-west.
        DragonFruit = "dragon_fruit",
    }
}

/// How many common resources there are.
pub const RESOURCES: usize = Resource::NAMES.len();

/// A number of tokens of each resource.
pub type Tokens = [u16; RESOURCES];

pieces! {
    /// The kinds of jade, the rare resource.
    pub enum Jade {
        /// Of the earth.
        Earth = "earth",
        /// Of the water.
        Water = "water",
        /// Of the fire.
        Fire = "fire",
        /// Of the air.
        Air = "air",
    }
}

/// How many kinds of jade there are.
pub const JADES: usize = Jade::NAMES.len();

pieces! {
    /// The dragons on the wheel.
    pub enum Dragon {
        /// Free placements (R6.3).
        Earth = "earth",
        /// Sends explorers home (R6.4).
        Fire = "fire",
        /// Takes tokens or swaps jade (R6.5), and its player begins the round (R3.1).
        Air = "air",
        /// Free gathers (R6.6).
        Water = "water",
    }
}

/// How many dragons there are: one for each region.
pub const DRAGONS: usize = Dragon::NAMES.len();

pieces! {
    /// The action cards. The last three are played in pairs.
    pub enum Card {
        /// One more action point (R7.2).
        OnePoint = "action_point_1",
        /// Two more action points (R7.2).
        TwoPoints = "action_point_2",
        /// A card of a rival (R7.4).
        Thief = "thief",
        /// Three bamboo (R7.3).
        Bamboo = "bamboo_3",
        /// Three rock (R7.3).
        Rock = "rock_3",
        /// Three rice (R7.3).
        Rice = "rice_3",
        /// Three dragon fruit (R7.3).
        DragonFruit = "dragon_fruit_3",
        /// A pair imprisons a dragon (R7.5).
        MountainGod = "mountain_god",
        /// A pair steals a jade tile (R7.6).
        SeaGoddess = "sea_goddess",
        /// A pair halves the tokens of all rivals (R7.7).
        JadeEmperor = "jade_emperor",
    }
}

impl Card {
    /// The card that brings this resource.
    pub fn of(resource: Resource) -> Card {
        [Card::Bamboo, Card::Rock, Card::Rice, Card::DragonFruit][resource]
    }

    /// The resource it brings, if it is such a card.
    pub fn resource(self) -> Option<Resource> {
        match self {
            Card::Bamboo => Some(Resource::Bamboo),
            Card::Rock => Some(Resource::Rock),
            Card::Rice => Some(Resource::Rice),
            Card::DragonFruit => Some(Resource::DragonFruit),
            _ => None,
        }
    }

    /// How many of it are one play (R7.1).
    pub fn together(self) -> u8 {
        if self >= Card::MountainGod { PAIR } else { 1 }
    }
}

/// How many kinds of action cards there are.
pub const CARDS: usize = Card::NAMES.len();

/// A number of cards of each kind.
pub type Cards = [u8; CARDS];

pieces! {
    /// The parts of a temple, in the order in which they are built (R8.1). Each is a point.
    pub enum Part {
        /// Paid with tokens (R8.2).
        Base = "base",
        /// Paid with tokens (R8.2).
        Roof = "roof",
        /// The right tile on the roof, which wins (R8.4).
        Jade = "jade",
    }
}

/// How many parts a temple has.
pub const PARTS: usize = Part::NAMES.len();

pieces! {
    /// What the water dragon gives (R6.6).
    pub enum Water {
        /// Gathers of different kinds.
        GatherKinds = "gather_kinds",
        /// Gathers of any kinds.
        GatherAny = "gather_any",
        /// Tokens of choice.
        Tokens = "tokens",
    }
}

pieces! {
    /// How long a dragon is imprisoned (R7.5).
    pub enum Term {
        /// Until the end of the round.
        Round = "round",
        /// Until the end of the present turn.
        Turn = "turn",
    }
}

pieces! {
    /// Which dragon Mountain Gods hit in a rival's turn (R7.5).
    pub enum Target {
        /// The one that is called.
        Called = "called",
        /// Any.
        Any = "any",
    }
}

pieces! {
    /// When players may look at a jade tile (R8.3).
    pub enum LookTime {
        /// In any of their own turns after the roof.
        AnyTime = "any_time",
        /// When the roof is built.
        AtCompletion = "at_completion",
    }
}
