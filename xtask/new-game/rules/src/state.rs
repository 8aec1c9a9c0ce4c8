//! The table: one flat value. A deck is a count of what is left to draw, never an order.

use std::ops::RangeInclusive;

use kernel::{Seat, Setup, SetupError};
use serde::{Deserialize, Serialize};

use crate::data::{COPIES, KINDS, MOST};
use crate::{Options, Phase};

/// A game of Sample.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sample {
    /// How many play.
    pub players: u8,
    /// The round, from 1.
    pub round: u8,
    /// What is going on.
    pub phase: Phase,
    /// The card of each player; 0 for none.
    pub hands: [u8; MOST],
    /// Cards left to draw, by kind.
    pub deck: [u8; KINDS],
    /// Cards that lie face up, by kind.
    pub discard: [u8; KINDS],
    /// Points so far.
    pub points: [u8; MOST],
}

impl Setup for Sample {
    type Options = Options;
    const ID: &'static str = "sample";
    const VERSION: u32 = 1;
    const PLAYERS: RangeInclusive<u8> = 2..=MOST as u8;
    const LONGEST: u32 = 100;

    /// R1.1: the table before the first card is dealt.
    fn start(_: &Options, players: u8) -> Result<Sample, SetupError> {
        SetupError::check_players::<Sample>(players)?;
        Ok(Sample {
            players,
            round: 1,
            phase: Phase::Deal(Seat::new(0)),
            hands: [0; MOST],
            deck: [COPIES; KINDS],
            discard: [0; KINDS],
            points: [0; MOST],
        })
    }

    fn players(&self) -> u8 {
        self.players
    }
}

impl Sample {
    /// Everybody, in order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.players)
    }

    /// The next player after somebody in this round, if there is one.
    pub fn after(&self, seat: Seat) -> Option<Seat> {
        let next = seat.number() + 1;
        (next < self.players).then(|| Seat::new(next))
    }
}
