//! A question that several seats answer at once, in secret. Until the last of them has answered, the table must
//! not reveal that another has: not by the number of steps, and not by what can be taken back.

use kernel::{Game, Seats};

/// The question that a table is waiting on.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Question {
    /// How many steps were done when it was first asked.
    pub from: usize,
    /// Whether it is answered at once.
    pub at_once: bool,
    asked: Seats,
}

impl Question {
    /// The question that a state asks after this number of steps.
    pub fn new<G: Game>(state: &G, steps: usize) -> Question {
        Question { from: steps, at_once: state.at_once(), asked: state.turn().seats() }
    }

    /// The question after one more step: the same as long as nobody is asked who was not asked before.
    pub fn after<G: Game>(self, state: &G, steps: usize) -> Question {
        let now = Question::new(state, steps);
        let same = self.at_once && now.at_once && now.asked.iter().all(|seat| self.asked.contains(seat));
        Question { from: if same { self.from } else { steps }, ..now }
    }
}
