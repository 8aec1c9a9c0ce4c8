//! What both searches share: a tree, how it branches, and what is beyond its leaves.

use estimate::Estimate;
use kernel::{Dice, MAX_SEATS, Seat, Turn};

use super::Settings;
use super::tree::{Child, NONE, Tree};
use super::worth::{Scale, Worth};

/// The points of each seat.
pub(super) type Points = [f32; MAX_SEATS];

/// A tree with all a thread needs to grow it. Nothing is allocated per iteration once it is warm.
pub(super) struct Grown<G: Estimate> {
    pub tree: Tree<G::Action>,
    pub root: u32,
    pub dice: Dice,
    pub choices: Vec<G::Action>,
    chances: Vec<(G::Chance, u32)>,
    row: Vec<u32>,
    worths: Vec<f32>,
    path: Vec<(u32, Seat)>,
    /// For each child of the root taken in this decision, what came of it.
    pub tellings: Vec<Telling>,
    /// Iterations so far.
    pub looks: u64,
}

/// What came of a child of the root.
#[derive(Default)]
pub(super) struct Telling {
    pub node: u32,
    /// The sum of the seat's points above what was usual.
    pub points: f32,
    /// The sum of its chances of winning, where they are known.
    pub win: f32,
    /// How often it was taken.
    pub count: u32,
}

/// How an iteration goes on at a node.
pub(super) enum Branch {
    /// To this child, by the choice that was just played.
    To(u32),
    /// The node has no children yet, and there is room for them.
    Bare,
    /// There is no room for more nodes.
    Full,
}

impl<G: Estimate> Grown<G> {
    /// Nothing has grown yet, and never more nodes than this will.
    pub fn new(dice: Dice, limit: usize) -> Grown<G> {
        Grown {
            tree: Tree::new(limit),
            root: NONE,
            dice,
            choices: Vec::new(),
            chances: Vec::new(),
            row: Vec::new(),
            worths: Vec::new(),
            path: Vec::new(),
            tellings: Vec::new(),
            looks: 0,
        }
    }

    /// Goes on to the next decision: below a node, or with a new tree.
    pub fn replant(&mut self, below: Option<u32>, any: G::Action) {
        self.root = below.unwrap_or_else(|| self.tree.clear(any));
        self.tellings.clear();
    }

    /// An iteration begins, in a world that looks the same as the true one from this view.
    pub fn begin(&mut self, view: &G::View) -> G {
        self.path.clear();
        self.looks += 1;
        G::imagine(view, &mut self.dice)
    }

    /// Nature acts.
    pub fn draw(&mut self, state: &mut G) {
        let chance = state.draw(&mut self.dice, &mut self.chances);
        state.happen_unchecked(chance, &mut ());
    }

    /// Lists what a seat may do. If there is only one choice it is made, and the answer is `true`: forced choices are not in
    /// the tree.
    pub fn list(&mut self, state: &mut G, seat: Seat) -> bool {
        self.choices.clear();
        state.choices(seat, &mut self.choices);
        if let [only] = self.choices[..] {
            state.play_unchecked(seat, only, &mut ());
            return true;
        }
        false
    }

    /// A seat decides at a node, among the choices that were listed. `late` says what a choice is worth that was not possible
    /// until now.
    pub fn branch(
        &mut self,
        state: &mut G,
        (from, seat): (u32, Seat),
        settings: &Settings,
        late: impl FnMut(&G, G::Action) -> f32,
    ) -> Branch {
        if self.tree.gather(from, seat, &self.choices, &mut self.row) {
            if self.row.iter().all(|&child| child == NONE) {
                let has_room = self.tree.has_room(self.choices.len());
                return if has_room { Branch::Bare } else { Branch::Full };
            }
            if !self.complete((from, seat), state, late) {
                return Branch::Full;
            }
        }
        Branch::To(self.take_known(state, seat, settings))
    }

    /// Finds the children of a node for the choices that were listed. `false` if there are none.
    pub fn gather(&mut self, from: u32, seat: Seat) -> bool {
        self.tree.gather(from, seat, &self.choices, &mut self.row);
        self.row.iter().any(|&child| child != NONE)
    }

    /// A seat decides among the children that were found, and the child it takes is the answer.
    pub fn take_known(&mut self, state: &mut G, seat: Seat, settings: &Settings) -> u32 {
        let place = self.tree.select(&self.row, settings.exploration);
        self.path.push((self.row[place], seat));
        state.play_unchecked(seat, self.choices[place], &mut ());
        self.row[place]
    }

