//! The yardstick: information-set Monte-Carlo tree search as a textbook has it, and nothing else.
//!
//! Every look imagines a world that the seat cannot tell from the true one, walks down by UCB1 with counts of how often a
//! choice was available, adds one node, and plays on at random to the end of the game. An end is worth a half for the win
//! and a half for the points. It knows nothing about any game, and is kept as simple as it is: whatever else we build is
//! measured against it (`docs/strength.md`).

use kernel::playout::{Scratch, playout};
use kernel::{Dice, Game, MAX_SEATS, Seat, Turn};

use crate::{Bot, Budget, Clock, Prospect, Thought};

/// How much is tried beside the best.
const EXPLORATION: f32 = 0.7;
/// Looks between two looks at the clock.
const BETWEEN_CLOCKS: u32 = 8;
/// No node.
const NONE: u32 = u32::MAX;

/// A player who searches as the textbook says.
pub struct Plain<G: Game> {
    dice: Dice,
    budget: Budget,
    clock: Clock,
    nodes: Vec<Node<G::Action>>,
    path: Vec<u32>,
    choices: Vec<G::Action>,
    row: Vec<u32>,
    chances: Vec<(G::Chance, u32)>,
    scratch: Scratch<G>,
    /// The least and the most points that an end has brought.
    range: (f32, f32),
    looks: u64,
}

/// A choice of a seat, and what became of it.
struct Node<A> {
    action: A,
    seat: Seat,
    next: u32,
    child: u32,
    visits: u32,
    available: u32,
    /// Of this node's seat.
    points: f32,
    wins: f32,
}

impl<A> Node<A> {
    fn new(seat: Seat, action: A) -> Node<A> {
        let (next, child) = (NONE, NONE);
        Node { action, seat, next, child, visits: 0, available: 0, points: 0.0, wins: 0.0 }
    }
}

impl<G: Game> Plain<G> {
    /// A player with dice of this key, whose time is measured by this clock.
    pub fn new(key: [u8; 32], budget: Budget, clock: Clock) -> Plain<G> {
        Plain {
            dice: Dice::from_key(key),
            budget,
            clock,
            nodes: Vec::new(),
            path: Vec::new(),
            choices: Vec::new(),
            row: Vec::new(),
            chances: Vec::new(),
            scratch: Scratch::default(),
            range: (0.0, 0.0),
            looks: 0,
        }
    }

    fn look(&mut self, view: &G::View, me: Seat) {
        let mut state = G::imagine(view, &mut self.dice);
        self.looks += 1;
        self.path.clear();
        let mut at = 0;
        while let Some(seat) = self.decider(&mut state, me) {
            self.choices.clear();
            state.choices(seat, &mut self.choices);
            if let [only] = self.choices[..] {
                state.play_unchecked(seat, only, &mut ());
                continue;
            }
            self.gather(at, seat);
            let untried = self.row.iter().filter(|&&child| child == NONE).count();
            let place = match untried {
                0 => self.select(),
                _ => self.any_untried(untried),
            };
            let (action, known) = (self.choices[place], self.row[place]);
            at = if untried == 0 { known } else { self.add(at, seat, action) };
            self.path.push(at);
            state.play_unchecked(seat, action, &mut ());
            if untried > 0 {
                break;
            }
        }
        playout(&mut state, &mut self.dice, &mut self.scratch);
        self.credit(&state);
    }

    /// Who decides next, once Nature has acted; nobody after the end. Where several are asked I go first.
    fn decider(&mut self, state: &mut G, me: Seat) -> Option<Seat> {
        loop {
            match state.turn() {
                Turn::Over => return None,
                Turn::Seats(asked) if asked.contains(me) => return Some(me),
                Turn::Seats(asked) => return asked.first(),
                Turn::Nature => {
                    let chance = state.draw(&mut self.dice, &mut self.chances);
                    state.happen_unchecked(chance, &mut ());
                }
            }
        }
    }

