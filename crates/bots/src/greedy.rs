//! One decision ahead.
//!
//! Decisions are small (a group, then a card, then a palace), so looking one step ahead means looking to the end of the
//! seat's own run of choices, until only others or Nature are asked. All possibilities are tried for the first
//! choices of the run, and the best is followed for the rest.

use estimate::Estimate;
use kernel::{Dice, Game, MAX_SEATS, Seat};

use crate::{Bot, Prospect, Thought};

/// A player that looks to the end of its own decision.
pub struct Greedy<G: Game> {
    dice: Dice,
    slip: f32,
    /// One list of choices for each depth, kept so that nothing is allocated while thinking.
    lists: Vec<Vec<G::Action>>,
}

/// How much of the best rival's points a seat counts as its own loss.
const ENVY: f32 = 0.3;
/// How many states are imagined where the view hides something.
const WORLDS: usize = 8;

impl<G: Estimate> Greedy<G> {
    /// A player with dice of this key, which only decide between equals.
    pub fn new(key: [u8; 32]) -> Greedy<G> {
        Greedy { dice: Dice::from_key(key), slip: 0.0, lists: vec![Vec::new(); G::DEEP] }
    }

    /// The same player, which overrates a choice by about this number of points.
    #[must_use]
    pub fn slipping(self, slip: f32) -> Greedy<G> {
        Greedy { slip, ..self }
    }

    /// The points all seats may expect if this seat goes on in the way it likes best.
    fn look(&mut self, state: &G, seat: Seat, depth: usize) -> [f32; MAX_SEATS] {
        if depth >= G::DEEP || !state.turn().asks(seat) {
            return state.estimate();
        }
        let mut list = std::mem::take(&mut self.lists[depth]);
        list.clear();
        state.choices(seat, &mut list);
        let best = if depth < G::WIDE {
            let looked = list.iter().map(|&action| self.look(&after(state, seat, action), seat, depth + 1));
            best_for(seat, state.players(), looked).1
        } else {
            let seen = list.iter().map(|&action| after(state, seat, action).estimate());
            let place = best_for(seat, state.players(), seen).0;
            self.look(&after(state, seat, list[place]), seat, depth + 1)
        };
        self.lists[depth] = list;
        best
    }

    /// States that look the same as the true one: a single one if the view hides nothing.
    fn worlds(&mut self, view: &G::View) -> Vec<G> {
        let mut worlds: Vec<G> = (0..WORLDS).map(|_| G::imagine(view, &mut self.dice)).collect();
        worlds.dedup();
        worlds
    }
}

fn after<G: Game>(state: &G, seat: Seat, action: G::Action) -> G {
    let mut next = state.clone();
    next.play_unchecked(seat, action, &mut ());
    next
}

/// What a seat makes of everybody's points: its own, less a share of the best rival's.
fn liking(points: &[f32; MAX_SEATS], players: u8, seat: Seat) -> f32 {
    let rivals = Seat::all(players).filter(|&other| other != seat).map(|other| points[other]);
    points[seat] - ENVY * rivals.fold(0.0, f32::max)
}

fn best_for(
    seat: Seat,
    players: u8,
    all: impl Iterator<Item = [f32; MAX_SEATS]>,
) -> (usize, [f32; MAX_SEATS]) {
    let mut best = (0, [0.0; MAX_SEATS]);
    let mut most = f32::NEG_INFINITY;
    for (place, points) in all.enumerate() {
        let liked = liking(&points, players, seat);
        if liked > most {
            (best, most) = ((place, points), liked);
        }
    }
    best
}

impl<G: Estimate> Bot<G> for Greedy<G> {
    fn think(&mut self, view: &G::View, seat: Seat, choices: &[G::Action]) -> Thought<G::Action> {
        if let [only] = choices {
            return Thought::plain(*only);
        }
        let worlds = self.worlds(view);
        let share = 1.0 / worlds.len() as f32;
        let mut best = (choices[0], f32::NEG_INFINITY, 1);
        let mut prospects = Vec::with_capacity(choices.len());
        for &action in choices {
            let (mut liked, mut points) = (0.0, 0.0);
            for world in &worlds {
                let seen = self.look(&after(world, seat, action), seat, 0);
                liked += share * liking(&seen, world.players(), seat);
                points += share * seen[seat];
            }
            prospects.push(Prospect { action, points: Some(points), win: None, value: liked, visits: 1 });
            if self.slip > 0.0 {
                let luck = (self.dice.below(1 << 16) as f32 + 1.0) / 65536.0;
                liked -= self.slip * luck.ln();
            }
            // Equals take turns at being the best, so that each is equally likely.
            if liked > best.1 || liked == best.1 && self.dice.below(best.2 + 1) == 0 {
                best = (action, liked, if liked > best.1 { 1 } else { best.2 + 1 });
            } else if liked == best.1 {
                best.2 += 1;
            }
        }
        relate(&mut prospects);
        Thought { action: best.0, prospects }
    }
}

/// Turns preferences into values between 0 and 1, the best being 1: greedy does not know its chances of winning.
fn relate<A>(prospects: &mut [Prospect<A>]) {
    let most = prospects.iter().map(|prospect| prospect.value).fold(f32::NEG_INFINITY, f32::max);
    for prospect in prospects {
        prospect.value = ((prospect.value - most) / 10.0).exp();
    }
}
