//! Playing a record again, and proving its shuffles.

use thiserror::Error;

use crate::fair::Nature;
use crate::record::{Actor, Outcome, Record, RecordError, Step, Why};
use crate::{Game, Illegal, Log, Reason, Turn, waiting};

/// A record on its way through its game.
pub struct Replay<'a, G> {
    record: &'a Record,
    state: G,
    done: usize,
}

impl<'a, G: Game> Replay<'a, G> {
    /// Before the first step.
    pub fn new(record: &'a Record) -> Result<Replay<'a, G>, RecordError> {
        Ok(Replay { record, state: record.start()?, done: 0 })
    }

    /// The state after the steps done so far.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// How many steps are done.
    pub fn done(&self) -> usize {
        self.done
    }

    /// The step that comes next, if there is one.
    pub fn next(&self) -> Option<&'a Step> {
        self.record.actions.get(self.done)
    }

    /// Does the next step. `false` if there was none.
    pub fn step(&mut self, log: &mut impl Log<G::Event>) -> Result<bool, RecordError> {
        let Some(Step(actor, text)) = self.next() else {
            return Ok(false);
        };
        self.act(*actor, text, log).map_err(|why| RecordError::Step {
            step: self.done,
            actor: *actor,
            text: text.clone(),
            why,
        })?;
        self.done += 1;
        Ok(true)
    }

    fn act(&mut self, actor: Actor, text: &str, log: &mut impl Log<G::Event>) -> Result<(), Why> {
        match actor {
            Actor::Nature => {
                let chance = text.parse::<G::Chance>().map_err(misplaced)?;
                self.state.happen(chance, log).map_err(misplaced)
            }
            Actor::Seat(seat) => {
                let action = text.parse::<G::Action>().map_err(misplaced)?;
                self.state.play(seat, action, log).map_err(|illegal| match &illegal {
                    Illegal::NotAsked { turn, .. } => {
                        Why::Misplaced(format!("the game waits for {}", waiting(turn)))
                    }
                    Illegal::Because(reason) => Why::Refused { phrase: reason.tell(), rule: reason.rule() },
                })
            }
        }
    }

    /// Does all remaining steps and checks the result, if the record has one.
    pub fn finish(mut self) -> Result<G, RecordError> {
        while self.step(&mut ())? {}
        self.check_result()?;
        Ok(self.state)
    }

    /// Whether the state reached is the record's result. To be asked after the last step.
    pub fn check_result(&self) -> Result<(), RecordError> {
        let Some(found) = &self.record.result else {
            return Ok(());
        };
        if self.state.turn() != Turn::Over {
            return Err(RecordError::NotOver { steps: self.done, waiting: waiting(&self.state.turn()) });
        }
        let expected = Outcome::of(&self.state);
        if *found != expected {
            return Err(RecordError::Result { found: found.points.clone(), expected: expected.points });
        }
        Ok(())
    }
}

fn misplaced(error: impl std::fmt::Display) -> Why {
    Why::Misplaced(error.to_string())
}

/// Why a record proves nothing.
#[derive(Debug, Error)]
pub enum VerifyError {
    /// It is no game at all.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The game is still running.
    #[error(
        "the game is not over, so its seed is not opened yet: after {steps} steps it waits for {waiting}"
    )]
    NotOver {
        /// How many steps there are.
        steps: usize,
        /// Whom the game waits for.
        waiting: String,
    },
    /// The seed was left out.
    #[error("the record has no seed, so its shuffles cannot be checked")]
    NoSeed,
    /// The seed is not the one committed to.
    #[error("the seed is not the one the server committed to before the first action")]
    Commitment,
    /// A chance step that somebody chose.
    #[error("step {step} (Nature: `{found}`) does not follow from the seed: it should be `{expected}`")]
    Step {
        /// Which.
        step: usize,
        /// What the record says.
        found: String,
        /// What the seed gives.
        expected: String,
    },
}

/// Proves that every chance step follows from the commitment and the words of the seats. Gives the
/// final state.
pub fn verify<G: Game>(record: &Record) -> Result<G, VerifyError> {
    let mut replay = Replay::<G>::new(record)?;
    let seed = record.seed.as_ref();
    if let Some(seed) = seed
        && seed.commitment() != record.commitment
    {
        return Err(VerifyError::Commitment);
    }
    let mut nature = seed.map(|seed| Nature::new(seed, &record.contributions));
    let mut chances = Vec::new();
    while let Some(Step(actor, found)) = replay.next() {
        if let (Actor::Nature, Turn::Nature, Some(nature)) = (actor, replay.state().turn(), nature.as_mut()) {
            chances.clear();
            replay.state().chances(&mut chances);
            let expected = chances[nature.pick(&chances)].0.to_string();
            if *found != expected {
                return Err(VerifyError::Step { step: replay.done(), found: found.clone(), expected });
            }
        }
        replay.step(&mut ())?;
    }
    if replay.state().turn() != Turn::Over {
        let waiting = waiting(&replay.state().turn());
        return Err(VerifyError::NotOver { steps: replay.done(), waiting });
    }
    replay.check_result()?;
    if seed.is_none() { Err(VerifyError::NoSeed) } else { Ok(replay.finish()?) }
}
