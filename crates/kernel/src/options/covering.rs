//! Few sets of options in which any two values meet.

use std::cmp::Reverse;
use std::collections::BTreeSet;

/// Rows of values, the given one first, in which every two values at two places meet in some row. It is built row by row:
/// each begins with the first two values that have not met, and is filled with those that meet the most new ones.
pub fn covering(counts: &[usize], first: Vec<usize>) -> Vec<Vec<usize>> {
    let places = || 0..counts.len();
    // A value that meets itself has at least been there once.
    let alone = |place: usize| (0..counts[place]).map(move |value| [(place, value); 2]);
    let mut missing: BTreeSet<[(usize, usize); 2]> = places().flat_map(alone).collect();
    for (one, other) in places().flat_map(|one| (0..one).map(move |other| (other, one))) {
        let both = (0..counts[one]).flat_map(|a| (0..counts[other]).map(move |b| (a, b)));
        missing.extend(both.map(|(a, b)| [(other, b), (one, a)]));
    }
    let mut rows = Vec::new();
    let mut next: Vec<Option<usize>> = first.into_iter().map(Some).collect();
    loop {
        for place in places() {
            if next[place].is_none() {
                let meets = |value: usize| {
                    let with = |other: usize| next[other].map(|seen| [(other, seen), (place, value)]);
                    let new = |mut pair: [(usize, usize); 2]| {
                        pair.sort_unstable();
                        missing.contains(&pair)
                    };
                    places().filter_map(with).filter(|&pair| new(pair)).count()
                };
                // Among equals, the one whose turn it is, so that no value is left to the last rows.
                let turn =
                    |value: usize| (value + counts[place] - rows.len() % counts[place]) % counts[place];
                let best = (0..counts[place]).max_by_key(|&value| (meets(value), Reverse(turn(value))));
                next[place] = best;
            }
        }
        let row: Vec<usize> = next.iter().flatten().copied().collect();
        missing.retain(|&[(one, a), (other, b)]| row[one] != a || row[other] != b);
        rows.push(row);
        let Some(&pair) = missing.first() else { return rows };
        next = vec![None; counts.len()];
        pair.into_iter().for_each(|(place, value)| next[place] = Some(value));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_two_values_meet_in_few_rows() {
        let counts = [2, 13, 2, 2, 2, 2, 6];
        let rows = covering(&counts, vec![0; counts.len()]);
        assert_eq!(rows[0], [0; 7]);
        for (one, other) in (0..counts.len()).flat_map(|one| (0..one).map(move |other| (one, other))) {
            for (a, b) in (0..counts[one]).flat_map(|a| (0..counts[other]).map(move |b| (a, b))) {
                assert!(rows.iter().any(|row| row[one] == a && row[other] == b), "{one}={a}, {other}={b}");
            }
        }
        assert!((13 * 6..=13 * 6 + 4).contains(&rows.len()), "{} rows", rows.len());
        assert_eq!(covering(&[3], vec![1]), [[1], [0], [2]], "a single option is there with all its values");
        assert_eq!(covering(&[], vec![]), [[0; 0]]);
    }
}
