//! Many games with one line-up, as fast as possible.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use bots::{Bot, BotSpec};
use estimate::Estimate;
use kernel::fair::{Nature, Seed};
use kernel::{Actor, Dice, Game, MAX_SEATS, Options, Outcome, Record, Seat, Standing, Turn};
use rayon::prelude::*;
use serde::Serialize;

use crate::lineup::LineUp;
use crate::play::{note, play};
use crate::run::{ArenaError, Watch};

/// What is to be simulated.
#[derive(Clone, Debug)]
pub struct Simulation<O> {
    /// How many play.
    pub players: u8,
    /// The options of the game.
    pub options: O,
    /// Who plays; seats do not rotate.
    pub bots: LineUp,
    /// How many games.
    pub games: u64,
    /// The seed of all of them.
    pub seed: u64,
    /// Where a record of each game is written, if anywhere.
    pub records: Option<PathBuf>,
}

/// The result of a simulation. The names are a promise.
#[derive(Clone, Debug, Serialize)]
pub struct Simulated {
    /// The game's id.
    pub game: &'static str,
    /// How many play.
    pub players: u8,
    /// Every option by name.
    pub options: BTreeMap<String, String>,
    /// Games played.
    pub games: u64,
    /// Steps of all games, including chance steps.
    pub steps: u64,
    /// Choices of seats.
    pub decisions: u64,
    /// How long it took.
    pub seconds: f64,
    /// Games in a second, on all cores together.
    pub games_per_second: f64,
    /// Steps in a second.
    pub steps_per_second: f64,
    /// The mean points of each seat.
    pub mean_points: Vec<f64>,
    /// The wins of each seat; a shared one is split.
    pub wins: Vec<f64>,
}

/// Games a core plays in a row before it reports back.
const BATCH: u64 = 64;

/// Plays games with one line-up.
pub fn simulate<G: Estimate>(
    simulation: &Simulation<G::Options>,
    watch: &Watch,
) -> Result<Simulated, ArenaError> {
    let clock = Instant::now();
    let start = G::start(&simulation.options, simulation.players)?;
    let table = simulation.bots.seats(simulation.players)?;
    if let Some(path) = &simulation.records {
        std::fs::create_dir_all(path).map_err(|error| unwritable(path, error))?;
    }
    let all_random = table.iter().all(|bot| *bot == BotSpec::Random);
    let done = AtomicU64::new(0);
    let batch = if all_random { BATCH } else { 1 };
    let sums = (0..simulation.games.div_ceil(batch) as usize)
        .into_par_iter()
        .with_max_len(1)
        .map(|first| {
            let mut lists = Lists { choices: Vec::new(), chances: Vec::new() };
            let mut sums = Sums::default();
            let first = first as u64;
            for game in first * batch..simulation.games.min((first + 1) * batch) {
                if watch.stop.load(Ordering::Relaxed) {
                    break;
                }
                let seed = Seed::of_game(simulation.seed, game);
                let mut record = simulation
                    .records
                    .as_ref()
                    .map(|_| Record::new::<G>(&simulation.options, simulation.players, seed.commitment()));
                if all_random {
                    sums.add_random(&start, &seed, &mut lists, &mut record);
                } else if !sums.add_played(simulation, &start, &seed, &table, &mut record, watch) {
                    break;
                }
                if let (Some(path), Some(record)) = (&simulation.records, &record) {
                    let file = path.join(format!("{}-{game:06}.json", G::ID));
                    std::fs::write(&file, record.to_text()).map_err(|error| unwritable(&file, error))?;
                }
                (watch.progress)(done.fetch_add(1, Ordering::Relaxed) + 1, simulation.games);
            }
            Ok::<Sums, ArenaError>(sums)
        })
        .try_reduce(Sums::default, |one, other| Ok(one.plus(&other)))?;
    Ok(sums.report(simulation, G::ID, clock.elapsed().as_secs_f64()))
}

fn unwritable(path: &Path, error: std::io::Error) -> ArenaError {
    ArenaError::Records { path: path.display().to_string(), error }
}

