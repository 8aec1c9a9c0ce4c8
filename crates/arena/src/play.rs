//! One game between bots.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bots::{Bot, Faults};
use kernel::fair::{Nature, Seed};
use kernel::{Actor, Event, Game, Outcome, Record, Seat, Told, Turn, Viewer};

/// How a seat did in a game.
#[derive(Clone, Debug)]
pub struct Seated {
    /// Its points.
    pub points: i32,
    /// Its rank, from 1.
    pub rank: u8,
    /// Its share of the win: 1, or less if it was shared.
    pub win: f64,
    /// Its points from each source.
    pub sources: Vec<i32>,
    /// Its points at the end of each round.
    pub rounds: Vec<i32>,
    /// Decisions in which it had a choice.
    pub decisions: u32,
    /// How long it thought about them: the time that the processor gave to it, or for a program the time that passed.
    pub thought: Duration,
    /// The chance of winning it saw in each of its choices, if it has an idea of it.
    pub said: Vec<f32>,
    /// How often it looked ahead, if it counts that.
    pub looks: u64,
    /// How it misbehaved.
    pub faults: Faults,
}

/// A game played to the end.
#[derive(Clone, Debug)]
pub struct Played {
    /// How each seat did.
    pub seats: Vec<Seated>,
    /// Steps, including chance steps.
    pub steps: u64,
    /// Choices of seats, including forced ones.
    pub decisions: u64,
}

/// Plays a game from its start with a bot on each seat and chance from this seed. `None` if it was stopped.
pub fn play<G: Game>(
    start: &G,
    options: &G::Options,
    seed: &Seed,
    bots: &mut [Box<dyn Bot<G>>],
    record: &mut Option<Record>,
    stop: &AtomicBool,
) -> Option<Played> {
    let mut state = start.clone();
    let players = state.players();
    let mut nature = Nature::new(seed, &[const { String::new() }; kernel::MAX_SEATS][..usize::from(players)]);
    let (mut choices, mut chances) = (Vec::new(), Vec::new());
    let mut rounds = Rounds { log: Vec::new(), begun: false, ended: Vec::new() };
    let mut clocks = vec![(0, Duration::ZERO); bots.len()];
    let mut said = vec![Vec::new(); bots.len()];
    let (mut steps, mut decisions) = (0, 0);
    for (seat, bot) in Seat::all(players).zip(bots.iter_mut()) {
        bot.begin(seat, players, options);
    }
    loop {
        match state.turn() {
            Turn::Over => break,
            Turn::Nature => {
                chances.clear();
                state.chances(&mut chances);
                let chance = chances[nature.pick(&chances)].0;
                note(record, Actor::Nature, chance);
                state.happen_unchecked(chance, &mut rounds.log);
            }
            Turn::Seats(seats) => {
                if stop.load(Ordering::Relaxed) {
                    return None;
                }
                let seat = seats.first().expect("somebody is asked");
                let place = usize::from(seat.number());
                choices.clear();
                state.choices(seat, &mut choices);
                let clock = bots[place].clock();
                let began = clock.now();
                let thought = bots[place].think(&state.view(Viewer::Seat(seat)), seat, &choices);
                let action = thought.action;
                if choices.len() > 1 {
                    clocks[place].0 += 1;
                    clocks[place].1 += clock.now() - began;
                    let chosen = thought.prospects.iter().find(|prospect| prospect.action == action);
                    said[place].extend(chosen.and_then(|prospect| prospect.win));
                }
                note(record, Actor::Seat(seat), action);
                state.play_unchecked(seat, action, &mut rounds.log);
                decisions += 1;
            }
        }
        steps += 1;
        rounds.look(&state);
    }
    let outcome = Outcome::of(&state);
    for bot in bots.iter_mut() {
        bot.end(&outcome);
    }
    let winners = state.standing().winners();
    let mut seated = |seat: Seat| {
        let place = usize::from(seat.number());
        Seated {
            points: outcome.points[place],
            rank: outcome.ranks[place],
            win: if winners.contains(seat) { 1.0 / winners.len() as f64 } else { 0.0 },
            sources: (0..G::SOURCES.len()).map(|source| state.scored(seat, source)).collect(),
            rounds: rounds.of(place, outcome.points[place]),
            decisions: clocks[place].0,
            thought: clocks[place].1,
            said: std::mem::take(&mut said[place]),
            looks: bots[place].looks(),
            faults: bots[place].faults(),
        }
    };
    let seats = Seat::all(players).map(&mut seated).collect();
    if let Some(record) = record {
        record.seed = Some(*seed);
        record.result = Some(outcome.clone());
    }
    Some(Played { seats, steps, decisions })
}

pub(crate) fn note(record: &mut Option<Record>, actor: Actor, what: impl ToString) {
    if let Some(record) = record {
        record.push(actor, what.to_string());
    }
}

/// The points at the end of each round.
struct Rounds<E> {
    /// What the last step told.
    log: Vec<E>,
    begun: bool,
    ended: Vec<Vec<i32>>,
}

impl<E: Event> Rounds<E> {
    fn look<G: Game>(&mut self, state: &G) {
        if self.log.iter().any(opens_round) {
            // Points scored by the step that began the new round belong to the old one.
            if self.begun {
                self.ended.push(state.standing().points().to_vec());
            }
            self.begun = true;
        }
        self.log.clear();
    }

    fn of(&self, place: usize, points: i32) -> Vec<i32> {
        self.ended.iter().map(|round| round[place]).chain([points]).collect()
    }
}

/// Whether a round begins with what happened, which everybody sees.
fn opens_round<E: Event>(event: &E) -> bool {
    event.told(Viewer::Spectator).is_some_and(|told| told.opens_round())
}
