//! One's own run: all the small choices of a seat until others or Nature are asked.
//!
//! What a turn is worth shows at its end, so the ways through a run are compared there. Of each row of half-done runs the
//! most promising are followed.

use estimate::{Estimate, Features, Inputs};
use kernel::{MAX_SEATS, Seat, Turn};
use net::{Judge, Outlook, Reading};

/// How many half-done runs are followed at each step. Nets learn from the ends of runs, so their word on half-done ones is
/// the last resort: one and the same net won 35 % against three greedy players in In the Year of the Dragon with 6 here and
/// 47 % with 12 (200 games each), and against three of `plain:100` in China 65 % with 6 and 92 % with 20 (40 games each).
pub const BREADTH: usize = 24;
/// How many choices a run has at most, before it is judged as it stands.
const LONGEST: usize = 12;
/// No step before this one.
const ROOT: u32 = u32::MAX;

/// A choice in a run, and what is thought of it.
#[derive(Clone, Debug)]
pub struct Step<G: Estimate> {
    /// The choice.
    pub action: G::Action,
    /// The position after it.
    pub state: G,
    /// The seat's outlook there; its points are those of the end.
    pub outlook: Outlook,
    /// How much the seat likes it.
    pub worth: f32,
    /// Which of the first choices led here.
    pub first: usize,
    /// Whether there was something to choose.
    pub is_free: bool,
    before: u32,
    is_end: bool,
}

/// Whoever thinks runs through. It keeps its memory: nothing is allocated once it is warm.
pub struct Runs<G: Estimate> {
    steps: Vec<Step<G>>,
    open: Vec<u32>,
    choices: Vec<G::Action>,
    reader: Reader,
    /// The share of winning in what a seat likes; the rest are points.
    pub win: f32,
    /// How many half-done runs are followed at each step.
    pub breadth: usize,
}

impl<G: Estimate> Default for Runs<G> {
    fn default() -> Runs<G> {
        let (steps, open, choices) = (Vec::new(), Vec::new(), Vec::new());
        Runs { steps, open, choices, reader: Reader::default(), win: G::WIN, breadth: BREADTH }
    }
}

impl<G: Estimate> Runs<G> {
    /// Thinks the runs of a seat through that begin with these choices. The first steps are those of the choices, in their
    /// order.
    pub fn think(&mut self, judge: &impl Judge, state: &G, seat: Seat, choices: &[G::Action]) {
        self.steps.clear();
        for (first, &action) in choices.iter().enumerate() {
            self.add(judge, state.clone(), seat, action, (first, ROOT, true));
        }
        let mut row = 0..self.steps.len();
        for _ in 1..LONGEST {
            self.open.clear();
            let steps = &self.steps;
            self.open.extend(row.clone().filter(|&step| !steps[step].is_end).map(|step| step as u32));
            if self.open.is_empty() {
                return;
            }
            self.thin_out(judge, seat);
            let begin = self.steps.len();
            for place in 0..self.open.len() {
                self.go_on(judge, seat, self.open[place]);
            }
            row = begin..self.steps.len();
        }
        for step in row {
            self.judge(judge, seat, step);
            self.steps[step].is_end = true;
        }
    }

    /// Keeps the most promising of the half-done runs. If there are only a few they are not even judged.
    fn thin_out(&mut self, judge: &impl Judge, seat: Seat) {
        if self.open.len() <= self.breadth {
            return;
        }
        for place in 0..self.open.len() {
            self.judge(judge, seat, self.open[place] as usize);
        }
        let steps = &self.steps;
        let worth = |step: u32| steps[step as usize].worth;
        self.open.sort_unstable_by(|&a, &b| worth(b).total_cmp(&worth(a)).then(a.cmp(&b)));
        self.open.truncate(self.breadth);
    }

    fn judge(&mut self, judge: &impl Judge, seat: Seat, step: usize) {
        let step = &mut self.steps[step];
        step.outlook = self.reader.outlook(judge, &step.state, seat);
        step.worth = worth(judge.unit(), &step.outlook, self.win);
    }

