//! What points are worth to each seat: a blend of winning and of the margin.

use kernel::{Game, MAX_SEATS, Seat};

/// What an end or an estimate is worth to each seat, from 0 to 1.
pub(super) type Worth = [f32; MAX_SEATS];

/// How points become worth.
#[derive(Copy, Clone, Debug)]
pub(super) struct Scale {
    players: u8,
    /// The share of winning in the blend.
    win: f32,
    /// The points between two seats at which the better one is fairly sure to win.
    spread: f32,
    /// The points a seat has on average.
    usual: f32,
}

impl Scale {
    /// A scale for estimates of about these points. What a lead is worth depends on how many points a game
    /// has, so it is measured against them.
    pub fn new(players: u8, points: &[f32; MAX_SEATS], win: f32, spread: f32) -> Scale {
        let mean: f32 = points.iter().map(|points| points.abs()).sum::<f32>() / f32::from(players);
        Scale { players, win, spread: (spread * mean).max(0.02), usual: mean }
    }

    /// The worth of expected points.
    pub fn of_estimate(&self, points: &[f32; MAX_SEATS]) -> Worth {
        let players = usize::from(self.players);
        let most = points[..players].iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let mut chance = [0.0; MAX_SEATS];
        let mut sum = 0.0;
        for seat in 0..players {
            chance[seat] = ((points[seat] - most) / self.spread).exp();
            sum += chance[seat];
        }
        let mut worth = self.margins(points);
        for seat in 0..players {
            worth[seat] = self.win * chance[seat] / sum + (1.0 - self.win) * worth[seat];
        }
        worth
    }

    /// The worth of an end: a win is a win.
    pub fn of_end<G: Game>(&self, state: &G) -> Worth {
        let standing = state.standing();
        let mut points = [0.0; MAX_SEATS];
        for (points, &scored) in points.iter_mut().zip(standing.points()) {
            *points = scored as f32;
        }
        let winners = standing.winners();
        let mut worth = self.margins(&points);
        for seat in Seat::all(self.players) {
            let won = if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
            worth[seat] = self.win * won + (1.0 - self.win) * worth[seat];
        }
        worth
    }

    /// How far each seat is from what is usual: a half is equal, and it never quite reaches 0 or 1. It is not measured
    /// against the others, since a seat that pays with its own points to harm a rival only helps a third one.
    fn margins(&self, points: &[f32; MAX_SEATS]) -> Worth {
        let mut margins = [0.0; MAX_SEATS];
        for seat in 0..usize::from(self.players) {
            let lead = (points[seat] - self.usual) / (4.0 * self.spread);
            margins[seat] = 0.5 + 0.5 * lead / (1.0 + lead.abs());
        }
        margins
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_points_are_worth_more_and_all_stay_between_0_and_1() {
        let scale = Scale::new(3, &[90.0, 80.0, 70.0, 0.0, 0.0, 0.0], 0.5, 0.1);
        let worth = scale.of_estimate(&[95.0, 80.0, 10.0, 0.0, 0.0, 0.0]);
        assert!(1.0 > worth[0] && worth[0] > worth[1] && worth[1] > worth[2] && worth[2] > 0.0, "{worth:?}");
        assert_eq!(worth[3..], [0.0; 3]);
        let equal = scale.of_estimate(&[50.0, 50.0, 50.0, 0.0, 0.0, 0.0]);
        assert!((equal[0] - equal[2]).abs() < 1e-6);
    }
}
