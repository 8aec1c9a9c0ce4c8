//! How weak players err: as people do, who overlook a good choice, and not by throwing a game away.

use kernel::Dice;

/// How much somebody overlooks. The more choices there are, the more easily one of them is missed; but what would cost far more than
/// the best choice is never taken.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Oversight {
    /// How likely a choice is overlooked if there are two.
    pub rate: f32,
    /// The most that a mistake may cost, on the scale of [`crate::run::worth`]: winning for sure is worth at most 1.
    pub limit: f32,
}

impl Oversight {
    /// The place of the choice that is taken, if the choices are worth this much: the best one that is seen.
    pub fn take(&self, worths: &[f32], dice: &mut Dice) -> usize {
        let mut order: Vec<usize> = (0..worths.len()).collect();
        order.sort_by(|&a, &b| worths[b].total_cmp(&worths[a]));
        let bearable = worths[order[0]] - self.limit;
        order.retain(|&place| worths[place] >= bearable);
        // Twice as many choices are missed as if the same eye had to be lucky once more.
        let seen = (1.0 - self.rate).powf((worths.len() as f32).log2());
        let is_seen = |dice: &mut Dice| (dice.below(1 << 16) as f32) < seen * 65536.0;
        let first = order.iter().copied().find(|_| is_seen(dice));
        first.unwrap_or_else(|| dice.pick(&order))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How often each of these choices is taken in a thousand times.
    fn taken(oversight: Oversight, worths: &[f32]) -> Vec<u32> {
        let (mut dice, mut taken) = (Dice::new(4), vec![0; worths.len()]);
        (0..1000).for_each(|_| taken[oversight.take(worths, &mut dice)] += 1);
        taken
    }

    #[test]
    fn more_is_overlooked_where_there_is_more_to_see() {
        let oversight = Oversight { rate: 0.2, limit: 1.0 };
        let few = taken(oversight, &[0.5, 0.4])[0];
        let many = taken(oversight, &[0.5, 0.4, 0.3, 0.3, 0.2, 0.2, 0.1, 0.1])[0];
        assert!((780..900).contains(&few) && (450..700).contains(&many), "{few} {many}");
    }

    #[test]
    fn a_mistake_costs_no_more_than_its_limit() {
        let blind = Oversight { rate: 0.99, limit: 0.2 };
        let taken = taken(blind, &[0.1, 0.5, 0.45, f32::NEG_INFINITY]);
        assert!(taken[0] == 0 && taken[3] == 0 && taken[1] > 300 && taken[2] > 300, "{taken:?}");
    }
}
