//! Taking a decision back.

use kernel::record::{Actor, Step};
use kernel::{Event, Game, Phrase, Seat, Turn};
use thiserror::Error;

use crate::Table;

/// Why a decision stands.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Error)]
pub enum UndoRefusal {
    /// The seat has not decided anything.
    #[error("this seat has not decided anything yet")]
    Nothing,
    /// The seed is open, so a second try would know the shuffles.
    #[error("the game is over")]
    Over,
    /// This is a copy for looking.
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
    /// How many steps are left when this seat takes back its last decision and all that was forced by it. What others
    /// have chosen at once with it stays.
    /// If it may not, the first thing since then that stands in the way.
    pub(crate) fn undo_point(&self, seat: Seat) -> Result<usize, UndoRefusal> {
        if self.seed.is_none() {
            return Err(UndoRefusal::Frozen);
        }
        if self.state.turn() == Turn::Over {
            return Err(UndoRefusal::Over);
        }
        let steps = self.record.actions.len();
        let decided = |step: &usize| self.decided_by(*step) == Some(seat);
        let point = (0..steps).rev().find(decided).ok_or(UndoRefusal::Nothing)?;
        if self.question.at_once && point >= self.question.from {
            return Ok(point);
        }
        let open = if self.question.at_once { self.question.from } else { steps };
        for step in point..open {
            match self.decided_by(step) {
                Some(other) if other != seat => return Err(UndoRefusal::Other(other)),
                None if self.record.actions[step].0 == Actor::Nature => return Err(UndoRefusal::Nature),
                _ => {}
            }
            let events = &self.log[self.entries_before(step)..self.entries_before(step + 1)];
            if events.iter().any(|entry| entry.event.reveals()) {
                return Err(UndoRefusal::Revealed);
            }
        }
        if self.question.at_once { Err(UndoRefusal::AtOnce) } else { Ok(point) }
    }

    /// Takes back the seat's last decision, and what was forced by it.
    pub(crate) fn take_back(&mut self, seat: Seat) -> Result<(), UndoRefusal> {
        let point = self.undo_point(seat)?;
        let others: Vec<Step> =
            self.record.actions[point..].iter().filter(|step| step.0 != Actor::Seat(seat)).cloned().collect();
        let at_once = self.question.at_once;
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
            Step(Actor::Seat(seat), _) if !(self.autoplay && self.forced[step]) => Some(seat),
            _ => None,
        }
    }
}