    /// Gives a node its first children by their estimates, and returns the worth of the one its seat likes best. `usual` says what
    /// a choice is usually worth where the best one is worth a given amount.
    pub fn expand(
        &mut self,
        state: &G,
        at: (u32, Seat),
        scale: &Scale,
        settings: &Settings,
        usual: impl Fn(f32) -> f32,
    ) -> (Worth, Points) {
        self.worths.clear();
        let mut best = ([0.0; MAX_SEATS], [0.0; MAX_SEATS]);
        let mut most = f32::NEG_INFINITY;
        for &action in &self.choices {
            let points = after(state, at.1, action).estimate();
            let worth = scale.of_estimate(&points);
            self.worths.push(worth[at.1]);
            if worth[at.1] > most {
                most = worth[at.1];
                best = (worth, points);
            }
        }
        self.sprout(at, settings, most, usual(most));
        best
    }

    /// Gives a node a child for each of the choices, whose worths are known.
    fn sprout(&mut self, (from, seat): (u32, Seat), settings: &Settings, most: f32, usual: f32) {
        let children = self.choices.iter().zip(&self.worths).map(|(&action, worth)| {
            let promise = ((worth - most) / settings.trust).exp();
            (action, Child { worth: worth - usual, promise: promise.max(settings.least_promise) })
        });
        if self.tree.is_leaf(from) {
            self.tree.sprout(from, seat, children);
        } else {
            for (action, child) in children {
                self.tree.grow(from, seat, action, child);
            }
        }
    }

    /// Gives a node the children that were not possible until now. `false` if there is no room.
    fn complete(
        &mut self,
        (from, seat): (u32, Seat),
        state: &G,
        mut late: impl FnMut(&G, G::Action) -> f32,
    ) -> bool {
        let promise = self.tree.usual_promise(&self.row);
        for place in 0..self.row.len() {
            if self.row[place] != NONE {
                continue;
            }
            if !self.tree.has_room(1) {
                return false;
            }
            let (action, worth) = (self.choices[place], late(state, self.choices[place]));
            self.row[place] = self.tree.grow(from, seat, action, Child { worth, promise });
        }
        true
    }

    /// Goes on from a leaf to the end, or for a given number of steps; `take` decides for a seat.
    pub fn play_on(
        &mut self,
        state: &mut G,
        scale: &Scale,
        steps: u32,
        mut take: impl FnMut(&mut Self, &mut G, Seat),
    ) -> (Worth, Points) {
        for _ in 0..steps {
            match state.turn() {
                Turn::Over => return (scale.of_end(state), state.estimate()),
                Turn::Nature => self.draw(state),
                Turn::Seats(asked) => take(self, state, asked.first().expect("somebody is asked")),
            }
        }
        let points = state.estimate();
        (scale.of_estimate(&points), points)
    }

    /// A seat takes any of its choices.
    pub fn take_any(&mut self, state: &mut G, seat: Seat) {
        let action = state.choose(seat, &mut self.dice, &mut self.choices);
        state.play_unchecked(seat, action, &mut ());
    }

    /// A seat takes what looks best at once, among this number of its choices: fast play does not look at everything.
    /// Estimates are corrected by the error. Returns what was taken, and its estimate, if there was a choice.
    pub fn take_best(
        &mut self,
        state: &mut G,
        seat: Seat,
        glance: usize,
        error: impl Fn(G::Action) -> f32,
    ) -> Option<(G::Action, f32)> {
        self.choices.clear();
        state.choices(seat, &mut self.choices);
        self.glance(glance);
        if let [only] = self.choices[..] {
            state.play_unchecked(seat, only, &mut ());
            return None;
        }
        let look = |action| {
            let next = after(state, seat, action);
            let estimate = next.estimate_for(seat);
            (next, action, estimate, estimate + error(action))
        };
        let mut best = look(self.choices[0]);
        for &action in &self.choices[1..] {
            let other = look(action);
            if other.3 > best.3 {
                best = other;
            }
        }
        let (next, action, estimate, _) = best;
        *state = next;
        Some((action, estimate))
    }

    /// Keeps only this number of the choices, any of them.
    fn glance(&mut self, keep: usize) {
        for place in 0..keep.min(self.choices.len()) {
            let other = place + self.dice.below((self.choices.len() - place) as u32) as usize;
            self.choices.swap(place, other);
        }
        self.choices.truncate(keep);
    }

    /// The iteration for this seat has ended with this result; everything is measured against what is usual.
    pub fn credit(&mut self, me: Seat, worth: &Worth, points: &Points, usual: (&Worth, &Points), win: f32) {
        for &(node, seat) in &self.path {
            self.tree.credit(node, worth[seat] - usual.0[seat]);
        }
        let Some(&(first, _)) = self.path.first() else { return };
        let points = points[me] - usual.1[me];
        let place = self.tellings.iter().position(|telling| telling.node == first).unwrap_or_else(|| {
            self.tellings.push(Telling { node: first, ..Telling::default() });
            self.tellings.len() - 1
        });
        let telling = &mut self.tellings[place];
        telling.points += points;
        telling.win += win;
        telling.count += 1;
    }
}

/// The state after a choice.
pub(super) fn after<G: Estimate>(state: &G, seat: Seat, action: G::Action) -> G {
    let mut next = state.clone();
    next.play_unchecked(seat, action, &mut ());
    next
}
