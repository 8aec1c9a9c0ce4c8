//! A review under way: its parts, and how they are put together.

use estimate::Estimate;
use kernel::record::{Actor, Record, RecordError, Step};
use kernel::{Replay, Seat, Turn};

use crate::decision::{self, Judged};
use crate::everybody::Everybody;
use crate::moment;
use crate::review::{Chance, Decision, Moment, Review, Tally};
use crate::worlds::view_of;

/// The share of the budget that goes into decisions, in tenths; the rest shows everybody's chances between them.
const ON_DECISIONS: u64 = 6;

/// A finished game that is reviewed. Its parts can be worked on anywhere and in any order.
pub struct Reviewing<G: Estimate> {
    /// The state before each step, and at last the end.
    states: Vec<G>,
    /// Who did each step.
    actors: Vec<Actor>,
    /// The decisions with a real choice.
    decisions: Vec<Asked<G::Action>>,
    /// Where somebody else, or Nature, begins to act.
    stretches: Vec<usize>,
    budget: u64,
}

/// A decision with a real choice.
struct Asked<A> {
    step: usize,
    seat: Seat,
    choices: Vec<A>,
    played: usize,
}

/// What was found in one part of a review.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found(Part);

#[derive(Clone, Debug, PartialEq, Eq)]
enum Part {
    Decision(Judged),
    /// The chance of each seat that has to be looked for, and everybody's with hindsight.
    Moment(Vec<Option<Chance>>, Vec<Chance>),
}

impl<G: Estimate> Reviewing<G> {
    /// A game by its record, with this many positions to judge; or why it cannot be played again.
    pub fn new(record: &Record, budget: u64) -> Result<Reviewing<G>, RecordError> {
        let mut replay = Replay::<G>::new(record)?;
        let (mut states, mut actors) = (Vec::new(), Vec::new());
        let (mut decisions, mut stretches) = (Vec::new(), Vec::new());
        while let Some(Step(actor, text)) = replay.next() {
            let step = replay.done();
            if actors.last() != Some(actor) {
                stretches.push(step);
            }
            if let Actor::Seat(seat) = *actor {
                let choices = replay.state().legal(seat);
                let played = choices.iter().position(|choice| choice.to_string() == *text);
                if let Some(played) = played.filter(|_| choices.len() > 1) {
                    decisions.push(Asked { step, seat, choices, played });
                }
            }
            actors.push(*actor);
            states.push(replay.state().clone());
            replay.step(&mut ())?;
        }
        states.push(replay.state().clone());
        replay.check_result()?;
        Ok(Reviewing { states, actors, decisions, stretches, budget })
    }

    /// Whether the game has ended: no other can be reviewed.
    pub fn is_over(&self) -> bool {
        self.end().turn() == Turn::Over
    }

    /// How many parts there are.
    pub fn parts(&self) -> usize {
        self.decisions.len() + self.stretches.len()
    }

    /// Works on a part.
    pub fn work(&self, part: usize, everybody: &mut Everybody<G>) -> Found {
        Found(match self.decisions.get(part) {
            Some(asked) => Part::Decision(self.judge(asked, everybody)),
            None => self.look(part - self.decisions.len(), everybody),
        })
    }

    fn judge(&self, asked: &Asked<G::Action>, everybody: &mut Everybody<G>) -> Judged {
        let view = view_of(&self.states[asked.step], asked.seat);
        let budget = self.budget * ON_DECISIONS / 10 / self.decisions.len() as u64;
        decision::judge(everybody, &view, asked.seat, (&asked.choices, asked.played), budget)
    }

    fn look(&self, stretch: usize, everybody: &mut Everybody<G>) -> Part {
        let state = &self.states[self.stretches[stretch]];
        let players = u64::from(state.players());
        let budget = self.budget * (10 - ON_DECISIONS) / 10 / self.stretches.len() as u64 / (players + 1);
        let chance =
            |seat: Seat| self.is_open(stretch, seat).then(|| moment::chance(everybody, state, seat, budget));
        let chances = Seat::all(state.players()).map(chance).collect();
        Part::Moment(chances, moment::hindsight(everybody, state, budget))
    }

    /// Whether a seat's chance at the beginning of a stretch is to be looked for: not if it has just decided, decides now, or
    /// has learnt nothing.
    fn is_open(&self, stretch: usize, seat: Seat) -> bool {
        let step = self.stretches[stretch];
        let Some(before) = stretch.checked_sub(1).map(|before| self.stretches[before]) else {
            return self.decides(step) != Some(seat);
        };
        let is_news = || view_of(&self.states[before], seat) != view_of(&self.states[step], seat);
        self.actors[before] != Actor::Seat(seat) && self.decides(step) != Some(seat) && is_news()
    }

