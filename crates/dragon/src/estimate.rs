//! What a position is worth.

use kernel::{Estimate, MAX_SEATS};

use crate::data::{MONTHS, PERSON_POINTS, Person};
use crate::state::Dragon;

impl Estimate for Dragon {
    fn estimate(&self) -> [f32; MAX_SEATS] {
        let mut points = [0.0; MAX_SEATS];
        let left = f32::from(MONTHS - self.month);
        for seat in self.seats() {
            let court = &self.courts[seat];
            let monthly = court.palaces.count() + court.symbols(Person::Lady) + court.dragons();
            let end = u16::from(court.persons()) * PERSON_POINTS + court.monks() + court.goods[0] / 3;
            points[seat] = f32::from(court.total()) + f32::from(monthly) * left + f32::from(end);
        }
        points
    }
}
