//! The table: what lies open on it, and what everyone chooses in secret.

use std::ops::{Deref, DerefMut, RangeInclusive};

use kernel::{Seat, Seats, Setup, SetupError};
use serde::{Deserialize, Serialize};

use crate::cards::Cards;
use crate::data::*;
use crate::options::Options;
use crate::realm::Realm;
use crate::turn::Phase;

/// A state of White Lotus: the open table, and what is being chosen in secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lotus {
    /// What lies open.
    pub table: Tabletop,
    /// What everyone has chosen in secret and not shown yet (R1.6).
    pub secrets: [Secret; MAX_PLAYERS],
}

/// What lies open on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Tabletop {
    /// The map with its pieces.
    pub realm: Realm,
    /// Whether cubes are put next to chips only (R2.4).
    pub strict: bool,
    /// Whether the refund counts the whole contest (R3.7).
    pub whole: bool,
    /// Whether chips and victory points can run out (R1.2).
    pub limited: bool,
    /// The present phase.
    pub phase: Phase,
    /// The present round, from 1; 0 in set-up.
    pub round: u8,
    /// The seats that have not chosen yet; none when it is Nature's turn, and after the end.
    pub waiting: Seats,
    /// The Emperor of the moment (R1.4, R3.9).
    pub emperor: Seat,
    /// The Rebel of this round, from phase 4 on (R5.1).
    pub rebel: Option<Seat>,
    /// What everyone has.
    pub lords: [Lord; MAX_PLAYERS],
    /// Cubes used in this round by all (R2.1); in phase 5, how many have their new cards (R6.1).
    pub done: u8,
    /// The region that is being settled (R3.3).
    pub region: Option<Region>,
    /// The region of the last contest: what the votes in [`Self::shown`] were about.
    pub disputed: Option<Region>,
    /// Who won that contest, once it is won; with no chip left the region is still neutral (R1.2).
    pub victor: Option<Seat>,
    /// Who is still in the contest (R3.4).
    pub contenders: Seats,
    /// Who is tied, so that the Emperor must decide (R3.6).
    pub tied: Seats,
    /// What was last revealed: the votes of a contest, or the sides and armies of the rebellion.
    pub shown: [Secret; MAX_PLAYERS],
    /// The side that won the rebellion of this round (R5.4).
    pub winner: Option<Side>,
    /// The strength of both sides in it, in the order of [`Side`] (R5.3).
    pub strengths: [u8; 2],
    /// Who led the side that won; the title may have passed on since (R5.5).
    pub leader: Seat,
    /// Who led the side that lost (R5.1).
    pub beaten: Seat,
    /// Who may still take a region in this rebellion (R5.5).
    pub pending: Seats,
    /// Regions that everyone has lost in this rebellion (R5.7).
    pub lost: [u8; MAX_PLAYERS],
    /// Neutral tiles that do not lie on the map.
    pub bag: Tiles,
    pub(crate) players: u8,
}

/// What a player has. Any number of army cards may be played, so their points are all there is to know about them.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lord {
    /// Influence points.
    pub influence: u8,
    /// The cards that make them; none where cards are changed both ways, so that only points count (R1.3).
    pub cards: Option<Cards>,
    /// Army points.
    pub army: u8,
    /// Victory points got so far (R4.1, R5.8).
    pub victory: u8,
    /// Influence played in the present contest (R3.7).
    pub spent: u8,
}

/// What a seat chooses in secret, in up to two small steps.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Secret {
    /// Whom it votes against (R3.4).
    pub against: Option<Seat>,
    /// Which side it takes (R5.2).
    pub side: Option<Side>,
    /// How much influence or army it plays. With this the choice is made.
    pub points: Option<u8>,
}

impl Setup for Lotus {
    type Options = Options;

    const ID: &'static str = "lotus";
    const VERSION: u32 = 2;
    const PLAYERS: RangeInclusive<u8> = 3..=MAX_PLAYERS as u8;
    const LONGEST: u32 = 2000;

    fn start(options: &Options, players: u8) -> Result<Lotus, SetupError> {
        SetupError::check_players::<Lotus>(players)?;
        options.first.check(players)?;
        let first = options.first.seat().unwrap_or_default();
        let table = Tabletop {
            realm: Realm::new(options.board.clone()),
            strict: options.strict,
            whole: options.whole,
            limited: options.limited,
            // R1.4: if it is agreed who is the first Emperor, nobody draws.
            phase: if options.first.seat().is_some() { Phase::Lotus } else { Phase::Crown },
            round: 0,
            waiting: Seats::NONE,
            emperor: first,
            rebel: None,
            lords: [Lord::start((!options.any_change).then_some(Cards::START)); MAX_PLAYERS],
            done: 0,
            region: None,
            disputed: None,
            victor: None,
            contenders: Seats::NONE,
            tied: Seats::NONE,
            shown: Default::default(),
            winner: None,
            strengths: [0; 2],
            leader: first,
            beaten: first,
            pending: Seats::NONE,
            lost: [0; MAX_PLAYERS],
            bag: TILES,
            players,
        };
        Ok(Lotus { table, secrets: Default::default() })
    }

