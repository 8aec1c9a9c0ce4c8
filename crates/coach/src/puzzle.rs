//! Puzzles: positions from games of good bots in which one choice is clearly best, and a plain player misses it.
//!
//! A position is found in games that `swift` plays against itself. Whatever `swift` and `greedy` agree on is no puzzle, nor what `swift`
//! itself finds nearly as good. All other choices are tried in a few worlds that the seat cannot tell from the true one; what then
//! is clearly best is weighed again in many other worlds, to the end of the game, and has to be best there beyond doubt.

use std::cmp::Reverse;

use bots::{Bot, Greedy, Prospect, Swift, Thought};
use estimate::Estimate;
use kernel::fair::Seed;
use kernel::{Options, Seat, Spoken, Turn, Viewer};
use net::NetError;
use serde::{Deserialize, Serialize};
use table::{AnyTable, Table};

use crate::everybody::Everybody;
use crate::review::Chance;
use crate::worlds::{Worlds, mean};

/// How many choices a puzzle has: fewer give it away, and more cannot be looked through.
const CHOICES: std::ops::RangeInclusive<usize> = 3..=16;
/// By how much the best choice wins more often than any other.
const MARGIN: f32 = 0.05;
/// A larger difference makes no better puzzle, in hundredths of a percent.
const ENOUGH: i32 = 2000;
/// How many standard errors that difference is, at least.
const SURE: f32 = 4.0;
/// Between these the chance of winning with the best choice lies: a game that is decided is no puzzle.
const OPEN: std::ops::RangeInclusive<f32> = 0.12..=0.9;
/// The worlds in which choices are tried at first.
const FIRST: u64 = 6;
/// The worlds in which they are weighed then, and by how much of the margin the best has to be better after each of these numbers.
const WEIGHED: [(u64, f32); 4] = [(6, 0.4), (12, 0.6), (24, 0.8), (48, 1.0)];
/// How many tenths of a point the best choice brings more than the next: the reasons are given in points.
const POINTS: i32 = 2;
/// From which numbers these worlds follow.
const KEYS: [u64; 2] = [4, 5];

/// The puzzles of a game: the file in its folder.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzles {
    /// The command that found them.
    pub by: String,
    /// What it found.
    pub puzzles: Vec<Puzzle>,
}

/// A position of a game, whose turn it is, and what each of their choices is worth.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// Its name in addresses: the seed of the search, the number of the game, and that of the decision.
    pub name: String,
    /// How many play.
    pub players: u8,
    /// Whoever has to choose.
    pub seat: u8,
    /// The number from which the games of the search follow.
    pub seed: u64,
    /// The number of this game.
    pub game: u64,
    /// What seats have decided before, as in `0 take monk`.
    pub before: Vec<String>,
    /// What `greedy` would choose.
    pub missed: String,
    /// All choices, the best first.
    pub choices: Vec<Weighed>,
}

/// What a choice is worth, if everybody plays on like `swift`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weighed {
    /// Its notation.
    pub play: String,
    /// The chance of winning, in hundredths of a percent.
    pub win: Chance,
    /// The points at the end by the sources of the game, in tenths.
    pub sources: Vec<i32>,
}

impl Weighed {
    /// The points at the end, in tenths.
    pub fn points(&self) -> i32 {
        self.sources.iter().sum()
    }
}

/// A puzzle, and by what it differs from others.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// What is asked: the name of the phrase.
    prompt: &'static str,
    /// The place in the game, in thirds.
    third: usize,
}

impl Candidate {
    /// By how much the best choice wins more often than the next; beyond a point it makes no better puzzle.
    fn margin(&self) -> i32 {
        let [best, next, ..] = &self.puzzle.choices[..] else { return 0 };
        (best.win.0 - next.win.0).min(ENOUGH)
    }

    /// How much of this one was asked before, by one that was chosen.
    fn resembles(&self, other: &Candidate) -> u32 {
        let same = [
            2 * u32::from(self.prompt == other.prompt),
            u32::from(self.third == other.third),
            u32::from(self.puzzle.players == other.puzzle.players),
            u32::from(self.puzzle.choices[0].play == other.puzzle.choices[0].play),
        ];
        same.iter().sum()
    }
}

/// All puzzles of one game of `swift` against itself, at a table of the usual options. The number of the game decides how many play.
pub fn look_in<G: Estimate>(seed: u64, game: u64) -> Result<Vec<Candidate>, NetError> {
    let (mut swift, mut everybody) = (Swift::<G>::new()?, Everybody::<G>::new()?);
    let mut greedy = Greedy::<G>::new([19; 32]);
    let numbers: Vec<u8> = G::PLAYERS.collect();
    let players = numbers[(game % numbers.len() as u64) as usize];
    let options = G::Options::read(&Default::default()).expect("the usual game");
    let table = Table::<G>::new(&options, players, Seed::of_game(seed, game));
    let mut table = table.expect("that many may play");
    table.begin();
    let (mut before, mut found) = (Vec::new(), Vec::new());
    while let Turn::Seats(asked) = table.turn() {
        let seat = asked.first().expect("somebody is asked");
        let (view, choices) = (table.view(Viewer::Seat(seat)), table.legal(seat).to_vec());
        let Thought { action, prospects } = swift.think(&view, seat, &choices);
        let is_puzzling =
            CHOICES.contains(&choices.len()) && !table.at_once() && stands_out(&prospects, action);
        let missed =
            is_puzzling.then(|| greedy.choose(&view, seat, &choices)).filter(|&missed| missed != action);
        if let Some(missed) = missed
            && let Some(choices) = is_clear(&mut everybody, &view, seat, &choices, action)
        {
            let puzzle = Puzzle {
                name: format!("{seed}-{game}-{}", before.len() + 1),
                players,
                seat: seat.number(),
                seed,
                game,
                before: before.clone(),
                missed: missed.to_string(),
                choices,
            };
            found.push(Candidate { puzzle, prompt: view.prompt(seat).key, third: before.len() });
        }
        before.push(format!("{} {action}", seat.number()));
        table.act(seat, action).expect("it was offered");
    }
    for candidate in &mut found {
        candidate.third = 3 * candidate.third / before.len();
    }
    Ok(found)
}

