//! Points (R6, R7): every month, at the end, and who is ahead.

use kernel::{Log, Scored, Seat, Standing};

use crate::data::*;
use crate::event::Event;
use crate::state::Dragon;

impl Dragon {
    /// R6.1: palaces, court ladies, privileges.
    pub(crate) fn score_month(&mut self, log: &mut impl Log<Event>) {
        for seat in self.seats() {
            let court = &self.courts[seat];
            let (palaces, ladies, dragons) =
                (court.palaces.count(), court.symbols(Person::Lady), court.dragons());
            self.score(seat, Source::Palaces, palaces.into(), log);
            self.score(seat, Source::Ladies, ladies.into(), log);
            self.score(seat, Source::Privileges, dragons.into(), log);
        }
    }

    /// R7.2–R7.4: persons, monks, and what goods and money bring.
    pub(crate) fn score_end(&mut self, log: &mut impl Log<Event>) {
        for seat in self.seats() {
            let persons = u16::from(self.courts[seat].persons()) * PERSON_POINTS;
            self.score(seat, Source::Persons, persons, log);
            self.score(seat, Source::Monks, self.courts[seat].monks(), log);
            for good in [Good::Rice, Good::Firework] {
                let amount = self.courts[seat].goods[good];
                self.pay(seat, good, amount, log);
                self.gain(seat, Good::Yuan, amount * GOODS_PRICE, log);
            }
            self.score(seat, Source::Goods, self.courts[seat].goods[Good::Yuan] / YUAN_PER_POINT, log);
        }
    }
}

impl Scored for Dragon {
    const SOURCES: &'static [&'static str] = Source::NAMES;

    /// R7.5: most points; among equals, whoever is further on the person track, or on top there.
    fn ending(&self) -> Standing {
        Standing::new(self.players, |seat| {
            let place = self.track_order().iter().position(|&other| other == seat);
            let behind = usize::from(self.players) - place.unwrap_or(0);
            (i32::from(self.courts[seat].total()), behind)
        })
    }

    fn scored(&self, seat: Seat, source: usize) -> i32 {
        self.courts[seat].points[source].into()
    }
}
