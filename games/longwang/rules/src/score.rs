//! The end (R9): the parts of each temple, and who is ahead.

use std::cmp::Reverse;

use kernel::{Log, Scored, Seat, Standing};

use crate::data::*;
use crate::event::{Event, Told};
use crate::state::Longwang;
use crate::turn::Phase;

/// What decides when nobody has won in time (R9.2): parts, the right jade, missing tokens, explorers.
type Rank = (u8, bool, Reverse<u16>, u32);

impl Longwang {
    /// The game ends, and all cards and tiles are turned over.
    pub(crate) fn finish(&mut self, log: &mut impl Log<Event>) {
        self.phase = Phase::Over;
        for seat in self.seats() {
            if let Some(number) = self.hidden.objectives[seat] {
                log.note(Told::Shown { seat, number });
            }
        }
        if let Some(seat) = self.winner() {
            log.note(Told::Won { seat });
        }
        log.note(Told::Over);
    }

    /// Who has completed the temple (R8.4).
    pub fn winner(&self) -> Option<Seat> {
        self.seats().find(|&seat| usize::from(self.builders[seat].parts) == PARTS)
    }
}

impl Scored for Longwang {
    const SOURCES: &'static [&'static str] = Part::NAMES;

    /// Each part is a point. After a win the others share the second place (R9.1); at the limit the tie-breaks
    /// count (R9.2).
    fn ending(&self) -> Standing {
        let order = |seat: Seat| -> Rank {
            let builder = &self.builders[seat];
            if self.winner().is_some() {
                return (u8::from(self.winner() == Some(seat)), false, Reverse(0), 0);
            }
            let lacks = self.next_cost(seat).map_or(0, |cost| builder.lacks(cost));
            let right = self.right_tile(seat).is_some();
            (builder.parts, right, Reverse(lacks), self.explorers[seat].count_ones())
        };
        Standing::ranked(PLAYERS as u8, |seat| (self.builders[seat].parts.into(), order(seat)))
    }

    fn scored(&self, seat: Seat, source: usize) -> i32 {
        i32::from(usize::from(self.builders[seat].parts) > source)
    }
}
