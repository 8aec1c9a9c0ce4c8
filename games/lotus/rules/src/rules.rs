//! One file per phase: its choices and its effects, in the rulebook's order.

pub mod control;
pub mod cubes;
pub mod income;
pub mod rebellion;
pub mod setup;
pub mod vote;

use kernel::{Log, Seat};

use crate::event::{Event, Told};
use crate::state::Lotus;

impl Lotus {
    /// R3.9: whoever has more palaces than the Emperor takes the title; of several, who has most, and among
    /// equals the first clockwise from them.
    pub(crate) fn crown(&mut self, log: &mut impl Log<Event>) {
        let (mut heir, mut most) = (self.emperor, self.palaces(self.emperor));
        for place in 1..self.players {
            let seat = self.after_emperor(place);
            if self.palaces(seat) > most {
                (heir, most) = (seat, self.palaces(seat));
            }
        }
        if heir != self.emperor {
            self.emperor = heir;
            log.note(Told::Crowned { seat: heir, palaces: most });
        }
    }

    /// A victory point. R1.2: if all are out, there is none.
    pub(crate) fn honour(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        if self.points_left() == Some(0) {
            log.note(Told::NoPoint { seat });
            return;
        }
        self.lords[seat].victory += 1;
        log.note(Told::Point { seat, now: self.lords[seat].victory });
    }
}
