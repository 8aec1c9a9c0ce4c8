//! A table set for a test: who has which pieces and cards, and its notation.

mod setting;

use kernel::prelude::*;
use kernel::{Piece, Seat, Turn};
use longwang::data::*;
use longwang::{Cell, Longwang, cells};

pub use setting::{Setting, setting};

pub const NW: Seat = Seat::new(0);
pub const NE: Seat = Seat::new(1);
pub const SE: Seat = Seat::new(2);
pub const SW: Seat = Seat::new(3);

/// A game of Lóngwáng that a test plays in notation.
pub type Match = trial::Match<Longwang>;

/// What only tests of Lóngwáng ask.
pub trait Look {
    /// Everybody who is asked lets the announced power happen.
    fn all_pass(&mut self) -> &mut Self;
    /// The seat whose turn it is calls its dragon, nobody objects, and the die shows this.
    fn power(&mut self, shown: u8) -> &mut Self;
    /// The seats whose turns come next do nothing, until it is this seat's; the wheel stands still.
    fn until(&mut self, seat: Seat) -> &mut Self;
    /// The cards in a hand, as words in order.
    fn hand(&self, seat: Seat) -> String;
    /// The cells of a seat's explorers, as words in order.
    fn stand(&self, seat: Seat) -> String;
    /// A seat's tokens: bamboo, rock, rice, dragon fruit.
    fn tokens(&self, seat: Seat) -> [u16; 4];
    /// What may be said that begins with this word.
    fn may_say(&self, word: &str) -> String;
}

impl Look for Match {
    fn all_pass(&mut self) -> &mut Self {
        while self.game.table.phase == longwang::Phase::Answers {
            self.say("pass");
        }
        self
    }

    fn power(&mut self, shown: u8) -> &mut Self {
        self.say("power").all_pass().nature(&format!("die {shown}"))
    }

    fn until(&mut self, seat: Seat) -> &mut Self {
        loop {
            self.say("end");
            if self.game.turn() == Turn::Nature {
                self.nature("wheel 1");
            }
            if self.active == seat {
                return self;
            }
        }
    }

    fn hand(&self, seat: Seat) -> String {
        spell(&self.hidden.hands[seat])
    }

    fn stand(&self, seat: Seat) -> String {
        words(cells(self.explorers[seat]))
    }

    fn tokens(&self, seat: Seat) -> [u16; 4] {
        self.builders[seat].tokens
    }

    fn may_say(&self, word: &str) -> String {
        let choices = self.choices();
        let targets = choices.iter().filter_map(|choice| choice.strip_prefix(word)).map(str::trim);
        targets.collect::<Vec<_>>().join(" ")
    }
}

/// Things as words in order.
pub fn words<T: ToString>(things: impl Iterator<Item = T>) -> String {
    things.map(|thing| thing.to_string()).collect::<Vec<_>>().join(" ")
}

/// Cards as words in order.
pub fn spell(cards: &Cards) -> String {
    words(Card::ALL.iter().flat_map(|&card| vec![card.name(); usize::from(cards[card])]))
}

pub fn cell(name: &str) -> Cell {
    name.parse().expect("a cell")
}
