//! A table set for a test: who has which pieces and cards, and its notation.

mod setting;

use china::data::{Cards, Colour, Source};
use china::{Ask, China};
use kernel::{Piece, Seat};

pub use setting::{Setting, cards, setting};

pub const GUIDO: Seat = Seat::new(0);
pub const MANUELA: Seat = Seat::new(1);
pub const SILVIO: Seat = Seat::new(2);
pub const VALERIO: Seat = Seat::new(3);
pub const PAOLA: Seat = Seat::new(4);

/// A game of China that a test plays in notation.
pub type Match = trial::Match<China>;

/// What only tests of China ask.
pub trait Look {
    /// The seat fills its hand with whatever comes first, and the turn ends.
    fn draw_up(&mut self) -> &mut Self;
    /// The cards in a hand, as words in order.
    fn hand(&self, seat: Seat) -> String;
    /// The open row, as words in order.
    fn open_row(&self) -> String;
    /// Everyone's points from one source.
    fn scored(&self, source: Source) -> Vec<i32>;
    /// Whose palace stands on a space.
    fn owner(&self, space: &str) -> Option<Seat>;
}

impl Look for Match {
    fn draw_up(&mut self) -> &mut Self {
        let seat = self.active;
        if let Ask::Second(_) = self.ask {
            self.say("finish");
        }
        while self.whose() == Some(seat) && self.ask == Ask::Draw {
            let first = self.choices().swap_remove(0);
            self.say(&first);
            self.anything();
        }
        self.anything()
    }

    fn hand(&self, seat: Seat) -> String {
        spell(&self.hands[seat].cards)
    }

    fn open_row(&self) -> String {
        spell(&self.row)
    }

    fn scored(&self, source: Source) -> Vec<i32> {
        self.points_from(source as usize)
    }

    fn owner(&self, space: &str) -> Option<Seat> {
        self.realm.owner(space.parse().expect("a space"))
    }
}

/// Cards as words in order.
pub fn spell(cards: &Cards) -> String {
    let words = Colour::ALL.iter().flat_map(|&colour| vec![colour.name(); usize::from(cards[colour])]);
    words.collect::<Vec<_>>().join(" ")
}
