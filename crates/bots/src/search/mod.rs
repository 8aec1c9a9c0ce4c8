//! Information-set Monte-Carlo tree search for two to six players.
//!
//! Every iteration imagines a fresh world that looks the same as the true one from the seat's view, and walks the
//! tree with it. Chance outcomes are drawn and leave no trace in the tree.
//!
//! Where a game [says so](estimate::Features::LEAF), its net says which runs of choices are promising and what a leaf is worth
//! (`trained`). Elsewhere the estimate does: from a new leaf everybody plays on as it advises, mostly to the end of the game.
//! There are two ways to branch then: by everybody's choices (`everybody`), or, where everybody plays
//! [for themselves](Estimate::SOLITARY), by the seat's own (`own`).
//!
//! A search ends before its budget is spent when what is left could no longer change its choice: time goes to the hard ones.
//!
//! Memory: at most [`Settings::nodes`] nodes of 32 bytes for each thread, kept from decision to decision, and beside them the
//! runs that were thought through last, or where it learns a table of 128 kB.

mod at_once;
mod errors;
mod everybody;
mod grown;
mod lately;
mod learned;
mod own;
mod trained;
mod tree;
mod worth;

use std::time::Duration;

use estimate::{Estimate, Leaf};
use kernel::{Dice, Seat, Viewer};
use net::Net;

use crate::{Bot, Clock, Prospect, Thought};
use everybody::Everybody;
use grown::Grown;
use learned::Learned;
use own::Own;
use trained::Trained;
use worth::Scale;

/// How much a search may think about a decision.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Budget {
    /// This number of iterations, on one thread: the same every time with the same key. Looks taken for a decision
    /// that led here count, and the search ends when no more can change its choice.
    Iterations(u32),
    /// For this long, on all threads.
    Time(Duration),
}

/// How a search thinks. The defaults are the strongest that arena runs have found for most games.
#[derive(Copy, Clone, Debug)]
pub struct Settings {
    /// How much it may think.
    pub budget: Budget,
    /// On how many threads a budget of time is spent.
    pub threads: usize,
    /// What that time is measured by.
    pub clock: Clock,
    /// The most nodes of a thread's tree.
    pub nodes: usize,
    /// How much is tried besides the best.
    pub exploration: f32,
    /// The difference of worth that makes a choice look much less promising.
    pub trust: f32,
    /// The promise of the worst choice, the best having 1.
    pub least_promise: f32,
    /// How it finds out what a leaf is worth. Without a net it plays on.
    pub leaf: Leaf,
    /// With the net: how often a node is visited before its seat's runs are thought through.
    pub patience: u32,
    /// With the net: how many half-done runs are followed at each step, below the root.
    pub breadth: usize,
    /// With the net: how many of the best runs get nodes at once.
    pub ways: usize,
    /// How many steps are played on after a leaf before it is estimated; 0 estimates it at once.
    pub playout: u32,
    /// How many of its choices a seat looks at while a leaf is played on; with 1 it plays at random.
    pub glance: usize,
    /// The share of winning in the worth of an end; the rest is the margin.
    pub win: f32,
    /// The lead that almost certainly wins, as a share of the expected points.
    pub spread: f32,
}

impl Settings {
    /// The strongest settings found for a game.
    pub fn of<G: Estimate>(budget: Budget, threads: usize) -> Settings {
        let usual = Settings::without_net::<G>(budget, threads);
        match G::LEAF {
            Leaf::Playout => usual,
            // A net knows better than an estimate what need not be tried.
            leaf => Settings { leaf, exploration: 0.2, trust: 0.02, ..usual },
        }
    }

    /// Those of a game that has no net, or does not search with it.
    pub fn without_net<G: Estimate>(budget: Budget, threads: usize) -> Settings {
        Settings { budget, threads, glance: G::GLANCE, ..Settings::default() }
    }

    /// Whether play goes on from leaves, and not at random.
    fn is_guided(&self) -> bool {
        self.playout > 0 && self.glance > 1
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            budget: Budget::Iterations(1000),
            threads: 1,
            clock: Clock::Wall,
            nodes: 1 << 20,
            exploration: 0.5,
            trust: 0.05,
            least_promise: 0.05,
            leaf: Leaf::Playout,
            patience: 2,
            breadth: 6,
            ways: 8,
            playout: 400,
            glance: 6,
            win: 0.25,
            spread: 0.08,
        }
    }
}

/// One thread's part of a search.
trait Walk<G: Estimate>: Send {
    /// What has grown so far.
    fn grown(&self) -> &Grown<G>;
    fn grown_mut(&mut self) -> &mut Grown<G>;

    /// What recent iterations have been worth to a seat, and its points: values in the tree are measured from there.
    fn usual(&self, _seat: Seat) -> (f32, f32) {
        (0.0, 0.0)
    }