    /// Finds the children of a node for the choices, and counts that they were available.
    fn gather(&mut self, parent: u32, seat: Seat) {
        self.row.clear();
        self.row.resize(self.choices.len(), NONE);
        let mut child = self.nodes[parent as usize].child;
        while child != NONE {
            let node = &mut self.nodes[child as usize];
            if node.seat == seat
                && let Ok(place) = self.choices.binary_search(&node.action)
            {
                node.available += 1;
                self.row[place] = child;
            }
            child = node.next;
        }
    }

    /// The place of the choice with the highest upper bound.
    fn select(&self) -> usize {
        let bound = |&child: &u32| {
            let node = &self.nodes[child as usize];
            let visits = node.visits as f32;
            self.worth(node) + EXPLORATION * ((node.available as f32).ln() / visits).sqrt()
        };
        let bounds = self.row.iter().map(bound).enumerate();
        bounds.max_by(|a, b| a.1.total_cmp(&b.1)).expect("there is a choice").0
    }

    fn worth(&self, node: &Node<G::Action>) -> f32 {
        let visits = node.visits.max(1) as f32;
        let (least, most) = self.range;
        let points = (node.points / visits - least) / (most - least).max(1.0);
        0.5 * node.wins / visits + 0.5 * points
    }

    fn any_untried(&mut self, untried: usize) -> usize {
        let wanted = self.dice.below(untried as u32) as usize;
        let mut places = (0..self.row.len()).filter(|&place| self.row[place] == NONE);
        places.nth(wanted).expect("one of those that were counted")
    }

    fn add(&mut self, parent: u32, seat: Seat, action: G::Action) -> u32 {
        let new = self.nodes.len() as u32;
        let next = std::mem::replace(&mut self.nodes[parent as usize].child, new);
        self.nodes.push(Node { next, available: 1, ..Node::new(seat, action) });
        new
    }

    fn credit(&mut self, end: &G) {
        let standing = end.standing();
        let winners = standing.winners();
        let mut points = [0.0; MAX_SEATS];
        for (points, &scored) in points.iter_mut().zip(standing.points()) {
            *points = scored as f32;
            self.range = (self.range.0.min(*points), self.range.1.max(*points));
        }
        for &node in &self.path {
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            node.points += points[node.seat];
            if winners.contains(node.seat) {
                node.wins += 1.0 / winners.len() as f32;
            }
        }
    }

    fn search(&mut self, view: &G::View, seat: Seat, any: G::Action) {
        self.nodes.clear();
        self.range = (f32::INFINITY, f32::NEG_INFINITY);
        self.nodes.push(Node::new(seat, any));
        match self.budget {
            Budget::Iterations(number) => (0..number).for_each(|_| self.look(view, seat)),
            Budget::Time(time) => {
                let end = self.clock.now() + time;
                while self.clock.now() < end {
                    (0..BETWEEN_CLOCKS).for_each(|_| self.look(view, seat));
                }
            }
        }
    }
}

impl<G: Game> Bot<G> for Plain<G> {
    fn think(&mut self, view: &G::View, seat: Seat, choices: &[G::Action]) -> Thought<G::Action> {
        if let [only] = choices {
            return Thought::plain(*only);
        }
        self.search(view, seat, choices[0]);
        self.choices.clear();
        self.choices.extend_from_slice(choices);
        self.gather(0, seat);
        let prospect = |(&action, &child): (&G::Action, &u32)| match self.nodes.get(child as usize) {
            None => Prospect { action, points: None, win: None, value: 0.0, visits: 0 },
            Some(node) => Prospect {
                action,
                points: (node.visits > 0).then(|| node.points / node.visits as f32),
                win: None,
                value: self.worth(node),
                visits: node.visits,
            },
        };
        let prospects: Vec<_> = choices.iter().zip(&self.row).map(prospect).collect();
        let best = prospects.iter().max_by(|a, b| a.visits.cmp(&b.visits).then(a.value.total_cmp(&b.value)));
        Thought { action: best.expect("there is a choice").action, prospects }
    }

    fn looks(&self) -> u64 {
        self.looks
    }

    fn rest(&mut self) {
        self.nodes = Vec::new();
    }

    fn weight(&self) -> usize {
        self.nodes.capacity() * size_of::<Node<G::Action>>()
    }
}
