//! The tables of scoring (R5, R6): majorities, the points of a city, the tiles of the end, and who is ahead.

use kernel::{Scored, Seat, Standing};

use crate::data::*;
use crate::state::{Colours, Ming, Tabletop};

/// R5.2, R5.3: how many members of each colour go from a district into the city.
pub fn majority(members: &Colours) -> Colours {
    let most = members.iter().copied().fold(0, u8::max);
    let having = |count: u8| members.iter().filter(|&&other| other == count && count > 0).count();
    let second = members.iter().copied().filter(|&count| count < most).fold(0, u8::max);
    members.map(|count| match having(most) {
        1 if count == most => most.min(2),
        1 if count == second && having(second) == 1 => 1,
        2 | 3 if count == most => 1,
        _ => 0,
    })
}

/// R5.8, R7.6: what each colour gets for the most members left in a city. Ties go to the most members around it; those
/// who are still tied share.
pub fn city_shares(left: &Colours, around: &Colours) -> Colours {
    let rank = |colour: usize| (left[colour], around[colour]);
    let best = (0..MAX_PLAYERS).map(rank).fold((0, 0), |best, rank| best.max(rank));
    let first = |colour: usize| left[colour] > 0 && rank(colour) == best;
    let winners = (0..MAX_PLAYERS).filter(|&colour| first(colour)).count() as u8;
    std::array::from_fn(|colour| if first(colour) { CITY_POINTS / winners } else { 0 })
}

impl Tabletop {
    /// R5.8: the least and the most that a seat can get for the majority of the present city if it takes this number of
    /// members back, whatever the others do.
    pub fn majority_after(&self, seat: Seat, number: u8) -> (u8, u8) {
        let province = self.scored_province();
        let (mut left, mut around) = (self.in_city(province), self.around_city(province));
        step_back(&mut left, &mut around, seat, number);
        let mut range = (CITY_POINTS, 0);
        self.try_others(left, around, seat, Seat::new(0), &mut range);
        range
    }

    /// Tries all that the seats from this one on, but for `seat`, can take back.
    fn try_others(&self, left: Colours, around: Colours, seat: Seat, from: Seat, range: &mut (u8, u8)) {
        if from.number() == self.players {
            let share = city_shares(&left, &around)[seat];
            *range = (range.0.min(share), range.1.max(share));
            return;
        }
        let most = if from == seat { 0 } else { left[from] };
        for number in 0..=most {
            let (mut left, mut around) = (left, around);
            step_back(&mut left, &mut around, from, number);
            self.try_others(left, around, seat, Seat::new(from.number() + 1), range);
        }
    }
}

fn step_back(left: &mut Colours, around: &mut Colours, seat: Seat, number: u8) {
    let number = number.min(left[seat]);
    left[seat] -= number;
    around[seat] += number;
}

/// R6.3: what tiles are worth at the end. Six different ones have been handed in, so at least one province is
/// without; the fewest of the other five are the sets of five.
pub fn tile_points(tiles: &[u8; PROVINCES]) -> u8 {
    let mut counts = *tiles;
    counts.sort_unstable();
    let (all, sets): (u8, u8) = (counts.iter().sum(), counts[1]);
    let in_sets = sets * (PROVINCES as u8 - 1);
    FIVE_POINTS * sets + all - in_sets
}

impl Scored for Ming {
    const SOURCES: &'static [&'static str] = Source::NAMES;

    /// R6.4: most points; equals share.
    fn ending(&self) -> Standing {
        Standing::new(self.players, |seat: Seat| (i32::from(self.families[seat].total()), 0u8))
    }

    fn scored(&self, seat: Seat, source: usize) -> i32 {
        self.families[seat].points[source].into()
    }
}
