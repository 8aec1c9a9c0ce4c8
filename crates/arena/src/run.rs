//! A tournament.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;

use bots::{Bot, BotSpec};
use estimate::Estimate;
use kernel::fair::Seed;
use kernel::{Options, SetupError};
use rayon::prelude::*;
use thiserror::Error;

use crate::lineup::{LineUp, LineUpError, period};
use crate::play::{Played, play};
use crate::report::Report;
use crate::tally::Tally;

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Tournament<O> {
    /// How many play.
    pub players: u8,
    /// The options of the game.
    pub options: O,
    /// Who plays.
    pub bots: LineUp,
    /// How many games.
    pub games: u64,
    /// The seed of all deals and bots.
    pub seed: u64,
}

/// Somebody who watches a run and may stop it.
pub struct Watch<'a> {
    /// Is told after each game how many are done, and how many there will be.
    pub progress: &'a (dyn Fn(u64, u64) + Sync),
    /// When it becomes true, games under way are abandoned, and what has been played is reported.
    pub stop: &'a AtomicBool,
}

/// Nobody watches.
pub(crate) static NEVER: AtomicBool = AtomicBool::new(false);

impl Watch<'static> {
    /// Nobody watches.
    pub fn nobody() -> Watch<'static> {
        Watch { progress: &|_, _| {}, stop: &NEVER }
    }
}

/// Why a tournament or a simulation cannot begin or go on.
#[derive(Debug, Error)]
pub enum ArenaError {
    /// A wrong line-up.
    #[error(transparent)]
    LineUp(#[from] LineUpError),
    /// A wrong number of players.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// Records cannot be written.
    #[error("records cannot be written to {path}: {error}")]
    Records {
        /// Where.
        path: String,
        /// Why not.
        error: std::io::Error,
    },
}

/// Games that are played before their results are added up: more keep all cores busy, fewer keep memory
/// small.
const BATCH: u64 = 4096;

/// Plays a tournament.
///
/// Game n is rotation n mod r of deal n / r, where r is the number of different rotations of the line-up. All games
/// of a deal have the same chances, and a bot has the same dice in all of them.
pub fn run<G: Estimate>(tournament: &Tournament<G::Options>, watch: &Watch) -> Result<Report, ArenaError> {
    let clock = Instant::now();
    let start = G::start(&tournament.options, tournament.players)?;
    let table = tournament.bots.seats(tournament.players)?;
    let mut tally = Tally::new(&table, G::SOURCES.len());
    let done = AtomicU64::new(0);
    let (mut begun, mut counted) = (0, 0);
    while begun < tournament.games && !watch.stop.load(Ordering::Relaxed) {
        let end = tournament.games.min(begun + BATCH);
        let batch: Vec<Option<Played>> = (begun as usize..end as usize)
            .into_par_iter()
            .with_max_len(1)
            .map(|game| {
                let played = one(game as u64, tournament, &start, &table, watch);
                if played.is_some() {
                    (watch.progress)(done.fetch_add(1, Ordering::Relaxed) + 1, tournament.games);
                }
                played
            })
            .collect();
        for (game, played) in (begun..end).zip(&batch) {
            if let Some(played) = played {
                tally.add(&arrange(&table, game).1, played);
                counted += 1;
            }
        }
        begun = end;
    }
    Ok(Report {
        game: G::ID,
        rules: G::VERSION,
        players: tournament.players,
        options: tournament.options.write(),
        line_up: tournament.bots.to_string(),
        seed: tournament.seed,
        games: counted,
        wanted: tournament.games,
        reproducible: table.iter().all(BotSpec::is_reproducible),
        seconds: clock.elapsed().as_secs_f64(),
        bots: tally.report(G::SOURCES),
    })
}

/// The deal of a game, and who sits where in it.
fn arrange(table: &[BotSpec], game: u64) -> (u64, Vec<&BotSpec>) {
    let rotations = period(table) as u64;
    let turn = (game % rotations) as usize;
    let seats = (0..table.len()).map(|seat| &table[(seat + turn) % table.len()]).collect();
    (game / rotations, seats)
}

fn one<G: Estimate>(
    game: u64,
    tournament: &Tournament<G::Options>,
    start: &G,
    table: &[BotSpec],
    watch: &Watch,
) -> Option<Played> {
    if watch.stop.load(Ordering::Relaxed) {
        return None;
    }
    let (deal, seats) = arrange(table, game);
    let turn = (game % period(table) as u64) as usize;
    let seed = Seed::of_game(tournament.seed, deal);
    // Games use all cores already, so a bot has one.
    let mut bots: Vec<Box<dyn Bot<G>>> = seats
        .iter()
        .enumerate()
        .map(|(seat, bot)| bot.contender(seed.key_for("bot", ((seat + turn) % table.len()) as u8)))
        .collect();
    play(start, &tournament.options, &seed, &mut bots, &mut None, watch.stop)
}
