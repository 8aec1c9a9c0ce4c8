//! The table: what lies open on it, and the cards that nobody has shown yet.

use std::ops::{Deref, DerefMut, RangeInclusive};

use kernel::{First, Piece, Seat, Seats, Set, Setup, SetupError};
use serde::{Deserialize, Serialize};

use crate::board::BoardRef;
use crate::data::*;
use crate::event::Place;
use crate::options::{Options, Readings};
use crate::turn::Phase;

/// A state of Ming Dynasty: the open table, the hands, and the return cards chosen for the present city.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ming {
    /// What lies open.
    pub table: Tabletop,
    /// Everyone's cards, which all see or only their owner (R1.7).
    pub hands: [Cards; MAX_PLAYERS],
    /// The number that each seat's return cards show; 0 for seats that have not chosen or are not asked (R5.5).
    pub chosen: [u8; MAX_PLAYERS],
}

/// A number for each colour: the seats' and, in a game of two, the neutral one (R7.1).
pub type Colours = [u8; MAX_PLAYERS];

/// What lies open on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tabletop {
    /// The board, including the deck.
    pub board: BoardRef,
    /// Whether there are three kinds of symbols instead of six (R1.2).
    pub three: bool,
    /// How the rulebook is read.
    pub readings: Readings,
    /// Who was to be the first start player (R1.5).
    pub begins: First,
    /// The present phase.
    pub phase: Phase,
    /// The present round, from 1; 0 in set-up.
    pub round: u8,
    /// The start player of the round.
    pub start: Seat,
    /// Whose turn it is, when a single seat decides.
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
    /// How many cards there are in hand; kept so that no rule needs to count.
    pub cards: u8,
    /// Province tiles.
    pub tiles: [u8; PROVINCES],
    /// Points by source.
    pub points: [u16; SOURCES],
}

impl Setup for Ming {
    type Options = Options;

    const ID: &'static str = "ming";
    const VERSION: u32 = 2;
    const PLAYERS: RangeInclusive<u8> = 2..=MAX_PLAYERS as u8;
    const LONGEST: u32 = 1200;

    fn start(options: &Options, players: u8) -> Result<Ming, SetupError> {
        SetupError::check_players::<Ming>(players)?;
        options.first.check(players)?;
        let first = Seat::new(0);
        let family = |seat: usize| Family::new(seat < usize::from(players));
        let table = Tabletop {
            board: options.board.clone(),
            three: options.three,
            readings: options.readings(),
            begins: options.first,
            phase: Phase::Lay,
            round: 0,
            start: first,
            active: first,
            left: 0,
            passed: Seats::NONE,
            gap: Province::White,
            city: 0,
            waiting: Seats::NONE,
            back: [0; MAX_PLAYERS],
            families: std::array::from_fn(family),
            open: [[0; MAX_PLAYERS]; DISTRICTS],
            palaces: [[0; MAX_PLAYERS]; DISTRICTS],
            monks: [None; DISTRICTS],
            row: [None; PROVINCES],
            pile: options.board.deck(options.three),
            discard: [0; CARDS],
            dragons: DRAGONS - players,
            players,
        };
        // R1.4: everyone starts with one card, which is a dragon.
        let hands = table.families.map(|family| {
            let mut hand = [0; CARDS];
            hand[Card::Dragon] = family.cards;
            hand
        });
        Ok(Ming { table, hands, chosen: [0; MAX_PLAYERS] })
    }

    fn players(&self) -> u8 {
        self.table.players
    }
}

impl Family {
    /// What a player starts with (R1.3, R1.4).
    pub(crate) fn new(plays: bool) -> Family {
        Family {
            supply: if plays { MEMBERS } else { 0 },
            spaces: [0; PROVINCES],
            lost: 0,
            prince: None,
            cards: u8::from(plays),
            tiles: [0; PROVINCES],
            points: [0; SOURCES],
        }
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

impl Tabletop {
    /// How many play.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// Whether the game waits for this seat.
    pub fn acts(&self, seat: Seat) -> bool {
        match self.phase {
            Phase::Lay | Phase::First | Phase::Refill | Phase::Over => false,
            Phase::Return => self.waiting.contains(seat),
            _ => self.active == seat,
        }
    }

    /// Whether no other prince is where a seat's prince is (R4.3).
    pub(crate) fn stands_free(&self, seat: Seat) -> bool {
        self.families[seat].prince.is_some_and(|here| self.other_princes(seat) & here.bit() == 0)
    }

    /// A district with its name on the board.
    pub(crate) fn place(&self, district: District) -> Place {
        Place::new(&self.board, district)
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

    /// The members of each colour in a province's districts that count when a tie in its city is broken (R5.8).
    pub fn around_city(&self, province: Province) -> Colours {
        let mut around = sum(District::of(province).map(|district| self.open[district]));
        if !self.readings.monks_aside {
            District::of(province)
                .filter_map(|district| self.monks[district])
                .for_each(|seat| around[seat] += 1);
        }
        around
    }

    /// How many tiles of a province are left (R5.4); `None` if they cannot run out.
    pub fn tiles_left(&self, province: Province) -> Option<u8> {
        let taken = || self.families.iter().map(|family| family.tiles[province]).sum::<u8>();
        self.readings.tiles_limited.then(|| TILES.saturating_sub(taken()))
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
    type Target = Tabletop;

    #[inline]
    fn deref(&self) -> &Tabletop {
        &self.table
    }
}

impl DerefMut for Ming {
    #[inline]
    fn deref_mut(&mut self) -> &mut Tabletop {
        &mut self.table
    }
}
