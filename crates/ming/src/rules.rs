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
use crate::event::{Event, Place};
use crate::state::Ming;

impl Ming {
    /// A card leaves a hand: a movement card for the discards, a dragon for its stack (R4.8).
    pub(crate) fn shed(&mut self, seat: Seat, card: Card) {
        let family = &mut self.families[seat];
        family.hand[card] -= 1;
        family.cards -= 1;
        if card == Card::Dragon {
            self.dragons += 1;
        } else {
            self.discard[card] += 1;
        }
    }

    /// A member leaves the palaces of a district for its open part (R5.6).
    pub(crate) fn step_back(&mut self, colour: Seat, district: District, log: &mut impl Log<Event>) {
        self.palaces[district][colour] -= 1;
        self.open[district][colour] += 1;
        log.note(Event::Recalled { seat: self.owner(colour), at: self.place(district) });
    }

    pub(crate) fn score(&mut self, seat: Seat, source: Source, points: u8, log: &mut impl Log<Event>) {
        let family = &mut self.families[seat];
        family.points[source] += u16::from(points);
        if points > 0 {
            log.note(Event::Scored { seat, source, points, now: family.total() });
        }
    }

    /// A district with its name on the board.
    pub(crate) fn place(&self, district: District) -> Place {
        Place { district, name: &self.board.get().districts[district.index()].name }
    }

    /// Who a colour is; nobody if it is the neutral one.
    pub(crate) fn owner(&self, colour: Seat) -> Option<Seat> {
        (!self.is_neutral(colour)).then_some(colour)
    }
}
