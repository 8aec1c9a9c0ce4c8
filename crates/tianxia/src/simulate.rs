//! `tianxia simulate`: many games with one line-up.

use std::path::PathBuf;

use anstream::println;
use arena::{LineUp, Simulated, Simulation};
use estimate::Estimate;
use screen::Screen;

use crate::ask::Setting;
use crate::progress;

/// What to simulate.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    setting: Setting,
    /// How many games
    #[arg(long, short, default_value_t = 1000)]
    games: u64,
    /// Who plays, from the first seat on: random, greedy, search:1000, … (the last one fills the table)
    #[arg(long, short, default_value = "random")]
    bots: LineUp,
    /// The seed: the same one gives the same games
    #[arg(long, short, default_value_t = 1)]
    seed: u64,
    /// Write a record of each game into this folder
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
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
        let simulation = Simulation {
            players: self.setting.players,
            options: self.setting.options::<G>()?,
            bots: self.bots,
            games: self.games,
            seed: self.seed,
            records: self.records,
        };
        let simulated = progress::watched(self.games, |watch| arena::simulate::<G>(&simulation, watch))?;
        if self.json {
            println!("{}", serde_json::to_string(&simulated)?);
        } else {
            tell(&simulated);
        }
        Ok(())
    }
}

fn tell(simulated: &Simulated) {
    let Simulated { game, players, games, steps, decisions, seconds, .. } = simulated;
    println!("{games} games of {game} with {players} players in {seconds:.2} s");
    println!(
        "{:.0} games and {:.0} steps a second; {:.1} steps and {:.1} decisions a game",
        simulated.games_per_second,
        simulated.steps_per_second,
        *steps as f64 / (*games).max(1) as f64,
        *decisions as f64 / (*games).max(1) as f64,
    );
    println!("seat   mean points   wins");
    for (seat, (points, wins)) in simulated.mean_points.iter().zip(&simulated.wins).enumerate() {
        println!("{seat:>4}   {points:>11.2}   {wins:>6.0} ({:.1} %)", 100.0 * wins / (*games).max(1) as f64);
    }
}