    /// Who has a real choice at a step.
    fn decides(&self, step: usize) -> Option<Seat> {
        self.asked_at(step).map(|place| self.decisions[place].seat)
    }

    fn asked_at(&self, step: usize) -> Option<usize> {
        self.decisions.binary_search_by_key(&step, |asked| asked.step).ok()
    }

    fn end(&self) -> &G {
        self.states.last().expect("there is a state before the first step")
    }

    /// Puts all parts together, in their order.
    ///
    /// # Panics
    /// If they are not the parts of this review.
    pub fn finish(&self, found: &[Found]) -> Review {
        assert_eq!(found.len(), self.parts(), "all parts, and no others");
        let players = usize::from(self.end().players());
        let mut review =
            Review { moments: Vec::new(), decisions: Vec::new(), tallies: vec![Tally::default(); players] };
        let mut now = vec![Chance(0); players];
        for stretch in 0..=self.stretches.len() {
            self.arrive(stretch, found, &mut now, &mut review);
            if stretch < self.stretches.len() {
                self.decide(stretch, found, &mut now, &mut review);
            }
        }
        for (seat, tally) in (0..).zip(&mut review.tallies) {
            let mine = || review.decisions.iter().filter(|decision| decision.seat == seat);
            tally.decisions = mine().count();
            let [cost, stake] = [Decision::cost, |decision: &Decision| decision.stake.max(decision.cost())]
                .map(|what| mine().map(|decision| what(decision).0).sum::<i32>());
            tally.accuracy = if stake > 0 { (100 * (stake - cost) / stake) as u8 } else { 100 };
        }
        review
    }

    /// Everybody's chances at the beginning of a stretch, or at the end of the game.
    fn arrive(&self, stretch: usize, found: &[Found], now: &mut [Chance], review: &mut Review) {
        let step = self.stretches.get(stretch).copied();
        let look = step.map(|_| &found[self.decisions.len() + stretch].0);
        let before = stretch.checked_sub(1).map(|before| self.actors[self.stretches[before]]);
        for (seat, now) in Seat::all(now.len() as u8).zip(now.iter_mut()) {
            let judged = step.filter(|_| before != Some(Actor::Seat(seat)));
            let judged = judged
                .and_then(|step| self.asked_at(step))
                .filter(|&place| self.decisions[place].seat == seat);
            let new = match (look, judged.map(|place| &found[place].0)) {
                (None, _) => moment::result(self.end(), seat),
                (_, Some(Part::Decision(judged))) => judged.chance,
                (Some(Part::Moment(chances, _)), _) => chances[usize::from(seat.number())].unwrap_or(*now),
                _ => unreachable!("parts are in their order"),
            };
            let change = new.0 - now.0;
            let tally = &mut review.tallies[usize::from(seat.number())];
            match before {
                None => tally.first = new,
                Some(Actor::Seat(other)) if other != seat => tally.others.0 += change,
                Some(_) => tally.luck.0 += change,
            }
            (*now, tally.last) = (new, new);
        }
        let hindsight = match look {
            Some(Part::Moment(_, hindsight)) => hindsight.clone(),
            _ => now.to_vec(),
        };
        let steps = step.unwrap_or(self.actors.len());
        review.moments.push(Moment { steps, chances: now.to_vec(), hindsight });
    }

    /// What the decisions in a stretch cost.
    fn decide(&self, stretch: usize, found: &[Found], now: &mut [Chance], review: &mut Review) {
        let (from, to) = (self.stretches[stretch], self.stretches.get(stretch + 1).copied());
        let within = |asked: &Asked<G::Action>| asked.step >= from && to.is_none_or(|to| asked.step < to);
        for (asked, found) in self.decisions.iter().zip(found).filter(|(asked, _)| within(asked)) {
            let Part::Decision(judged) = &found.0 else { unreachable!("decisions come first") };
            let now = &mut now[usize::from(asked.seat.number())];
            let before = *now;
            *now = Chance(before.0 - judged.cost.0.min(before.0));
            review.tallies[usize::from(asked.seat.number())].own.0 -= before.0 - now.0;
            review.decisions.push(Decision {
                step: asked.step,
                seat: asked.seat.number(),
                played: asked.choices[asked.played].to_string(),
                best: asked.choices[judged.best].to_string(),
                before,
                after: *now,
                points: judged.points,
                stake: judged.stake,
            });
        }
    }
}
