//! Everything the pictures showed, as data: the realm cell by cell, dice, prices and cards, read from a TOML file.
//!
//! Many states share a board, so each holds a [`BoardRef`]: the built-in ones stay, any other is freed with the last
//! state that uses it. Files that mean the same give the same board.

mod cards;
mod map;
mod raw;
mod read;

use boards::{Boards, Read};
use kernel::Seat;

use crate::action::Cell;
use crate::data::*;

pub use boards::{BoardError, Fault};

/// A board, with the dice and cards that belong to it.
#[derive(Clone, Debug)]
pub struct Board {
    /// Its short name.
    pub id: String,
    /// Its name for people.
    pub title: String,
    /// What each square is, row by row.
    pub squares: [Square; SQUARES],
    /// The main resource of each seat's region (R1.2).
    pub main: [Resource; PLAYERS],
    /// Where the jade tiles lie at the start, in the order of their numbers (R1.3).
    pub jade: [Cell; TILES],
    /// Jade tiles of each kind.
    pub tiles_of_each_kind: u8,
    /// Pairs of cells that are neighbours round the wheel (R1.4).
    pub links: Vec<[Cell; 2]>,
    /// The six faces of the wheel die (R3.3).
    pub wheel_die: [Face; 6],
    /// How many of the six faces of the dragon die show each number (R6.2).
    pub dragon_die: [u8; 7],
    /// Action points, what they pay for, and what everyone starts with.
    pub prices: Prices,
    /// Action cards of each kind.
    pub deck: Cards,
    /// The objective cards from number 1 on.
    pub objectives: Vec<Objective>,
    /// The land cells of each region, of all regions, and the neutral cells, as bits.
    lands: [u128; PLAYERS],
    land: u128,
    neutral: u128,
    /// The cells next to each corner.
    doorsteps: [u128; PLAYERS],
    /// The cells with each resource.
    fields: [u128; RESOURCES],
    /// The cells with a jade tile at the start, and those with a link.
    jades: u128,
    rim: u128,
    /// The cell of each jade tile and the ends of each link as bits, so that no walk has to shift for them.
    beds: [u128; TILES],
    joined: Vec<[u128; 2]>,
}

/// What a square of the board is.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Square {
    /// The corner cell of a seat's region, on which nobody stands.
    Corner(Seat),
    /// A land cell with its resource.
    Land(Resource),
    /// A neutral cell.
    Neutral,
    /// A part of the dragon wheel.
    Wheel,
}

/// A face of the wheel die (R3.3): a turn, then perhaps a swap.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub struct Face {
    /// Steps clockwise; −1 is a step counter-clockwise.
    pub turn: i8,
    /// Whether the dragon before the last player changes places with the one opposite.
    pub swap: bool,
}

/// Action points, what they pay for, and what everyone starts with.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Prices {
    /// Action points of a turn (R3.2).
    pub points: u8,
    /// What placing an explorer costs (R4.1).
    pub place: u8,
    /// What gathering costs (R5.1).
    pub gather: u8,
    /// What drawing a card costs (R5.2).
    pub draw: u8,
    /// How often a seat may draw in a turn (R5.2).
    pub draws: u8,
    /// How often a seat may play cards in a turn (R7.1).
    pub plays: u8,
    /// Explorers placed in set-up (R2.3).
    pub start_explorers: u8,
    /// Tokens of the main resource at the start (R2.3).
    pub start_tokens: u8,
    /// Action cards at the start (R2.3).
    pub start_cards: u8,
    /// Explorers of each player (R1.5).
    pub explorers: u8,
}

/// A price: a number of tokens of each resource.
pub type Cost = [u8; RESOURCES];

/// An objective card (R1.6).
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub struct Objective {
    /// What the base and the roof cost.
    pub costs: [Cost; 2],
    /// The jade that goes on the roof.
    pub jade: Jade,
}

impl Board {
    /// Reads a board. It names every fault with its line.
    pub fn read(text: &str) -> Result<Read<Board>, BoardError> {
        boards::read(text, read::board)
    }

    /// The objective card with this number.
    pub fn objective(&self, number: u8) -> &Objective {
        &self.objectives[usize::from(number) - 1]
    }

    /// The land cells of a seat's region, as bits.
    #[inline]
    pub fn region(&self, seat: Seat) -> u128 {
        self.lands[seat]
    }

    /// All land cells, as bits.
    #[inline]
    pub fn land(&self) -> u128 {
        self.land
    }

    /// All neutral cells, as bits.
    #[inline]
    pub fn neutral(&self) -> u128 {
        self.neutral
    }

    /// The cells next to a seat's corner, as bits.
    #[inline]
    pub fn doorstep(&self, seat: Seat) -> u128 {
        self.doorsteps[seat]
    }

    /// The cells with a resource, as bits.
    #[inline]
    pub fn fields(&self, resource: Resource) -> u128 {
        self.fields[resource]
    }

    /// The cells on which jade tiles lie at the start, as bits.
    #[inline]
    pub fn jades(&self) -> u128 {
        self.jades
    }

    /// The cell of each jade tile at the start, as bits.
    #[inline]
    pub fn beds(&self) -> &[u128; TILES] {
        &self.beds
    }

    /// All cells next to any of these, as bits (R1.4).
    #[inline]
    pub fn around(&self, cells: u128) -> u128 {
        const FIRST: u128 = column(0);
        const LAST: u128 = column(SIDE - 1);
        let beside = (cells & !FIRST) >> 1 | (cells & !LAST) << 1 | cells >> SIDE | cells << SIDE;
        let mut near = beside & (self.land | self.neutral);
        if cells & self.rim != 0 {
            for &[one, other] in &self.joined {
                near |= if cells & one != 0 { other } else { 0 } | if cells & other != 0 { one } else { 0 };
            }
        }
        near
    }
}

/// The squares of a column, as bits.
const fn column(column: u8) -> u128 {
    let (mut bits, mut row) = (0, 0);
    while row < SIDE {
        bits |= Cell::new(row, column).bit();
        row += 1;
    }
    bits
}

/// A board that states share.
pub type BoardRef = boards::Kept<Board>;

/// All boards in use.
static BOARDS: Boards<Board> =
    Boards::new(&[("longwang", include_str!("../../boards/longwang.toml"))], Board::read);

impl boards::Board for Board {
    fn boards() -> &'static Boards<Board> {
        &BOARDS
    }

    fn name(&self) -> &str {
        &self.id
    }
}
