//! Taking a decision back.

use kernel::record::{Actor, Step};
use kernel::{Event, Game, Phrase, Seat, Seats, Turn};
use thiserror::Error;

use crate::Table;
use crate::freedom::Freedom;

/// Why a decision stands.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Error)]
pub enum UndoRefusal {
    /// The seat has not decided anything.
    #[error("this seat has not decided anything yet")]
    Nothing,
    /// The seed has been revealed, so a second try would know the shuffles.
    #[error("the game is over")]
    Over,
    /// This is a copy to look at.
    #[error("this is a look back at the game")]
    Frozen,
    /// Something random is known now.
    #[error("Nature has acted since")]
    Nature,
    /// Something hidden is known now.
    #[error("something hidden came to light since")]
    Revealed,
    /// Somebody else has built on it.
    #[error("seat {0} has acted since")]
    Other(Seat),
    /// Others are choosing in secret, and nobody may learn who has chosen already.
    #[error("others are choosing in secret now")]
    AtOnce,
}

impl UndoRefusal {
    /// The reason in words.
    pub fn tell(&self) -> Phrase {
        match self {
            UndoRefusal::Nothing => Phrase::new("undo-nothing"),
            UndoRefusal::Over => Phrase::new("undo-over"),
            UndoRefusal::Frozen => Phrase::new("refused-frozen"),
            UndoRefusal::Nature => Phrase::new("undo-nature"),
            UndoRefusal::Revealed => Phrase::new("undo-revealed"),
            UndoRefusal::AtOnce => Phrase::new("undo-at-once"),
            UndoRefusal::Other(seat) => Phrase::new("undo-other").with("seat", *seat),
        }
    }
}

impl<G: Game> Table<G> {
    /// How many steps are left when this seat takes back its last decision and all that was forced by it. What the
    /// company – bots, and other seats of the same person – did since goes too; what others have chosen at once with it
    /// stays. If it may not, the first thing since then that stands in the way.
    pub(crate) fn undo_point(&self, seat: Seat, company: Seats) -> Result<usize, UndoRefusal> {
        if self.seed.is_none() {
            return Err(UndoRefusal::Frozen);
        }
        if self.state.turn() == Turn::Over {
            return Err(UndoRefusal::Over);
        }
        let point = self.last_decision(seat).ok_or(UndoRefusal::Nothing)?;
        if self.question.at_once && point >= self.question.from {
            return Ok(point);
        }
        // What others have chosen since a question was asked of several at once is nobody's business.
        let end = if self.question.at_once { self.question.from } else { self.record.actions.len() };
        for step in point..end {
            match self.decided_by(step) {
                Some(other) if other != seat && !company.contains(other) => {
                    return Err(UndoRefusal::Other(other));
                }
                None if self.record.actions[step].0 == Actor::Nature && !self.record.practice => {
                    return Err(UndoRefusal::Nature);
                }
                _ => {}
            }
            let events = &self.log[self.entries_before(step)..self.entries_before(step + 1)];
            if !self.record.practice && events.iter().any(|entry| entry.event.teaches(seat)) {
                return Err(UndoRefusal::Revealed);
            }
        }
        let strangers = Seats::all(self.record.players).minus(company).without(seat);
        if self.question.at_once && !strangers.is_empty() { Err(UndoRefusal::AtOnce) } else { Ok(point) }
    }

    /// Takes back the seat's last decision, and what was forced by it.
    pub(crate) fn take_back(&mut self, seat: Seat, company: Seats) -> Result<(), UndoRefusal> {
        let point = self.undo_point(seat, company)?;
        let at_once = self.question.at_once && point >= self.question.from;
        let others: Vec<Step> =
            self.record.actions[point..].iter().filter(|step| step.0 != Actor::Seat(seat)).cloned().collect();
        self.rewind(point);
        for Step(actor, text) in others.into_iter().filter(|_| at_once) {
            let (Actor::Seat(other), Ok(action)) = (actor, text.parse()) else { continue };
            self.act(other, action).expect("what is chosen at once can be chosen in any order");
        }
        Ok(())
    }

    /// Who decided a step. Nobody decides what Nature does, nor what the table plays because it is forced.
    fn decided_by(&self, step: usize) -> Option<Seat> {
        match self.record.actions[step] {
            Step(Actor::Seat(seat), _) if !(self.autoplay && self.freedom[step] == Freedom::Forced) => {
                Some(seat)
            }
            _ => None,
        }
    }

    /// The step that this seat decided last. A choice without an alternative does not count: it is made again at once,
    /// so taking it back alone would lead nowhere.
    pub(crate) fn last_decision(&self, seat: Seat) -> Option<usize> {
        let had_no_choice = |step: usize| self.autoplay && self.freedom[step] == Freedom::Secret;
        let mut steps = (0..self.record.actions.len()).rev();
        steps.find(|&step| self.decided_by(step) == Some(seat) && !had_no_choice(step))
    }
}
