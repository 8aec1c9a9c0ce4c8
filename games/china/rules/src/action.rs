//! What a seat can choose, and what Nature can do.

use kernel::{Piece, Seat};
use serde::{Deserialize, Serialize};

use crate::data::{Colour, Kind, MAX_SIZE, Region};

/// A palace space: a region, and a number in it from 1.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Space(u8);

impl Space {
    /// The space with this number, 1 to 8.
    pub const fn new(region: Region, number: u8) -> Space {
        Space(region as u8 * MAX_SIZE + number - 1)
    }

    /// The region it lies in.
    #[inline]
    pub fn region(self) -> Region {
        Region::ALL[usize::from(self.0 / MAX_SIZE)]
    }

    /// Its number in the region, from 1.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0 % MAX_SIZE + 1
    }
}

/// A piece, and where it goes.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Put {
    /// A palace on a palace space (R2.5).
    Palace(Space),
    /// An emissary on a region's dragon space (R2.6).
    Emissary(Region),
    /// A fortress on a palace space (R7.1).
    Fortress(Space),
}

impl Put {
    /// What kind of piece it is.
    pub fn kind(self) -> Kind {
        match self {
            Put::Palace(_) => Kind::Palace,
            Put::Emissary(_) => Kind::Emissary,
            Put::Fortress(_) => Kind::Fortress,
        }
    }

    /// The region it goes to.
    pub fn region(self) -> Region {
        match self {
            Put::Palace(space) | Put::Fortress(space) => space.region(),
            Put::Emissary(region) => region,
        }
    }
}

/// One choice of a seat.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Will place pieces in a region (R2.2).
    Region(Region),
    /// Swaps a card of this colour (R3.1).
    Swap(Colour),
    /// Places a piece in the chosen region.
    Place(Put),
    /// Pays for it with cards of this colour: one of the region's, or two of another (R2.4).
    Pay(Colour),
    /// Places no second piece (R2.3).
    Finish,
    /// Takes a card of this colour from the row (R4.1).
    Take(Colour),
    /// Draws a card from the pile (R4.1).
    Draw,
}

/// One thing Nature does.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Chance {
    /// Draws the start player (R1.5).
    First(Seat),
    /// Draws the top card of the pile.
    Card(Colour),
}
