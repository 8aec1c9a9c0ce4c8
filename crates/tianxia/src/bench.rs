//! `tianxia bench`: the speed of every game, on one core.

use std::hint::black_box;
use std::time::{Duration, Instant};

use anstream::println;
use bots::Bot;
use bots::search::{Budget, Search, Settings};
use kernel::{Dice, Estimate, Eye, Game, Scratch, Turn, playout};
use serde::Serialize;

/// What to measure.
#[derive(clap::Args)]
pub struct Args {
    /// The game; all of them if none is named
    game: Option<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// The speed of a game with a number of players. The names are a promise.
#[derive(Serialize)]
struct Speed {
    game: &'static str,
    players: u8,
    steps_per_second: f64,
    ns_per_step: f64,
    games_per_second: f64,
    state_bytes: usize,
    copy_ns: f64,
    /// With the estimate at the leaf.
    search_iterations_per_second: f64,
    /// With a random game played out from the leaf.
    search_rollouts_per_second: f64,
    /// As it plays: with a game played on by the estimate.
    search_guided_per_second: f64,
}

/// How long each thing is measured, after a warm-up of a tenth of it.
const TIME: Duration = Duration::from_millis(1000);

pub fn run(args: &Args) -> anyhow::Result<()> {
    let mut speeds = Vec::new();
    for game in shelf::games() {
        if args.game.as_deref().is_none_or(|id| id == game.id) {
            speeds.extend(shelf::visit(game.id, Measure { json: args.json })?);
        }
    }
    if let Some(id) = &args.game {
        shelf::game(id)?;
    }
    if args.json {
        println!("{}", serde_json::to_string_pretty(&speeds)?);
    }
    Ok(())
}

struct Measure {
    json: bool,
}

impl shelf::Visitor for Measure {
    type Out = Vec<Speed>;

    fn visit<G: Game + Estimate>(self) -> Vec<Speed> {
        if !self.json {
            println!(
                "game     players  ns/step  M steps/s   games/s  state  copy ns  search/s  rollouts/s  guided/s"
            );
        }
        let measure = |players| {
            let speed = measure::<G>(players);
            if !self.json {
                println!(
                    "{:8} {:>7}  {:>7.1}  {:>9.2}  {:>8.0}  {:>5}  {:>7.1}  {:>8.0}  {:>10.0}  {:>8.0}",
                    speed.game,
                    speed.players,
                    speed.ns_per_step,
                    speed.steps_per_second / 1e6,
                    speed.games_per_second,
                    speed.state_bytes,
                    speed.copy_ns,
                    speed.search_iterations_per_second,
                    speed.search_rollouts_per_second,
                    speed.search_guided_per_second,
                );
            }
            speed
        };
        G::PLAYERS.map(measure).collect()
    }
}

fn measure<G: Game + Estimate>(players: u8) -> Speed {
    let start = G::start(&G::Options::default(), players).expect("the game says it can be played so");
    let (mut dice, mut scratch) = (Dice::new(1), Scratch::default());
    let mut random = |time| {
        let (clock, mut games, mut steps) = (Instant::now(), 0u64, 0u64);
        while clock.elapsed() < time {
            let mut game = start.clone();
            steps += u64::from(playout(&mut game, &mut dice, &mut scratch).steps);
            games += 1;
        }
        (games as f64, steps as f64, clock.elapsed().as_secs_f64())
    };
    random(TIME / 10);
    let (games, steps, seconds) = random(TIME);
    Speed {
        game: G::ID,
        players,
        steps_per_second: steps / seconds,
        ns_per_step: seconds * 1e9 / steps,
        games_per_second: games / seconds,
        state_bytes: size_of::<G>(),
        copy_ns: copy_ns(&start),
        search_iterations_per_second: search(&start, 50_000, |settings| settings.playout = 0),
        search_rollouts_per_second: search(&start, 10_000, |settings| {
            (settings.glance, settings.playout) = (1, u32::MAX);
        }),
        search_guided_per_second: search(&start, 2_000, |_| {}),
    }
}

fn copy_ns<G: Game>(state: &G) -> f64 {
    let copies = 1_000_000;
    let clock = Instant::now();
    for _ in 0..copies {
        black_box(black_box(state).clone());
    }
    clock.elapsed().as_secs_f64() * 1e9 / f64::from(copies)
}

/// Iterations of a search a second from the first real decision, on one core.
fn search<G: Game + Estimate>(start: &G, iterations: u32, change: impl Fn(&mut Settings)) -> f64 {
    let (mut game, mut dice, mut scratch) = (start.clone(), Dice::new(2), Vec::new());
    let mut choices = Vec::new();
    let seat = loop {
        match game.turn() {
            Turn::Over => return 0.0,
            Turn::Nature => {
                let chance = game.draw(&mut dice, &mut scratch);
                game.happen(chance, &mut ());
            }
            Turn::Seats(seats) => {
                let seat = seats.first().expect("a turn of seats is never empty");
                choices.clear();
                game.choices(seat, &mut choices);
                if choices.len() > 1 {
                    break seat;
                }
                game.apply(seat, choices[0], &mut ());
            }
        }
    };
    let mut settings = Settings { budget: Budget::Iterations(iterations), threads: 1, ..Settings::default() };
    change(&mut settings);
    let mut bot = Search::<G>::new([7; 32], settings);
    bot.begin(seat, game.players(), &G::Options::default());
    let view = game.view(Eye::Seat(seat));
    bot.choose(&view, seat, &choices);
    let clock = Instant::now();
    let thought = bot.think(&view, seat, &choices);
    let seconds = clock.elapsed().as_secs_f64();
    // A search ends when its choice is made, so its looks are counted.
    f64::from(thought.prospects.iter().map(|prospect| prospect.visits).sum::<u32>()) / seconds
}
