//! Strengths that do not change, from many games: those of bots.

use crate::{CLASS, Rating};

/// How often it is tried to improve every strength.
const ROUNDS: usize = 500;
/// A little doubt: whoever always won against another would be infinitely stronger.
const DOUBT: f64 = 0.5;

/// The strengths that explain best how often each player was placed before each other one, `before[i][j]` being how often `i` was
/// placed before `j` (a tie counts a half for both). They are on the scale of people's ratings, where [`Rating::beats`] predicts
/// who is placed before whom; `anchor` has the mean of [`Rating::NEW`] and no deviation, and the others are measured from there.
pub fn fit(before: &[Vec<f64>], anchor: usize) -> Vec<Rating> {
    let players = before.len();
    let spread = CLASS * 2f64.sqrt();
    let doubted =
        |i: usize, j: usize| if before[i][j] + before[j][i] > 0.0 { before[i][j] + DOUBT } else { 0.0 };
    let mut means = vec![0.0; players];
    let ahead = |means: &[f64], i: usize, j: usize| 1.0 / (1.0 + f64::exp(means[j] - means[i]));
    for _ in 0..ROUNDS {
        for i in (0..players).filter(|&i| i != anchor) {
            let (mut slope, mut bend) = (0.0, 0.0);
            for j in (0..players).filter(|&j| j != i) {
                let (games, share) = (doubted(i, j) + doubted(j, i), ahead(&means, i, j));
                slope += doubted(i, j) - games * share;
                bend += games * share * (1.0 - share);
            }
            if bend > 0.0 {
                means[i] += (slope / bend).clamp(-1.0, 1.0);
            }
        }
    }
    let information = |i: usize, j: usize| {
        let bend = |i: usize, j: usize| {
            let share = ahead(&means, i, j);
            (doubted(i, j) + doubted(j, i)) * share * (1.0 - share)
        };
        if i == j { (0..players).filter(|&k| k != i).map(|k| bend(i, k)).sum() } else { -bend(i, j) }
    };
    let others: Vec<usize> = (0..players).filter(|&i| i != anchor).collect();
    let rows = others.iter().map(|&i| others.iter().map(|&j| information(i, j)).collect()).collect();
    let variances = inverse_diagonal(rows);
    let deviation =
        |i: usize| others.iter().position(|&other| other == i).map_or(0.0, |at| variances[at].sqrt());
    let rating =
        |i: usize| Rating { mean: Rating::NEW.mean + spread * means[i], deviation: spread * deviation(i) };
    (0..players).map(rating).collect()
}

/// The diagonal of the inverse of a matrix that is symmetric and positive, by elimination.
fn inverse_diagonal(mut rows: Vec<Vec<f64>>) -> Vec<f64> {
    let size = rows.len();
    for (place, row) in rows.iter_mut().enumerate() {
        row.extend((0..size).map(|column| if column == place { 1.0 } else { 0.0 }));
    }
    for pivot in 0..size {
        let scale = rows[pivot][pivot];
        rows[pivot].iter_mut().for_each(|number| *number /= scale);
        let own = rows[pivot].clone();
        for (_, row) in rows.iter_mut().enumerate().filter(|(place, _)| *place != pivot) {
            let share = row[pivot];
            row.iter_mut().zip(&own).for_each(|(number, own)| *number -= share * own);
        }
    }
    (0..size).map(|place| rows[place][size + place]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strengths_predict_what_they_were_fitted_to() {
        // The second is before the first in three of four games, and the third before the second as well.
        let before = vec![vec![0.0, 1000.0, 0.0], vec![3000.0, 0.0, 1000.0], vec![0.0, 3000.0, 0.0]];
        let found = fit(&before, 1);
        let sure = |rating: Rating| Rating { deviation: 0.0, ..rating };
        for pair in found.windows(2) {
            assert!((sure(pair[1]).beats(sure(pair[0])) - 0.75).abs() < 0.01, "{found:?}");
        }
        assert_eq!((found[1].mean, found[1].deviation), (Rating::NEW.mean, 0.0));
        assert!((0.2..0.4).contains(&found[0].deviation), "{found:?}");
    }

    #[test]
    fn whoever_always_wins_is_much_stronger_and_unsure() {
        let found = fit(&[vec![0.0, 0.0], vec![12.0, 0.0]], 0);
        assert!(found[1].mean > 35.0 && found[1].mean < 60.0 && found[1].deviation > 5.0, "{found:?}");
    }
}
