//! What a decision cost, judged by what its seat knew.

use estimate::Estimate;
use kernel::Seat;
use net::Outlook;

use crate::everybody::Everybody;
use crate::review::Chance;
use crate::worlds::{Worlds, mean};

/// The worlds in which every choice is tried at first.
const FIRST: u64 = 2;
/// The fewest worlds in which what was done is compared with the best, and the most.
const PAIRS: std::ops::Range<u64> = 4..64;
/// How many standard errors a difference is larger than if it is taken for one.
const SURE: f32 = 2.0;

/// What is thought of a decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Judged {
    /// The place of the best choice.
    pub best: usize,
    /// The chance of winning with it.
    pub chance: Chance,
    /// How much less it is with what was done; 0 if that cannot be told from chance.
    pub cost: Chance,
    /// How much less it is with any choice, on average.
    pub stake: Chance,
    /// The expected points that were lost too, in tenths; negative if some were won.
    pub points: i32,
}

struct Candidate<A> {
    place: usize,
    action: A,
    outlooks: Vec<Outlook>,
}

impl<A> Candidate<A> {
    fn win(&self) -> f32 {
        mean(self.outlooks.iter().map(|outlook| outlook.win))
    }
}

/// Judges what a seat did: the choice at this place.
pub(crate) fn judge<G: Estimate>(
    everybody: &mut Everybody<G>,
    view: &G::View,
    seat: Seat,
    (choices, played): (&[G::Action], usize),
    budget: u64,
) -> Judged {
    let worlds = Worlds::<G>::new(view, seat, 1);
    let end = everybody.spent + budget;
    let candidate = |(place, &action): (usize, &G::Action)| Candidate { place, action, outlooks: Vec::new() };
    let mut left: Vec<Candidate<G::Action>> = choices.iter().enumerate().map(candidate).collect();
    let (average, tried) = thin_out(everybody, &worlds, &mut left, played, end - budget / 2);
    let (mut cost, mut points) = (0.0, 0.0);
    if left[0].place != played {
        let pairs = compare(everybody, &worlds, &mut left, played, (tried, end));
        cost = lost(&pairs).min(left[0].win());
        points = mean(pairs.iter().map(|(best, done)| best.points - done.points));
    }
    let is_worse = cost > 0.0;
    let chance = left[0].win();
    Judged {
        best: if is_worse { left[0].place } else { played },
        chance: Chance::of(chance),
        cost: Chance::of(cost),
        stake: Chance::of(chance - average),
        points: if is_worse { (10.0 * points).round() as i32 } else { 0 },
    }
}

/// Keeps the better half again and again, and what was done; the best comes first. Gives the mean of all choices, and the
/// number of worlds in which those that are left were tried.
fn thin_out<G: Estimate>(
    everybody: &mut Everybody<G>,
    worlds: &Worlds<G>,
    left: &mut Vec<Candidate<G::Action>>,
    played: usize,
    end: u64,
) -> (f32, u64) {
    let (mut from, mut to) = (0, FIRST);
    let mut average = None;
    // Near the end of a game nothing is left to judge, so worlds are counted too.
    while left.len() > 1 && from < PAIRS.end && (average.is_none() || everybody.spent < end) {
        for candidate in left.iter_mut() {
            try_in(everybody, worlds, candidate, from..to);
        }
        average.get_or_insert_with(|| mean(left.iter().map(Candidate::win)));
        left.sort_by(|a, b| b.win().total_cmp(&a.win()).then(a.place.cmp(&b.place)));
        let worst = left.get(left.len().div_ceil(2) - 1).map_or(0.0, Candidate::win);
        left.retain(|candidate| candidate.win() >= worst || candidate.place == played);
        (from, to) = (to, 2 * to);
    }
    (average.unwrap_or_default(), from)
}

/// Compares the best with what was done, in fresh worlds: what was best by luck is not best again.
fn compare<G: Estimate>(
    everybody: &mut Everybody<G>,
    worlds: &Worlds<G>,
    left: &mut [Candidate<G::Action>],
    played: usize,
    (tried, end): (u64, u64),
) -> Vec<(Outlook, Outlook)> {
    let done = left.iter().position(|candidate| candidate.place == played).expect("what was done is kept");
    let mut pairs = Vec::new();
    while (pairs.len() as u64) < PAIRS.start || (everybody.spent < end && (pairs.len() as u64) < PAIRS.end) {
        let number = tried + pairs.len() as u64;
        let [best, done] = [0, done].map(|which| {
            try_in(everybody, worlds, &mut left[which], number..number + 1);
            *left[which].outlooks.last().expect("it was just tried")
        });
        pairs.push((best, done));
    }
    pairs
}

/// The mean difference, if it is larger than it may be by accident.
fn lost(pairs: &[(Outlook, Outlook)]) -> f32 {
    let differences = || pairs.iter().map(|(one, other)| one.win - other.win);
    let difference = mean(differences());
    let spread = mean(differences().map(|one| (one - difference).powi(2)));
    let error = (spread / (pairs.len() as f32 - 1.0)).sqrt();
    if difference > SURE * error { difference } else { 0.0 }
}

fn try_in<G: Estimate>(
    everybody: &mut Everybody<G>,
    worlds: &Worlds<G>,
    candidate: &mut Candidate<G::Action>,
    numbers: std::ops::Range<u64>,
) {
    for number in numbers {
        let (mut world, mut dice) = worlds.after(number, candidate.action);
        candidate.outlooks.push(everybody.expect(&mut world, worlds.seat, 1, &mut dice));
    }
}
