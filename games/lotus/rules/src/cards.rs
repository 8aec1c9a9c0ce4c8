//! The influence cards really held, where they are changed for lower ones only (R1.3).

use serde::{Deserialize, Serialize};

use crate::data::HIGHEST;

/// A player's influence cards by value. The zero, which everybody always has, is not counted.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Cards {
    /// Cards of one point.
    pub ones: u8,
    /// Cards of two points.
    pub twos: u8,
    /// Cards of three points.
    pub threes: u8,
}

impl Cards {
    /// What a player starts with (R1.3).
    pub const START: Cards = Cards { ones: 2, twos: 2, threes: 2 };

    /// This number of points in as few cards as possible: in threes, and the rest in one card.
    pub fn of(points: u8) -> Cards {
        let rest = points % HIGHEST;
        Cards { ones: u8::from(rest == 1), twos: u8::from(rest == 2), threes: points / HIGHEST }
    }

    /// What they are worth together.
    pub fn points(self) -> u8 {
        self.ones + 2 * self.twos + 3 * self.threes
    }

    /// The most points that two of them make (R3.4).
    #[inline]
    pub fn best_two(self) -> u8 {
        let threes = self.threes.min(2);
        let twos = self.twos.min(2 - threes);
        3 * threes + 2 * twos + self.ones.min(2 - threes - twos)
    }

    /// R6.1, R3.7: points got are paid in as few cards as possible.
    pub(crate) fn gain(&mut self, points: u8) {
        let more = Cards::of(points);
        self.ones += more.ones;
        self.twos += more.twos;
        self.threes += more.threes;
    }

    /// The two cards that make a vote of this number of points, at most [`Self::best_two`], and the cards that
    /// stay. Of all ways to change and pay, the one that leaves the most threes, then the most twos (R3.4).
    pub fn pay(self, points: u8) -> ([u8; 2], Cards) {
        let pairs = (points.div_ceil(2)..=points.min(HIGHEST)).map(|high| [high, points - high]);
        let paid = pairs.filter_map(|pair| Some((pair, self.without(pair[0])?.without(pair[1])?)));
        paid.max_by_key(|(_, left)| (left.threes, left.twos)).unwrap_or(([0; 2], self))
    }

    /// Without a card of this value; if there is none, the next higher one is changed.
    fn without(mut self, card: u8) -> Option<Cards> {
        match card {
            0 => {}
            1 if self.ones > 0 => self.ones -= 1,
            1 if self.twos > 0 => (self.twos, self.ones) = (self.twos - 1, self.ones + 1),
            1 if self.threes > 0 => (self.threes, self.twos) = (self.threes - 1, self.twos + 1),
            2 if self.twos > 0 => self.twos -= 1,
            2 if self.threes > 0 => (self.threes, self.ones) = (self.threes - 1, self.ones + 1),
            3 if self.threes > 0 => self.threes -= 1,
            _ => return None,
        }
        Some(self)
    }

    /// The cards, the highest first.
    pub fn values(self) -> impl Iterator<Item = u8> {
        [(3, self.threes), (2, self.twos), (1, self.ones)]
            .into_iter()
            .flat_map(|(value, count)| std::iter::repeat_n(value, usize::from(count)))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Every hand that can be made of this one by changing cards downwards, as (threes, twos, ones).
    fn changed(hand: (u8, u8, u8), all: &mut BTreeSet<(u8, u8, u8)>) {
        let (threes, twos, ones) = hand;
        if all.insert(hand) {
            if threes > 0 {
                changed((threes - 1, twos + 1, ones + 1), all);
                changed((threes - 1, twos, ones + 3), all);
            }
            if twos > 0 {
                changed((threes, twos - 1, ones + 2), all);
            }
        }
    }

    /// What the best way to pay leaves, found by trying all of them.
    fn tried(hand: (u8, u8, u8), points: u8) -> Option<(u8, u8, u8)> {
        let mut hands = BTreeSet::new();
        changed(hand, &mut hands);
        let mut left = BTreeSet::new();
        for (threes, twos, ones) in hands {
            for (a, b) in (0..=3).flat_map(|a| (0..=3).map(move |b| (a, b))).filter(|(a, b)| a + b == points)
            {
                let used = |card| u8::from(a == card) + u8::from(b == card);
                let stay =
                    (threes.checked_sub(used(3)), twos.checked_sub(used(2)), ones.checked_sub(used(1)));
                if let (Some(threes), Some(twos), Some(ones)) = stay {
                    left.insert((threes, twos, ones));
                }
            }
        }
        left.last().copied()
    }

    #[test]
    fn a_payment_leaves_most_threes_then_most_twos_of_all_ways_there_are() {
        for (threes, twos, ones) in
            (0..4).flat_map(|a| (0..4).flat_map(move |b| (0..4).map(move |c| (a, b, c))))
        {
            let cards = Cards { ones, twos, threes };
            for points in 0..=6 {
                let best = tried((threes, twos, ones), points);
                assert_eq!(best.is_some(), points <= cards.best_two(), "{points} of {cards:?}");
                let Some(best) = best else { continue };
                let ([high, low], left) = cards.pay(points);
                assert_eq!((left.threes, left.twos, left.ones), best, "{points} of {cards:?}");
                assert_eq!((high + low, left.points() + points), (points, cards.points()));
            }
        }
    }

    #[test]
    fn what_is_got_comes_in_few_cards() {
        assert_eq!(Cards::of(11), Cards { ones: 0, twos: 1, threes: 3 });
        assert_eq!(Cards::of(10).values().collect::<Vec<_>>(), [3, 3, 3, 1]);
        assert_eq!((Cards::START.points(), Cards::START.best_two()), (crate::data::START_INFLUENCE, 6));
    }
}
