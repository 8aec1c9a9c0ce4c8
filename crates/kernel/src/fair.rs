//! Chance that nobody can steer and everybody can check afterwards.
//!
//! Before the first action the server publishes the SHA-256 of a secret seed. Each seat may add words of
//! its own. The key is the SHA-256 of both; the n-th chance step (from 0) reads 32-bit words from
//! the n-th block of ChaCha8 under that key, and picks by weight from the list of chances. When the game is
//! over the seed is revealed, and anyone can repeat the calculation: see ARCHITECTURE.md.

use std::fmt;

use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::dice::{below, weigh};

/// A secret of 32 bytes, written as hex digits.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seed(#[serde(with = "hex::serde")] [u8; 32]);

/// The SHA-256 of a seed: it binds the server without revealing anything.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Commitment(#[serde(with = "hex::serde")] [u8; 32]);

impl Seed {
    /// A seed nobody knows, from the operating system.
    pub fn secret() -> Result<Seed, getrandom::Error> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        Ok(Seed(bytes))
    }

    /// The seed of one of many games that follow from a number, for simulations.
    pub fn of_game(seed: u64, game: u64) -> Seed {
        let mut hash = Sha256::new_with_prefix(b"tianxia simulation 1");
        hash.update(seed.to_le_bytes());
        hash.update(game.to_le_bytes());
        Seed(hash.finalize().into())
    }

    /// Its digits, for when the game is over. (It has no `Display`, so that nobody prints it by accident.)
    pub fn digits(&self) -> String {
        hex::encode(self.0)
    }

    /// What is published before the game.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }

    /// A key for something other than Nature that belongs to the same game: a bot's dice, say.
    pub fn key_for(&self, purpose: &str, number: u8) -> [u8; 32] {
        let mut hash = Sha256::new_with_prefix(purpose.as_bytes());
        hash.update([number]);
        hash.update(self.0);
        hash.finalize().into()
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

/// The generator of chance steps.
#[derive(Debug)]
pub struct Nature {
    rng: ChaCha8Rng,
    /// Words already read from the present block.
    read: u32,
}

/// Words in a block of ChaCha.
const BLOCK: u32 = 16;

impl Nature {
    /// Nature of the game with this seed and these words of the seats, before its first step.
    pub fn new(seed: &Seed, contributions: &[String]) -> Nature {
        Nature::at(seed, contributions, 0)
    }

    /// The same, after this number of chance steps.
    pub fn at(seed: &Seed, contributions: &[String], steps: u64) -> Nature {
        let mut hash = Sha256::new_with_prefix(b"tianxia nature 1");
        hash.update(seed.0);
        for words in contributions {
            hash.update((words.len() as u32).to_le_bytes());
            hash.update(words.as_bytes());
        }
        let mut rng = ChaCha8Rng::from_seed(hash.finalize().into());
        rng.set_block_pos(steps);
        Nature { rng, read: 0 }
    }

    /// One step: the place of one of the chances, each as likely as its weight.
    pub fn pick<T>(&mut self, chances: &[(T, u32)]) -> usize {
        let place = weigh(chances, |n| {
            below(n, || {
                self.read += 1;
                self.rng.next_u32()
            })
        });
        // The next step begins with a new block, whatever this one has used of its own: so each can be
        // checked alone. (Sixteen rejected words in one step would be seen once in 2²⁵⁶ games.)
        while !self.read.is_multiple_of(BLOCK) {
            self.rng.next_u32();
            self.read += 1;
        }
        self.read = 0;
        place
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_step_can_be_reached_alone() {
        let seed = Seed::of_game(1, 2);
        let words = ["jade".to_owned(), String::new()];
        let chances: Vec<(u32, u32)> = (0..50).map(|n| (n, n + 1)).collect();
        let mut nature = Nature::new(&seed, &words);
        for step in 0..40 {
            let alone = Nature::at(&seed, &words, step).pick(&chances);
            assert_eq!(nature.pick(&chances), alone);
        }
    }

    #[test]
    fn words_of_a_seat_change_everything() {
        let seed = Seed::of_game(1, 2);
        let first = |words: &[&str]| {
            let words: Vec<String> = words.iter().map(|&w| w.to_owned()).collect();
            Nature::new(&seed, &words).pick(&[((), 1); 1_000_000])
        };
        assert_ne!(first(&["a", ""]), first(&["", "a"]));
        assert_ne!(first(&["ab", ""]), first(&["a", "b"]));
    }

    #[test]
    fn a_seed_reads_back_from_its_digits() {
        let seed = Seed::of_game(3, 4);
        let text = serde_json::to_string(&seed).unwrap();
        assert_eq!(text.len(), 66);
        assert_eq!(serde_json::from_str::<Seed>(&text).unwrap(), seed);
    }
}
