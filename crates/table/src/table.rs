//! The table of one game.

use kernel::fair::{Nature, Seed};
use kernel::record::{Actor, Outcome, Record, RecordError, Step};
use kernel::{Dice, Game, Offer, Replay, Seat, SetupError, Turn, VerifyError, Viewer};

use crate::Refused;
use crate::ahead::Ahead;
use crate::freedom::Freedom;
use crate::log::{Entry, Page};
use crate::question::Question;
use crate::spectator::Spectator;

/// A running match of a game, or a past one to look at. Most of what it can do is in
/// [`AnyTable`](crate::AnyTable).
#[derive(Clone)]
pub struct Table<G: Game> {
    pub(crate) state: G,
    /// What can be done there, listed once.
    pub(crate) offer: Offer<G::Action>,
    pub(crate) record: Record,
    pub(crate) log: Vec<Entry<G::Event>>,
    /// For each step how free its seat was to do something else.
    pub(crate) freedom: Vec<Freedom>,
    /// For each step that everybody saw, how many steps were done after it.
    pub(crate) seen: Vec<u32>,
    /// The source of chance; `None` at a table that is only to look at.
    pub(crate) seed: Option<Seed>,
    pub(crate) autoplay: bool,
    pub(crate) question: Question,
}

impl<G: Game> Table<G> {
    /// A table at which nothing has happened yet. Seats may add words to the shuffle until it
    /// [begins](crate::AnyTable::begin).
    pub fn new(options: &G::Options, players: u8, seed: Seed) -> Result<Table<G>, SetupError> {
        let state = G::start(options, players)?;
        Ok(Table {
            question: Question::new(&state, 0),
            offer: Offer::of(&state),
            state,
            record: Record::new::<G>(options, players, seed.commitment()),
            log: Vec::new(),
            freedom: Vec::new(),
            seen: Vec::new(),
            seed: Some(seed),
            autoplay: true,
        })
    }

    /// The table of a record that was kept while it ran, with the seed that was kept apart.
    ///
    /// Its shuffles are checked too: what does not follow from the seed could never be proved at the end.
    pub fn resume(record: Record, seed: Seed) -> Result<Table<G>, VerifyError> {
        if seed.commitment() != record.commitment {
            return Err(VerifyError::Commitment);
        }
        let mut nature = Nature::new(&seed, &record.contributions);
        let mut chances = Vec::new();
        let check = |step: usize, state: &G, found: &str| {
            if state.turn() != Turn::Nature {
                // The rules themselves refuse this step, and say why.
                return Ok(());
            }
            chances.clear();
            state.chances(&mut chances);
            let expected = chances[nature.pick(&chances)].0.to_string();
            if expected == found {
                Ok(())
            } else {
                Err(VerifyError::Step { step, found: found.to_owned(), expected })
            }
        };
        let mut table = Table::<G>::replayed(record, check)?;
        table.seed = Some(seed);
        if !table.record.actions.is_empty() {
            // A record that stops before a chance step would wait for ever.
            let mut ahead = table.ahead();
            ahead.let_nature_act(&seed, &table.record);
            table.commit(ahead);
        }
        Ok(table)
    }

    /// A record to look at, finished or not. Nothing can be played there.
    pub fn open(record: Record) -> Result<Table<G>, RecordError> {
        Table::replayed(record, |_, _, _| Ok(()))
    }

    /// The table after all steps of a record; `check` sees every chance step before it is done.
    fn replayed<E: From<RecordError>>(
        record: Record,
        mut check: impl FnMut(usize, &G, &str) -> Result<(), E>,
    ) -> Result<Table<G>, E> {
        let (mut log, mut freedom, mut seen) = (Vec::new(), Vec::new(), Vec::new());
        let mut replay = Replay::<G>::new(&record)?;
        let mut question = Question::new(replay.state(), 0);
        let mut spectator = Spectator::of(replay.state());
        while let Some(Step(actor, text)) = replay.next() {
            let (actor, step, entries) = (*actor, replay.done(), log.len());
            if actor == Actor::Nature {
                check(step, replay.state(), text)?;
            }
            freedom.push(Freedom::of(&Offer::of(replay.state()), actor));
            replay.step(&mut Page { entries: &mut log, step, actor })?;
            question = question.after(replay.state(), replay.done());
            if spectator.sees(replay.state(), &log[entries..]) {
                seen.push(replay.done() as u32);
            }
        }
        let state = replay.finish()?;
        Ok(Table {
            offer: Offer::of(&state),
            state,
            record,
            log,
            freedom,
            seen,
            seed: None,
            autoplay: true,
            question,
        })
    }

    /// The table with or without playing forced choices by itself. New tables do it.
    #[must_use]
    pub fn autoplay(mut self, autoplay: bool) -> Table<G> {
        self.autoplay = autoplay;
        self
    }

