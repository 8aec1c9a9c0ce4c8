//! `tianxia arena`: bots against each other.

use std::path::PathBuf;

use anstream::{eprintln, println};
use anyhow::Context;
use arena::{LineUp, Tournament};
use estimate::Estimate;
use screen::Screen;

use crate::ask::Setting;
use crate::progress;

/// What to play.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    setting: Setting,
    /// Who competes: a line-up for the table, which the last bot fills. The levels beginner, apprentice, scholar, adept,
    /// veteran, expert and master; random, greedy, swift, plain:1000, search:1000 (iterations), search:500ms, tree:1000,
    /// or `command:PROGRAM ARGS`
    #[arg(long, short, default_value = "greedy,random")]
    bots: LineUp,
    /// How many games
    #[arg(long, short, default_value_t = 100)]
    games: u64,
    /// The seed: the same one gives the same games
    #[arg(long, short, default_value_t = 1)]
    seed: u64,
    /// Print JSON
    #[arg(long, conflicts_with = "csv")]
    json: bool,
    /// Print CSV
    #[arg(long)]
    csv: bool,
    /// Also write a page with charts
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
}

pub fn run(args: Args) -> anyhow::Result<()> {
    let game = args.setting.game.clone();
    games::visit(&game, args)?
}

impl games::Visitor for Args {
    type Out = anyhow::Result<()>;

    fn visit<S: Screen>(self) -> anyhow::Result<()> {
        self.hold::<S::Game>()
    }
}

impl Args {
    fn hold<G: Estimate>(self) -> anyhow::Result<()> {
        let tournament = Tournament {
            players: self.setting.players,
            options: self.setting.options::<G>()?,
            bots: self.bots,
            games: self.games,
            seed: self.seed,
        };
        let report = progress::watched(self.games, |watch| arena::run::<G>(&tournament, watch))?;
        if let Some(path) = &self.html {
            std::fs::write(path, arena::html::page(&report))
                .with_context(|| format!("cannot write {}", path.display()))?;
            eprintln!("charts written to {}", path.display());
        }
        if self.json {
            println!("{}", serde_json::to_string(&report)?);
        } else if self.csv {
            print!("{}", arena::csv::csv(&report));
        } else {
            print!("{}", arena::table::table(&report));
        }
        Ok(())
    }
}
