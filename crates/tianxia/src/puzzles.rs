//! `tianxia puzzles`: positions in which one choice is clearly best, and a plain player misses it.

use std::fs::File;
use std::path::PathBuf;
use std::sync::atomic::Ordering;

use anstream::{eprintln, print};
use anyhow::{Context, bail};
use coach::{Puzzles, puzzle};
use estimate::Estimate;
use rayon::prelude::*;
use screen::Screen;

use crate::progress;

/// What is looked for, and where.
#[derive(clap::Args)]
pub struct Args {
    /// The game (`tianxia games` lists them)
    game: String,
    /// How many puzzles, from different games and as different from one another as there are
    #[arg(long, short, default_value_t = 6, value_parser = clap::value_parser!(u16).range(1..=1000))]
    number: u16,
    /// In how many games of good bots to look
    #[arg(long, short, default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// The seed: the same one gives the same puzzles
    #[arg(long, short, default_value_t = 1)]
    seed: u64,
    /// Write them into this file, as TOML, instead of printing them
    #[arg(long, short, value_name = "FILE")]
    out: Option<PathBuf>,
}

pub fn run(args: Args) -> anyhow::Result<()> {
    let game = args.game.clone();
    games::visit(&game, args)?
}

impl games::Visitor for Args {
    type Out = anyhow::Result<()>;

    fn visit<S: Screen>(self) -> anyhow::Result<()> {
        self.find::<S::Game>()
    }
}

impl Args {
    fn find<G: Estimate>(self) -> anyhow::Result<()> {
        let Args { game, number, games, seed, out } = self;
        if G::NET.is_empty() {
            bail!("{game} has no net yet, so nobody can say what is best");
        }
        if let Some(file) = &out {
            // Whoever has waited for them wants to find them there.
            let open = File::options().create(true).append(true).open(file);
            open.with_context(|| format!("cannot write {}", file.display()))?;
        }
        let (bar, stop) = (progress::bar(games.into(), "games"), progress::stop_flag()?);
        let look = |number: u32| {
            if stop.load(Ordering::Relaxed) {
                return Ok(Vec::new());
            }
            let found = puzzle::look_in::<G>(seed, number.into());
            bar.inc(1);
            found
        };
        let found: Result<Vec<_>, _> = (0..games).into_par_iter().map(look).collect();
        bar.finish_and_clear();
        if stop.load(Ordering::Relaxed) {
            bail!("stopped before all games were played: the same seed would give other puzzles");
        }
        let found = found?.concat();
        let positions = found.len();
        let by = format!("tianxia puzzles {game} --number {number} --games {games} --seed {seed}");
        let puzzles = puzzle::choose(found, number.into());
        if puzzles.is_empty() {
            bail!("no puzzle was found in {games} games; look in more of them with --games");
        }
        if puzzles.len() < number.into() {
            eprintln!("only {} puzzles were found; look in more games with --games", puzzles.len());
        }
        let text = toml::to_string(&Puzzles { by, puzzles: puzzles.clone() })?;
        let Some(file) = out else {
            print!("{text}");
            return Ok(());
        };
        std::fs::write(&file, text).with_context(|| format!("cannot write {}", file.display()))?;
        eprintln!("{} puzzles of {positions} positions", puzzles.len());
        Ok(())
    }
}
