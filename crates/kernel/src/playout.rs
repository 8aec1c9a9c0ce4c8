//! Random play to the end: the loop that benchmarks measure and searches depend on.

use crate::{Dice, Game, Turn};

/// Scratch space of random play, so that no step allocates once it has grown.
#[derive(Debug)]
pub struct Scratch<G: Game> {
    choices: Vec<G::Action>,
    chances: Vec<(G::Chance, u32)>,
}

impl<G: Game> Default for Scratch<G> {
    fn default() -> Self {
        Scratch { choices: Vec::new(), chances: Vec::new() }
    }
}

/// What happened in random play.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Played {
    /// Everything done, including chance steps.
    pub steps: u32,
    /// What seats did.
    pub decisions: u32,
}

/// Plays on at random until the game is over. Seats asked at once choose from the lowest number on, which by
/// law is as good as any order.
pub fn playout<G: Game>(game: &mut G, dice: &mut Dice, scratch: &mut Scratch<G>) -> Played {
    let mut played = Played::default();
    loop {
        match game.turn() {
            Turn::Over => return played,
            Turn::Nature => {
                let chance = game.draw(dice, &mut scratch.chances);
                game.happen_unchecked(chance, &mut ());
            }
            Turn::Seats(seats) => {
                let seat = seats.first().expect("a turn of seats is never empty");
                let action = game.choose(seat, dice, &mut scratch.choices);
                game.play_unchecked(seat, action, &mut ());
                played.decisions += 1;
            }
        }
        played.steps += 1;
    }
}
