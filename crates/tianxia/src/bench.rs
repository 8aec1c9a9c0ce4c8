//! `tianxia bench`: the speed of every game, on one core.

use std::hint::black_box;
use std::time::{Duration, Instant};

use anstream::println;
use bots::search::{Budget, Search, Settings};
use bots::{Bot, Clock};
use estimate::{Estimate, Leaf};
use kernel::{Dice, Game, Scratch, Setup, Turn, Viewer, playout};
use screen::Screen;
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
    /// The same games without the shortcuts of [`kernel::Rules::choose`] and [`kernel::Rules::draw`], which must earn their
    /// keep.
    ns_per_step_listed: f64,
    games_per_second: f64,
    state_bytes: usize,
    copy_ns: f64,
    /// With the estimate at the leaf.
    search_iterations_per_second: f64,
    /// With a random game played out from the leaf.
    search_rollouts_per_second: f64,
    /// As it really plays: with the game's net, or with a game played on by the estimate.
    search_guided_per_second: f64,
}

/// How long each thing is measured, after a warm-up of a tenth of it.
const TIME: Duration = Duration::from_millis(1000);

pub fn run(args: &Args) -> anyhow::Result<()> {
    let mut speeds = Vec::new();
    for game in shelf::games() {
        if args.game.as_deref().is_none_or(|id| id == game.id) {
            speeds.extend(games::visit(game.id, Measure { json: args.json })?);
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

impl games::Visitor for Measure {
    type Out = Vec<Speed>;

    fn visit<S: Screen>(self) -> Vec<Speed> {
        if !self.json {
            println!(
                "game     players  ns/step  listed  M steps/s   games/s  state  copy ns  search/s  rollouts/s  guided/s"
            );
        }
        let measure = |players| {
            let speed = measure::<S::Game>(players);
            if !self.json {
                println!(
                    "{:8} {:>7}  {:>7.1}  {:>6.1}  {:>9.2}  {:>8.0}  {:>5}  {:>7.1}  {:>8.0}  {:>10.0}  {:>8.0}",
                    speed.game,
                    speed.players,
                    speed.ns_per_step,
                    speed.ns_per_step_listed,
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
        S::Game::PLAYERS.map(measure).collect()
    }
}

fn measure<G: Game + Estimate>(players: u8) -> Speed {
    let start = G::start(&G::Options::default(), players).expect("the game says it can be played so");
    let mut scratch = Scratch::default();
    let (games, steps, seconds) = random(&start, |game, dice| playout(game, dice, &mut scratch).steps);
    let (mut choices, mut chances) = (Vec::new(), Vec::new());
    let (_, steps_listed, seconds_listed) =
        random(&start, |game, dice| listed(game, dice, &mut choices, &mut chances));
    Speed {
        game: G::ID,
        players,
        steps_per_second: steps / seconds,
        ns_per_step: seconds * 1e9 / steps,
        ns_per_step_listed: seconds_listed * 1e9 / steps_listed,
        games_per_second: games / seconds,
        state_bytes: size_of::<G>(),
        copy_ns: copy_ns(&start),
        search_iterations_per_second: search(&start, 50_000, |settings| {
            (settings.leaf, settings.playout) = (Leaf::Playout, 0);
        }),
        search_rollouts_per_second: search(&start, 10_000, |settings| {
            (settings.leaf, settings.glance, settings.playout) = (Leaf::Playout, 1, u32::MAX);
        }),
        search_guided_per_second: search(&start, 2_000, |_| {}),
    }
}

/// Games, steps and seconds of random play. Whoever plays, the dice are the same, so the games are, too.
fn random<G: Game>(start: &G, mut play: impl FnMut(&mut G, &mut Dice) -> u32) -> (f64, f64, f64) {
    let mut measured = (0.0, 0.0, 0.0);
    for time in [TIME / 10, TIME] {
        let (clock, mut dice, mut games, mut steps) = (Instant::now(), Dice::new(1), 0u64, 0u64);
        while clock.elapsed() < time {
            steps += u64::from(play(&mut start.clone(), &mut dice));
            games += 1;
        }
        measured = (games as f64, steps as f64, clock.elapsed().as_secs_f64());
    }
    measured
}

/// Plays to the end like [`playout()`], but lists every choice and every chance.
fn listed<G: Game>(
    game: &mut G,
    dice: &mut Dice,
    choices: &mut Vec<G::Action>,
    chances: &mut Vec<(G::Chance, u32)>,
) -> u32 {
    let mut steps = 0;
    loop {
        match game.turn() {
            Turn::Over => return steps,
            Turn::Nature => {
                let chance = game.draw_listed(dice, chances);
                game.happen_unchecked(chance, &mut ());
            }
            Turn::Seats(seats) => {
                let seat = seats.first().expect("a turn of seats is never empty");
                let action = game.choose_listed(seat, dice, choices);
                game.play_unchecked(seat, action, &mut ());
            }
        }
        steps += 1;
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
                game.happen_unchecked(chance, &mut ());
            }
            Turn::Seats(seats) => {
                let seat = seats.first().expect("a turn of seats is never empty");
                choices.clear();
                game.choices(seat, &mut choices);
                if choices.len() > 1 {
                    break seat;
                }
                game.play_unchecked(seat, choices[0], &mut ());
            }
        }
    };
    let mut settings = Settings::of::<G>(Budget::Iterations(iterations), 1);
    change(&mut settings);
    let mut bot = Search::<G>::new([7; 32], settings);
    bot.begin(seat, game.players(), &G::Options::default());
    let view = game.view(Viewer::Seat(seat));
    bot.choose(&view, seat, &choices);
    let (before, began) = (bot.looks(), Clock::Thread.now());
    bot.think(&view, seat, &choices);
    // A search ends when its choice is made, so its looks are counted.
    (bot.looks() - before) as f64 / (Clock::Thread.now() - began).as_secs_f64()
}
