//! A tree of the seat's own choices, for games in which everybody mostly builds up their own.
//!
//! In such games a tree with branches for everybody's choices was hardly stronger with 4,000 iterations than with 500. Rivals
//! take what looks best to them at once, and everybody learns where the estimate errs.

use estimate::Estimate;
use kernel::{Dice, Seat, Turn};

use super::errors::Errors;
use super::grown::{Branch, Grown, Points};
use super::lately::Lately;
use super::worth::{Scale, Worth};
use super::{Settings, Walk};

/// The tree of one thread, and what it has learnt.
pub(super) struct Own<G: Estimate> {
    grown: Grown<G>,
    lately: Lately,
    errors: Errors,
}

impl<G: Estimate> Own<G> {
    pub fn new(dice: Dice, limit: usize) -> Own<G> {
        Own { grown: Grown::new(dice, limit), lately: Lately::default(), errors: Errors::new() }
    }

    /// Walks to a leaf and gives its worth and its points.
    fn descend(&mut self, state: &mut G, me: Seat, scale: &Scale, settings: &Settings) -> (Worth, Points) {
        let Own { grown, errors, .. } = self;
        let mut at = grown.root;
        loop {
            let asked = match state.turn() {
                Turn::Over => return (scale.of_end(state), state.estimate()),
                Turn::Nature => {
                    grown.draw(state);
                    continue;
                }
                Turn::Seats(asked) => asked,
            };
            // Where several choose at once the others go first, so that none of them answers me; and the tree does not know
            // what they chose.
            let seat = asked.iter().find(|&seat| seat != me).unwrap_or(me);
            if grown.list(state, seat) {
                continue;
            }
            if seat != me {
                take(grown, errors, state, seat);
                continue;
            }
            match grown.branch(state, (at, me), settings, |_, _| 0.0) {
                Branch::To(child) => {
                    at = child;
                    errors.decide(me);
                }
                Branch::Bare => {
                    // What is usual is measured, and the best may be usual.
                    let best = grown.expand(state, (at, me), scale, settings, |most| most);
                    return if settings.playout == 0 { best } else { self.play_on(state, scale, settings) };
                }
                Branch::Full => {
                    let points = state.estimate();
                    return (scale.of_estimate(&points), points);
                }
            }
        }
    }

    fn play_on(&mut self, state: &mut G, scale: &Scale, settings: &Settings) -> (Worth, Points) {
        let Own { grown, errors, .. } = self;
        if !settings.is_guided() {
            return grown.play_on(state, scale, settings.playout, Grown::take_any);
        }
        let steps = settings.playout.min(G::HORIZON);
        grown.play_on(state, scale, steps, |grown, state, seat| take(grown, errors, state, seat))
    }
}

/// A seat takes what looks best at once among all its choices, corrected by what was learnt.
fn take<G: Estimate>(grown: &mut Grown<G>, errors: &mut Errors, state: &mut G, seat: Seat) {
    let taken = grown.take_best(state, seat, usize::MAX, |action| errors.of(seat, action));
    if let Some((action, estimate)) = taken {
        errors.take(seat, action, estimate);
    }
}

impl<G: Estimate> Walk<G> for Own<G> {
    fn grown(&self) -> &Grown<G> {
        &self.grown
    }

    fn grown_mut(&mut self) -> &mut Grown<G> {
        &mut self.grown
    }

    fn usual(&self, seat: Seat) -> (f32, f32) {
        (self.lately.worth[seat], self.lately.points[seat])
    }

    fn replant(&mut self, below: Option<u32>, any: G::Action) {
        self.grown.replant(below, any);
        self.lately = Lately::default();
        self.errors.fade();
    }

    fn iterate(&mut self, view: &G::View, me: Seat, scale: &Scale, settings: &Settings) {
        let mut state = self.grown.begin(view);
        self.errors.begin();
        let (worth, points) = self.descend(&mut state, me, scale, settings);
        self.errors.learn(&points);
        self.lately.take_in(&worth, &points);
        self.grown.credit(me, &worth, &points, (&self.lately.worth, &self.lately.points), 0.0);
    }

    fn learnt(&self) -> usize {
        size_of::<Errors>() + self.errors.bytes()
    }
}
