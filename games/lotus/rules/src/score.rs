//! Points (R7.2), and who is ahead (R7.3).

use kernel::{Piece, Scored, Seat, Standing};

use crate::data::*;
use crate::state::{Lotus, Tabletop};

impl Tabletop {
    /// What a seat scores from a source if the game ends now (R7.2).
    pub fn points(&self, seat: Seat, source: Source) -> u8 {
        let dragons = self.realm.chips[seat] & self.realm.board.dragons();
        match source {
            Source::Dragons => dragons.count_ones() as u8 * DRAGON_POINTS,
            Source::Victory => self.lords[seat].victory,
            // The first sources are the buildings, in their order.
            _ => {
                let building = Building::ALL[source.index()];
                self.realm.count(seat, building) * POINTS[building]
            }
        }
    }

    /// What a seat scores in all if the game ends now.
    pub fn total(&self, seat: Seat) -> u8 {
        Source::ALL.iter().map(|&source| self.points(seat, source)).sum()
    }
}

impl Scored for Lotus {
    const SOURCES: &'static [&'static str] = Source::NAMES;

    /// R7.3: most points; among equals, most chips on the map; else they share.
    fn ending(&self) -> Standing {
        let score = |seat: Seat| (i32::from(self.total(seat)), self.realm.chips[seat].count_ones());
        Standing::new(self.players, score)
    }

    fn scored(&self, seat: Seat, source: usize) -> i32 {
        self.points(seat, Source::ALL[source]).into()
    }
}
