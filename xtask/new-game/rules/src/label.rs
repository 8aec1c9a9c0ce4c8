//! What a view says: phase, prompt, choices, and why something is not one of them.

use kernel::{Phrase, Refuses, Seat, Spoken};

use crate::{Action, Phase, View};

impl Spoken<Action> for View {
    fn phase(&self) -> Phrase {
        match self.phase {
            Phase::Over => Phrase::new("sample-over"),
            _ => Phrase::new("sample-round").with("round", self.round),
        }
    }

    fn prompt(&self, seat: Seat) -> Phrase {
        match self.own {
            Some((own, card)) if own == seat => Phrase::new("sample-decide").with("card", card),
            _ => Phrase::new("sample-decides"),
        }
    }

    fn rule(&self) -> &'static str {
        if self.phase == Phase::Over { "R3.2" } else { "R2.1" }
    }

    fn label(&self, _: Seat, action: Action) -> Phrase {
        Phrase::new(match action {
            Action::Keep => "sample-do-keep",
            Action::Change => "sample-do-change",
        })
    }
}

/// Why something may not be done.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Somebody else is asked, or nobody is (R2.1).
    NotNow,
}

impl Refuses<Action> for View {
    type Reason = Reason;

    fn reason(&self, _: Seat, _: Action) -> Reason {
        Reason::NotNow
    }
}

impl kernel::Reason for Reason {
    fn tell(&self) -> Phrase {
        Phrase::new("sample-not-now")
    }

    fn rule(&self) -> &'static str {
        "R2.1"
    }
}
