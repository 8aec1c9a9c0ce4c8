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
            UndoRefusal::Other(seat) => Phrase::new("undo-other").with("seat", *seat),
        }
    }
}

impl<G: Game> Table<G> {
    /// How many steps are left when this seat takes back its last decision and all that was forced by it.
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
        for step in point..steps {
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
        Ok(point)
    }

    /// Who decided a step. Nobody decides what Nature does, nor what the table plays because it is forced.
    fn decided_by(&self, step: usize) -> Option<Seat> {
        match self.record.actions[step] {
            Step(Actor::Seat(seat), _) if !(self.autoplay && self.forced[step]) => Some(seat),
            _ => None,
        }
    }
}
