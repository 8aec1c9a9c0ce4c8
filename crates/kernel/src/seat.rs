//! Places at the table, and sets of them.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// The most seats any of our games has.
pub const MAX_SEATS: usize = 6;

/// A place at the table, counted from 0, clockwise.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number.
    pub const fn new(number: u8) -> Seat {
        Seat(number)
    }

    /// Its number, from 0.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All seats of a table with this number of players, from 0.
    pub fn all(players: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..players).map(Seat)
    }

    /// The seats of a table clockwise, beginning with this one.
    pub fn clockwise(self, players: u8) -> impl Iterator<Item = Seat> {
        (0..players).map(move |n| Seat((self.0 + n) % players))
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Arrays with an entry per seat are indexed by the seat itself.
impl<T, const N: usize> Index<Seat> for [T; N] {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self[usize::from(seat.0)]
    }
}

impl<T, const N: usize> IndexMut<Seat> for [T; N] {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self[usize::from(seat.0)]
    }
}

/// A set of seats.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// Everybody at a table with this number of players.
    pub const fn all(players: u8) -> Seats {
        Seats((1 << players) - 1)
    }

    /// This seat alone.
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// Whether the seat is one of them. Any number may be asked for: it may come from a file or a form.
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < 8 && self.0 >> seat.0 & 1 == 1
    }

    /// These seats and one more.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// These seats but for one.
    #[must_use]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }

    /// Those of them that are not among the others.
    #[must_use]
    pub const fn minus(self, others: Seats) -> Seats {
        Seats(self.0 & !others.0)
    }

    /// How many they are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The seats, from the lowest number.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let seat = rest.first()?;
            rest = rest.without(seat);
            Some(seat)
        })
    }

    /// One bit for each number.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The seat with the lowest number.
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::number)).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_holds_what_was_put_in() {
        let two: Seats = [Seat::new(4), Seat::new(1)].into_iter().collect();
        assert_eq!(two.iter().map(Seat::number).collect::<Vec<_>>(), [1, 4]);
        assert_eq!(two.first(), Some(Seat::new(1)));
        assert_eq!(two.without(Seat::new(1)).len(), 1);
        assert_eq!(Seats::all(3).with(Seat::new(3)), Seats::all(4));
        assert_eq!(Seats::all(5).minus(two).iter().map(Seat::number).collect::<Vec<_>>(), [0, 2, 3]);
        assert!(!two.contains(Seat::new(200)) && !two.contains(Seat::new(9)));
        assert!(Seats::NONE.is_empty() && Seats::NONE.first().is_none());
    }

    #[test]
    fn clockwise_goes_once_round() {
        let round: Vec<_> = Seat::new(2).clockwise(4).map(Seat::number).collect();
        assert_eq!(round, [2, 3, 0, 1]);
    }
}