    /// Goes on to the next decision: below a node, or with a new tree.
    fn replant(&mut self, below: Option<u32>, any: G::Action) {
        self.grown_mut().replant(below, any);
    }

    /// One iteration for the seat of this view.
    fn iterate(&mut self, view: &G::View, me: Seat, scale: &Scale, settings: &Settings);

    /// The bytes of what it has learnt beside its tree.
    fn learnt(&self) -> usize {
        0
    }

    /// How likely a seat is to win whose iterations had this chance on average, if it can say so.
    fn chance(&self, _win: f32) -> Option<f32> {
        None
    }
}

/// A player that searches.
pub struct Search<G: Estimate> {
    settings: Settings,
    walkers: Vec<Box<dyn Walk<G>>>,
    /// What was seen and done last, to know whether the tree still fits.
    last: Option<(G::View, G::Action)>,
}

impl<G: Estimate> Search<G> {
    /// A player with dice of this key.
    pub fn new(key: [u8; 32], settings: Settings) -> Search<G> {
        let threads = match settings.budget {
            Budget::Iterations(_) => 1,
            Budget::Time(_) => settings.threads.max(1),
        };
        let mut seeds = Dice::from_key(key);
        let limit = settings.nodes.min(walk_limit());
        let net = Net::read::<G>(G::NET).ok().filter(|_| settings.leaf != Leaf::Playout);
        let walkers = (0..threads).map(|thread| -> Box<dyn Walk<G>> {
            let dice = Dice::stream(seeds.long(), thread as u64);
            match net.clone() {
                Some(net) => Box::new(Trained::new(dice, limit, Learned::new(net))),
                None if G::SOLITARY => Box::new(Own::new(dice, limit)),
                None => Box::new(Everybody::new(dice, limit)),
            }
        });
        Search { settings, walkers: walkers.collect(), last: None }
    }

    /// Nodes in use, of all threads.
    pub fn nodes(&self) -> usize {
        self.walkers.iter().map(|walker| walker.grown().tree.len()).sum()
    }

    /// Whether this view follows from the last by this seat's own last action, and by nothing else: then the
    /// tree below that action is about this decision.
    fn follows(&self, view: &G::View, seat: Seat) -> bool {
        let Some((before, action)) = &self.last else {
            return false;
        };
        let mut state = G::imagine(before, &mut Dice::new(0));
        state.play_unchecked(seat, *action, &mut ());
        let mut choices = Vec::new();
        while state.turn().asks(seat) {
            choices.clear();
            state.choices(seat, &mut choices);
            match choices[..] {
                // A forced choice is not in the tree.
                [only] => state.play_unchecked(seat, only, &mut ()),
                _ => return state.view(Viewer::Seat(seat)) == *view,
            }
        }
        false
    }

    /// Puts every tree's root where the game is.
    fn replant(&mut self, view: &G::View, seat: Seat, any: G::Action) {
        let follows = self.follows(view, seat);
        let last = self.last.as_ref().map(|last| last.1);
        for walker in &mut self.walkers {
            let Grown { tree, root, .. } = walker.grown();
            let below = last
                .filter(|_| follows && tree.has_room(self.settings.nodes / 2))
                .and_then(|action| tree.find(*root, seat, action));
            walker.replant(below, any);
        }
    }

    fn grow(&mut self, view: &G::View, seat: Seat, choices: &[G::Action]) {
        let settings = self.settings;
        let guess = G::imagine(view, &mut Dice::new(0));
        let scale = Scale::new(guess.players(), &guess.estimate(), settings.win, settings.spread);
        match settings.budget {
            Budget::Iterations(number) => {
                // What was found out on the way here counts, but there is always a fresh look.
                let (best, second) = leaders(self.walkers[0].grown(), seat, choices);
                let mut left = number.saturating_sub(best + second).max(number / 8);
                while left > 0 {
                    let row = left.min(BETWEEN_LOOKS);
                    for _ in 0..row {
                        self.walkers[0].iterate(view, seat, &scale, &settings);
                    }
                    left -= row;
                    let (best, second) = leaders(self.walkers[0].grown(), seat, choices);
                    if best > second + left {
                        // Nothing that remains to be done can change the choice.
                        break;
                    }
                }
            }
            Budget::Time(time) => {
                let run = |walker: &mut Box<dyn Walk<G>>| {
                    let (began, mut looks) = (settings.clock.now(), 0);
                    loop {
                        for _ in 0..BETWEEN_CLOCKS {
                            walker.iterate(view, seat, &scale, &settings);
                        }
                        looks += BETWEEN_CLOCKS;
                        let gone = settings.clock.now() - began;
                        let Some(left) = time.checked_sub(gone).filter(|left| !left.is_zero()) else { break };
                        if looks.is_multiple_of(BETWEEN_LOOKS) {
                            let more = f64::from(looks) * left.as_secs_f64() / gone.as_secs_f64().max(1e-6);
                            let (best, second) = leaders(walker.grown(), seat, choices);
                            if f64::from(best) > f64::from(second) + CAUTION * more {
                                break;
                            }
                        }
                    }
                };
                let (first, others) = self.walkers.split_first_mut().expect("there is a thread");
                std::thread::scope(|scope| {
                    for walker in others {
                        scope.spawn(|| run(walker));
                    }
                    run(first);
                });
            }
        }
    }