    /// The state, with all secrets.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// What a seat may do, in order; nothing if it is not asked.
    pub fn legal(&self, seat: Seat) -> &[G::Action] {
        self.offer.to(seat)
    }

    /// What a viewer may know now. A seat that is not at this table sees what everybody sees.
    pub fn view(&self, viewer: Viewer) -> G::View {
        match viewer {
            Viewer::Seat(seat) if self.check_seat(seat).is_err() => self.state.view(Viewer::Spectator),
            viewer => self.state.view(viewer),
        }
    }

    /// The same match in a world that looks the same to a viewer: nothing that the viewer is sent may differ.
    pub fn in_another_world(&self, viewer: Viewer, dice: &mut Dice) -> Table<G> {
        let state = G::imagine(&self.view(viewer), dice);
        Table { offer: Offer::of(&state), state, ..self.clone() }
    }

    /// All events, with all secrets.
    pub fn entries(&self) -> &[Entry<G::Event>] {
        &self.log
    }

    /// The state after this number of steps, and the question it is waiting on.
    fn reached(&self, steps: usize) -> Option<(G, Question)> {
        if steps > self.record.actions.len() {
            return None;
        }
        let mut replay = Replay::<G>::new(&self.record).expect("the record was begun here");
        let mut question = Question::new(replay.state(), 0);
        while replay.done() < steps {
            replay.step(&mut ()).expect("these steps were done here before");
            question = question.after(replay.state(), replay.done());
        }
        Some((replay.state().clone(), question))
    }

    /// A copy to look at, as the table was after this number of steps; `None` if there were fewer.
    pub fn frozen_at(&self, steps: usize) -> Option<Table<G>> {
        let (state, question) = self.reached(steps)?;
        let mut record = self.record.clone();
        if steps < record.actions.len() {
            record.truncate(steps);
            (record.seed, record.result) = (None, None);
        }
        let log = self.log[..self.entries_before(steps)].to_vec();
        let freedom = self.freedom[..steps].to_vec();
        let seen = self.seen[..self.seen_within(steps)].to_vec();
        let offer = Offer::of(&state);
        Some(Table {
            state,
            offer,
            record,
            log,
            freedom,
            seen,
            seed: None,
            autoplay: self.autoplay,
            question,
        })
    }

    /// Does what a seat chose, then all that follows without anybody deciding. If it is refused nothing
    /// has changed.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Refused> {
        let seed = self.live()?;
        self.check_seat(seat)?;
        let mut ahead = self.ahead();
        ahead.choose(seat, action)?;
        ahead.carry_on(&seed, &self.record, self.autoplay);
        self.commit(ahead);
        Ok(())
    }

    /// Lets Nature act and plays what is forced, until somebody has to decide.
    pub(crate) fn carry_on(&mut self) {
        if let Some(seed) = self.seed {
            let mut ahead = self.ahead();
            ahead.carry_on(&seed, &self.record, self.autoplay);
            self.commit(ahead);
        }
    }

    /// Goes back to the state and the log after this number of steps.
    pub(crate) fn rewind(&mut self, steps: usize) {
        let reached = self.reached(steps);
        (self.state, self.question) = reached.expect("steps are taken back only to where the table was");
        self.offer = Offer::of(&self.state);
        self.record.truncate(steps);
        self.log.truncate(self.entries_before(steps));
        self.freedom.truncate(steps);
        self.seen.truncate(self.seen_within(steps));
    }

    /// How many entries of the log come from the first steps, up to this number.
    pub(crate) fn entries_before(&self, steps: usize) -> usize {
        self.log.partition_point(|entry| (entry.step as usize) < steps)
    }

    /// How many of the first steps, up to this number, everybody saw.
    pub(crate) fn seen_within(&self, steps: usize) -> usize {
        self.seen.partition_point(|&done| done as usize <= steps)
    }

    /// The seed, if anything can be played here.
    pub(crate) fn live(&self) -> Result<Seed, Refused> {
        self.seed.ok_or_else(Refused::frozen)
    }

    pub(crate) fn check_seat(&self, seat: Seat) -> Result<(), Refused> {
        let players = self.record.players;
        if seat.number() < players { Ok(()) } else { Err(Refused::seat(seat, players)) }
    }

    fn ahead(&self) -> Ahead<G> {
        Ahead::new(self.state.clone(), self.offer.clone(), self.question, self.record.actions.len())
    }

    /// Applies what was worked out ahead. Only here does a table move forward.
    fn commit(&mut self, ahead: Ahead<G>) {
        for Step(actor, text) in ahead.steps {
            self.record.push(actor, text);
        }
        (self.state, self.offer, self.question) = (ahead.state, ahead.offer, ahead.question);
        self.log.extend(ahead.log);
        self.freedom.extend(ahead.freedom);
        self.seen.extend(ahead.seen);
        if self.state.turn() == Turn::Over {
            self.record.seed = self.seed;
            self.record.result = Some(Outcome::of(&self.state));
        }
    }
}
