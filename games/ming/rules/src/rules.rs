//! One file per phase: its choices and its effects, in the rulebook's order.

pub mod cards;
pub mod city;
pub mod majority;
pub mod members;
pub mod neutral;
pub mod prince;
pub mod round;
pub mod setup;

use kernel::{Log, Seat};

use crate::data::{Card, District, Source};
use crate::event::{Event, Told};
use crate::state::Ming;

impl Ming {
    /// A card leaves a hand: a movement card for the discards, a dragon for its stack (R4.8).
    pub(crate) fn shed(&mut self, seat: Seat, card: Card) {
        self.hands[seat][card] -= 1;
        self.families[seat].cards -= 1;
        if card == Card::Dragon {
            self.dragons += 1;
        } else {
            self.discard[card] += 1;
        }
    }

    /// A card was played, which tells others something if hands are hidden (R1.7).
    pub(crate) fn tell_played(&self, told: Told, log: &mut impl Log<Event>) {
        log.note(if self.readings.hands_hidden { Event::Shown(told) } else { Event::Open(told) });
    }

    /// A member leaves the palaces of a district for its open part (R5.6).
    pub(crate) fn step_back(&mut self, colour: Seat, district: District, log: &mut impl Log<Event>) {
        self.palaces[district][colour] -= 1;
        self.open[district][colour] += 1;
        log.note(Told::Recalled { seat: self.owner(colour), at: self.place(district) });
    }

    pub(crate) fn score(&mut self, seat: Seat, source: Source, points: u8, log: &mut impl Log<Event>) {
        let family = &mut self.families[seat];
        family.points[source] += u16::from(points);
        if points > 0 {
            log.note(Told::Scored { seat, source, points, now: family.total() });
        }
    }

    /// The seat of a colour; `None` for the neutral one.
    pub(crate) fn owner(&self, colour: Seat) -> Option<Seat> {
        (!self.is_neutral(colour)).then_some(colour)
    }
}
