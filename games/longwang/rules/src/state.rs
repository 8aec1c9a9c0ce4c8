//! The table: what lies open on it, and what only some know.

use std::ops::{Deref, DerefMut, RangeInclusive};

use kernel::{First, Seat, Seats, Set, Setup, SetupError};
use serde::{Deserialize, Serialize};

use crate::action::{Cell, Tile};
use crate::board::{BoardRef, Cost};
use crate::data::*;
use crate::hand::{Backs, Faces};
use crate::options::Options;
use crate::turn::Phase;

/// A state of Lóngwáng: the open table, and what is hidden from somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Longwang {
    /// What lies open.
    pub table: Tabletop,
    /// What is hidden from somebody.
    pub hidden: Secrets,
}

/// What lies open on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tabletop {
    /// The cells on which each seat has an explorer, as bits.
    #[serde(with = "crate::cells")]
    pub explorers: [u128; PLAYERS],
    /// The board, with dice, prices and cards.
    pub board: BoardRef,
    /// The first round in which dragons may be used (R6.7).
    pub dragons_from: u8,
    /// What the water dragon gives (R6.6).
    pub water: Water,
    /// The last round (R9.2).
    pub round_limit: u8,
    /// How long a dragon is imprisoned (R7.5).
    pub mountain: Term,
    /// Which dragon Mountain Gods hit in a rival's turn (R7.5).
    pub mountain_target: Target,
    /// When players may look at a jade tile (R8.3).
    pub look: LookTime,
    /// Who was to begin (R2.1).
    pub begins: First,
    /// The present phase.
    pub phase: Phase,
    /// The present round, from 1; 0 in set-up.
    pub round: u8,
    /// Who began this round, or the set-up.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// The dragon of each seat's region.
    pub wheel: [Dragon; DRAGONS],
    /// Dragons without effect until the end of the round, or of the turn (R7.5).
    pub imprisoned: Set<Dragon>,
    /// What is left of the present turn.
    pub turn: Budget,
    /// How the dragon's power stands.
    pub power: Power,
    /// What the dragon die shows since it last fell (R6.2); 0 before.
    pub dragon_die: u8,
    /// What the wheel die shows since it last fell (R3.3); 0 before.
    pub wheel_die: u8,
    /// Who has answered the announced power (R6.1).
    pub answered: Seats,
    /// What everyone has, as far as all know.
    pub builders: [Builder; PLAYERS],
    /// Where the jade tiles are, and who has seen them.
    pub tiles: [Lying; TILES],
    /// The backs of all cards in hands.
    pub backs: Backs,
    /// The discards.
    pub discard: Cards,
    /// Cards in the deck (R5.3).
    pub deck: u8,
    /// How often the discards have become a new deck.
    pub shuffles: u8,
}

/// What is hidden from somebody.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Secrets {
    /// Everyone's objective card by its number; none before it is dealt.
    pub objectives: [Option<u8>; PLAYERS],
    /// The cards in everyone's hand.
    pub hands: [Cards; PLAYERS],
    /// The faces of the cards in hands, in the order of the backs.
    pub faces: Faces,
    /// What is on each jade tile; nothing yet as long as nobody has seen it.
    pub jade: [Option<Jade>; TILES],
    /// The cards of the deck; their order does not exist before they are drawn.
    pub deck: Cards,
    /// The dragon that each seat has named in answer to the announced power, with Mountain Gods (R6.1).
    pub objections: [Option<Dragon>; PLAYERS],
}

/// What a seat may still do in its turn.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Budget {
    /// Action points left.
    pub points: u8,
    /// Cards drawn for action points.
    pub draws: u8,
    /// Cards and pairs played.
    pub plays: u8,
    /// Whether the dragon's power has been announced.
    pub power: bool,
}

