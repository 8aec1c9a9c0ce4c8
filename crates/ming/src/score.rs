//! The tables of scoring (R5, R6): majorities, the points of a city, the tiles of the end, and who is ahead.

use kernel::{Seat, Standing};

use crate::data::*;
use crate::state::{Colours, Ming};

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

/// R5.8, R7.6: what each colour gets for most members left in a city. Ties go to most members around it; who is
/// still tied shares.
pub fn city_shares(left: &Colours, around: &Colours) -> Colours {
    let rank = |colour: usize| (left[colour], around[colour]);
    let best = (0..MAX_PLAYERS).map(rank).fold((0, 0), |best, rank| best.max(rank));
    let first = |colour: usize| left[colour] > 0 && rank(colour) == best;
    let winners = (0..MAX_PLAYERS).filter(|&colour| first(colour)).count() as u8;
    std::array::from_fn(|colour| if first(colour) { CITY_POINTS / winners } else { 0 })
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

impl Ming {
    /// R6.4: most points; equals share.
    pub(crate) fn ranking(&self) -> Standing {
        Standing::new(self.players, |seat: Seat| (i32::from(self.families[seat].total()), 0u8))
    }
}