    fn go_on(&mut self, judge: &impl Judge, seat: Seat, before: u32) {
        let from = &self.steps[before as usize];
        let (state, first) = (from.state.clone(), from.first);
        let mut choices = std::mem::take(&mut self.choices);
        choices.clear();
        state.choices(seat, &mut choices);
        for &action in &choices {
            self.add(judge, state.clone(), seat, action, (first, before, choices.len() > 1));
        }
        self.choices = choices;
    }

    fn add(
        &mut self,
        judge: &impl Judge,
        mut state: G,
        seat: Seat,
        action: G::Action,
        (first, before, is_free): (usize, u32, bool),
    ) {
        state.play_unchecked(seat, action, &mut ());
        let is_end = !state.turn().asks(seat);
        let (outlook, worth) = (Outlook::default(), f32::NEG_INFINITY);
        self.steps.push(Step { action, state, outlook, worth, first, is_free, before, is_end });
        if is_end {
            self.judge(judge, seat, self.steps.len() - 1);
        }
    }

    /// All ends of runs, with their numbers; and before them the first choices as they stand, whose worth is nothing if they
    /// were followed further without a judgement.
    pub fn ends(&self, choices: usize, mut take: impl FnMut(usize, &Step<G>)) {
        for (place, step) in self.steps.iter().enumerate() {
            if step.is_end || place < choices {
                take(place, step);
            }
        }
    }

    /// The step that each of the first choices leads to at best: the end of a run, or the choice itself where none of its runs
    /// was followed to its end.
    pub fn best_of_each(&self, choices: usize, best: &mut Vec<usize>) {
        best.clear();
        best.extend(0..choices);
        for (place, step) in self.steps.iter().enumerate().skip(choices).filter(|(_, step)| step.is_end) {
            let best = &mut best[step.first];
            if *best < choices || step.worth > self.steps[*best].worth {
                *best = place;
            }
        }
    }

    /// How many positions were thought of the last time.
    pub fn thought(&self) -> usize {
        self.steps.len()
    }

    /// The memory in use.
    pub fn bytes(&self) -> usize {
        self.steps.capacity() * size_of::<Step<G>>()
    }

    /// A step by its number.
    pub fn step(&self, place: usize) -> &Step<G> {
        &self.steps[place]
    }

    /// The choices that lead to a step, the last one first.
    pub fn way(&self, step: usize) -> impl Iterator<Item = &Step<G>> {
        let at = |step: u32| self.steps.get(step as usize);
        std::iter::successors(at(step as u32), move |step| at(step.before))
    }
}

/// Whoever asks a net about many positions that are much alike.
#[derive(Default)]
pub struct Reader {
    inputs: Inputs,
    last: [Reading; MAX_SEATS],
}

impl Reader {
    /// What a seat expects of a position, its points being those of the end.
    pub fn outlook<G: Estimate>(&mut self, judge: &impl Judge, state: &G, seat: Seat) -> Outlook {
        from_here(state, seat, || judge.judge_next(self.inputs.fill(state, seat), &mut self.last[seat]))
    }
}

/// The same, where the inputs are wanted as well.
pub fn outlook<G: Estimate>(judge: &impl Judge, state: &G, seat: Seat, inputs: &mut Inputs) -> Outlook {
    from_here(state, seat, || judge.judge(inputs.fill(state, seat)))
}

fn from_here<G: Estimate>(state: &G, seat: Seat, judged: impl FnOnce() -> Outlook) -> Outlook {
    if state.turn() == Turn::Over {
        return result(state, seat);
    }
    let outlook = judged();
    Outlook { points: state.points_of(seat) as f32 + outlook.points, ..outlook }
}

/// What came of a game that is over.
pub fn result<G: Features>(end: &G, seat: Seat) -> Outlook {
    let winners = end.standing().winners();
    let win = if winners.contains(seat) { 1.0 / winners.len() as f32 } else { 0.0 };
    Outlook { points: end.points_of(seat) as f32, win }
}

/// How much a seat likes an outlook to whom winning counts this share, and points of this unit the rest.
pub fn worth(unit: f32, outlook: &Outlook, win: f32) -> f32 {
    win * outlook.win + (1.0 - win) * outlook.points / unit
}
