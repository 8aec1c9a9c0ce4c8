//! Any choice, each equally likely.

use kernel::{Dice, Game, Seat};

use crate::{Bot, Thought};

/// A player who does not think.
pub struct Random {
    dice: Dice,
}

impl Random {
    /// A player with dice of this key.
    pub fn new(key: [u8; 32]) -> Random {
        Random { dice: Dice::from_key(key) }
    }
}

impl<G: Game> Bot<G> for Random {
    fn think(&mut self, _: &G::View, _: Seat, choices: &[G::Action]) -> Thought<G::Action> {
        Thought::plain(self.dice.pick(choices))
    }
}
