//! What is printed, except for the map: provinces, cards, and all numbers of the game.

use std::ops::{Index, IndexMut};

use kernel::bits::places;
use kernel::{Piece, Seat, pieces};
use serde::{Deserialize, Serialize};

/// The most players.
pub const MAX_PLAYERS: usize = 4;
/// Rounds of a game (R2.1).
pub const ROUNDS: u8 = 6;
/// Members of each family; the 31st marks its score (R1.3).
pub const MEMBERS: u8 = 30;
/// Members that everyone places in a round (R2.2).
pub const PLACED: u8 = 5;
/// Cards in a full hand (R3.1).
pub const HAND: u8 = 5;
/// The most members that a prince deploys at once (R4.6).
pub const DEPLOYED: u8 = 3;
/// Movement cards (R1.2).
pub const MOVEMENT: u8 = 54;
/// Dragon cards (R1.2).
pub const DRAGONS: u8 = 18;
/// Tiles of each province; usually they do not run out (R5.4).
pub const TILES: u8 = 18;
/// What is printed on the return cards (R1.3).
pub const RETURN_CARDS: [u8; 4] = [0, 1, 2, 3];

/// Points for six different tiles, in the first, second and third scoring (R5.4).
pub const SET_POINTS: [u8; 3] = [28, 24, 20];
/// Points for a member left in a city, in the first, second and third scoring (R5.7).
pub const MEMBER_POINTS: [u8; 3] = [4, 3, 0];
/// Points for most members left in a city (R5.8).
pub const CITY_POINTS: u8 = 4;
/// Points for a member in a monastery (R5.9).
pub const MONASTERY_POINTS: u8 = 4;
/// Points for five different tiles at the end (R6.3).
pub const FIVE_POINTS: u8 = 10;

/// The place of the neutral colour in a game of two (R7.1): that of a third player.
pub const NEUTRAL: Seat = Seat::new(2);
/// Neutral members that each of two players places (R7.2).
pub const NEUTRALS_EACH: u8 = 3;
/// The most neutral members in a district (R7.2).
pub const MOST_NEUTRALS: u8 = 3;

pieces! {
    /// The six provinces, by the colours of their tiles.
    pub enum Province {
        /// White.
        White = "white",
        /// Orange.
        Orange = "orange",
        /// Green.
        Green = "green",
        /// Pink.
        Pink = "pink",
        /// Yellow.
        Yellow = "yellow",
        /// Blue.
        Blue = "blue",
    }
}

/// How many provinces there are.
pub const PROVINCES: usize = Province::NAMES.len();
/// Districts of a province, and palaces of a district (R1.1).
pub const DISTRICTS_EACH: usize = 3;
/// How many districts there are.
pub const DISTRICTS: usize = PROVINCES * DISTRICTS_EACH;

/// A district: a province, and a number in it from 1. What it is called depends on the board.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct District(u8);

impl District {
    /// The district with this number, 1 to 3, of a province.
    pub const fn new(province: Province, number: u8) -> District {
        District(province as u8 * DISTRICTS_EACH as u8 + number - 1)
    }

    /// The district at this place among all.
    #[inline]
    pub const fn at(place: usize) -> District {
        District(place as u8)
    }

    /// Its place among all.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The province it lies in.
    #[inline]
    pub fn province(self) -> Province {
        Province::ALL[self.index() / DISTRICTS_EACH]
    }

    /// Its number in the province, from 1.
    pub const fn number(self) -> u8 {
        self.0 % DISTRICTS_EACH as u8 + 1
    }

    /// Its bit in a set of districts.
    #[inline]
    pub const fn bit(self) -> u32 {
        1 << self.0
    }

    /// All districts.
    pub fn all() -> impl Iterator<Item = District> {
        (0..DISTRICTS).map(District::at)
    }

    /// The districts of a province.
    #[inline]
    pub fn of(province: Province) -> impl Iterator<Item = District> {
        let first = province.index() * DISTRICTS_EACH;
        (first..first + DISTRICTS_EACH).map(District::at)
    }

    /// The districts of a set of bits, in order.
    #[inline]
    pub fn among(bits: u32) -> impl Iterator<Item = District> {
        places(bits.into()).map(District::at)
    }
}

/// Arrays with an entry per district are indexed by the district itself.
impl<T, const N: usize> Index<District> for [T; N] {
    type Output = T;
    #[inline]
    fn index(&self, district: District) -> &T {
        &self[district.index()]
    }
}

impl<T, const N: usize> IndexMut<District> for [T; N] {
    #[inline]
    fn index_mut(&mut self, district: District) -> &mut T {
        &mut self[district.index()]
    }
}

pieces! {
    /// The cards: movement cards of six kinds or of three, and dragons.
    pub enum Card {
        /// One of six kinds.
        Horse = "horse",
        /// One of six kinds.
        OxCart = "ox_cart",
        /// One of six kinds.
        Rickshaw = "rickshaw",
        /// One of six kinds.
        Palanquin = "palanquin",
        /// One of six kinds.
        Junk = "junk",
        /// One of six kinds.
        Barge = "barge",
        /// One of three kinds.
        Animal = "animal",
        /// One of three kinds.
        Bearer = "bearer",
        /// One of three kinds.
        Water = "water",
        /// Any symbol.
        Dragon = "dragon",
    }
}

/// How many sorts of cards there are.
pub const CARDS: usize = Card::NAMES.len();

impl Card {
    /// The symbols where there are six kinds.
    pub fn symbols() -> &'static [Card] {
        &Card::ALL[..Card::Animal as usize]
    }

    /// The symbols where there are three kinds.
    pub fn groups() -> &'static [Card] {
        &Card::ALL[Card::Animal as usize..Card::Dragon as usize]
    }
}

/// A number of cards of each sort.
pub type Cards = [u8; CARDS];

pieces! {
    /// Where points come from.
    pub enum Source {
        /// Six different tiles (R5.4).
        Sets = "sets",
        /// Members left in cities (R5.7).
        Members = "members",
        /// Most members left in a city (R5.8).
        Cities = "cities",
        /// Members in monasteries (R5.9).
        Monasteries = "monasteries",
        /// Tiles left at the end (R6.3).
        Tiles = "tiles",
    }
}

/// How many sources of points there are.
pub const SOURCES: usize = Source::NAMES.len();