/// How a dragon's power stands after the die.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Power {
    /// What the die showed.
    pub shown: u8,
    /// How much of it is left; 0 if no power runs.
    pub left: u8,
    /// The rival against whom it works.
    pub rival: Option<Seat>,
    /// What has been gathered by it.
    pub gathered: Set<Resource>,
}

/// What everybody knows about a player.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Builder {
    /// Tokens of each resource.
    pub tokens: Tokens,
    /// How many parts of the temple stand.
    pub parts: u8,
    /// What was paid for the base and the roof.
    pub paid: [Cost; 2],
    /// Whether the look at a jade tile has been used, or lost (R8.3).
    pub looked: bool,
    /// Cards in hand.
    pub cards: u8,
}

/// Where a jade tile is, and who has seen it.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lying {
    /// Where it is.
    pub place: Place,
    /// Who has seen it.
    pub seen: Seats,
}

/// Where a jade tile is.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// Where it lay at the start.
    Board,
    /// Face down with a player.
    Hand(Seat),
    /// On a player's roof, for all to see.
    Temple(Seat),
}

impl Setup for Longwang {
    type Options = Options;

    const ID: &'static str = "longwang";
    const VERSION: u32 = 1;
    const PLAYERS: RangeInclusive<u8> = PLAYERS as u8..=PLAYERS as u8;
    const LONGEST: u32 = 12_000;

    fn start(options: &Options, players: u8) -> Result<Longwang, SetupError> {
        SetupError::check_players::<Longwang>(players)?;
        options.first.check(players)?;
        let deck = options.board.deck;
        let mut wheel = [Dragon::Earth, Dragon::Fire, Dragon::Air, Dragon::Water];
        // R2.1: by agreement the air dragon may be the first that lies.
        let starts_with_air = options.first.seat() == Some(Seat::new(0));
        if starts_with_air {
            wheel[0] = Dragon::Air;
        }
        let table = Tabletop {
            explorers: [0; PLAYERS],
            board: options.board.clone(),
            dragons_from: options.dragons_from_round,
            water: options.water,
            round_limit: options.round_limit,
            begins: options.first,
            mountain: options.mountain,
            mountain_target: options.mountain_target,
            look: options.look,
            phase: Phase::Dragons(u8::from(starts_with_air)),
            round: 0,
            first: Seat::new(0),
            active: Seat::new(0),
            wheel,
            imprisoned: Default::default(),
            turn: Budget::default(),
            power: Power::default(),
            dragon_die: 0,
            wheel_die: 0,
            answered: Seats::NONE,
            builders: Default::default(),
            tiles: [Lying { place: Place::Board, seen: Seats::NONE }; TILES],
            backs: Backs::default(),
            discard: [0; CARDS],
            deck: deck.iter().sum(),
            shuffles: 0,
        };
        let hidden = Secrets {
            objectives: [None; PLAYERS],
            hands: [[0; CARDS]; PLAYERS],
            faces: Faces::NONE,
            jade: [None; TILES],
            deck,
            objections: [None; PLAYERS],
        };
        Ok(Longwang { table, hidden })
    }

    fn players(&self) -> u8 {
        PLAYERS as u8
    }
}

