//! The table: what lies open on it, what may be hidden, and what can be asked of it.

use std::ops::{Deref, DerefMut, RangeInclusive};

use kernel::{Piece, Seat, Seats, Set, Setup, SetupError};
use serde::{Deserialize, Serialize};

use crate::data::*;
use crate::options::{Options, SuperChoice};
use crate::palace::{Palace, Palaces, Slot};
use crate::turn::{Ask, Phase};

/// A state of In the Year of the Dragon: the open table, and what is hidden if the table wants it so (R1.5).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Dragon {
    /// What lies open.
    pub table: Tabletop,
    /// Everyone's person cards.
    pub hands: [Hand; MAX_PLAYERS],
    /// The super event of month 7.
    pub super_event: Option<SuperEvent>,
}

/// What lies open on the table.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tabletop {
    /// What was agreed on.
    pub options: Options,
    /// The present month, from 1; 0 in set-up.
    pub month: u8,
    /// The present phase.
    pub phase: Phase,
    /// What the seat whose turn it is must decide.
    pub ask: Ask,
    /// The event of each month; `None` while the row is being laid.
    pub events: [Option<Happening>; MONTHS as usize],
    /// Whether the super event lies on month 7, open or face down.
    pub super_laid: bool,
    /// Who picked it, if a player did (R9.1).
    pub picker: Option<Seat>,
    /// Tiles left of each kind.
    pub stock: [u8; TILES],
    /// The open action cards of each group.
    pub groups: [Set<Deed>; MAX_PLAYERS],
    /// Whose tiles make up the Great Wall, from month 1 on.
    pub wall: [Option<Seat>; MAX_WALL as usize],
    /// The order on the person track, foremost first.
    pub order: [Seat; MAX_PLAYERS],
    /// Everyone's court and goods.
    pub courts: [Court; MAX_PLAYERS],
    pub(crate) players: u8,
    /// The groups that have a dragon on them, as bits; kept so that no rule needs to look at every court.
    pub(crate) taken: u8,
    /// The order of this phase, and how many of it have had their turn.
    pub(crate) queue: [Seat; MAX_PLAYERS],
    pub(crate) turns: u8,
    /// Persons each seat must still release in this event.
    pub(crate) due: [u8; MAX_PLAYERS],
    /// In a drought: the palaces that have already released somebody, as bits.
    pub(crate) starved: u64,
    /// Young persons taken: by each seat in the draft, by anyone in the sunrise.
    pub(crate) drafted: [Set<Person>; MAX_PLAYERS],
    pub(crate) risen: Set<Person>,
    /// Whether the super event has happened.
    pub(crate) super_done: bool,
}

/// A player's court, goods and points.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Court {
    /// The palaces and who lives in them.
    pub palaces: Palaces,
    /// Money, rice and fireworks.
    pub goods: [u16; 3],
    /// The space of the marker on the person track.
    pub track: u16,
    /// Small and large privileges.
    pub privileges: [u8; 2],
    /// Person cards in hand; kept so that no rule needs to count.
    pub(crate) cards: u8,
    /// The group this player's dragon lies on.
    pub dragon: Option<u8>,
    /// Own tiles already in the wall.
    pub walled: Set<Reward>,
    /// Points by source.
    pub points: [u16; SOURCES],
    /// Symbols of all persons, by type; kept so that no rule needs to count.
    pub(crate) symbols: [u8; PERSONS],
    /// How many persons there are at court.
    pub(crate) persons: u8,
}

impl Court {
    /// What a player starts with (R1.1).
    pub(crate) fn new() -> Court {
        let mut palaces = Palaces::NONE;
        let (count, floors) = START_PALACES;
        for slot in 0..count {
            palaces.change(Slot(slot), |palace| *palace = Palace::new(floors));
        }
        Court {
            palaces,
            goods: [START_YUAN, 0, 0],
            track: 0,
            privileges: [0; 2],
            cards: PERSONS as u8 + WILD_CARDS,
            dragon: None,
            walled: Set::NONE,
            points: [0; SOURCES],
            symbols: [0; PERSONS],
            persons: 0,
        }
    }

    /// How many live at court.
    pub fn persons(&self) -> u8 {
        self.persons
    }

    /// How many symbols of a type the court shows.
    pub fn symbols(&self, person: Person) -> u8 {
        self.symbols[person]
    }

    /// All points.
    pub fn total(&self) -> u16 {
        self.points.iter().sum()
    }

    /// Cards in hand.
    pub fn cards(&self) -> u8 {
        self.cards
    }

    /// Palaces with somebody in them.
    pub fn inhabited(&self) -> u8 {
        self.palaces.iter().filter(|(_, palace)| palace.is_inhabited()).count() as u8
    }

    /// What the monks are worth: buddhas times floors (R7.3).
    pub fn monks(&self) -> u16 {
        let worth = |(_, palace): (Slot, Palace)| {
            let buddhas = palace.people().filter(|tile| tile.person() == Person::Monk).map(Tile::symbols);
            u16::from(buddhas.sum::<u8>()) * u16::from(palace.floors())
        };
        self.palaces.iter().map(worth).sum()
    }

    /// Dragons on all privileges.
    pub fn dragons(&self) -> u8 {
        self.privileges[Privilege::Small] + 2 * self.privileges[Privilege::Large]
    }
}