    /// What was looked at most. Where several choose in secret at once, anything that was looked at often may be taken, as often as
    /// it was looked at: whoever always did the same could be read.
    fn decide(&mut self, view: &G::View, prospects: &[Prospect<G::Action>]) -> G::Action {
        let order =
            |a: &&Prospect<_>, b: &&Prospect<_>| a.visits.cmp(&b.visits).then(a.value.total_cmp(&b.value));
        let best = prospects.iter().max_by(order).expect("there is a choice");
        if !G::imagine(view, &mut Dice::new(0)).at_once() {
            return best.action;
        }
        let weight = |prospect: &Prospect<_>| {
            if prospect.visits >= best.visits / SERIOUS { prospect.visits } else { 0 }
        };
        let dice = &mut self.walkers[0].grown_mut().dice;
        let mut rest = dice.below(prospects.iter().map(weight).sum());
        let drawn = prospects.iter().find(|prospect| {
            let weight = weight(prospect);
            let is_here = rest < weight;
            rest = rest.saturating_sub(weight);
            is_here
        });
        drawn.unwrap_or(best).action
    }

    /// What all threads together found out about a choice.
    fn prospect(&self, seat: Seat, action: G::Action) -> Prospect<G::Action> {
        let (mut visits, mut total, mut points, mut win, mut told) = (0, 0.0, 0.0, 0.0, 0);
        for walker in &self.walkers {
            let Grown { tree, root, tellings, .. } = walker.grown();
            let Some(child) = tree.find(*root, seat, action) else {
                continue;
            };
            let (node, usual) = (tree.node(child), walker.usual(seat));
            visits += node.visits;
            total += (node.value() + usual.0) * node.visits as f32;
            if let Some(telling) = tellings.iter().find(|telling| telling.node == child) {
                points += telling.points + usual.1 * telling.count as f32;
                win += telling.win;
                told += telling.count;
            }
        }
        let points = (told > 0).then(|| points / told as f32);
        let win = if told > 0 { self.walkers[0].chance(win / told as f32) } else { None };
        Prospect { action, points, win, value: total / visits.max(1) as f32, visits }
    }
}

/// How often a thread has looked at the two choices it looked at most.
fn leaders<G: Estimate>(grown: &Grown<G>, seat: Seat, choices: &[G::Action]) -> (u32, u32) {
    let Grown { tree, root, .. } = grown;
    let visits =
        |&action: &G::Action| tree.find(*root, seat, action).map_or(0, |child| tree.node(child).visits);
    choices.iter().map(visits).fold((0, 0), |(best, second), visits| {
        if visits > best { (visits, best) } else { (best, second.max(visits)) }
    })
}

/// Iterations between two looks at whether the choice is made.
const BETWEEN_LOOKS: u32 = 16;
/// How many times the looks it has found it can take a thread expects in the time that is left: it may become faster.
const CAUTION: f64 = 1.2;

/// What was looked at less often than the favourite by more than this factor is not worth a bluff.
const SERIOUS: u32 = 3;

/// Iterations between two looks at the clock.
const BETWEEN_CLOCKS: u32 = 4;

/// Nodes are numbered by 32 bits.
fn walk_limit() -> usize {
    u32::MAX as usize - 1
}

impl<G: Estimate> Bot<G> for Search<G> {
    fn think(&mut self, view: &G::View, seat: Seat, choices: &[G::Action]) -> Thought<G::Action> {
        if let [only] = choices {
            return Thought::plain(*only);
        }
        self.replant(view, seat, choices[0]);
        self.grow(view, seat, choices);
        let prospects: Vec<_> = choices.iter().map(|&action| self.prospect(seat, action)).collect();
        let action = self.decide(view, &prospects);
        self.last = Some((view.clone(), action));
        Thought { action, prospects }
    }

    fn looks(&self) -> u64 {
        self.walkers.iter().map(|walker| walker.grown().looks).sum()
    }

    fn rest(&mut self) {
        self.last = None;
        self.walkers.iter_mut().for_each(|walker| walker.grown_mut().tree.forget());
    }

    fn weight(&self) -> usize {
        self.walkers.iter().map(|walker| walker.grown().tree.bytes() + walker.learnt()).sum()
    }
}
