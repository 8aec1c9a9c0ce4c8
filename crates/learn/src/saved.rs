//! Learning that goes on another day: all that a learner knows, in one file.

use estimate::{Declaration, Estimate};
use net::{Gradients, Weights};
use thiserror::Error;

use crate::Learner;

/// The first bytes of every such file.
const MAGIC: &[u8; 8] = b"txlearn1";
/// Bytes before the numbers with a fraction.
const HEAD: usize = 8 + 28 + 8 + 8;

/// Why a file cannot be learned on from.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SavedError {
    /// It is something else.
    #[error(
        "this is no learning to go on with: write the file that `tianxia learn` left with the ending .learning"
    )]
    Foreign,
    /// It is for another game, other rules or other features.
    #[error("this learning is for another game, other rules or other features of the position: begin again")]
    Outdated,
    /// Something is missing.
    #[error("this learning is damaged: its length is wrong")]
    Damaged,
}

impl Learner {
    /// All that is known, to go on later.
    pub fn save<G: Estimate>(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(mark::<G>());
        bytes.extend(self.seed.to_le_bytes());
        bytes.extend(self.games.to_le_bytes());
        let numbers = self.weights.numbers().chain(self.average.numbers()).chain(self.past.numbers());
        numbers.chain([self.points]).for_each(|number| bytes.extend(number.to_le_bytes()));
        bytes
    }

    /// What was saved, if it is for this game as it is now.
    pub fn load<G: Estimate>(bytes: &[u8]) -> Result<Learner, SavedError> {
        if !bytes.starts_with(MAGIC) {
            return Err(SavedError::Foreign);
        }
        if bytes.len() < HEAD {
            return Err(SavedError::Damaged);
        }
        if bytes[8..36] != mark::<G>() {
            return Err(SavedError::Outdated);
        }
        let whole = |at: usize| u64::from_le_bytes(std::array::from_fn(|place| bytes[at + place]));
        let inputs = Declaration::of::<G>().inputs;
        let mut numbers = bytes[HEAD..]
            .chunks_exact(4)
            .map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]]));
        let mut read = || {
            let weights = Weights::from_numbers(inputs, &mut numbers)?;
            let average = Weights::from_numbers(inputs, &mut numbers)?;
            let past = Gradients::from_numbers(inputs, &mut numbers)?;
            let points = numbers.next()?;
            let (seed, games) = (whole(36), whole(44));
            let learner = Learner { seed, games, weights, average, past, points, teacher: None };
            numbers.next().is_none().then_some(learner)
        };
        read().ok_or(SavedError::Damaged)
    }
}

/// The game, the version of its rules and the mark of its features.
fn mark<G: Estimate>() -> [u8; 28] {
    let mut mark = [0; 28];
    let length = G::ID.len().min(16);
    mark[..length].copy_from_slice(&G::ID.as_bytes()[..length]);
    mark[16..20].copy_from_slice(&G::VERSION.to_le_bytes());
    mark[20..].copy_from_slice(&Declaration::of::<G>().mark.to_le_bytes());
    mark
}
