//! The best choices of a seat, and why.

use estimate::Estimate;
use kernel::{Phrase, Seat};
use net::Outlook;

use crate::everybody::Everybody;
use crate::worlds::{Worlds, mean};

/// How many choices are advised on, the best first.
const SHOWN: usize = 3;
/// The worlds in which every choice is tried at first.
const FIRST: u64 = 4;
/// The fewest games that are played to their end for each of the choices that are left, and the most.
const ENDS: std::ops::Range<u64> = 4..200;
/// How many of its own decisions the line names.
const LINE: usize = 3;

/// From which number the worlds of a hint follow.
const KEY: u64 = 0;

/// What is expected of one choice.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// Its place among the choices.
    pub choice: usize,
    /// The chance of winning, shared where several win.
    pub win: f32,
    /// The points at the end.
    pub points: f32,
    /// The same by the sources of the game: their sum.
    pub sources: Vec<f32>,
    /// What the seat itself is expected to do next, in words.
    pub line: Vec<Phrase>,
}

struct Candidate<A> {
    choice: usize,
    action: A,
    outlook: Outlook,
}

/// The best of some choices, the best first; none where there is nothing to choose. It depends on the view alone.
pub fn hint<G: Estimate>(
    everybody: &mut Everybody<G>,
    view: &G::View,
    seat: Seat,
    choices: &[G::Action],
    budget: u64,
) -> Vec<Advice> {
    if choices.len() < 2 {
        return Vec::new();
    }
    let worlds = Worlds::<G>::new(view, seat, KEY);
    let end = everybody.spent + budget;
    let candidate =
        |(choice, &action): (usize, &G::Action)| Candidate { choice, action, outlook: Outlook::default() };
    let mut left: Vec<Candidate<G::Action>> = choices.iter().enumerate().map(candidate).collect();
    let mut tried = FIRST;
    while left.len() > SHOWN {
        for candidate in &mut left {
            candidate.outlook = try_in(everybody, &worlds, candidate.action, tried);
        }
        keep_best(everybody, &mut left, |all| all.div_ceil(2).max(SHOWN));
        tried *= 2;
    }
    let mut advice = to_the_end(everybody, &worlds, &left, end);
    let worth = |advice: &Advice| everybody.worth(&Outlook { points: advice.points, win: advice.win });
    advice.sort_by(|a, b| worth(b).total_cmp(&worth(a)).then(a.choice.cmp(&b.choice)));
    if let Some(best) = advice.first_mut() {
        best.line = line(everybody, view, seat, choices[best.choice]);
    }
    advice
}

/// What a seat is expected to do after a choice, in words. It depends on the view alone.
pub fn line<G: Estimate>(
    everybody: &mut Everybody<G>,
    view: &G::View,
    seat: Seat,
    action: G::Action,
) -> Vec<Phrase> {
    let (mut world, mut dice) = Worlds::<G>::new(view, seat, KEY).after(0, action);
    everybody.line(&mut world, seat, &mut dice, LINE)
}

/// What a choice leads to at the end of the seat's next run.
fn try_in<G: Estimate>(
    everybody: &mut Everybody<G>,
    worlds: &Worlds<G>,
    action: G::Action,
    tried: u64,
) -> Outlook {
    let outlooks: Vec<Outlook> = (0..tried)
        .map(|number| {
            let (mut world, mut dice) = worlds.after(number, action);
            everybody.expect(&mut world, worlds.seat, 1, &mut dice)
        })
        .collect();
    average(&outlooks)
}

fn keep_best<G: Estimate>(
    everybody: &Everybody<G>,
    left: &mut Vec<Candidate<G::Action>>,
    number: impl Fn(usize) -> usize,
) {
    let worth = |candidate: &Candidate<G::Action>| everybody.worth(&candidate.outlook);
    left.sort_by(|a, b| worth(b).total_cmp(&worth(a)).then(a.choice.cmp(&b.choice)));
    left.truncate(number(left.len()));
}

/// Plays on to the end of the game, where it shows from what the points come. All choices are tried in the same worlds.
fn to_the_end<G: Estimate>(
    everybody: &mut Everybody<G>,
    worlds: &Worlds<G>,
    left: &[Candidate<G::Action>],
    end: u64,
) -> Vec<Advice> {
    let none = |candidate: &Candidate<G::Action>| (candidate.choice, Vec::new(), vec![0; G::SOURCES.len()]);
    let mut sums: Vec<(usize, Vec<f32>, Vec<i32>)> = left.iter().map(none).collect();
    let mut number = 0;
    while number < ENDS.start || (everybody.spent < end && number < ENDS.end) {
        for (candidate, (_, wins, sources)) in left.iter().zip(&mut sums) {
            let (mut world, mut dice) = worlds.after(number, candidate.action);
            wins.push(everybody.expect(&mut world, worlds.seat, 1, &mut dice).win);
            everybody.finish(&mut world, &mut dice);
            for (source, sum) in sources.iter_mut().enumerate() {
                *sum += world.scored(worlds.seat, source);
            }
        }
        number += 1;
    }
    let advice = |(choice, wins, sources): (usize, Vec<f32>, Vec<i32>)| {
        let sources: Vec<f32> = sources.iter().map(|&sum| sum as f32 / number as f32).collect();
        Advice {
            choice,
            win: mean(wins.iter().copied()),
            points: sources.iter().sum(),
            sources,
            line: Vec::new(),
        }
    };
    sums.into_iter().map(advice).collect()
}

fn average(outlooks: &[Outlook]) -> Outlook {
    Outlook {
        points: mean(outlooks.iter().map(|outlook| outlook.points)),
        win: mean(outlooks.iter().map(|outlook| outlook.win)),
    }
}

impl Advice {
    /// Why it is better than another: the difference of each source in tenths of a point, the largest first. Those of less than
    /// half a point come together at the end, without a source. The sum is the difference of the points, as each is shown.
    pub fn against(&self, other: &Advice) -> Vec<(Option<usize>, i32)> {
        let tenths = |points: f32| (10.0 * points).round() as i32;
        let mut rest = tenths(self.points) - tenths(other.points);
        let differences = self.sources.iter().zip(&other.sources).map(|(one, other)| tenths(one - other));
        let mut large: Vec<(Option<usize>, i32)> = differences
            .enumerate()
            .filter(|&(_, difference)| difference.abs() >= 5)
            .map(|(source, difference)| (Some(source), difference))
            .collect();
        large.sort_by_key(|&(source, difference)| (-difference.abs(), source));
        rest -= large.iter().map(|&(_, difference)| difference).sum::<i32>();
        large.extend((rest != 0).then_some((None, rest)));
        large
    }
}
