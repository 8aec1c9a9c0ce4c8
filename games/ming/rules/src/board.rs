//! The map as data: provinces, districts, borders with their symbols, and the deck, read from a TOML file.
//!
//! Many states share a board, so each holds a [`BoardRef`]: the built-in ones stay, any other is freed with the last
//! state that uses it. Files that mean the same give the same board.

mod map;
mod raw;
mod read;

use boards::{Boards, Read};

use crate::data::*;

pub use boards::{BoardError, Fault, Point};

/// A board, with the deck that belongs to it.
#[derive(Clone, Debug)]
pub struct Board {
    /// Its name for people.
    pub name: String,
    /// Width and height of the drawing.
    pub canvas: Point,
    /// The corners of the map in the drawing: left, top, right, bottom.
    pub map_box: [u16; 4],
    /// The order in which cities are scored (R5.5).
    pub order: [Province; PROVINCES],
    /// The six provinces, in the order of [`Province`].
    pub provinces: Vec<Land>,
    /// The eighteen districts, in order.
    pub districts: Vec<Area>,
    /// Every border once.
    pub borders: Vec<Border>,
    /// The movement cards where there are six kinds, and where there are three.
    decks: [Cards; 2],
    /// Where each card leads from each district, as bits: where there are six kinds, and where there are three.
    ways: [[[u32; CARDS]; DISTRICTS]; 2],
}

/// A province as the board shows it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Land {
    /// Where its city is drawn.
    pub city: Point,
    /// Where its province space is drawn.
    pub space: Point,
}

/// A district as the board shows it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Area {
    /// Its name on the map.
    pub name: String,
    /// Where its open part is drawn.
    pub center: Point,
    /// Where its monastery is drawn.
    pub monastery: Point,
    /// Where its palaces are drawn.
    pub palaces: [Point; DISTRICTS_EACH],
    /// Its border.
    pub outline: Vec<Point>,
}

/// A border between two districts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Border {
    /// The two.
    pub districts: [District; 2],
    /// Its symbol where there are six kinds, and where there are three.
    pub symbols: [Card; 2],
    /// Where its symbol is drawn.
    pub at: Point,
}

impl Board {
    /// Reads a board. It names every fault with its line.
    pub fn read(text: &str) -> Result<Read<Board>, BoardError> {
        boards::read(text, read::board)
    }

    /// The movement cards, of three kinds or of six (R1.2).
    pub fn deck(&self, three: bool) -> Cards {
        self.decks[usize::from(three)]
    }

    /// Where each card leads from a district, as bits (R4.2).
    #[inline]
    pub fn ways(&self, three: bool, from: District) -> &[u32; CARDS] {
        &self.ways[usize::from(three)][from]
    }

    /// The symbol of the border between two districts, if they have one.
    pub fn symbol(&self, three: bool, from: District, to: District) -> Option<Card> {
        let joins = |border: &&Border| border.districts == [from, to] || border.districts == [to, from];
        self.borders.iter().find(joins).map(|border| border.symbols[usize::from(three)])
    }
}

/// A board that states share.
pub type BoardRef = boards::Kept<Board>;

/// The name of the built-in board in options and states.
pub(crate) const BUILT_IN: &str = "ming";

/// All boards in use.
static BOARDS: Boards<Board> =
    Boards::new(&[(BUILT_IN, include_str!("../../boards/ming.toml"))], Board::read);

impl boards::Board for Board {
    fn boards() -> &'static Boards<Board> {
        &BOARDS
    }

    fn name(&self) -> &str {
        &self.name
    }
}
