//! From a leaf on everybody takes what looks best at once.

use kernel::{Estimate, MAX_SEATS, Seat, Turn};

use super::Settings;
use super::walk::Walker;
use super::worth::{Scale, Worth};

impl<G: Estimate> Walker<G> {
    /// Goes on from a leaf to the end or to the limit. Whoever looks at one choice alone plays at random, to the end.
    pub(super) fn play_on(
        &mut self,
        state: &mut G,
        scale: &Scale,
        settings: &Settings,
    ) -> (Worth, [f32; MAX_SEATS]) {
        let guided = settings.is_guided();
        let steps = if guided { settings.playout.min(G::HORIZON) } else { settings.playout };
        for _ in 0..steps {
            match state.turn() {
                Turn::Over => return (scale.of_end(state), state.estimate()),
                Turn::Nature => {
                    let chance = state.draw(&mut self.dice, &mut self.chances);
                    state.happen(chance, &mut ());
                }
                Turn::Seats(asked) => {
                    let seat = asked.first().expect("somebody is asked");
                    if guided {
                        self.take_best(state, seat, settings.glance);
                    } else {
                        let action = state.choose(seat, &mut self.dice, &mut self.choices);
                        state.apply(seat, action, &mut ());
                    }
                }
            }
        }
        let points = state.estimate();
        (scale.of_estimate(&points), points)
    }

    /// A seat takes what looks best at once: of so many of its choices, or of all, if it has learnt what to make of
    /// the looks.
    pub(super) fn take_best(&mut self, state: &mut G, seat: Seat, glance: usize) {
        self.choices.clear();
        state.choices(seat, &mut self.choices);
        self.glance(if G::SOLITARY { self.choices.len() } else { glance });
        if let [only] = self.choices[..] {
            return state.apply(seat, only, &mut ());
        }
        let look = |action| {
            let mut next = state.clone();
            next.apply(seat, action, &mut ());
            let estimate = next.estimate_for(seat);
            let error = if G::SOLITARY { self.errors.of(seat, action) } else { 0.0 };
            (next, action, estimate, estimate + error)
        };
        let mut best = look(self.choices[0]);
        for &action in &self.choices[1..] {
            let other = look(action);
            if other.3 > best.3 {
                best = other;
            }
        }
        let (next, action, estimate, _) = best;
        *state = next;
        if G::SOLITARY {
            self.errors.take(seat, action, estimate);
        }
    }

    /// Keeps only so many of the choices, any of them: who plays on fast does not look at everything.
    fn glance(&mut self, keep: usize) {
        for place in 0..keep.min(self.choices.len()) {
            let other = place + self.dice.below((self.choices.len() - place) as u32) as usize;
            self.choices.swap(place, other);
        }
        self.choices.truncate(keep);
    }
}
