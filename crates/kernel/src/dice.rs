//! The one source of randomness. It lives outside every state.

use chacha20::ChaCha8Rng;
use chacha20::rand_core::{Rng, SeedableRng};

use crate::bits::Ranked;

/// A stream of random numbers that is the same on every machine for the same key.
pub struct Dice(ChaCha8Rng);

impl Dice {
    /// Dice for a key of 32 bytes.
    pub fn from_key(key: [u8; 32]) -> Dice {
        Dice(ChaCha8Rng::from_seed(key))
    }

    /// Dice for a number that a person typed.
    pub fn new(seed: u64) -> Dice {
        Dice::stream(seed, 0)
    }

    /// One of many independent dice of the same seed: one per game, seat or thread.
    pub fn stream(seed: u64, stream: u64) -> Dice {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        key[8..16].copy_from_slice(&stream.to_le_bytes());
        Dice::from_key(key)
    }

    /// The next 32 random bits.
    pub fn word(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// The next 64 random bits.
    pub fn long(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// A number below `n`, each equally likely.
    pub fn below(&mut self, n: u32) -> u32 {
        below(n, || self.0.next_u32())
    }

    /// One of the things, each equally likely.
    ///
    /// # Panics
    /// If there is none.
    pub fn pick<T: Copy>(&mut self, things: &[T]) -> T {
        things[self.below(things.len() as u32) as usize]
    }

    /// One of the things, each as likely as its weight.
    ///
    /// # Panics
    /// If there is none.
    pub fn weigh<T: Copy>(&mut self, things: &[(T, u32)]) -> T {
        things[weigh(things, |n| self.below(n))].0
    }

    /// Draws one of many things of a few kinds, each thing equally likely, and gives the place of its kind. `counts` says how
    /// many there are of each kind, `all` how many in all.
    ///
    /// # Panics
    /// If there are fewer in all.
    pub fn kind(&mut self, counts: &[u8], all: u8) -> usize {
        let mut rest = self.below(u32::from(all)) as u8;
        for (kind, &count) in counts.iter().enumerate() {
            if rest < count {
                return kind;
            }
            rest -= count;
        }
        unreachable!("the number drawn is below the sum of the counts")
    }

    /// One of the bits that are set, each equally likely: its place.
    ///
    /// # Panics
    /// If none is set.
    #[inline]
    pub fn bit(&mut self, set: u64) -> usize {
        let set = Ranked::new(set);
        set.nth(self.below(set.count()))
    }
}

/// A number below `n` from words of 32 random bits, each equally likely: the high half of
/// word × n, drawn again while the low half is under 2³² mod n (Lemire's method).
pub(crate) fn below(n: u32, mut word: impl FnMut() -> u32) -> u32 {
    debug_assert!(n > 0, "a choice among nothing");
    loop {
        let product = u64::from(word()) * u64::from(n);
        let low = product as u32;
        // The threshold is below n, so most draws need no division.
        if low >= n || low >= n.wrapping_neg() % n {
            return (product >> 32) as u32;
        }
    }
}

/// The place of one of the things, each as likely as its weight: the first whose weights,
/// summed from the start of the list, pass a number drawn below the total.
pub(crate) fn weigh<T>(things: &[(T, u32)], mut below: impl FnMut(u32) -> u32) -> usize {
    let mut rest = below(things.iter().map(|thing| thing.1).sum());
    for (place, &(_, weight)) in things.iter().enumerate() {
        if rest < weight {
            return place;
        }
        rest -= weight;
    }
    unreachable!("the number drawn is below the sum of the weights")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Records hold the outcomes, but verifying them will always need exactly these numbers.
    #[test]
    fn golden_vector() {
        let mut dice = Dice::new(7);
        let words: Vec<u32> = (0..4).map(|_| dice.word()).collect();
        assert_eq!(words, GOLDEN_WORDS);
        let mut dice = Dice::new(7);
        let rolls: Vec<u32> = (0..12).map(|_| dice.below(6)).collect();
        assert_eq!(rolls, GOLDEN_ROLLS);
    }
    const GOLDEN_WORDS: [u32; 4] = [742701683, 3281823346, 3936197989, 2001186818];
    const GOLDEN_ROLLS: [u32; 12] = [1, 4, 5, 2, 2, 0, 0, 1, 5, 2, 5, 2];

    #[test]
    fn below_rejects_the_words_that_would_favour_someone() {
        // 2³² mod 3 = 1: the product's low half 0 is one too many.
        let mut words = [0, 0x8000_0000].into_iter();
        assert_eq!(below(3, || words.next().unwrap()), 1);
        assert!(words.next().is_none());
    }

    #[test]
    fn weights_are_shares() {
        let things = [('a', 2), ('b', 0), ('c', 1)];
        let places: Vec<usize> = (0..3).map(|n| weigh(&things, |_| n)).collect();
        assert_eq!(places, [0, 0, 2]);
    }
}
