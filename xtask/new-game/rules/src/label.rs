//! What a view says: phase, prompt, choices, and why something is not one of them.

use kernel::{Phrase, Refusal, Refuses, Seat, Spoken};

use crate::{Action, Phase, View};

impl Spoken<Action> for View {
    fn phase(&self) -> Phrase {
        match self.open.phase {
            Phase::Over => Phrase::new("phase-over"),
            _ => Phrase::new("sample-round").with("round", self.open.round),
        }
    }

    fn prompt(&self, seat: Seat) -> Phrase {
        match self.known[seat] {
            Some(card) => Phrase::new("sample-decide").with("card", card.number()),
            None => Phrase::new("sample-decides"),
        }
    }

    fn rule(&self) -> &'static str {
        if self.open.phase == Phase::Over { "R2.3" } else { "R2.1" }
    }

    fn label(&self, _: Seat, action: Action) -> Phrase {
        Phrase::new(match action {
            Action::Keep => "sample-do-keep",
            Action::Change => "sample-do-change",
        })
    }
}

impl Refuses<Action> for View {
    type Reason = Refusal;

    /// Both actions are possible whenever somebody is asked.
    fn reason(&self, _: Seat, _: Action) -> Refusal {
        Refusal { says: Phrase::new("illegal-now"), rule: "R2.1" }
    }
}
