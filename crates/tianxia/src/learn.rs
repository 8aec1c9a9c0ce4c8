//! `tianxia learn`: a net for a game, by playing it against oneself.

use std::path::PathBuf;
use std::time::{Duration, Instant};

use anstream::{eprintln, println};
use anyhow::{Context, bail};
use estimate::Estimate;
use indicatif::{ProgressBar, ProgressStyle};
use learn::{Learner, candour, gate};
use screen::Screen;

use crate::progress::stop_flag;

/// What to learn.
#[derive(clap::Args)]
pub struct Args {
    /// The game (`tianxia games` lists them)
    game: String,
    /// How many hours
    #[arg(long, conflicts_with_all = ["minutes", "games"])]
    hours: Option<f64>,
    /// How many minutes; 10 if nothing else is said
    #[arg(long, conflicts_with = "games")]
    minutes: Option<f64>,
    /// How many games: the same number and seed give the same net on every machine
    #[arg(long)]
    games: Option<u64>,
    /// The seed of all games
    #[arg(long, short, default_value_t = 1)]
    seed: u64,
    /// On how many threads; all cores if nothing is said. It makes no difference to the net
    #[arg(long, short)]
    threads: Option<usize>,
    /// Go on from where an earlier run stopped: the file it left, which ends with .learning
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// Have all games played by a search with the game's own net and this number of looks, and learn from them: slower, but the
    /// games are better
    #[arg(long, value_name = "LOOKS", value_parser = clap::value_parser!(u32).range(1..=100_000))]
    teacher: Option<u32>,
    /// Where the net goes; beside it a file to go on from. GAME.net if nothing is said
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Games in which the net has to show that it is better than the one there is; 0 takes it as it is
    #[arg(long, default_value_t = 60)]
    gate: u64,
    /// Games from which the chances of winning that the net names are made honest; 0 leaves them as they were learned
    #[arg(long, default_value_t = 4000)]
    honest: u64,
    /// Learn nothing: take the game's own net, and make the chances that it names honest
    #[arg(long, conflicts_with_all = ["hours", "minutes", "games", "from", "teacher"])]
    own: bool,
}

/// How often the curve is told, in growing steps: each time there are this many times the games.
const NEXT_TELLING: f64 = 1.5;
/// The longest that can be asked for.
const MOST_HOURS: f64 = 1000.0;

pub fn run(args: Args) -> anyhow::Result<()> {
    let game = args.game.clone();
    games::visit(&game, args)?
}

impl games::Visitor for Args {
    type Out = anyhow::Result<()>;

    fn visit<S: Screen>(self) -> anyhow::Result<()> {
        self.learn::<S::Game>()
    }
}

impl Args {
    /// How long it takes at most, if that is a matter of time.
    fn time(&self) -> anyhow::Result<Option<Duration>> {
        let hours = match (self.hours, self.minutes, self.games) {
            (Some(hours), ..) => hours,
            (_, Some(minutes), _) => minutes / 60.0,
            (.., Some(_)) => return Ok(None),
            _ => 1.0 / 6.0,
        };
        if !(hours > 0.0 && hours <= MOST_HOURS) {
            bail!("the time must be more than nothing and at most {MOST_HOURS} hours");
        }
        Ok(Some(Duration::from_secs_f64(3600.0 * hours)))
    }

    fn learner<G: Estimate>(&self) -> anyhow::Result<Learner> {
        let Some(path) = &self.from else { return Ok(Learner::new::<G>(self.seed)) };
        let name = path.display().to_string();
        let bytes = std::fs::read(path).with_context(|| format!("cannot read {name}"))?;
        Learner::load::<G>(&bytes).context(name)
    }

    fn learn<G: Estimate>(self) -> anyhow::Result<()> {
        let (time, began, stop) = (self.time()?, Instant::now(), stop_flag()?);
        if self.own {
            return self.write_honest::<G>(G::NET);
        }
        let mut learner = self.learner::<G>()?;
        learner.teacher = self.teacher;
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.threads.unwrap_or(0)).build()?;
        let bar = bar();
        let (mut mean, mut next) = (learner.points, learner.games);
        pool.install(|| {
            learner.learn::<G>(|learner| {
                mean += 0.05 * (learner.points - mean);
                let told = format!("{} games, a seat has {mean:.1} points", learner.games);
                if learner.games >= next {
                    next = (learner.games as f64 * NEXT_TELLING) as u64;
                    bar.suspend(|| eprintln!("{told}"));
                }
                bar.set_message(told);
                bar.tick();
                let played = self.games.is_some_and(|games| learner.games >= games);
                played
                    || time.is_some_and(|time| began.elapsed() >= time)
                    || stop.load(std::sync::atomic::Ordering::Relaxed)
            });
        });
        bar.finish_and_clear();
        self.keep::<G>(&learner)
    }

    /// Writes what was learned, and lets the net through the gate.
    fn keep<G: Estimate>(&self, learner: &Learner) -> anyhow::Result<()> {
        let later = self.path::<G>().with_extension("learning");
        write(&later, &learner.save::<G>())?;
        let file = learner.average.write::<G>();
        println!("{} games learned; go on with --from {}", learner.games, later.display());
        if self.gate > 0 {
            // The net lives as long as the command.
            let gate = gate::<G>(Vec::leak(file.clone()), self.gate, !self.seed)?;
            let (share, (low, high)) = gate.share();
            let [share, low, high] = [share, low, high].map(|share| 100.0 * share);
            println!("won {share:.1} % ({low:.1}–{high:.1}) of {} games against a mixed field", gate.games);
            if !gate.is_passed() {
                let before = 100.0 * gate.before / gate.games as f64;
                println!("not taken: the net there is, or a fair share, is {before:.1} %");
                return Ok(());
            }
        }
        self.write_honest::<G>(&file)
    }

    /// Makes a net's chances of winning honest, and writes it.
    fn write_honest<G: Estimate>(&self, file: &[u8]) -> anyhow::Result<()> {
        let out = self.path::<G>();
        write(&out, &candour::<G>(file, self.honest, self.seed)?)?;
        println!("written: {}", out.display());
        Ok(())
    }

    /// Where the net goes.
    fn path<G: Estimate>(&self) -> PathBuf {
        self.out.clone().unwrap_or_else(|| format!("{}.net", G::ID).into())
    }
}

fn write(path: &std::path::Path, bytes: &[u8]) -> anyhow::Result<()> {
    std::fs::write(path, bytes).with_context(|| format!("cannot write {}", path.display()))
}

/// A bar without an end: it shows that something happens, and what came of it.
fn bar() -> ProgressBar {
    let style = ProgressStyle::with_template("{spinner:.red} {msg}  {elapsed} gone");
    ProgressBar::new_spinner().with_style(style.expect("the template is well formed"))
}
