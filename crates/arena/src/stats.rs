//! A little statistics.

/// The 97.5 % point of the normal law: 95 % lie between it and its mirror image.
const Z: f64 = 1.959_963_984_540_054;

/// Wilson's 95 % interval for a win rate, from a number of wins (shared ones count in part) and a number of games.
pub fn wilson(wins: f64, games: f64) -> (f64, f64) {
    if games <= 0.0 {
        return (0.0, 1.0);
    }
    let (share, square) = (wins / games, Z * Z / games);
    let middle = (share + square / 2.0) / (1.0 + square);
    let half = Z / (1.0 + square) * (share * (1.0 - share) / games + square / (4.0 * games)).max(0.0).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

/// A sum that knows its mean and how certain it is.
#[derive(Copy, Clone, Debug, Default)]
pub struct Mean {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    /// Adds a number.
    pub fn add(&mut self, number: f64) {
        self.count += 1.0;
        self.sum += number;
        self.squares += number * number;
    }

    /// The mean; 0 if there are no numbers.
    pub fn mean(&self) -> f64 {
        if self.count > 0.0 { self.sum / self.count } else { 0.0 }
    }

    /// The 95 % interval of the mean.
    pub fn interval(&self) -> (f64, f64) {
        let mean = self.mean();
        if self.count < 2.0 {
            return (mean, mean);
        }
        let variance = ((self.squares - self.sum * mean) / (self.count - 1.0)).max(0.0);
        let half = Z * (variance / self.count).sqrt();
        (mean - half, mean + half)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_agrees_with_the_textbook() {
        let (low, high) = wilson(81.0, 263.0);
        assert!((low - 0.2553).abs() < 1e-4 && (high - 0.3662).abs() < 1e-4, "{low} {high}");
        let (low, high) = wilson(10.0, 10.0);
        assert!((low - 0.7225).abs() < 1e-4 && (high - 1.0).abs() < 1e-9, "{low} {high}");
        assert_eq!(wilson(0.0, 0.0), (0.0, 1.0));
    }

    #[test]
    fn a_mean_knows_how_sure_it_is() {
        let mut mean = Mean::default();
        [1.0, 2.0, 3.0, 4.0].into_iter().for_each(|number| mean.add(number));
        let (low, high) = mean.interval();
        assert_eq!(mean.mean(), 2.5);
        assert!((high - low - 2.0 * Z * (5.0f64 / 3.0 / 4.0).sqrt()).abs() < 1e-9);
    }
}
