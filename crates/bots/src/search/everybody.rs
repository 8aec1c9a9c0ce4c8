//! A tree of everybody's choices: each seat takes what is best for itself (max^n).
//!
//! A seat that chooses at the same time as others has its choices kept apart, so that no choice answers one it could not
//! know.

use estimate::Estimate;
use kernel::{Dice, MAX_SEATS, Seat, Seats, Turn};

use super::grown::{Branch, Grown, Points, after};
use super::learned::Learned;
use super::tree::{NONE, Tree};
use super::worth::{Scale, Worth};
use super::{Settings, Walk};

/// The tree of one thread.
pub(super) struct Everybody<G: Estimate> {
    grown: Grown<G>,
    /// The net that judges, in place of the estimate.
    learned: Option<Learned<G>>,
}

/// The seats that still choose at the same time as others, none knowing the others' choices.
struct AtOnce {
    waiting: Seats,
    /// The seat by whose choices the tree branches; to it the others' choices are like chance.
    leader: Seat,
    start: u32,
    /// Where the others keep theirs.
    cursors: [u32; MAX_SEATS],
}

impl<G: Estimate> Everybody<G> {
    pub fn new(dice: Dice, limit: usize, learned: Option<Learned<G>>) -> Everybody<G> {
        Everybody { grown: Grown::new(dice, limit), learned }
    }

    /// Walks to a leaf and gives its worth and its points.
    fn descend(&mut self, state: &mut G, me: Seat, scale: &Scale, settings: &Settings) -> (Worth, Points) {
        let Everybody { grown, learned } = self;
        let mut at = grown.root;
        let mut at_once = AtOnce { waiting: Seats::NONE, leader: me, start: at, cursors: [NONE; MAX_SEATS] };
        loop {
            let asked = match state.turn() {
                Turn::Over => return self.judge(state, scale),
                Turn::Nature => {
                    grown.draw(state);
                    continue;
                }
                Turn::Seats(asked) => asked,
            };
            let seat = at_once.next(asked, state.at_once(), me, at);
            if grown.list(state, seat) {
                continue;
            }
            let secret = seat != at_once.leader;
            let from = if secret { at_once.cursor(seat, &mut grown.tree) } else { Some(at) };
            let Some(from) = from else { break };
            let branch = match learned {
                Some(learned) => {
                    let late = |state: &G, action| learned.late(state, seat, action);
                    grown.branch(state, (from, seat), settings, late)
                }
                None => {
                    let late =
                        |state: &G, action| scale.of_estimate(&after(state, seat, action).estimate())[seat];
                    grown.branch(state, (from, seat), settings, late)
                }
            };
            match branch {
                Branch::To(child) if secret => at_once.cursors[seat] = child,
                Branch::To(child) => at = child,
                Branch::Bare => return self.leaf(state, (from, seat), scale, settings),
                Branch::Full => break,
            }
        }
        self.judge(state, scale)
    }

    /// Gives a node its children, and looks how it goes on from there.
    fn leaf(
        &mut self,
        state: &mut G,
        at: (u32, Seat),
        scale: &Scale,
        settings: &Settings,
    ) -> (Worth, Points) {
        if let Some(learned) = &mut self.learned {
            return self.grown.expand_by(learned, state, at, settings);
        }
        let best = self.grown.expand(state, at, scale, settings, |_| 0.0);
        if settings.playout == 0 { best } else { self.play_on(state, scale, settings) }
    }

    /// What a position is worth, with nothing played on.
    fn judge(&mut self, state: &G, scale: &Scale) -> (Worth, Points) {
        if let Some(learned) = &mut self.learned {
            return learned.judge(state);
        }
        let points = state.estimate();
        let is_over = state.turn() == Turn::Over;
        (if is_over { scale.of_end(state) } else { scale.of_estimate(&points) }, points)
    }

    /// From a leaf on everybody takes what looks best at once. A seat that looks at one choice only plays at random, to the end.
    fn play_on(&mut self, state: &mut G, scale: &Scale, settings: &Settings) -> (Worth, Points) {
        if !settings.is_guided() {
            return self.grown.play_on(state, scale, settings.playout, Grown::take_any);
        }
        self.grown.play_on(state, scale, settings.playout.min(G::HORIZON), |grown, state, seat| {
            grown.take_best(state, seat, settings.glance, |_| 0.0);
        })
    }
}

impl<G: Estimate> Walk<G> for Everybody<G> {
    fn grown(&self) -> &Grown<G> {
        &self.grown
    }

    fn grown_mut(&mut self) -> &mut Grown<G> {
        &mut self.grown
    }

    fn iterate(&mut self, view: &G::View, me: Seat, scale: &Scale, settings: &Settings) {
        let mut state = self.grown.begin(view);
        let (worth, points) = self.descend(&mut state, me, scale, settings);
        self.grown.credit(me, &worth, &points, (&[0.0; MAX_SEATS], &[0.0; MAX_SEATS]));
    }

    fn learnt(&self) -> usize {
        self.learned.as_ref().map_or(0, Learned::bytes)
    }
}

impl AtOnce {
    /// Whose choice comes next when these are asked at this node: mine first, so that I know nobody's. While a
    /// question is asked at once its seats only get fewer; whoever was not waited for belongs to the next one.
    fn next(&mut self, asked: Seats, at_once: bool, me: Seat, at: u32) -> Seat {
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

    fn cursor<A: Copy + Ord>(&mut self, seat: Seat, tree: &mut Tree<A>) -> Option<u32> {
        if self.cursors[seat] == NONE {
            self.cursors[seat] = tree.aside(self.start, seat)?;
        }
        Some(self.cursors[seat])
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
        let mut at_once = AtOnce { waiting: Seats::NONE, leader: me, start: 1, cursors: [NONE; MAX_SEATS] };
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