/// Whether a bot itself thinks that its choice is better than all others.
fn stands_out<A: PartialEq>(prospects: &[Prospect<A>], chosen: A) -> bool {
    let win = |is_chosen: bool| {
        let some = prospects.iter().filter(|prospect| (prospect.action == chosen) == is_chosen);
        some.map(|prospect| prospect.value).fold(0.0, f32::max)
    };
    win(true) - win(false) >= MARGIN / 5.0
}

/// What all choices are worth, if this one is best beyond doubt.
fn is_clear<G: Estimate>(
    everybody: &mut Everybody<G>,
    view: &G::View,
    seat: Seat,
    choices: &[G::Action],
    best: G::Action,
) -> Option<Vec<Weighed>> {
    let tried = |&action: &G::Action| Tried { action, wins: Vec::new(), sources: vec![0; G::SOURCES.len()] };
    let mut tried: Vec<Tried<G::Action>> = choices.iter().map(tried).collect();
    let place = choices.iter().position(|&choice| choice == best)?;
    tried.swap(0, place);
    let first = Worlds::<G>::new(view, seat, KEYS[0]);
    for number in 0..FIRST {
        tried.iter_mut().for_each(|choice| choice.try_in(everybody, &first, number, false));
    }
    if !is_best(&tried, 0.8) {
        return None;
    }
    tried.iter_mut().for_each(|choice| choice.wins.clear());
    let worlds = Worlds::<G>::new(view, seat, KEYS[1]);
    let mut from = 0;
    for (to, share) in WEIGHED {
        for number in from..to {
            tried.iter_mut().for_each(|choice| choice.try_in(everybody, &worlds, number, true));
        }
        if !is_best(&tried, share) {
            return None;
        }
        from = to;
    }
    let (best, others) = tried.split_first()?;
    if !others.iter().all(|other| best.is_beyond(other)) {
        return None;
    }
    let mut told: Vec<Weighed> = tried.iter().map(Tried::told).collect();
    told.sort_by_key(|choice| Reverse(choice.win));
    (told[0].points() >= told[1].points() + POINTS).then_some(told)
}

/// Whether the first of some choices is better than all others by this share of the margin, in a game that is not decided.
fn is_best<A: ToString + Copy>(tried: &[Tried<A>], share: f32) -> bool {
    let Some((best, others)) = tried.split_first() else { return false };
    OPEN.contains(&best.win()) && others.iter().all(|other| best.win() - other.win() >= share * MARGIN)
}

/// A choice that was tried in worlds.
struct Tried<A> {
    action: A,
    /// The chance of winning in each.
    wins: Vec<f32>,
    /// The sum of the points at the ends.
    sources: Vec<i32>,
}

impl<A: ToString + Copy> Tried<A> {
    /// Makes the choice in a world, and plays on: to the end of the seat's next run, or to the end of the game.
    fn try_in<G: Estimate<Action = A>>(
        &mut self,
        everybody: &mut Everybody<G>,
        worlds: &Worlds<G>,
        number: u64,
        to_the_end: bool,
    ) {
        let (mut world, mut dice) = worlds.after(number, self.action);
        self.wins.push(everybody.expect(&mut world, worlds.seat, 1, &mut dice).win);
        if to_the_end {
            everybody.finish(&mut world, &mut dice);
            for (source, sum) in self.sources.iter_mut().enumerate() {
                *sum += world.scored(worlds.seat, source);
            }
        }
    }

    fn win(&self) -> f32 {
        mean(self.wins.iter().copied())
    }

    /// Whether it is better than another beyond doubt. Both were tried in the same worlds.
    fn is_beyond(&self, other: &Tried<A>) -> bool {
        let differences = || self.wins.iter().zip(&other.wins).map(|(one, other)| one - other);
        let difference = mean(differences());
        let spread = mean(differences().map(|one| (one - difference).powi(2)));
        let error = (spread / (self.wins.len() as f32 - 1.0)).sqrt();
        difference > SURE * error
    }

    fn told(&self) -> Weighed {
        let tenths = |&sum: &i32| (10.0 * sum as f32 / self.wins.len() as f32).round() as i32;
        Weighed {
            play: self.action.to_string(),
            win: Chance::of(self.win()),
            sources: self.sources.iter().map(tenths).collect(),
        }
    }
}

/// The best of some puzzles, at most one of each game, and as different from one another as there are: in what is asked, in the
/// stage of the game, and in the number of players.
pub fn choose(mut found: Vec<Candidate>, number: usize) -> Vec<Puzzle> {
    let mut chosen: Vec<Candidate> = Vec::new();
    while chosen.len() < number {
        let worth = |candidate: &Candidate| {
            let known: u32 = chosen.iter().map(|other| candidate.resembles(other)).sum();
            candidate.margin() as f32 * 0.7f32.powi(known as i32)
        };
        let best = found.iter().enumerate().max_by(|(_, a), (_, b)| worth(a).total_cmp(&worth(b)));
        let Some((place, _)) = best else { break };
        let best = found.swap_remove(place);
        found.retain(|other| other.puzzle.game != best.puzzle.game);
        chosen.push(best);
    }
    chosen.into_iter().map(|candidate| candidate.puzzle).collect()
}
