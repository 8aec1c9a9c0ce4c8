//! One file per phase: its choices and its effects, in the rulebook's order.

pub mod action;
pub mod build;
pub mod event;
pub mod person;
pub mod release;
pub mod setup;
pub mod super_event;
pub mod wall;

use kernel::{Log, Seat};

use crate::data::{Good, Source, Tile};
use crate::event::{Event, Told};
use crate::palace::Slot;
use crate::state::Dragon;

impl Dragon {
    /// R2.2, R2.3: the marker advances and lies on top of those already there.
    pub(crate) fn advance(&mut self, seat: Seat, steps: u8, log: &mut impl Log<Event>) {
        if steps == 0 {
            return;
        }
        let to = self.courts[seat].track + u16::from(steps);
        self.courts[seat].track = to;
        // Everyone it reaches or passes moves one place back in the order.
        let mut place = 0;
        while self.order[place] != seat {
            place += 1;
        }
        while place > 0 && self.courts[self.order[place - 1]].track <= to {
            self.order.swap(place, place - 1);
            place -= 1;
        }
        log.note(Told::Advanced { seat, steps, to });
    }

    pub(crate) fn gain(&mut self, seat: Seat, good: Good, amount: u16, log: &mut impl Log<Event>) {
        let goods = &mut self.courts[seat].goods[good];
        *goods += amount;
        if amount > 0 {
            log.note(Told::Gained { seat, good, amount, now: *goods });
        }
    }

    pub(crate) fn pay(&mut self, seat: Seat, good: Good, amount: u16, log: &mut impl Log<Event>) {
        let goods = &mut self.courts[seat].goods[good];
        *goods -= amount;
        if amount > 0 {
            log.note(Told::Paid { seat, good, amount, now: *goods });
        }
    }

    pub(crate) fn score(&mut self, seat: Seat, source: Source, points: u16, log: &mut impl Log<Event>) {
        let court = &mut self.courts[seat];
        court.points[source] += points;
        if points > 0 {
            log.note(Told::Scored { seat, source, points, now: court.total() });
        }
    }

    /// A person moves in: its symbols count from now on, and the marker advances (R2.2).
    pub(crate) fn settle(&mut self, seat: Seat, tile: Tile, palace: Slot, log: &mut impl Log<Event>) {
        let court = &mut self.courts[seat];
        court.palaces.change(palace, |palace| palace.admit(tile));
        court.symbols[tile.person()] += tile.symbols();
        court.persons += 1;
        log.note(Told::Placed { seat, tile, palace });
        self.advance(seat, tile.value(), log);
    }

    /// R2.4: a person leaves the game; the marker stays where it is.
    pub(crate) fn release(&mut self, seat: Seat, tile: Tile, palace: Slot, log: &mut impl Log<Event>) {
        let court = &mut self.courts[seat];
        court.palaces.change(palace, |palace| palace.dismiss(tile));
        self.forget(seat, tile);
        log.note(Told::Released { seat, tile, palace });
    }

    /// The symbols of somebody who is gone no longer count.
    pub(crate) fn forget(&mut self, seat: Seat, tile: Tile) {
        let court = &mut self.courts[seat];
        court.symbols[tile.person()] -= tile.symbols();
        court.persons -= 1;
    }

    /// A palace loses a floor (R5.8, R9.5). With its last floor everyone in it is gone.
    pub(crate) fn lower(&mut self, seat: Seat, slot: Slot, log: &mut impl Log<Event>) {
        let before = self.courts[seat].palaces.at(slot);
        self.courts[seat].palaces.change(slot, crate::palace::Palace::lower);
        let floors = self.courts[seat].palaces.at(slot).floors();
        log.note(Told::Lost { seat, palace: slot, floors });
        if floors == 0 {
            for tile in before.people() {
                self.forget(seat, tile);
                log.note(Told::Released { seat, tile, palace: slot });
            }
        }
    }
}