/// Scratch space, so that a random game allocates nothing.
struct Lists<G: Game> {
    choices: Vec<G::Action>,
    chances: Vec<(G::Chance, u32)>,
}

/// Sums over games. Wins are counted in 60ths, which every split of up to six gives exactly, so that the
/// sum does not depend on the order.
#[derive(Copy, Clone, Default)]
struct Sums {
    games: u64,
    steps: u64,
    decisions: u64,
    points: [i64; MAX_SEATS],
    wins: [u64; MAX_SEATS],
}

const WIN: u64 = 60;

impl Sums {
    fn add_standing(&mut self, standing: &Standing) {
        let winners = standing.winners();
        for (seat, &points) in Seat::all(MAX_SEATS as u8).zip(standing.points()) {
            self.points[seat] += i64::from(points);
            self.wins[seat] += if winners.contains(seat) { WIN / winners.len() as u64 } else { 0 };
        }
        self.games += 1;
    }

    fn add_random<G: Game>(
        &mut self,
        start: &G,
        seed: &Seed,
        lists: &mut Lists<G>,
        record: &mut Option<Record>,
    ) {
        let mut state = start.clone();
        let silence = [const { String::new() }; MAX_SEATS];
        let mut nature = Nature::new(seed, &silence[..usize::from(state.players())]);
        let mut dice = Dice::from_key(seed.key_for("random", 0));
        loop {
            match state.turn() {
                Turn::Over => break,
                Turn::Nature => {
                    lists.chances.clear();
                    state.chances(&mut lists.chances);
                    let chance = lists.chances[nature.pick(&lists.chances)].0;
                    note(record, Actor::Nature, chance);
                    state.happen_unchecked(chance, &mut ());
                }
                Turn::Seats(seats) => {
                    let seat = seats.first().expect("somebody is asked");
                    let action = state.choose(seat, &mut dice, &mut lists.choices);
                    note(record, Actor::Seat(seat), action);
                    state.play_unchecked(seat, action, &mut ());
                    self.decisions += 1;
                }
            }
            self.steps += 1;
        }
        self.add_standing(&state.standing());
        if let Some(record) = record {
            record.seed = Some(*seed);
            record.result = Some(Outcome::of(&state));
        }
    }

    /// Plays a game with bots. `false` if it was stopped.
    fn add_played<G: Estimate>(
        &mut self,
        simulation: &Simulation<G::Options>,
        start: &G,
        seed: &Seed,
        table: &[BotSpec],
        record: &mut Option<Record>,
        watch: &Watch,
    ) -> bool {
        let build = |(seat, bot): (usize, &BotSpec)| bot.contender(seed.key_for("bot", seat as u8));
        let mut bots: Vec<Box<dyn Bot<G>>> = table.iter().enumerate().map(build).collect();
        let Some(played) = play(start, &simulation.options, seed, &mut bots, record, watch.stop) else {
            return false;
        };
        self.steps += played.steps;
        self.decisions += played.decisions;
        self.games += 1;
        for (place, seated) in played.seats.iter().enumerate() {
            self.points[place] += i64::from(seated.points);
            self.wins[place] += (seated.win * WIN as f64).round() as u64;
        }
        true
    }

    fn plus(mut self, other: &Sums) -> Sums {
        self.games += other.games;
        self.steps += other.steps;
        self.decisions += other.decisions;
        for seat in 0..MAX_SEATS {
            self.points[seat] += other.points[seat];
            self.wins[seat] += other.wins[seat];
        }
        self
    }

    fn report<O: Options>(&self, simulation: &Simulation<O>, game: &'static str, seconds: f64) -> Simulated {
        let players = usize::from(simulation.players);
        let games = self.games.max(1) as f64;
        Simulated {
            game,
            players: simulation.players,
            options: simulation.options.write(),
            games: self.games,
            steps: self.steps,
            decisions: self.decisions,
            seconds,
            games_per_second: self.games as f64 / seconds,
            steps_per_second: self.steps as f64 / seconds,
            mean_points: self.points[..players].iter().map(|&points| points as f64 / games).collect(),
            wins: self.wins[..players].iter().map(|&wins| wins as f64 / WIN as f64).collect(),
        }
    }
}
