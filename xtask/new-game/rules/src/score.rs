//! Points and ranks, and what must always be true.

use kernel::{Audited, Scored, Seat, Standing};

use crate::Sample;
use crate::data::{COPIES, KINDS};

impl Scored for Sample {
    const SOURCES: &'static [&'static str] = &["cards"];

    /// R3.2: the most points win; players with equal points share the place.
    fn ending(&self) -> Standing {
        Standing::new(self.players, |seat| (i32::from(self.points[seat]), 0))
    }

    fn scored(&self, seat: Seat, _source: usize) -> i32 {
        self.points[seat].into()
    }
}

impl Audited for Sample {
    /// No card is lost or made.
    fn audit(&self) -> Result<(), String> {
        for kind in 0..KINDS {
            let held = self.hands.iter().filter(|&&card| usize::from(card) == kind + 1).count();
            let all = held + usize::from(self.deck[kind] + self.discard[kind]);
            if all != usize::from(COPIES) {
                return Err(format!("there are {all} cards of kind {}", kind + 1));
            }
        }
        Ok(())
    }
}
