//! At once, and well: one's own run thought through, and a learned net to judge its end.

use estimate::Estimate;
use kernel::{Dice, Seat};
use net::{Net, NetError};

use crate::run::Runs;
use crate::{Bot, Prospect, Thought};

/// A player with a net.
pub struct Swift<G: Estimate> {
    net: Net<'static>,
    runs: Runs<G>,
    best: Vec<(f32, usize)>,
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
        let mut prospects: Vec<Prospect<G::Action>> = Vec::with_capacity(choices.len());
        self.best.clear();
        self.runs.ends(choices.len(), |place, step| {
            let prospect = Prospect {
                action: choices[step.first],
                points: Some(step.outlook.points),
                value: step.outlook.win,
                visits: 1,
            };
            if place < choices.len() {
                self.best.push((step.worth, place));
                prospects.push(prospect);
            } else if step.worth > self.best[step.first].0 || self.best[step.first].1 < choices.len() {
                self.best[step.first] = (step.worth, place);
                prospects[step.first] = prospect;
            }
        });
        let best = self.best.iter().enumerate().max_by(|a, b| a.1.0.total_cmp(&b.1.0));
        Thought { action: choices[best.expect("there is a choice").0], prospects }
    }
}
