//! Choices that several seats make at once: kept apart, so that no choice answers one it could not know.

use kernel::{MAX_SEATS, Seat, Seats};

use super::tree::{NONE, Tree};

/// The seats that still choose at the same time as others, none knowing the others' choices.
pub(super) struct AtOnce {
    waiting: Seats,
    /// The seat by whose choices the tree branches; to it the others' choices are like chance.
    pub leader: Seat,
    start: u32,
    /// Where the others keep theirs.
    cursors: [u32; MAX_SEATS],
}

impl AtOnce {
    /// Nobody chooses yet, and the walk of this seat begins at this node.
    pub fn new(me: Seat, at: u32) -> AtOnce {
        AtOnce { waiting: Seats::NONE, leader: me, start: at, cursors: [NONE; MAX_SEATS] }
    }

    /// Whose choice comes next when these are asked at this node: mine first, so that I know nobody's. While a
    /// question is asked at once its seats only get fewer; whoever was not waited for belongs to the next one.
    pub fn next(&mut self, asked: Seats, at_once: bool, me: Seat, at: u32) -> Seat {
        if at_once && asked.iter().all(|seat| self.waiting.contains(seat)) {
            self.waiting = asked;
        } else {
            let first = asked.first().expect("somebody is asked");
            let leader = if asked.contains(me) { me } else { first };
            *self = AtOnce { waiting: asked, leader, start: at, cursors: [NONE; MAX_SEATS] };
        }
        if self.waiting.contains(self.leader) {
            self.leader
        } else {
            self.waiting.first().expect("somebody is waited for")
        }
    }

    /// Where a seat that is not the leader keeps its choices; `None` if there is no room.
    pub fn cursor<A: Copy + Ord>(&mut self, seat: Seat, tree: &mut Tree<A>) -> Option<u32> {
        if self.cursors[seat] == NONE {
            self.cursors[seat] = tree.aside(self.start, seat)?;
        }
        Some(self.cursors[seat])
    }

    /// A seat that is not the leader has chosen.
    pub fn go_on(&mut self, seat: Seat, to: u32) {
        self.cursors[seat] = to;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(numbers: &[u8]) -> Seats {
        numbers.iter().copied().map(Seat::new).collect()
    }

    #[test]
    fn a_question_asked_at_once_after_one_of_mine_lets_nobody_answer_me() {
        let me = Seat::new(0);
        let mut at_once = AtOnce::new(me, 1);
        // I decide alone, then with two others at once.
        assert_eq!(at_once.next(seats(&[0]), false, me, 1), me);
        assert_eq!(at_once.next(seats(&[0, 1, 2]), true, me, 2), me);
        // My second small step, and then the others, who know no more than where we began.
        assert_eq!(at_once.next(seats(&[0, 1, 2]), true, me, 3), me);
        assert_eq!(at_once.next(seats(&[1, 2]), true, me, 4).number(), 1);
        assert_eq!((at_once.start, at_once.leader), (2, me));
        assert_eq!(at_once.next(seats(&[2]), true, me, 4).number(), 2);
        assert_eq!((at_once.start, at_once.leader), (2, me));
        // The last of them decides something alone: that is open, and the tree goes on from there.
        assert_eq!(at_once.next(seats(&[2]), false, me, 4).number(), 2);
        assert_eq!((at_once.start, at_once.leader.number()), (4, 2));
        // The next question asked at once, with the same seat in it, is a new one.
        assert_eq!(at_once.next(seats(&[1, 2]), true, me, 5).number(), 1);
        assert_eq!(at_once.start, 5);
    }
}
