//! Steps worked out on a copy of the state, so that a table is never left half way.

use kernel::fair::{Nature, Seed};
use kernel::record::{Actor, Record, Step};
use kernel::{Game, Seat, Turn};

use crate::Refused;
use crate::log::{Entry, Page};
use crate::question::Question;

/// What a call is about to add to a table.
pub(crate) struct Ahead<G: Game> {
    pub state: G,
    pub steps: Vec<Step>,
    pub forced: Vec<bool>,
    pub log: Vec<Entry<G::Event>>,
    pub question: Question,
    /// How many steps the table has without these.
    done: usize,
}

impl<G: Game> Ahead<G> {
    pub fn new(state: G, question: Question, done: usize) -> Ahead<G> {
        Ahead { state, steps: Vec::new(), forced: Vec::new(), log: Vec::new(), question, done }
    }

    /// Notes a step that was just done.
    fn push(&mut self, actor: Actor, text: String, forced: bool) {
        self.steps.push(Step(actor, text));
        self.forced.push(forced);
        self.question = self.question.after(&self.state, self.done + self.steps.len());
    }

    /// Does what a seat chose, if it may.
    pub fn choose(&mut self, seat: Seat, action: G::Action) -> Result<(), Refused> {
        let forced = only_choice(&self.state).is_some();
        let actor = Actor::Seat(seat);
        let step = self.done + self.steps.len();
        self.state.play(seat, action, &mut Page { entries: &mut self.log, step, actor })?;
        self.push(actor, action.to_string(), forced);
        Ok(())
    }

    /// Lets Nature act until a seat is asked.
    pub fn let_nature_act(&mut self, seed: &Seed, record: &Record) {
        if self.state.turn() != Turn::Nature {
            return;
        }
        let own = self.steps.iter().filter(|step| step.0 == Actor::Nature).count() as u64;
        let mut nature = Nature::at(seed, &record.contributions, record.natures_steps() + own);
        let mut chances = Vec::new();
        while self.state.turn() == Turn::Nature {
            chances.clear();
            self.state.chances(&mut chances);
            let chance = chances[nature.pick(&chances)].0;
            let (actor, step) = (Actor::Nature, self.done + self.steps.len());
            self.state.happen(chance, &mut Page { entries: &mut self.log, step, actor });
            self.push(actor, chance.to_string(), false);
        }
    }

    /// Lets Nature act, and plays what is forced if that is wanted, until somebody has to decide.
    pub fn carry_on(&mut self, seed: &Seed, record: &Record, autoplay: bool) {
        loop {
            self.let_nature_act(seed, record);
            let Some((seat, action)) = only_choice(&self.state).filter(|_| autoplay) else {
                return;
            };
            let (actor, step) = (Actor::Seat(seat), self.done + self.steps.len());
            self.state.apply(seat, action, &mut Page { entries: &mut self.log, step, actor });
            self.push(actor, action.to_string(), true);
        }
    }
}

/// The one thing that can be done, if one seat alone is asked and has no other choice, and if that tells
/// nothing about what it holds.
pub(crate) fn only_choice<G: Game>(state: &G) -> Option<(Seat, G::Action)> {
    let asked = state.turn().seats();
    let seat = asked.first().filter(|_| asked.len() == 1 && !state.is_discreet())?;
    let mut list = Vec::new();
    state.choices(seat, &mut list);
    if let [action] = list[..] { Some((seat, action)) } else { None }
}
