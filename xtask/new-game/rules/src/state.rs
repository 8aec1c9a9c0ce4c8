//! The table: one flat value. A deck is a count of what is left to draw, never an order.

use std::ops::RangeInclusive;

use kernel::{Seat, Setup, SetupError};
use serde::{Deserialize, Serialize};

use crate::data::{COPIES, KINDS, MOST};
use crate::{Card, Options, Phase};

/// A game of Sample.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sample {
    /// What everybody sees.
    pub open: Open,
    /// The card of each player, which is secret.
    pub hands: [Option<Card>; MOST],
    /// Cards left to draw, by kind.
    pub deck: [u8; KINDS],
}

/// What everybody sees.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Open {
    /// How many play.
    pub players: u8,
    /// The round, from 1.
    pub round: u8,
    /// What is going on.
    pub phase: Phase,
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
        let phase = Phase::Deal(Seat::new(0));
        let open = Open { players, round: 1, phase, discard: [0; KINDS], points: [0; MOST] };
        Ok(Sample { open, hands: [None; MOST], deck: [COPIES; KINDS] })
    }

    fn players(&self) -> u8 {
        self.open.players
    }
}
