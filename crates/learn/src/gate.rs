//! The gate: whether a new net is better than the one there is, against players of other kinds. A net that only beats itself
//! has learned its own errors.

use std::sync::atomic::AtomicBool;

use arena::play::play;
use arena::stats::wilson;
use bots::{Bot, BotSpec, Swift};
use estimate::Estimate;
use kernel::SetupError;
use kernel::fair::Seed;
use net::Net;

/// Who else sits at the table.
const FIELD: [&str; 3] = ["greedy", "plain:100", "random"];

/// What came of it.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Gate {
    /// Games of each net.
    pub games: u64,
    /// Those that the new net won.
    pub wins: f64,
    /// Those that the net there is won on the same deals; what a fair share would be if there is none.
    pub before: f64,
}

impl Gate {
    /// Whether the new net is taken.
    pub fn is_passed(&self) -> bool {
        self.wins > self.before
    }

    /// The share of games that the new net won, with its 95 % interval.
    pub fn share(&self) -> (f64, (f64, f64)) {
        let games = self.games as f64;
        (self.wins / games, wilson(self.wins, games))
    }
}

/// Lets the net in this file and the game's own play the same games against a mixed field.
pub fn gate<G: Estimate>(file: &'static [u8], games: u64, seed: u64) -> Result<Gate, SetupError> {
    let players = 4.clamp(*G::PLAYERS.start(), *G::PLAYERS.end());
    let start = G::start(&G::Options::default(), players)?;
    let net = Net::read::<G>(file).expect("a net that has just been written");
    let before = Net::read::<G>(G::NET).ok();
    let count = |net: &Net<'static>| -> f64 {
        (0..games).map(|game| won(&start, net, Seed::of_game(seed, game), game as usize)).sum()
    };
    let fair = games as f64 / f64::from(players);
    Ok(Gate { games, wins: count(&net), before: before.as_ref().map_or(fair, count) })
}

/// What share of a game the net won.
fn won<G: Estimate>(start: &G, net: &Net<'static>, seed: Seed, game: usize) -> f64 {
    let players = usize::from(start.players());
    let own = game % players;
    let mut field = FIELD.iter().cycle();
    let mut bots: Vec<Box<dyn Bot<G>>> = (0..players)
        .map(|seat| -> Box<dyn Bot<G>> {
            if seat == own {
                return Box::new(Swift::with(net.clone()));
            }
            let name = field.next().expect("it goes round");
            let spec: BotSpec = name.parse().expect("it is a name of ours");
            spec.contender(seed.key_for("bot", seat as u8))
        })
        .collect();
    let never = AtomicBool::new(false);
    let played = play(start, &G::Options::default(), &seed, &mut bots, &mut None, &never);
    played.map_or(0.0, |played| played.seats[own].win)
}