impl Tabletop {
    /// The seats, all four.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        Seat::all(PLAYERS as u8)
    }

    /// All seats but this one.
    pub fn rivals(&self, seat: Seat) -> Seats {
        Seats::all(PLAYERS as u8).without(seat)
    }

    /// The seat to the left of this one: clockwise.
    pub fn next(&self, seat: Seat) -> Seat {
        Seat::new((seat.number() + 1) % PLAYERS as u8)
    }

    /// Whose region a dragon is at.
    pub fn at_dragon(&self, dragon: Dragon) -> Seat {
        self.seats().find(|&seat| self.wheel[seat] == dragon).unwrap_or_default()
    }

    /// Dragons that are not imprisoned (R7.5).
    #[inline]
    pub fn free_dragons(&self) -> Set<Dragon> {
        Set::<Dragon>::all().minus(self.imprisoned)
    }

    /// Explorers in a seat's bag.
    #[inline]
    pub fn bag(&self, seat: Seat) -> u8 {
        self.board.prices.explorers - self.explorers[seat].count_ones() as u8
    }

    /// The cells on which anybody stands.
    #[inline]
    pub fn occupied(&self) -> u128 {
        self.explorers.iter().fold(0, |all, cells| all | cells)
    }

    /// Who stands on a cell.
    pub fn standing_on(&self, cell: Cell) -> Seats {
        self.seats().filter(|&seat| self.explorers[seat] & cell.bit() != 0).collect()
    }

    /// How many of a seat's explorers stand on cells of a resource (R5.1).
    #[inline]
    pub fn harvest(&self, seat: Seat, resource: Resource) -> u16 {
        (self.explorers[seat] & self.board.fields(resource)).count_ones() as u16
    }

    /// The jade tiles that a player has in hand.
    pub fn tiles_of(&self, seat: Seat) -> impl Iterator<Item = Tile> + '_ {
        Tile::all().filter(move |tile| self.tiles[tile.place()].place == Place::Hand(seat))
    }

    /// Whether a player has a jade tile in hand.
    #[inline]
    pub fn has_tile(&self, seat: Seat) -> bool {
        self.tiles.iter().any(|tile| tile.place == Place::Hand(seat))
    }

    /// The jade tiles that still lie on the board, as bits.
    #[inline]
    pub fn lying(&self) -> u64 {
        let tiles = self.tiles.iter().enumerate();
        tiles.fold(0, |lying, (place, tile)| lying | u64::from(tile.place == Place::Board) << place)
    }

    /// The jade tile that lies on a cell.
    pub fn tile_on(&self, cell: Cell) -> Option<Tile> {
        let lies = |tile: &Tile| {
            self.tiles[tile.place()].place == Place::Board && self.board.jade[tile.place()] == cell
        };
        Tile::all().find(lies)
    }

    /// The next part of a seat's temple; none if it is complete.
    pub fn next_part(&self, seat: Seat) -> Option<Part> {
        kernel::Piece::ALL.get(usize::from(self.builders[seat].parts)).copied()
    }
}

impl Builder {
    /// All tokens.
    pub fn wealth(&self) -> u16 {
        self.tokens.iter().sum()
    }

    /// Whether the tokens pay this. It looks at all kinds: stopping at the first that is short would cost 3 ns more per step.
    #[inline]
    pub fn can_pay(&self, cost: &Cost) -> bool {
        self.tokens.iter().zip(cost).fold(true, |can, (&have, &cost)| can & (have >= u16::from(cost)))
    }

    /// How many tokens are missing for this.
    pub fn lacks(&self, cost: &Cost) -> u16 {
        self.tokens.iter().zip(cost).map(|(&have, &cost)| u16::from(cost).saturating_sub(have)).sum()
    }
}

impl Longwang {
    /// Whether a player has the jade of their objective card in hand (R8.4).
    pub fn right_tile(&self, seat: Seat) -> Option<Tile> {
        let wanted = self.board.objective(self.hidden.objectives[seat]?).jade;
        self.tiles_of(seat).find(|tile| self.hidden.jade[tile.place()] == Some(wanted))
    }

    /// What the next part costs in tokens: nothing for the jade, and none before the card is dealt.
    pub fn next_cost(&self, seat: Seat) -> Option<&Cost> {
        let costs = &self.table.board.objective(self.hidden.objectives[seat]?).costs;
        costs.get(usize::from(self.builders[seat].parts))
    }
}

impl Deref for Longwang {
    type Target = Tabletop;

    #[inline]
    fn deref(&self) -> &Tabletop {
        &self.table
    }
}

impl DerefMut for Longwang {
    #[inline]
    fn deref_mut(&mut self) -> &mut Tabletop {
        &mut self.table
    }
}
