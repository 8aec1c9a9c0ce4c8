//! The table: what lies open on it, and what everyone chooses in secret.

use std::ops::{Deref, DerefMut};

use kernel::{Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::data::*;
use crate::realm::Realm;
use crate::turn::Phase;

/// A state of White Lotus: the open table, and what is being chosen in secret.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lotus {
    /// What lies open.
    pub table: Table,
    /// What everyone has chosen in secret and not shown yet (R1.6).
    pub secrets: [Secret; MAX_PLAYERS],
}

/// What lies open on the table.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Table {
    /// The map with its pieces.
    pub realm: Realm,
    /// Whether cubes are put next to chips only (R2.4).
    pub strict: bool,
    /// Whether the refund counts the whole contest (R3.7).
    pub whole: bool,
    /// The present phase.
    pub phase: Phase,
    /// The present round, from 1; 0 in set-up.
    pub round: u8,
    /// Who has not chosen yet; nobody when it is Nature's turn, and after the end.
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
    /// Who may still take a region in this rebellion (R5.5).
    pub pending: Seats,
    /// Regions that everyone has lost in this rebellion (R5.7).
    pub lost: [u8; MAX_PLAYERS],
    /// Neutral tiles that do not lie on the map.
    pub bag: Tiles,
    pub(crate) players: u8,
}

/// What a player has. Cards may be changed for others of the same sum at any time, so points are all there is
/// to know of them (R1.3).
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lord {
    /// Influence points.
    pub influence: u8,
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

impl Lord {
    /// What a player starts with (R1.3).
    pub(crate) const START: Lord =
        Lord { influence: START_INFLUENCE, army: START_ARMY, victory: 0, spent: 0 };
}

impl Secret {
    /// How much was played.
    pub fn played(&self) -> u8 {
        self.points.unwrap_or(0)
    }
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

    /// The seat so many places clockwise from the Emperor, fewer than once round.
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

    /// Everyone who chooses in secret now, whether he has done so or not.
    pub(crate) fn choosers(&self) -> Seats {
        match self.phase {
            Phase::Vote => self.contenders,
            Phase::Muster => Seats::all(self.players),
            _ => Seats::NONE,
        }
    }
}

impl Deref for Lotus {
    type Target = Table;

    #[inline]
    fn deref(&self) -> &Table {
        &self.table
    }
}

impl DerefMut for Lotus {
    #[inline]
    fn deref_mut(&mut self) -> &mut Table {
        &mut self.table
    }
}
