//! What a search knows from the game's net: how promising choices are, and what a leaf is worth to everybody.
//!
//! A choice is as good as the best run that begins with it, so that the first look prefers what `swift` would take, and more
//! looks can only add to that.

use estimate::{Estimate, Inputs};
use kernel::{MAX_SEATS, Seat};
use net::{Judge, Net};

use super::grown::Points;
use super::worth::Worth;
use crate::run::{self, Runs};

/// A net, and the memory to ask it.
pub(super) struct Learned<G: Estimate> {
    net: Net<'static>,
    runs: Runs<G>,
    best: Vec<usize>,
    inputs: Inputs,
}

impl<G: Estimate> Learned<G> {
    /// With the game's own net, if it has one.
    pub fn new() -> Option<Learned<G>> {
        let net = Net::read::<G>(G::NET).ok()?;
        Some(Learned { net, runs: Runs::default(), best: Vec::new(), inputs: Inputs::default() })
    }

    /// The memory in use.
    pub fn bytes(&self) -> usize {
        self.runs.bytes()
    }

    /// Thinks a seat's runs through and gives what each choice is worth to it, and what the best end is worth to everybody.
    pub fn weigh(
        &mut self,
        state: &G,
        seat: Seat,
        choices: &[G::Action],
        worths: &mut Vec<f32>,
    ) -> (Worth, Points) {
        let mut seen = state.clone();
        // A seat that chooses at the same time as others does not know what they choose.
        seen.forget_others(seat);
        self.runs.think(&self.net, &seen, seat, choices);
        self.runs.best_of_each(choices.len(), &mut self.best);
        worths.clear();
        worths.extend(self.best.iter().map(|&step| self.runs.step(step).worth));
        let best = self.best.iter().map(|&step| self.runs.step(step));
        let best = best.max_by(|a, b| a.worth.total_cmp(&b.worth)).expect("there is a choice");
        of_all(&self.net, &best.state, self.runs.win, &mut self.inputs)
    }

    /// What a choice is worth to a seat.
    pub fn late(&mut self, state: &G, seat: Seat, action: G::Action) -> f32 {
        let mut seen = state.clone();
        seen.forget_others(seat);
        self.runs.think(&self.net, &seen, seat, &[action]);
        self.runs.best_of_each(1, &mut self.best);
        self.runs.step(self.best[0]).worth
    }

    /// What a position is worth to everybody, and their points.
    pub fn judge(&mut self, state: &G) -> (Worth, Points) {
        of_all(&self.net, state, self.runs.win, &mut self.inputs)
    }
}

fn of_all<G: Estimate>(net: &Net<'_>, state: &G, win: f32, inputs: &mut Inputs) -> (Worth, Points) {
    let (mut worths, mut points) = ([0.0; MAX_SEATS], [0.0; MAX_SEATS]);
    for seat in Seat::all(state.players()) {
        let outlook = run::outlook(net, state, seat, inputs);
        worths[seat] = run::worth(net.unit(), &outlook, win);
        points[seat] = outlook.points;
    }
    (worths, points)
}
