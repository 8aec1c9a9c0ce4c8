//! At once, and well: one's own run thought through, and a learned net to judge its end.

use estimate::Estimate;
use kernel::{Dice, Seat};
use net::{Net, NetError};

use crate::run::Runs;
use crate::{Bot, Oversight, Prospect, Thought};

/// A player with a net.
pub struct Swift<G: Estimate> {
    net: Net<'static>,
    runs: Runs<G>,
    best: Vec<usize>,
    /// What it overlooks, and the dice that decide it.
    errs: Option<(Oversight, Dice)>,
}

impl<G: Estimate> Swift<G> {
    /// A player with the game's own net, or why that is none.
    pub fn new() -> Result<Swift<G>, NetError> {
        Ok(Swift::with(Net::read::<G>(G::NET)?))
    }

    /// A player with this net.
    pub fn with(net: Net<'static>) -> Swift<G> {
        Swift { net, runs: Runs::default(), best: Vec::new(), errs: None }
    }

    /// The same player, who overlooks some choices, by dice of this key.
    #[must_use]
    pub fn overlooking(self, oversight: Oversight, key: [u8; 32]) -> Swift<G> {
        Swift { errs: Some((oversight, Dice::from_key(key))), ..self }
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
        let best = match &mut self.errs {
            None => {
                steps.clone().max_by(|a, b| a.worth.total_cmp(&b.worth)).expect("there is a choice").first
            }
            Some((oversight, dice)) => {
                let worths: Vec<f32> = steps.clone().map(|step| step.worth).collect();
                oversight.take(&worths, dice)
            }
        };
        let prospects = steps.map(|step| Prospect {
            action: choices[step.first],
            points: Some(step.outlook.points),
            win: Some(self.net.honest(step.outlook.win)),
            value: step.outlook.win,
            visits: 1,
        });
        Thought { action: choices[best], prospects: prospects.collect() }
    }

    fn weight(&self) -> usize {
        self.runs.bytes()
    }
}
