//! Points and ranks, and what must always be true.

use kernel::{Audited, Piece, Scored, Seat, Standing};

use crate::data::COPIES;
use crate::{Card, Sample};

impl Scored for Sample {
    const SOURCES: &'static [&'static str] = &["cards"];

    /// R2.3: the most points win; players with equal points share the place.
    fn ending(&self) -> Standing {
        Standing::new(self.open.players, |seat| (self.scored(seat, 0), 0))
    }

    fn scored(&self, seat: Seat, _source: usize) -> i32 {
        self.open.points[seat].into()
    }
}

impl Audited for Sample {
    /// No card is lost or made.
    fn audit(&self) -> Result<(), String> {
        for &card in Card::ALL {
            let held = self.hands.iter().filter(|&&hand| hand == Some(card)).count() as u8;
            let all = held + self.deck[card] + self.open.discard[card];
            if all != COPIES {
                return Err(format!("there are {all} cards {card}"));
            }
        }
        Ok(())
    }
}
