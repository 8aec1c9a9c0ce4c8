//! What a review says: plain data, kept with the game.

use serde::{Deserialize, Serialize};

/// A chance of winning, or a change of one, in hundredths of a percent: whole numbers add up.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Chance(pub i32);

impl Chance {
    /// The chance in this share of all cases.
    pub(crate) fn of(share: f32) -> Chance {
        Chance((share * 10_000.0).round() as i32)
    }

    /// The share of all cases.
    pub fn share(self) -> f64 {
        f64::from(self.0) / 10_000.0
    }
}

/// A finished game, judged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Review {
    /// Everybody's chances, from before the first step to after the last.
    pub moments: Vec<Moment>,
    /// Every decision with a real choice, in order.
    pub decisions: Vec<Decision>,
    /// What came together for each seat.
    pub tallies: Vec<Tally>,
}

/// Everybody's chances after some steps.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moment {
    /// After how many.
    pub steps: usize,
    /// Each seat's chance by what it knew.
    pub chances: Vec<Chance>,
    /// Each seat's chance by what really lay on the table.
    pub hindsight: Vec<Chance>,
}

/// A decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    /// How many steps were done before it.
    pub step: usize,
    /// The number of the seat that decided.
    pub seat: u8,
    /// What it did, in notation.
    pub played: String,
    /// What would have been best.
    pub best: String,
    /// The seat's chance before it.
    pub before: Chance,
    /// And after it: less by what the decision cost.
    pub after: Chance,
    /// The expected points that were lost too, in tenths.
    pub points: i32,
    /// What a random choice would have cost.
    pub stake: Chance,
}

impl Decision {
    /// What it cost.
    pub fn cost(&self) -> Chance {
        Chance(self.before.0 - self.after.0)
    }
}

/// What came together for a seat. Its chance has changed by the sum of luck, own decisions and those of others.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// The chance before the first step.
    pub first: Chance,
    /// What came of it.
    pub last: Chance,
    /// What Nature changed, and what came to light at the end.
    pub luck: Chance,
    /// What the seat's own decisions cost: 0 or less.
    pub own: Chance,
    /// What the decisions of others changed.
    pub others: Chance,
    /// How many decisions it had.
    pub decisions: usize,
    /// How well it decided: 100 if no decision cost anything, 0 if they cost as much as random ones.
    pub accuracy: u8,
}

impl Review {
    /// The costliest decisions of a seat, the worst first.
    pub fn costliest(&self, seat: u8, most: usize) -> Vec<&Decision> {
        let mut decisions: Vec<&Decision> =
            self.of(seat).filter(|decision| decision.cost() > Chance(0)).collect();
        decisions.sort_by_key(|decision| (std::cmp::Reverse(decision.cost()), decision.step));
        decisions.truncate(most);
        decisions
    }

    /// The mean cost of a seat's decisions; nothing if it had none.
    pub fn mean_cost(&self, seat: u8) -> Option<f64> {
        let costs: Vec<f64> = self.of(seat).map(|decision| decision.cost().share()).collect();
        (!costs.is_empty()).then(|| costs.iter().sum::<f64>() / costs.len() as f64)
    }

    fn of(&self, seat: u8) -> impl Iterator<Item = &Decision> {
        self.decisions.iter().filter(move |decision| decision.seat == seat)
    }
}
