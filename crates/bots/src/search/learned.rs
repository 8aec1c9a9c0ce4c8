//! What a search knows from the game's net: how promising the ways to go on are, and what a leaf is worth to everybody.

use estimate::Estimate;
use kernel::{MAX_SEATS, Seat};
use net::{Judge, Net};

use super::grown::Points;
use super::worth::Worth;
use crate::run::{self, Reader, Runs, Step};

/// A net, and the memory to ask it.
pub(super) struct Learned<G: Estimate> {
    net: Net<'static>,
    runs: Runs<G>,
    ends: Vec<usize>,
    way: Vec<G::Action>,
    reader: Reader,
}

/// What the net says about a position: to each seat.
pub(super) struct Said {
    pub worth: Worth,
    pub points: Points,
    pub win: Worth,
}

impl<G: Estimate> Learned<G> {
    /// With this net.
    pub fn new(net: Net<'static>) -> Learned<G> {
        let (ends, way) = (Vec::new(), Vec::new());
        Learned { net, runs: Runs::default(), ends, way, reader: Reader::default() }
    }

    /// The memory in use.
    pub fn bytes(&self) -> usize {
        self.runs.bytes()
    }

    /// What a chance of winning is that the net calls so.
    pub fn honest(&self, called: f32) -> f32 {
        self.net.honest(called)
    }

    /// Thinks a seat's runs through, following this number of half-done ones, and keeps the best ends.
    pub fn think(&mut self, state: &G, seat: Seat, choices: &[G::Action], breadth: usize, keep: usize) {
        let mut seen = state.clone();
        // A seat that chooses at the same time as others does not know what they choose.
        seen.forget_others(seat);
        self.runs.breadth = breadth;
        self.runs.think(&self.net, &seen, seat, choices);
        let Learned { runs, ends, .. } = self;
        ends.clear();
        runs.ends(0, |place, _| ends.push(place));
        let order =
            |&a: &usize, &b: &usize| runs.step(b).worth.total_cmp(&runs.step(a).worth).then(a.cmp(&b));
        if ends.len() > keep {
            ends.select_nth_unstable_by(keep - 1, order);
            ends.truncate(keep);
        }
        ends.sort_unstable_by(order);
    }

    /// The ends that were kept, the best first.
    pub fn ends(&self) -> impl Iterator<Item = usize> {
        self.ends.iter().copied()
    }

    /// The runs that were thought through.
    pub fn runs(&self) -> &Runs<G> {
        &self.runs
    }

    /// What the best end is worth to everybody.
    pub fn best(&mut self) -> Said {
        let best: &Step<G> = self.runs.step(self.ends[0]);
        of_all(&self.net, &best.state, self.runs.win, &mut self.reader)
    }

    /// Plays the best run, and notes what the seat thinks of its end.
    pub fn follow(&mut self, state: &mut G, seat: Seat, said: &mut Said) {
        let end = self.ends[0];
        self.way.clear();
        self.way.extend(self.runs.way(end).map(|step| step.action));
        self.way.iter().rev().for_each(|&action| state.play_unchecked(seat, action, &mut ()));
        let end = self.runs.step(end);
        said.worth[seat] = end.worth;
        (said.points[seat], said.win[seat]) = (end.outlook.points, end.outlook.win);
    }

    /// What a position is worth to everybody.
    pub fn judge(&mut self, state: &G) -> Said {
        of_all(&self.net, state, self.runs.win, &mut self.reader)
    }
}

fn of_all<G: Estimate>(net: &Net<'_>, state: &G, share: f32, reader: &mut Reader) -> Said {
    let (mut worth, mut points, mut win) = ([0.0; MAX_SEATS], [0.0; MAX_SEATS], [0.0; MAX_SEATS]);
    for seat in Seat::all(state.players()) {
        let outlook = reader.outlook(net, state, seat);
        worth[seat] = run::worth(net.unit(), &outlook, share);
        (points[seat], win[seat]) = (outlook.points, outlook.win);
    }
    Said { worth, points, win }
}
