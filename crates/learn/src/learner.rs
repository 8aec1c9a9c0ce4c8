//! A net that learns.

use estimate::{Declaration, Estimate};
use kernel::Dice;
use net::{Gradients, Net, Weights};
use rayon::prelude::*;

use crate::game::{Curiosity, Player};

/// Games that are played before the net learns from them.
const BATCH: u64 = 64;
/// After this number of games half as much is tried beside the best.
const CALM: f32 = 800.0;
/// Batches whose steps are remembered at first. In 12,800 games of In the Year of the Dragon forgetting led to 29 % against three
/// greedy players, and remembering everything to 23 % (400 games each).
const REMEMBERED: f32 = 100.0;
/// The games from which the unit of points is measured.
const MEASURED: u64 = 64;

/// A net that learns by playing against itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Learner {
    /// The seed of all games.
    pub seed: u64,
    /// Games played so far.
    pub games: u64,
    /// The net as it plays.
    pub weights: Weights,
    /// The mean of the nets of late, which is steadier.
    pub average: Weights,
    pub(crate) past: Gradients,
    /// The mean points of a seat in the last games.
    pub points: f32,
    /// With how many looks a search with the game's own net decides in all games (expert iteration); without it the net that
    /// learns does. It is not saved.
    pub teacher: Option<u32>,
}

impl Learner {
    /// A net that knows nothing.
    pub fn new<G: Estimate>(seed: u64) -> Learner {
        let inputs = Declaration::of::<G>().inputs;
        let mut weights = Weights::new(inputs, 1.0, &mut Dice::stream(seed, u64::MAX));
        // The unit is about what a game of chance brings, and never so small that points would drown the rest.
        let wild = Curiosity { random: 1.0, noise: 0.0 };
        let mut player = Player::<G>::new(None);
        let (mut sum, mut seats) = (0.0, 0.0);
        for game in 0..MEASURED {
            let lessons = player.play(&weights, &mut Dice::stream(!seed, game), wild);
            sum += lessons.points.iter().map(|&points| points as f32).sum::<f32>();
            seats += lessons.points.len() as f32;
        }
        weights.unit = (2.0 * sum / seats).max(1.0);
        let past = Gradients::new(inputs);
        Learner { seed, games: 0, average: weights.clone(), weights, past, points: 0.0, teacher: None }
    }

    /// Plays a batch of games on all threads of the pool, and learns from them.
    pub fn batch<G: Estimate>(&mut self) {
        let calm = 1.0 / (1.0 + self.games as f32 / CALM);
        let curiosity = Curiosity { random: 0.05 * calm + 0.002, noise: 0.05 * calm + 0.001 };
        let batches = (self.games / BATCH) as f32;
        self.past.forget(1.0 / (REMEMBERED + batches / 4.0));
        let (seed, first, teacher) = (self.seed, self.games, self.teacher);
        // Played is with whole numbers, as it will be: that is also faster.
        let file = self.weights.write::<G>();
        let net = Net::read::<G>(&file).expect("it has just been written");
        let lessons: Vec<_> = (first..first + BATCH)
            .into_par_iter()
            .map_init(
                || Player::<G>::new(teacher),
                |player, game| player.play(&net, &mut Dice::stream(seed, game), curiosity),
            )
            .collect();
        let (mut sum, mut seats) = (0.0, 0.0);
        for lessons in &lessons {
            lessons.iter().for_each(|(on, answers)| self.weights.learn(on, answers, &mut self.past));
            sum += lessons.points.iter().map(|&points| points as f32).sum::<f32>();
            seats += lessons.points.len() as f32;
        }
        self.points = sum / seats;
        self.games += BATCH;
        self.average.approach(&self.weights, 4.0 / (batches + 4.0));
    }

    /// Learns, and tells after each batch, until that is enough.
    pub fn learn<G: Estimate>(&mut self, mut enough: impl FnMut(&Learner) -> bool) {
        while !enough(self) {
            self.batch::<G>();
        }
    }
}
