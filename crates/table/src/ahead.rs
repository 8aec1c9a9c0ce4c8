//! Steps worked out on a copy of the state, so that a table is never left half done.

use kernel::fair::{Nature, Seed};
use kernel::record::{Actor, Record, Step};
use kernel::{Game, Offer, Seat, Turn};

use crate::Refused;
use crate::freedom::Freedom;
use crate::log::{Entry, Page};
use crate::question::Question;
use crate::spectator::Spectator;

/// What a call is about to add to a table.
pub(crate) struct Ahead<G: Game> {
    pub state: G,
    /// What can be done there.
    pub offer: Offer<G::Action>,
    pub steps: Vec<Step>,
    pub freedom: Vec<Freedom>,
    pub log: Vec<Entry<G::Event>>,
    pub question: Question,
    /// For each of these steps that everybody saw, how many steps the table has after it.
    pub seen: Vec<u32>,
    spectator: Spectator<G>,
    /// How many steps the table has without these.
    done: usize,
}

impl<G: Game> Ahead<G> {
    pub fn new(state: G, offer: Offer<G::Action>, question: Question, done: usize) -> Ahead<G> {
        let (steps, freedom, log, seen) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let spectator = Spectator::of(&state);
        Ahead { state, offer, steps, freedom, log, question, seen, spectator, done }
    }

    /// Notes a step that was just done, and has added to the log everything after this number of entries.
    fn push(&mut self, actor: Actor, text: String, freedom: Freedom, entries: usize) {
        self.steps.push(Step(actor, text));
        self.freedom.push(freedom);
        let done = self.done + self.steps.len();
        if self.spectator.sees(&self.state, &self.log[entries..]) {
            self.seen.push(done as u32);
        }
        self.question = self.question.after(&self.state, done);
    }

    /// Does what a seat chose, if that is legal. What can be done next is listed when Nature has acted.
    pub fn choose(&mut self, seat: Seat, action: G::Action) -> Result<(), Refused> {
        let actor = Actor::Seat(seat);
        let freedom = Freedom::of(&self.offer, actor);
        let (step, entries) = (self.done + self.steps.len(), self.log.len());
        let page = &mut Page { entries: &mut self.log, step, actor };
        self.state.play_offered(&self.offer, seat, action, page)?;
        self.push(actor, action.to_string(), freedom, entries);
        Ok(())
    }

    /// Lets Nature act until a seat is asked, and lists what can be done then.
    pub fn let_nature_act(&mut self, seed: &Seed, record: &Record) {
        if self.state.turn() == Turn::Nature {
            self.draw(seed, record);
        }
        self.offer = Offer::of(&self.state);
    }

    fn draw(&mut self, seed: &Seed, record: &Record) {
        let own = self.steps.iter().filter(|step| step.0 == Actor::Nature).count() as u64;
        let mut nature = Nature::at(seed, &record.contributions, record.natures_steps() + own);
        let mut chances = Vec::new();
        while self.state.turn() == Turn::Nature {
            chances.clear();
            self.state.chances(&mut chances);
            let chance = chances[nature.pick(&chances)].0;
            let (actor, step, entries) = (Actor::Nature, self.done + self.steps.len(), self.log.len());
            self.state.happen_unchecked(chance, &mut Page { entries: &mut self.log, step, actor });
            self.push(actor, chance.to_string(), Freedom::Free, entries);
        }
    }

    /// Lets Nature act, and plays what is forced if that is wanted, until somebody has to decide.
    pub fn carry_on(&mut self, seed: &Seed, record: &Record, autoplay: bool) {
        loop {
            self.let_nature_act(seed, record);
            let Some((seat, action)) = self.offer.only().filter(|_| autoplay) else {
                return;
            };
            let (actor, step, entries) = (Actor::Seat(seat), self.done + self.steps.len(), self.log.len());
            self.state.play_unchecked(seat, action, &mut Page { entries: &mut self.log, step, actor });
            self.push(actor, action.to_string(), Freedom::Forced, entries);
        }
    }
}
