//! At once, and well: one's own run thought through, and a learned net to judge its end.

use estimate::Estimate;
use kernel::{Dice, Seat};
use net::{Net, NetError};

use crate::run::{self, Runs};
use crate::{Bot, Prospect, Thought};

/// A player with a net.
pub struct Swift<G: Estimate> {
    net: Net<'static>,
    runs: Runs<G>,
    best: Vec<usize>,
}

impl<G: Estimate> Swift<G> {
    /// A player with the game's own net, or why that is none.
    pub fn new() -> Result<Swift<G>, NetError> {
        Ok(Swift::with(Net::read::<G>(G::NET)?))
    }

    /// A player with this net.
    pub fn with(net: Net<'static>) -> Swift<G> {
        Swift { net, runs: Runs::default(), best: Vec::new() }
    }
}

impl<G: Estimate> Bot<G> for Swift<G> {
    fn think(&mut self, view: &G::View, seat: Seat, choices: &[G::Action]) -> Thought<G::Action> {
        if let [only] = choices {
            return Thought::plain(*only);
        }
        // Whatever the view hides, the net is not told: any world will do.
        let mut world = G::imagine(view, &mut Dice::new(0));
        world.forget_others(seat);
        self.runs.think(&self.net, &world, seat, choices);
        self.runs.best_of_each(choices.len(), &mut self.best);
        let steps = self.best.iter().map(|&place| self.runs.step(place));
        let best = steps.clone().max_by(|a, b| a.worth.total_cmp(&b.worth)).expect("there is a choice");
        let prospects = steps.map(|step| Prospect {
            action: choices[step.first],
            points: Some(step.outlook.points),
            win: Some(run::honest::<G>(step.outlook.win)),
            value: step.outlook.win,
            visits: 1,
        });
        Thought { action: choices[best.first], prospects: prospects.collect() }
    }
}
