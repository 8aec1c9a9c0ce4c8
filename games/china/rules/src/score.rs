//! Points: full regions (R5), the end (R6), and who is ahead.

use kernel::{Log, Scored, Seat, Seats, Standing};

use crate::data::*;
use crate::event::{Event, Row, Told};
use crate::realm::Realm;
use crate::roads::{self, Division};
use crate::state::China;

impl Realm {
    /// What everyone's palaces in a region score (R5.2, R5.3, R7.3).
    pub fn palace_points(&self, region: Region) -> [u16; MAX_PLAYERS] {
        let counts = self.counts(region);
        let all: u8 = counts.iter().sum();
        let mut points = [0; MAX_PLAYERS];
        for (seat, &count) in counts.iter().enumerate().filter(|(_, count)| **count > 0) {
            // The next larger number is that of the rank above; nobody has more than the first.
            let above = counts.iter().copied().filter(|&other| other > count).min();
            let fort = self.palaces[seat] & self.forts & self.board.land(region) != 0;
            points[seat] = u16::from(above.unwrap_or(all)) * if fort { 2 } else { 1 };
        }
        points
    }

    /// What the alliance at this place scores, and for whom (R6.2).
    pub fn alliance_points(&self, place: usize) -> (u16, Seats) {
        let [one, other] = self.board.alliances[place].regions;
        if self.guests[one] == 0 || self.guests[other] == 0 {
            return (0, Seats::NONE);
        }
        let partners = self.envoys(other);
        let both: Seats = self.envoys(one).iter().filter(|&seat| partners.contains(seat)).collect();
        (u16::from(self.guests[one] + self.guests[other]), both)
    }

    /// The rows of a seat that score most (R6.3).
    pub fn rows(&self, seat: Seat) -> Division {
        roads::divide(&self.board, self.palaces[seat], self.forts)
    }
}

impl China {
    /// R5.1: the palaces of a region are scored.
    pub(crate) fn score_region(&mut self, region: Region, log: &mut impl Log<Event>) {
        let points = self.realm.palace_points(region);
        log.note(Told::Counted { region });
        for seat in self.seats() {
            // R7.3: doubled by a palace of one's own on a fortress.
            let doubled = self.realm.palaces[seat] & self.realm.forts & self.realm.board.land(region) != 0;
            self.score(seat, Source::Palaces, (points[seat], doubled), log);
        }
    }

    /// R6: palaces not yet scored, alliances, roads.
    pub(crate) fn finish(&mut self, log: &mut impl Log<Event>) {
        self.phase = crate::turn::Phase::Over;
        self.second = None;
        log.note(Told::Final);
        for region in self.realm.vacant.both(self.realm.settled).iter() {
            self.score_region(region, log);
        }
        for place in 0..ALLIANCES {
            let (points, seats) = self.realm.alliance_points(place);
            let regions = self.realm.board.alliances[place].regions;
            log.note(Told::Allied { number: place as u8 + 1, regions, held: !seats.is_empty() });
            for seat in seats.iter() {
                self.score(seat, Source::Alliances, (points, false), log);
            }
        }
        for seat in self.seats() {
            for &row in self.realm.rows(seat).rows() {
                let forts = self.realm.forts;
                log.note(Told::Row { seat, row: Row::new(&self.realm.board, row) });
                self.score(seat, Source::Roads, (roads::worth(row, forts), row & forts != 0), log);
            }
        }
        log.note(Told::Over);
    }
}

impl Scored for China {
    const SOURCES: &'static [&'static str] = Source::NAMES;

    /// R6.4: most points; among equals, most pieces not placed; else they share.
    fn ending(&self) -> Standing {
        let score = |seat: Seat| (i32::from(self.princes[seat].total()), self.princes[seat].unplaced());
        Standing::new(self.players, score)
    }

    fn scored(&self, seat: Seat, source: usize) -> i32 {
        self.princes[seat].points[source].into()
    }
}
