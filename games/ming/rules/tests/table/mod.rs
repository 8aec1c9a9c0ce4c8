//! A table set for a test: who has which pieces and cards, and its notation.

mod setting;

use kernel::{Piece, Seat};
use ming::data::{Card, Cards, Source};
use ming::{Colours, Ming};

pub use setting::{Setting, cards, setting, tiles};

pub const GUIDO: Seat = Seat::new(0);
pub const MANUELA: Seat = Seat::new(1);
pub const SILVIO: Seat = Seat::new(2);
pub const VALERIO: Seat = Seat::new(3);

/// A game of Ming Dynasty that a test plays in notation.
pub type Match = trial::Match<Ming>;

/// What only tests of Ming Dynasty ask.
pub trait Look {
    /// The cards in a hand, as words in order.
    fn hand(&self, seat: Seat) -> String;
    /// Everyone's points from one source.
    fn scored(&self, source: Source) -> Vec<i32>;
    /// The members of each colour in the open part of a district.
    fn open(&self, district: &str) -> Colours;
    /// The members of each colour on the palaces of a district.
    fn palaces(&self, district: &str) -> Colours;
    /// Whose member is in a monastery.
    fn monk(&self, district: &str) -> Option<Seat>;
    /// Where a prince is.
    fn prince(&self, seat: Seat) -> String;
}

impl Look for Match {
    fn hand(&self, seat: Seat) -> String {
        spell(&self.game.hands[seat])
    }

    fn scored(&self, source: Source) -> Vec<i32> {
        self.points_from(source as usize)
    }

    fn open(&self, district: &str) -> Colours {
        self.game.table.open[district.parse::<ming::data::District>().expect("a district")]
    }

    fn palaces(&self, district: &str) -> Colours {
        self.game.table.palaces[district.parse::<ming::data::District>().expect("a district")]
    }

    fn monk(&self, district: &str) -> Option<Seat> {
        self.monks[district.parse::<ming::data::District>().expect("a district")]
    }

    fn prince(&self, seat: Seat) -> String {
        self.families[seat].prince.map_or(String::new(), |district| district.to_string())
    }
}

/// Cards as words in order.
pub fn spell(cards: &Cards) -> String {
    let words = Card::ALL.iter().flat_map(|&card| vec![card.name(); usize::from(cards[card])]);
    words.collect::<Vec<_>>().join(" ")
}
