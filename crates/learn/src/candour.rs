//! Honest chances: what was won where a net called a chance so.
//!
//! A net learns its chances while it still learns to play, and names them in the runs it likes best, which flatters them. So
//! it plays against itself once more when it is done, and what it should have said is kept with it.

use std::sync::atomic::AtomicBool;

use arena::play::play;
use bots::{Bot, Swift};
use estimate::Estimate;
use kernel::SetupError;
use kernel::fair::Seed;
use net::{CALLED, Net, NetError};
use rayon::prelude::*;
use thiserror::Error;

/// Moments in which a net is believed before anything was found out: few games say little.
const DOUBT: f64 = 300.0;

/// The largest place of the scale.
const LAST: usize = CALLED - 1;

/// Why a net's chances cannot be made honest.
#[derive(Debug, Error)]
pub enum CandourError {
    /// It is no net of this game.
    #[error(transparent)]
    Net(#[from] NetError),
    /// The game cannot begin.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

/// The file of the same net whose chances of winning were made honest by this number of games; with none, as it was learned.
pub fn candour<G: Estimate>(file: &[u8], games: u64, seed: u64) -> Result<Vec<u8>, CandourError> {
    let bare = Net::corrected::<G>(file, None)?;
    if games == 0 {
        return Ok(bare);
    }
    let honest = found::<G>(bare, games, seed)?;
    Ok(Net::corrected::<G>(file, Some(&honest))?)
}

/// What the chances are that the net in this file calls 0, 5, 10, … 100 %.
fn found<G: Estimate>(bare: Vec<u8>, games: u64, seed: u64) -> Result<[f32; CALLED], CandourError> {
    let players = 4.clamp(*G::PLAYERS.start(), *G::PLAYERS.end());
    let options = G::Options::default();
    let start = G::start(&options, players)?;
    // The net lives as long as the command.
    let net = Net::read::<G>(Vec::leak(bare))?;
    let never = AtomicBool::new(false);
    let played: Vec<_> = (0..games as usize)
        .into_par_iter()
        .map(|game| {
            let swift = |_| -> Box<dyn Bot<G>> { Box::new(Swift::with(net.clone())) };
            let mut bots: Vec<_> = (0..players).map(swift).collect();
            let seed = Seed::of_game(seed, game as u64);
            let played = play(&start, &options, &seed, &mut bots, &mut None, &never);
            played.into_iter().flat_map(|played| played.seats).map(|seat| (seat.said, seat.win)).collect()
        })
        .collect::<Vec<Vec<_>>>();
    let moments = played.iter().flatten().flat_map(|(said, won)| said.iter().map(move |&said| (said, *won)));
    Ok(fit(moments))
}

/// By how much more or less than was called was won around each place of the scale; and more is never less.
fn fit(moments: impl Iterator<Item = (f32, f64)>) -> [f32; CALLED] {
    let mut found = [(0.0, DOUBT); CALLED];
    for (called, won) in moments {
        let place = f64::from(called) * LAST as f64;
        let below = (place as usize).min(LAST - 1);
        let part = place - below as f64;
        for (at, share) in [(below, 1.0 - part), (below + 1, part)] {
            found[at].0 += share * (won - f64::from(called));
            found[at].1 += share;
        }
    }
    let mut most = 0.0;
    std::array::from_fn(|place| {
        let (error, moments) = found[place];
        most = (place as f64 / LAST as f64 + error / moments).clamp(most, 1.0);
        most as f32
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boasting_is_corrected_and_what_was_never_said_is_believed() {
        // Of moments called 55 % only 40 % were won, and of those called 50 % all that was said.
        let moments = |called, won: u32| (0..10_000).map(move |n| (called, f64::from(n % 10 < won)));
        let fitted = fit(moments(0.55, 4).chain(moments(0.5, 5)));
        assert!((fitted[10] - 0.5).abs() < 0.01, "{fitted:?}");
        // More is never less.
        assert!((fitted[11] - fitted[10]).abs() < 0.01, "{fitted:?}");
        assert!((fitted[3] - 0.15).abs() < 1e-6 && (fitted[18] - 0.9).abs() < 1e-6, "{fitted:?}");
    }

    #[test]
    fn what_is_fitted_stays_a_chance() {
        let fitted = fit((0..50_000).flat_map(|_| [(0.02, 0.0), (0.98, 1.0)]));
        assert!(fitted.iter().all(|chance| (0.0..=1.0).contains(chance)), "{fitted:?}");
        assert!(fitted.is_sorted());
    }
}