/// A hand of person cards.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hand {
    /// The cards but for wild ones.
    pub persons: Set<Person>,
    /// How many wild ones there are.
    pub wild: u8,
}

impl Hand {
    /// What everyone starts with (R1.1).
    pub(crate) const FULL: Hand = Hand { persons: Set::all(), wild: WILD_CARDS };

    /// The kinds of cards in it, in order. Cards come in the order of persons, the wild one last.
    pub fn kinds(&self) -> Set<Card> {
        Set::from_bits(self.persons.bits() | u16::from(self.wild > 0) << PERSONS)
    }

    /// How many cards there are.
    pub fn cards(&self) -> u8 {
        self.persons.len() as u8 + self.wild
    }

    /// Whether the card is there.
    pub fn holds(&self, card: Card) -> bool {
        self.kinds().contains(card)
    }

    pub(crate) fn spend(&mut self, card: Card) {
        match card.person() {
            Some(person) => self.persons.remove(person),
            None => self.wild -= 1,
        }
    }
}

impl Setup for Dragon {
    type Options = Options;

    const ID: &'static str = "dragon";
    const VERSION: u32 = 1;
    const PLAYERS: RangeInclusive<u8> = 2..=MAX_PLAYERS as u8;
    const LONGEST: u32 = 2000;

    fn start(options: &Options, players: u8) -> Result<Dragon, SetupError> {
        SetupError::check_players::<Dragon>(players)?;
        options.first.check(players)?;
        let mut events = [None; MONTHS as usize];
        events[..usize::from(EVENT_COPIES)].fill(Some(Happening::Peace));
        let mut stock = [0; TILES];
        for &tile in Tile::ALL {
            stock[tile] = tile.count(players);
        }
        let order = [0, 1, 2, 3, 4].map(Seat::new);
        let table = Tabletop {
            options: *options,
            month: 0,
            phase: Phase::EventRow,
            ask: Ask::Nothing,
            events,
            super_laid: false,
            picker: None,
            stock,
            groups: Default::default(),
            wall: [None; MONTHS as usize],
            order,
            courts: [Court::new(); MAX_PLAYERS],
            players,
            taken: 0,
            queue: order,
            turns: 0,
            due: [0; MAX_PLAYERS],
            starved: 0,
            drafted: Default::default(),
            risen: Default::default(),
            super_done: false,
        };
        Ok(Dragon { table, hands: [Hand::FULL; MAX_PLAYERS], super_event: None })
    }

    fn players(&self) -> u8 {
        self.table.players
    }
}

impl Deref for Dragon {
    type Target = Tabletop;

    #[inline]
    fn deref(&self) -> &Tabletop {
        &self.table
    }
}

impl DerefMut for Dragon {
    #[inline]
    fn deref_mut(&mut self) -> &mut Tabletop {
        &mut self.table
    }
}

impl Dragon {
    /// A card leaves a hand.
    pub(crate) fn spend(&mut self, seat: Seat, card: Card) {
        self.hands[seat].spend(card);
        self.courts[seat].cards -= 1;
    }
}

impl Tabletop {
    /// How many play.
    pub fn players(&self) -> u8 {
        self.players
    }

    /// Whether the super event is hidden from those who did not pick it (R9.1). One that the table agreed on is known.
    pub fn hides_super_event(&self) -> bool {
        let known = matches!(self.options.super_event, SuperChoice::Chosen(_));
        self.options.super_hidden && !known && self.month < SUPER_MONTH
    }

    /// The card whose action the seat is doing, for the reader of a prompt.
    pub(crate) fn open_group(&self, seat: Seat) -> Set<Deed> {
        self.courts[seat].dragon.map_or(Set::NONE, |group| self.groups[usize::from(group)])
    }

    /// The seats that play.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + use<> {
        Seat::all(self.players)
    }

    /// The order on the person track, foremost first.
    pub fn track_order(&self) -> &[Seat] {
        &self.order[..usize::from(self.players)]
    }

    /// The order of the present phase, with those who have had their turn in front.
    pub fn phase_order(&self) -> &[Seat] {
        &self.queue[..usize::from(self.players)]
    }

    /// The seat whose turn it is, if it is a seat's.
    pub fn active(&self) -> Option<Seat> {
        (self.ask != Ask::Nothing).then(|| self.queue[usize::from(self.turns)])
    }

    /// Tiles in the Great Wall.
    pub fn wall_length(&self) -> u8 {
        self.courts.iter().map(|court| court.walled.len() as u8).sum()
    }

    /// The event of the present month.
    pub fn event(&self) -> Option<Happening> {
        self.events.get(usize::from(self.month).wrapping_sub(1)).copied().flatten()
    }

    /// What a privilege costs (R3.12).
    pub fn price(&self, privilege: Privilege) -> u16 {
        match privilege {
            Privilege::Small => 2,
            Privilege::Large => u16::from(self.options.large_privilege),
        }
    }

    /// The seats with the fewest of something.
    pub(crate) fn fewest(&self, count: impl Fn(&Court) -> u8) -> Seats {
        let least = self.seats().map(|seat| count(&self.courts[seat])).min();
        self.seats().filter(|&seat| Some(count(&self.courts[seat])) == least).collect()
    }
}
