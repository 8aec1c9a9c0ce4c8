//! What a seat can choose, and what Nature can do.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::data::*;

/// A cell of the board, written as a letter for its column and a number for its row from the top: `a1`, `k11`.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Cell(u8);

impl Cell {
    /// The cell in this row and column, from 0.
    pub const fn new(row: u8, column: u8) -> Cell {
        Cell(row * SIDE + column)
    }

    /// The cell at this place, row by row.
    pub const fn at(place: usize) -> Cell {
        Cell(place as u8)
    }

    /// Its place, row by row.
    pub const fn place(self) -> usize {
        self.0 as usize
    }

    /// Its row from the top, from 0.
    pub const fn row(self) -> u8 {
        self.0 / SIDE
    }

    /// Its column from the left, from 0.
    pub const fn column(self) -> u8 {
        self.0 % SIDE
    }

    /// Its bit in a set of cells.
    pub const fn bit(self) -> u128 {
        1 << self.0
    }
}

/// The cells of a set, in order.
pub fn cells(set: u128) -> impl Iterator<Item = Cell> {
    let mut rest = set;
    std::iter::from_fn(move || {
        let place = rest.trailing_zeros() as usize;
        rest &= rest.wrapping_sub(1);
        (place < SQUARES).then(|| Cell::at(place))
    })
}

/// One of the jade tiles, by its number from 1.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tile(u8);

impl Tile {
    /// The tile at this place, from 0.
    pub const fn at(place: usize) -> Tile {
        Tile(place as u8 + 1)
    }

    /// Its place, from 0.
    pub const fn place(self) -> usize {
        self.0 as usize - 1
    }

    /// All tiles.
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..TILES).map(Tile::at)
    }
}

/// One choice of a seat.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Places an explorer (R4.1), or for free by the earth dragon (R6.3).
    Place(Cell),
    /// Lifts one of its own explorers, to place it again (R4.5).
    Lift(Cell),
    /// Gathers a resource (R5.1), or for free by the water dragon (R6.6).
    Gather(Resource),
    /// Draws an action card (R5.2).
    Draw,
    /// Announces the power of its dragon (R6.1).
    Power,
    /// Plays a card, or a pair, that needs no target (R7.2, R7.3, R7.7).
    Play(Card),
    /// Plays a thief against a rival (R7.4).
    Thief(Seat),
    /// Plays a pair of Mountain Gods against a dragon (R7.5).
    Imprison(Dragon),
    /// Plays a pair of Sea Goddesses against a rival (R7.6).
    SurgeRival(Seat),
    /// Plays a pair of Sea Goddesses for a tile on the board (R7.6).
    SurgeTile(Cell),
    /// Builds a part of the temple (R8.2, R8.4).
    Build(Part),
    /// Looks at a tile on the board (R8.3).
    Look(Cell),
    /// Names the rival against whom the dragon acts (R6.4, R6.5).
    Rival(Seat),
    /// Sends an explorer of that rival home (R6.4).
    Remove(Cell),
    /// Takes a token (R6.5, R6.6).
    Take(Resource),
    /// Gives a jade tile for one of the rival's (R6.5).
    Give(Tile),
    /// Does no more with the dragon's power (R6.2).
    Stop,
    /// Lets an announced power happen (R6.1).
    Pass,
    /// Plays a pair of Mountain Gods against it (R6.1).
    Cancel,
    /// Ends the turn (R3.2).
    End,
}

/// One thing Nature does.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Chance {
    /// Puts a dragon on the next free place of the wheel (R2.1).
    Dragon(Dragon),
    /// Deals the objective card with this number (R2.2).
    Objective(u8),
    /// Draws an action card (R2.3, R5.2).
    Card(Card),
    /// Picks the card that is stolen, by its place among all cards in hands (R7.4).
    Steal(u8),
    /// Picks the tile that changes hands (R6.5, R7.6).
    Tile(Tile),
    /// Decides what is on a tile that nobody has seen (R1.3).
    Jade(Jade),
    /// Rolls the dragon die (R6.2).
    Die(u8),
    /// Rolls the wheel die (R3.3).
    Wheel(u8),
}
