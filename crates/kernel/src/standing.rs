//! How far everybody has got: points and ranks.

use serde::Serialize;

use crate::{MAX_SEATS, Seat, Seats};

/// Points and ranks of all seats, at any moment of a game.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    players: u8,
    points: [i32; MAX_SEATS],
    ranks: [u8; MAX_SEATS],
}

impl Standing {
    /// The standing in which `score` gives each seat's points and its tie-break, where larger is better.
    /// Seats equal in both share a rank.
    pub fn new<T: Ord + Copy + Default>(players: u8, score: impl Fn(Seat) -> (i32, T)) -> Standing {
        Standing::ranked(players, |seat| (score(seat).0, score(seat)))
    }

    /// The standing in which `score` gives each seat's points and, apart from them, what it is ranked by, where larger
    /// is better: in a race only the first to finish has won, whatever the others have reached.
    pub fn ranked<T: Ord + Copy + Default>(players: u8, score: impl Fn(Seat) -> (i32, T)) -> Standing {
        let mut orders = [T::default(); MAX_SEATS];
        let mut standing = Standing { players, points: [0; MAX_SEATS], ranks: [0; MAX_SEATS] };
        for seat in Seat::all(players) {
            (standing.points[seat], orders[seat]) = score(seat);
        }
        for seat in Seat::all(players) {
            let ahead = Seat::all(players).filter(|&other| orders[other] > orders[seat]).count();
            standing.ranks[seat] = ahead as u8 + 1;
        }
        standing
    }

    /// The same points, ranked by nothing else.
    pub fn by_points(&self) -> Standing {
        Standing::new(self.players, |seat| (self.points[seat], ()))
    }

    /// The points of each seat.
    pub fn points(&self) -> &[i32] {
        &self.points[..usize::from(self.players)]
    }

    /// The rank of each seat: 1 is best, equals share, the next rank is left out.
    pub fn ranks(&self) -> &[u8] {
        &self.ranks[..usize::from(self.players)]
    }

    /// The seat that came last; the first of several.
    pub fn last(&self) -> Seat {
        let worst = |&seat: &Seat| (self.ranks[seat], std::cmp::Reverse(seat));
        Seat::all(self.players).max_by_key(worst).unwrap_or_default()
    }

    /// Everyone of rank 1.
    pub fn winners(&self) -> Seats {
        Seat::all(self.players).filter(|&seat| self.ranks[seat] == 1).collect()
    }
}

/// A standing as others read it: `{"points": […], "ranks": […]}`.
impl Serialize for Standing {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Form<'a> {
            points: &'a [i32],
            ranks: &'a [u8],
        }
        Form { points: self.points(), ranks: self.ranks() }.serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_share_a_rank_and_the_next_is_left_out() {
        let scores = [(5, 1), (7, 0), (5, 1), (5, 2)];
        let standing = Standing::new(4, |seat| scores[seat]);
        assert_eq!(standing.ranks(), [3, 1, 3, 2]);
        assert_eq!(standing.winners(), Seats::only(Seat::new(1)));
        assert_eq!(standing.last(), Seat::new(0), "of two that came last, the first");
    }

    #[test]
    fn by_points_alone_equals_share_whatever_else_they_have() {
        let scores = [(5, 1), (7, 0), (5, 3), (2, 9)];
        assert_eq!(Standing::new(4, |seat| scores[seat]).by_points().ranks(), [2, 1, 2, 4]);
    }

    #[test]
    fn ranks_may_follow_something_else_than_points() {
        let scores = [(2, 0), (3, 1), (1, 0)];
        let standing = Standing::ranked(3, |seat| scores[seat]);
        assert_eq!((standing.points(), standing.ranks()), (&[2, 3, 1][..], &[2, 1, 2][..]));
    }
}