    fn players(&self) -> u8 {
        self.table.players
    }
}

impl Lord {
    /// What a player starts with (R1.3).
    fn start(cards: Option<Cards>) -> Lord {
        Lord { influence: START_INFLUENCE, cards, army: START_ARMY, victory: 0, spent: 0 }
    }

    /// The most influence of a vote: two cards (R3.4).
    #[inline]
    pub fn most_influence(&self) -> u8 {
        self.cards.map_or(self.influence.min(MOST_INFLUENCE), Cards::best_two)
    }

    /// The two cards of a vote (R3.4).
    pub fn vote(&self, points: u8) -> [u8; 2] {
        self.cards.map_or([points.min(HIGHEST), points.saturating_sub(HIGHEST)], |cards| cards.pay(points).0)
    }

    /// Influence is got (R3.7, R6.1).
    pub(crate) fn gain(&mut self, points: u8) {
        self.influence += points;
        if let Some(cards) = &mut self.cards {
            cards.gain(points);
        }
    }

    /// Influence is played in a contest (R3.7).
    pub(crate) fn spend(&mut self, points: u8) {
        self.influence -= points;
        self.spent += points;
        self.cards = self.cards.map(|cards| cards.pay(points).1);
    }
}

impl Secret {
    /// How much was played.
    pub fn played(&self) -> u8 {
        self.points.unwrap_or(0)
    }
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

    /// The seat this number of places clockwise from the Emperor, less than once round the table.
    #[inline]
    pub(crate) fn after_emperor(&self, places: u8) -> Seat {
        let number = self.emperor.number() + places;
        Seat::new(if number < self.players { number } else { number - self.players })
    }

    /// The seat to the left of this one.
    #[inline]
    pub(crate) fn next(&self, seat: Seat) -> Seat {
        let number = seat.number() + 1;
        Seat::new(if number == self.players { 0 } else { number })
    }

    /// Cubes that a seat has not used in this round; all of them outside phase 1 (R2.1).
    pub fn cubes_left(&self, seat: Seat) -> u8 {
        if self.phase != Phase::Cubes {
            return CUBES;
        }
        let place = (seat.number() + self.players - self.emperor.number()) % self.players;
        CUBES - (self.done + self.players - 1 - place) / self.players
    }

    /// How many palaces a seat has.
    #[inline]
    pub fn palaces(&self, seat: Seat) -> u8 {
        self.realm.count(seat, Building::Palace)
    }

    /// How many villages a seat has.
    #[inline]
    pub fn villages(&self, seat: Seat) -> u8 {
        self.realm.count(seat, Building::Village)
    }

    /// Chips that a seat can still put on the map, where they can run out (R1.2).
    pub fn chips_left(&self, seat: Seat) -> Option<u8> {
        self.limited.then(|| CHIPS.saturating_sub(self.realm.chips[seat].count_ones() as u8))
    }

    /// Whether a seat can put a chip on the map (R1.2).
    #[inline]
    pub(crate) fn has_chip(&self, seat: Seat) -> bool {
        self.chips_left(seat) != Some(0)
    }

    /// Victory points that nobody has yet, where they can run out (R1.2).
    pub fn points_left(&self) -> Option<u8> {
        let taken: u8 = self.lords.iter().map(|lord| lord.victory).sum();
        self.limited.then(|| POINT_CHIPS.saturating_sub(taken))
    }

    /// Who leads a side of the rebellion while it is mustered and fought (R5.1).
    pub fn leader_of(&self, side: Side) -> Seat {
        match (side, self.rebel) {
            (Side::Rebel, Some(rebel)) => rebel,
            _ => self.emperor,
        }
    }

    /// What a seat that is asked in secret has chosen before it chooses: with one rival there is nobody else
    /// to vote against (R3.4), and leaders are on their own side (R5.2).
    pub(crate) fn blank(&self, seat: Seat) -> Secret {
        let mut secret = Secret::default();
        match self.phase {
            Phase::Vote if self.contenders.len() == 2 => {
                secret.against = self.contenders.without(seat).first();
            }
            Phase::Muster if seat == self.emperor => secret.side = Some(Side::Emperor),
            Phase::Muster if Some(seat) == self.rebel => secret.side = Some(Side::Rebel),
            _ => {}
        }
        secret
    }

    /// Whether something is chosen in secret now, by several seats at once.
    #[inline]
    pub(crate) fn is_secret(&self) -> bool {
        matches!(self.phase, Phase::Vote | Phase::Muster)
    }

    /// Everyone who chooses in secret now, whether they have done so or not.
    pub(crate) fn choosers(&self) -> Seats {
        match self.phase {
            Phase::Vote => self.contenders,
            Phase::Muster => Seats::all(self.players),
            _ => Seats::NONE,
        }
    }
}

impl Deref for Lotus {
    type Target = Tabletop;

    #[inline]
    fn deref(&self) -> &Tabletop {
        &self.table
    }
}

impl DerefMut for Lotus {
    #[inline]
    fn deref_mut(&mut self) -> &mut Tabletop {
        &mut self.table
    }
}
