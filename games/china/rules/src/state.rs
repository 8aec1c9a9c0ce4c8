//! The table: what lies open on it, and what only some know.

use std::ops::{Deref, DerefMut, RangeInclusive};

use kernel::{Seat, Set, Setup, SetupError};
use serde::{Deserialize, Serialize};

use crate::data::*;
use crate::options::Options;
use crate::realm::Realm;
use crate::turn::{Ask, Phase};

/// A state of China: the open table, everyone's hand, the pile, and what is being decided.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct China {
    /// What lies open.
    pub table: Tabletop,
    /// What the seat whose turn it is must decide. How far it has got with that is its own business.
    pub ask: Ask,
    /// Everyone's hand.
    pub hands: [Hand; MAX_PLAYERS],
    /// The cards of the pile; their order does not exist before they are drawn.
    pub pile: Cards,
}

/// What lies open on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tabletop {
    /// The map with its pieces.
    pub realm: Realm,
    /// Whether everyone has a fortress (R7).
    pub fortresses: bool,
    /// The present phase.
    pub phase: Phase,
    /// The region in which the seat whose turn it is could place a second piece, whatever cards it has, as long as it
    /// is not known to have given that up (R2.3).
    pub second: Option<Region>,
    /// The present round, from 1; 0 in set-up.
    pub round: u8,
    /// The start player (R1.5).
    pub start: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// What everyone has, as far as all know.
    pub princes: [Prince; MAX_PLAYERS],
    /// The open row.
    pub row: Cards,
    /// The discards.
    pub discard: Cards,
    /// How often the pile has run out (R4.3, R4.4).
    pub exhausted: u8,
    /// Cards in the pile.
    pub piled: u8,
    /// Cards in the row; kept so that no rule needs to count.
    pub(crate) open: u8,
    pub(crate) players: u8,
}

/// What everybody knows about a player.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Prince {
    /// Cards in hand.
    pub cards: u8,
    /// Those of them that everybody saw being taken from the row (R1.6).
    pub known: Cards,
    /// How many of the others were drawn before the pile first ran out (R1.6).
    pub old: u8,
    /// Palaces left.
    pub palaces: u8,
    /// Emissaries left.
    pub emissaries: u8,
    /// Fortresses left.
    pub fortresses: u8,
    /// Points by source.
    pub points: [u16; SOURCES],
}

/// What only its owner knows.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Hand {
    /// All cards of it.
    pub cards: Cards,
    /// Those that nobody else knows and that were drawn before the pile first ran out (R1.6).
    pub old: Cards,
}

impl Setup for China {
    type Options = Options;

    const ID: &'static str = "china";
    const VERSION: u32 = 2;
    const PLAYERS: RangeInclusive<u8> = 3..=MAX_PLAYERS as u8;
    const LONGEST: u32 = 3000;

    fn start(options: &Options, players: u8) -> Result<China, SetupError> {
        SetupError::check_players::<China>(players)?;
        options.first.check(players)?;
        let board = options.board_for(players)?;
        let pile = board.cards(players);
        let first = options.first.seat();
        let table = Tabletop {
            realm: Realm::new(board),
            fortresses: options.fortresses,
            // R1.5: if it is agreed who begins, nobody draws.
            phase: if first.is_some() { Phase::Deal } else { Phase::First },
            second: None,
            round: 0,
            start: first.unwrap_or_default(),
            active: first.unwrap_or_default(),
            princes: [Prince::new(options.fortresses); MAX_PLAYERS],
            row: [0; COLOURS],
            discard: [0; COLOURS],
            exhausted: 0,
            piled: pile.iter().sum(),
            open: 0,
            players,
        };
        Ok(China { table, ask: Ask::Nothing, hands: Default::default(), pile })
    }

    fn players(&self) -> u8 {
        self.table.players
    }
}

impl Prince {
    /// What a player starts with (R1.2), before the cards are dealt.
    pub(crate) fn new(fortresses: bool) -> Prince {
        Prince {
            cards: 0,
            known: [0; COLOURS],
            old: 0,
            palaces: PALACES,
            emissaries: EMISSARIES,
            fortresses: u8::from(fortresses),
            points: [0; SOURCES],
        }
    }

    /// Pieces left of a kind.
    pub fn left(&self, kind: Kind) -> u8 {
        [self.palaces, self.emissaries, self.fortresses][kind]
    }

    /// All points.
    pub fn total(&self) -> u16 {
        self.points.iter().sum()
    }

    /// Pieces left, of all kinds (R6.4).
    pub fn unplaced(&self) -> u8 {
        self.palaces + self.emissaries + self.fortresses
    }

    /// Cards in hand that were drawn from the pile and that only their owner knows.
    pub fn hidden(&self) -> u8 {
        self.cards - self.known.iter().sum::<u8>()
    }
}

impl Hand {
    /// The colours in hand.
    #[inline]
    pub fn colours(&self) -> Set<Colour> {
        colours_with(&self.cards, 1)
    }

    /// The colours of which there are two in hand: jokers (R2.4).
    #[inline]
    pub fn pairs(&self) -> Set<Colour> {
        colours_with(&self.cards, JOKER)
    }
}

/// The colours of which there are at least this number.
#[inline]
pub(crate) fn colours_with(cards: &Cards, least: u8) -> Set<Colour> {
    let mut bits = 0;
    for (place, &count) in cards.iter().enumerate() {
        bits |= u16::from(count >= least) << place;
    }
    Set::from_bits(bits)
}

impl Tabletop {
    /// How many play.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// The seats that play.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        Seat::all(self.players)
    }

    /// The seat to the left of this one.
    pub fn next(&self, seat: Seat) -> Seat {
        let next = seat.number() + 1;
        Seat::new(if next == self.players { 0 } else { next })
    }

    /// The regions in which a seat could place a piece, whatever cards it had (R4.5).
    #[inline]
    pub fn placeable(&self, seat: Seat) -> Set<Region> {
        let (prince, realm) = (&self.princes[seat], &self.realm);
        let when = |left: u8, regions: Set<Region>| if left > 0 { regions.bits() } else { 0 };
        Set::from_bits(
            when(prince.palaces, realm.vacant)
                | when(prince.emissaries, realm.hosting)
                | when(prince.fortresses, realm.fortifiable),
        )
    }
}

impl Deref for China {
    type Target = Tabletop;

    #[inline]
    fn deref(&self) -> &Tabletop {
        &self.table
    }
}

impl DerefMut for China {
    #[inline]
    fn deref_mut(&mut self) -> &mut Tabletop {
        &mut self.table
    }
}
