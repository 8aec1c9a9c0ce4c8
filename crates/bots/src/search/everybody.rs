//! A tree of everybody's choices: each seat takes what is best for itself (max^n).
//!
//! A seat that chooses at the same time as others has its choices kept apart, so that no choice answers one it could not
//! know.

use estimate::Estimate;
use kernel::{Dice, MAX_SEATS, Seat, Turn};

use super::at_once::AtOnce;
use super::grown::{Branch, Grown, Points, after};
use super::worth::{Scale, Worth};
use super::{Settings, Walk};

/// The tree of one thread.
pub(super) struct Everybody<G: Estimate> {
    grown: Grown<G>,
}

impl<G: Estimate> Everybody<G> {
    pub fn new(dice: Dice, limit: usize) -> Everybody<G> {
        Everybody { grown: Grown::new(dice, limit) }
    }

    /// Walks to a leaf and gives its worth and its points.
    fn descend(&mut self, state: &mut G, me: Seat, scale: &Scale, settings: &Settings) -> (Worth, Points) {
        let grown = &mut self.grown;
        let mut at = grown.root;
        let mut at_once = AtOnce::new(me, at);
        loop {
            let asked = match state.turn() {
                Turn::Over => break,
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
            let late = |state: &G, action| scale.of_estimate(&after(state, seat, action).estimate())[seat];
            match grown.branch(state, (from, seat), settings, late) {
                Branch::To(child) if secret => at_once.go_on(seat, child),
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
        let best = self.grown.expand(state, at, scale, settings, |_| 0.0);
        if settings.playout == 0 { best } else { self.play_on(state, scale, settings) }
    }

    /// What a position is worth, with nothing played on.
    fn judge(&self, state: &G, scale: &Scale) -> (Worth, Points) {
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
        self.grown.credit(me, &worth, &points, (&[0.0; MAX_SEATS], &[0.0; MAX_SEATS]), 0.0);
    }
}
