//! Things of a few kinds in no order, such as a pile of cards: their order is decided only when they are drawn.

use crate::Dice;

/// A number of pieces of each kind, to be drawn at random.
#[derive(Copy, Clone, Debug)]
pub struct Heap<const N: usize> {
    counts: [u8; N],
    all: u8,
}

impl<const N: usize> Heap<N> {
    /// A heap with these numbers of each kind.
    pub fn new(counts: [u8; N]) -> Heap<N> {
        Heap { counts, all: counts.iter().sum() }
    }

    /// Takes one out, each equally likely, and gives the place of its kind.
    pub fn draw(&mut self, dice: &mut Dice) -> usize {
        let kind = dice.kind(&self.counts, self.all);
        self.counts[kind] -= 1;
        self.all -= 1;
        kind
    }

    /// What is left of each kind.
    pub fn left(&self) -> [u8; N] {
        self.counts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_is_drawn_once_and_in_any_order() {
        let mut firsts = [0; 3];
        let mut dice = Dice::new(1);
        for _ in 0..600 {
            let mut heap = Heap::new([3, 0, 1]);
            let drawn: Vec<usize> = (0..4).map(|_| heap.draw(&mut dice)).collect();
            assert_eq!(drawn.iter().filter(|&&kind| kind == 0).count(), 3);
            assert_eq!(drawn.iter().filter(|&&kind| kind == 2).count(), 1);
            assert_eq!(heap.left(), [0; 3]);
            firsts[drawn[0]] += 1;
        }
        // Three of four are of the first kind: 450 of 600, within four deviations.
        assert!((407..=493).contains(&firsts[0]) && firsts[1] == 0, "{firsts:?}");
    }
}
