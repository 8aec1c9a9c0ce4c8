//! A tree of everybody's choices that grows by the word of the game's net.
//!
//! A net knows what a turn is worth at its end, so a seat's whole runs are put into the tree: thinking them through once gives
//! the most promising ways their nodes down to the end of the turn. That is the expensive part. A node is therefore
//! only judged as it stands until it has been visited a few times. What is possible differs from world to world, with what a seat
//! holds in its hand or draws: where it is not the same as the last time the runs are thought through again, for otherwise
//! everybody would be left with what was good in another world, and a long search would take its rivals for fools. Elsewhere they
//! are each time the visits have doubled.

use std::hash::{Hash, Hasher};

use estimate::{Estimate, Leaf};
use kernel::{Dice, MAX_SEATS, Seat, Turn};
use rustc_hash::FxHasher;

use super::at_once::AtOnce;
use super::grown::Grown;
use super::learned::{Learned, Said};
use super::tree::Child;
use super::worth::Scale;
use super::{Settings, Walk};
use crate::run;

/// From this number of visits on a node is thought through again when they have doubled.
const AGAIN: u32 = 16;

/// The tree of one thread, and its net.
pub(super) struct Trained<G: Estimate> {
    grown: Grown<G>,
    learned: Learned<G>,
    /// The actions of a run, and what there was to choose.
    way: Vec<(G::Action, bool)>,
}

impl<G: Estimate> Trained<G> {
    pub fn new(dice: Dice, limit: usize, learned: Learned<G>) -> Trained<G> {
        Trained { grown: Grown::new(dice, limit), learned, way: Vec::new() }
    }

    /// Walks to a leaf and gives what the net says of it.
    fn descend(&mut self, state: &mut G, me: Seat, settings: &Settings) -> Said {
        let root = self.grown.root;
        let mut at = root;
        let mut at_once = AtOnce::new(me, at);
        // The seat whose turn is half done.
        let mut busy = None;
        loop {
            let asked = match state.turn() {
                Turn::Over => break,
                Turn::Nature => {
                    self.grown.draw(state);
                    continue;
                }
                Turn::Seats(asked) => asked,
            };
            busy = busy.filter(|&seat| asked.contains(seat));
            let seat = at_once.next(asked, state.at_once(), me, at);
            if self.grown.list(state, seat) {
                continue;
            }
            let secret = seat != at_once.leader;
            let from = if secret { at_once.cursor(seat, &mut self.grown.tree) } else { Some(at) };
            let Some(from) = from else { break };
            let visits = self.grown.tree.node(from).visits;
            let is_new = self.is_new(from);
            if !self.grown.gather(from, seat) {
                // The net has no word for half-done turns, and visits of secret choices are not counted where they begin.
                let is_due = from == root || secret || busy == Some(seat) || visits > settings.patience;
                if !is_due || !self.grow(state, (from, seat), settings) {
                    break;
                }
                if settings.leaf == Leaf::Onward {
                    break;
                }
                return self.learned.best();
            }
            let is_due = is_new && busy != Some(seat) || visits >= AGAIN && visits.is_power_of_two();
            if from != root && is_due {
                self.grow(state, (from, seat), settings);
                self.grown.gather(from, seat);
            }
            let child = self.grown.take_known(state, seat, settings);
            busy = Some(seat);
            if secret {
                at_once.go_on(seat, child);
                continue;
            }
            at = child;
            // Nets learn from the ends of runs, before Nature acts: a fresh one is judged there.
            let node = self.grown.tree.node(child);
            let is_fresh = node.visits <= settings.patience && self.grown.tree.is_leaf(child);
            if is_fresh && !state.turn().asks(seat) && !state.at_once() {
                break;
            }
        }
        match settings.leaf {
            Leaf::Onward => self.play_on(state, me, settings),
            _ => self.learned.judge(state),
        }
    }

    /// Whether other choices were listed at a node than the last time.
    fn is_new(&mut self, node: u32) -> bool {
        let mut hasher = FxHasher::default();
        self.grown.choices.hash(&mut hasher);
        self.grown.tree.relist(node, (hasher.finish() >> 56) as u8)
    }

    /// Everybody goes on as the net likes best until this seat has ended a run: there the net's word is worth most.
    fn play_on(&mut self, state: &mut G, me: Seat, settings: &Settings) -> Said {
        let mut said = self.learned.judge(state);
        loop {
            let seat = match state.turn() {
                Turn::Over => return self.learned.judge(state),
                Turn::Nature => {
                    self.grown.draw(state);
                    continue;
                }
                Turn::Seats(asked) => asked.iter().find(|&seat| seat != me).unwrap_or(me),
            };
            if self.grown.list(state, seat) {
                continue;
            }
            self.learned.think(state, seat, &self.grown.choices, settings.breadth, 1);
            self.learned.follow(state, seat, &mut said);
            if seat == me {
                return said;
            }
        }
    }

    /// Thinks a seat's runs through and gives a node the best of them. `false` if there is no room.
    fn grow(&mut self, state: &G, (from, seat): (u32, Seat), settings: &Settings) -> bool {
        let Trained { grown, learned, way } = self;
        let is_root = from == grown.root;
        let (breadth, keep) =
            if is_root { (run::BREADTH, 4 * settings.ways) } else { (settings.breadth, settings.ways) };
        learned.think(state, seat, &grown.choices, breadth, keep);
        let runs = learned.runs();
        let most = learned.ends().next().map_or(0.0, |best| runs.step(best).worth);
        for end in learned.ends() {
            let worth = runs.step(end).worth;
            way.clear();
            way.extend(runs.way(end).map(|step| (step.action, step.is_free)));
            if !grown.tree.has_room(way.len() + grown.choices.len()) {
                return false;
            }
            let promise = ((worth - most) / settings.trust).exp().max(settings.least_promise);
            let mut at = from;
            for &(action, _) in way.iter().rev().filter(|(_, is_free)| *is_free) {
                let known = grown.tree.find(at, seat, action);
                at = known.unwrap_or_else(|| grown.tree.grow(at, seat, action, Child { worth, promise }));
            }
        }
        // At the root every choice gets a node, so that there is something to say about each.
        for (place, &action) in grown.choices.iter().enumerate().filter(|_| is_root) {
            if grown.tree.find(from, seat, action).is_none() {
                let child = Child { worth: runs.step(place).worth, promise: settings.least_promise };
                grown.tree.grow(from, seat, action, child);
            }
        }
        true
    }
}

impl<G: Estimate> Walk<G> for Trained<G> {
    fn grown(&self) -> &Grown<G> {
        &self.grown
    }

    fn grown_mut(&mut self) -> &mut Grown<G> {
        &mut self.grown
    }

    fn iterate(&mut self, view: &G::View, me: Seat, _: &Scale, settings: &Settings) {
        let mut state = self.grown.begin(view);
        let said = self.descend(&mut state, me, settings);
        let usual = (&[0.0; MAX_SEATS], &[0.0; MAX_SEATS]);
        self.grown.credit(me, &said.worth, &said.points, usual, said.win[me]);
    }

    fn learnt(&self) -> usize {
        self.learned.bytes()
    }

    fn chance(&self, win: f32) -> Option<f32> {
        Some(self.learned.honest(win))
    }
}
