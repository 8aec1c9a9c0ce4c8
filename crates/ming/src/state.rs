//! The table: what lies open on it, and the return cards that nobody has shown yet.

use std::ops::{Deref, DerefMut};

use kernel::{Piece, Seat, Seats, Set};
use serde::{Deserialize, Serialize};

use crate::board::BoardRef;
use crate::data::*;
use crate::turn::Phase;

/// A state of Ming Dynasty: the open table, and the return cards chosen for the present city.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ming {
    /// What lies open.
    pub table: Table,
    /// The number that each seat's return cards show; 0 for who has not chosen or is not asked (R5.5).
    pub chosen: [u8; MAX_PLAYERS],
}

/// So many of each colour: the seats' and, in a game of two, the neutral one (R7.1).
pub type Colours = [u8; MAX_PLAYERS];

/// What lies open on the table.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Table {
    /// The board, the deck included.
    pub board: BoardRef,
    /// Whether there are three kinds of symbols instead of six (R1.2).
    pub three: bool,
    /// The present phase.
    pub phase: Phase,
    /// The present round, from 1; 0 in set-up.
    pub round: u8,
    /// The start player of the round.
    pub start: Seat,
    /// Whose turn it is, where one seat alone decides.
    pub active: Seat,
    /// Members still to be placed in this phase, or neutral ones to be taken back (R2.2, R7.2, R7.4).
    pub left: u8,
    /// Who has passed in this round (R4.5).
    pub passed: Seats,
    /// The province space whose card Nature lays.
    pub gap: Province,
    /// The place of the city that is being scored in the board's order.
    pub city: u8,
    /// Who still has to choose return cards (R5.5).
    pub waiting: Seats,
    /// The members that everyone still has to take back from the city (R5.6).
    pub back: [u8; MAX_PLAYERS],
    /// What everyone has.
    pub families: [Family; MAX_PLAYERS],
    /// The members of each colour in the open part of each district.
    pub open: [Colours; DISTRICTS],
    /// The members of each colour on the palaces of each district.
    pub palaces: [Colours; DISTRICTS],
    /// Whose member is in the monastery of each district.
    pub monks: [Option<Seat>; DISTRICTS],
    /// The card beside each province space; none while Nature has to lay one.
    pub row: [Option<Card>; PROVINCES],
    /// The pile of movement cards; their order does not exist before they are drawn.
    pub pile: Cards,
    /// The discards.
    pub discard: Cards,
    /// Dragon cards in the stack.
    pub dragons: u8,
    pub(crate) players: u8,
}

/// What a player has.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Family {
    /// Members in the supply.
    pub supply: u8,
    /// Members on each province space.
    pub spaces: [u8; PROVINCES],
    /// Members that are out of the game.
    pub lost: u8,
    /// Where the prince is.
    pub prince: Option<District>,
    /// Cards in hand, which all see (R1.7).
    pub hand: Cards,
    /// How many they are; kept so that no rule needs to count.
    pub cards: u8,
    /// Province tiles.
    pub tiles: [u8; PROVINCES],
    /// Points by source.
    pub points: [u16; SOURCES],
}

impl Family {
    /// What a player starts with (R1.3, R1.4): one card, which is a dragon.
    pub(crate) fn new(plays: bool) -> Family {
        let mut hand = [0; CARDS];
        hand[Card::Dragon] = u8::from(plays);
        Family {
            supply: if plays { MEMBERS } else { 0 },
            spaces: [0; PROVINCES],
            lost: 0,
            prince: None,
            hand,
            cards: u8::from(plays),
            tiles: [0; PROVINCES],
            points: [0; SOURCES],
        }
    }

    /// The sorts of cards in hand.
    #[inline]
    pub fn sorts(&self) -> Set<Card> {
        some(&self.hand)
    }

    /// The province spaces with a member.
    #[inline]
    pub fn present(&self) -> Set<Province> {
        some(&self.spaces)
    }

    /// All points.
    pub fn total(&self) -> u16 {
        self.points.iter().sum()
    }
}

/// The pieces of which there is one at least.
#[inline]
pub(crate) fn some<P: Piece>(counts: &[u8]) -> Set<P> {
    let mut bits = 0;
    for (place, &count) in counts.iter().enumerate() {
        bits |= u16::from(count > 0) << place;
    }
    Set::from_bits(bits)
}

impl Table {
    /// How many play.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// The seats that play.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        Seat::all(self.players)
    }

    /// The colours on the map: the seats, and the neutral one in a game of two (R7.1).
    pub fn colours(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.players.max(NEUTRAL.number() + 1))
    }

    /// Whether this is the neutral colour.
    pub fn is_neutral(&self, colour: Seat) -> bool {
        self.has_neutral() && colour == NEUTRAL
    }

    /// Whether the neutral colour is in the game (R7.1).
    pub fn has_neutral(&self) -> bool {
        self.players == 2
    }

    /// The seat to the left of this one.
    #[inline]
    pub fn next(&self, seat: Seat) -> Seat {
        let next = seat.number() + 1;
        Seat::new(if next == self.players { 0 } else { next })
    }

    /// The districts with a prince other than this seat's, as bits.
    #[inline]
    pub fn other_princes(&self, seat: Seat) -> u32 {
        let mut bits = 0;
        for other in self.seats().filter(|&other| other != seat) {
            bits |= self.families[other].prince.map_or(0, District::bit);
        }
        bits
    }

    /// How many members a seat may deploy in a district now (R4.6, R4.7).
    #[inline]
    pub fn deployable(&self, seat: Seat, district: District) -> u8 {
        if self.monks[district] == Some(seat) {
            return 0;
        }
        self.families[seat].spaces[district.province()].min(DEPLOYED)
    }

    /// The members of each colour in the city of a province.
    pub fn in_city(&self, province: Province) -> Colours {
        sum(District::of(province).map(|district| self.palaces[district]))
    }

    /// The members of each colour in the open parts of a province's districts.
    pub fn around_city(&self, province: Province) -> Colours {
        sum(District::of(province).map(|district| self.open[district]))
    }

    /// The province whose city is being scored.
    pub fn scored_province(&self) -> Province {
        self.board.order[usize::from(self.city).min(PROVINCES - 1)]
    }

    /// A seat's members in monasteries (R5.9).
    pub fn monks_of(&self, seat: Seat) -> u8 {
        self.monks.iter().filter(|&&monk| monk == Some(seat)).count() as u8
    }

    /// Which of the three scorings this round leads to, from 0 (R5.1).
    pub fn scoring(&self) -> usize {
        usize::from(self.round.saturating_sub(1) / 2).min(2)
    }
}

fn sum(all: impl Iterator<Item = Colours>) -> Colours {
    let mut sum = [0; MAX_PLAYERS];
    for colours in all {
        for (sum, count) in sum.iter_mut().zip(colours) {
            *sum += count;
        }
    }
    sum
}

impl Deref for Ming {
    type Target = Table;

    #[inline]
    fn deref(&self) -> &Table {
        &self.table
    }
}

impl DerefMut for Ming {
    #[inline]
    fn deref_mut(&mut self) -> &mut Table {
        &mut self.table
    }
}
