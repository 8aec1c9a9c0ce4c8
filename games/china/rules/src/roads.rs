//! Rows of palaces along the roads (R6.3, R7.4): the division of a player's palaces that scores the most.
//!
//! Palaces joined by roads are a group. Most groups have no fork: the whole group is one row. In a group with
//! forks one palace is taken, one that has as few neighbours as any, and every row through it is tried, and
//! leaving it out; what remains is divided in the same way. Whatever cannot beat the best found so far is not
//! followed, so this is exact and still quick.

use crate::board::Board;
use crate::data::{PALACES, SHORTEST_ROW};

/// The most rows a player can have.
const MOST_ROWS: usize = PALACES as usize / SHORTEST_ROW as usize;

/// Rows that have no palace in common, and what they score.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Division {
    /// All points.
    pub points: u16,
    rows: [u64; MOST_ROWS],
    count: usize,
}

impl Division {
    /// The spaces of each row, as bits.
    pub fn rows(&self) -> &[u64] {
        &self.rows[..self.count]
    }

    fn push(&mut self, row: u64, points: u16) {
        self.points += points;
        if self.count < MOST_ROWS {
            self.rows[self.count] = row;
            self.count += 1;
        }
    }

    fn join(&mut self, other: &Division) {
        for &row in other.rows() {
            self.push(row, 0);
        }
        self.points += other.points;
    }
}

/// R6.3, R7.4: a point for each palace, twice if there is a fortress in the row.
pub fn worth(row: u64, forts: u64) -> u16 {
    row.count_ones() as u16 * if row & forts != 0 { 2 } else { 1 }
}

/// The division of these palaces that scores most.
pub fn divide(board: &Board, palaces: u64, forts: u64) -> Division {
    let mut division = Division::default();
    let mut rest = palaces;
    while rest.count_ones() >= SHORTEST_ROW {
        let (group, forked) = group_of(board, rest);
        rest &= !group;
        if group.count_ones() < SHORTEST_ROW {
            continue;
        }
        if forked {
            division.join(&split(board, group, forts));
        } else {
            division.push(group, worth(group, forts));
        }
    }
    division
}

/// The group of the first of these palaces, and whether its roads fork within it.
fn group_of(board: &Board, palaces: u64) -> (u64, bool) {
    let mut group = palaces & palaces.wrapping_neg();
    let mut fresh = group;
    let mut forked = false;
    while fresh != 0 {
        let near = board.roads(fresh.trailing_zeros()) & palaces;
        forked |= near.count_ones() > 2;
        fresh &= fresh - 1;
        fresh |= near & !group;
        group |= near;
    }
    (group, forked)
}

/// The best division of a group with forks.
fn split(board: &Board, group: u64, forts: u64) -> Division {
    let mut search = Search { board, group, forts, best: Division::default(), most: worth(group, forts) };
    let pivot = search.loneliest();
    search.grow(pivot, pivot, 1 << pivot, false);
    // Leaving the pivot out.
    search.offer(0);
    search.best
}

/// The search for the best division of a group: all rows through one palace.
struct Search<'a> {
    board: &'a Board,
    group: u64,
    forts: u64,
    best: Division,
    /// No division of the group can score more.
    most: u16,
}

impl Search<'_> {
    /// The palace with the fewest neighbours in the group: the fewest rows lead through it.
    fn loneliest(&self) -> u32 {
        let mut least = (u32::MAX, 0);
        let mut rest = self.group;
        while rest != 0 {
            let place = rest.trailing_zeros();
            least = least.min(((self.board.roads(place) & self.group).count_ones(), place));
            rest &= rest - 1;
        }
        least.1
    }

    /// Grows a row at one end; once `turned`, at the other end of the pivot.
    fn grow(&mut self, end: u32, pivot: u32, row: u64, turned: bool) {
        if self.best.points == self.most {
            return;
        }
        let mut on = self.board.roads(end) & self.group & !row;
        while on != 0 {
            let next = on.trailing_zeros();
            self.grow(next, pivot, row | 1 << next, turned);
            on &= on - 1;
        }
        if turned {
            if row.count_ones() >= SHORTEST_ROW {
                self.offer(row);
            }
        } else {
            self.grow(pivot, pivot, row, true);
        }
    }

    /// Tries this row, or none, with the best division of what remains.
    fn offer(&mut self, row: u64) {
        let rest = if row == 0 { self.group & !(1 << self.loneliest()) } else { self.group & !row };
        let points = if row == 0 { 0 } else { worth(row, self.forts) };
        if points + worth(rest, self.forts) <= self.best.points {
            return;
        }
        let mut division = divide(self.board, rest, self.forts);
        if row != 0 {
            division.push(row, points);
        }
        if division.points > self.best.points {
            self.best = division;
        }
    }
}
