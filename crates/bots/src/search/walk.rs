//! One iteration: a world imagined, a walk down the tree, a look at what is beyond, and the news carried back.

use kernel::{Dice, Estimate, MAX_SEATS, Seat, Seats, Turn};

use super::Settings;
use super::errors::Errors;
use super::lately::Lately;
use super::tree::{Child, NONE, Tree};
use super::worth::{Scale, Worth};

/// A tree with all a thread needs to grow it. Nothing is allocated per iteration once it is warm.
pub(super) struct Walker<G: Estimate> {
    pub tree: Tree<G::Action>,
    pub root: u32,
    pub lately: Lately,
    pub errors: Errors,
    pub dice: Dice,
    pub choices: Vec<G::Action>,
    pub chances: Vec<(G::Chance, u32)>,
    row: Vec<u32>,
    worths: Vec<Worth>,
    path: Vec<(u32, Seat)>,
    /// For each child of the root taken in this decision: its node, the seat's points there above what was usual, how
    /// often.
    pub tellings: Vec<(u32, f32, u32)>,
}

/// Who still chooses at the same time as others, none knowing of the others' choices.
struct AtOnce {
    waiting: Seats,
    /// The seat whose choices the tree branches by; to it the others' choices are like chance.
    leader: Seat,
    start: u32,
    /// Where the others keep theirs.
    cursors: [u32; MAX_SEATS],
}

impl<G: Estimate> Walker<G> {
    pub fn new(dice: Dice, limit: usize) -> Walker<G> {
        Walker {
            tree: Tree::new(limit),
            root: NONE,
            lately: Lately::default(),
            errors: Errors::new(),
            dice,
            choices: Vec::new(),
            chances: Vec::new(),
            row: Vec::new(),
            worths: Vec::new(),
            path: Vec::new(),
            tellings: Vec::new(),
        }
    }

    /// One iteration for the seat of this view.
    pub fn iterate(&mut self, view: &G::View, me: Seat, scale: &Scale, settings: &Settings) {
        let mut state = G::imagine(view, &mut self.dice);
        self.path.clear();
        self.errors.begin();
        let (worth, points) = self.descend(&mut state, me, scale, settings);
        if G::SOLITARY {
            self.errors.learn(&points);
            self.lately.take_in(&worth, &points);
        }
        for &(node, seat) in &self.path {
            self.tree.credit(node, worth[seat] - self.lately.worth[seat]);
        }
        if let Some(&(first, _)) = self.path.first() {
            self.tell(first, points[me] - self.lately.points[me]);
        }
    }

    /// Goes on to the next decision: below a node, or with a new tree.
    pub fn replant(&mut self, below: Option<u32>, any: G::Action) {
        self.root = below.unwrap_or_else(|| self.tree.clear(any));
        self.tellings.clear();
        self.lately = Lately::default();
        self.errors.fade();
    }

    fn tell(&mut self, node: u32, points: f32) {
        match self.tellings.iter_mut().find(|telling| telling.0 == node) {
            Some(telling) => {
                telling.1 += points;
                telling.2 += 1;
            }
            None => self.tellings.push((node, points, 1)),
        }
    }

    /// Walks to a leaf and tells what it is worth, and its points.
    fn descend(
        &mut self,
        state: &mut G,
        me: Seat,
        scale: &Scale,
        settings: &Settings,
    ) -> (Worth, [f32; MAX_SEATS]) {
        let mut at = self.root;
        let mut at_once = AtOnce { waiting: Seats::NONE, leader: me, start: at, cursors: [NONE; MAX_SEATS] };
        loop {
            let asked = match state.turn() {
                Turn::Over => return (scale.of_end(state), state.estimate()),
                Turn::Nature => {
                    let chance = state.draw(&mut self.dice, &mut self.chances);
                    state.happen(chance, &mut ());
                    continue;
                }
                Turn::Seats(asked) => asked,
            };
            let seat = at_once.next(asked, state.at_once(), me, at);
            self.choices.clear();
            state.choices(seat, &mut self.choices);
            if let [only] = self.choices[..] {
                state.apply(seat, only, &mut ());
                continue;
            }
            if G::SOLITARY && seat != me && settings.is_guided() && !state.at_once() {
                self.take_best(state, seat, settings.glance);
                continue;
            }
            let secret = seat != at_once.leader;
            let from = if secret {
                match at_once.cursor(seat, &mut self.tree) {
                    Some(cursor) => cursor,
                    None => break,
                }
            } else {
                at
            };
            if self.tree.gather(from, seat, &self.choices, &mut self.row) {
                if self.row.iter().all(|&child| child == NONE) {
                    if !self.tree.has_room(self.choices.len()) {
                        break;
                    }
                    let best = self.expand(state, from, seat, scale, settings);
                    if settings.playout == 0 {
                        return best;
                    }
                    return self.play_on(state, scale, settings);
                }
                if !self.complete(state, from, seat, scale) {
                    break;
                }
            }
            let place = self.tree.select(&self.row, settings.exploration);
            let child = self.row[place];
            self.path.push((child, seat));
            self.errors.decide(seat);
            state.apply(seat, self.choices[place], &mut ());
            if secret {
                at_once.cursors[seat] = child;
            } else {
                at = child;
            }
        }
        let points = state.estimate();
        (scale.of_estimate(&points), points)
    }

    /// Gives a node its first children, and tells the worth of the one its seat likes best.
    fn expand(
        &mut self,
        state: &G,
        from: u32,
        seat: Seat,
        scale: &Scale,
        settings: &Settings,
    ) -> (Worth, [f32; MAX_SEATS]) {
        self.worths.clear();
        let mut best = ([0.0; MAX_SEATS], [0.0; MAX_SEATS]);
        let mut most = f32::NEG_INFINITY;
        for &action in &self.choices {
            let mut next = state.clone();
            next.apply(seat, action, &mut ());
            let points = next.estimate();
            let worth = scale.of_estimate(&points);
            self.worths.push(worth);
            if worth[seat] > most {
                most = worth[seat];
                best = (worth, points);
            }
        }
        // Where what is usual is measured, the best may be usual.
        let usual = if G::SOLITARY { most } else { 0.0 };
        let children = self.choices.iter().zip(&self.worths).map(|(&action, worth)| {
            let promise = ((worth[seat] - most) / settings.trust).exp();
            (action, Child { worth: worth[seat] - usual, promise: promise.max(settings.least_promise) })
        });
        if self.tree.is_leaf(from) {
            self.tree.sprout(from, seat, children);
        } else {
            for (action, child) in children {
                self.tree.grow(from, seat, action, child);
            }
        }
        best
    }

    /// Gives a node the children that were not possible until now. `false` if there is no room.
    fn complete(&mut self, state: &G, from: u32, seat: Seat, scale: &Scale) -> bool {
        let promise = self.tree.usual_promise(&self.row);
        for place in 0..self.row.len() {
            if self.row[place] != NONE {
                continue;
            }
            if !self.tree.has_room(1) {
                return false;
            }
            let worth = if G::SOLITARY {
                0.0
            } else {
                let mut next = state.clone();
                next.apply(seat, self.choices[place], &mut ());
                scale.of_estimate(&next.estimate())[seat]
            };
            self.row[place] = self.tree.grow(from, seat, self.choices[place], Child { worth, promise });
        }
        true
    }
}

impl AtOnce {
    /// Whose choice comes next when these are asked at this node: mine first, so that I know nobody's. While a
    /// question is asked at once its seats only get fewer; whoever was not waited for belongs to the next one.
    fn next(&mut self, asked: Seats, at_once: bool, me: Seat, at: u32) -> Seat {
        if at_once && asked.iter().all(|seat| self.waiting.contains(seat)) {
            self.waiting = asked;
        } else {
            let first = asked.first().expect("somebody is asked");
            let leader = if asked.contains(me) { me } else { first };
            *self = AtOnce { waiting: asked, leader, start: at, cursors: [NONE; MAX_SEATS] };
        }
        if self.waiting.contains(self.leader) {
            self.leader
        } else {
            self.waiting.first().expect("somebody is waited for")
        }
    }

    fn cursor<A: Copy + Ord>(&mut self, seat: Seat, tree: &mut Tree<A>) -> Option<u32> {
        if self.cursors[seat] == NONE {
            self.cursors[seat] = tree.aside(self.start, seat)?;
        }
        Some(self.cursors[seat])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(numbers: &[u8]) -> Seats {
        numbers.iter().copied().map(Seat::new).collect()
    }

    #[test]
    fn a_question_asked_at_once_after_one_of_mine_lets_nobody_answer_me() {
        let me = Seat::new(0);
        let mut at_once = AtOnce { waiting: Seats::NONE, leader: me, start: 1, cursors: [NONE; MAX_SEATS] };
        // I decide alone, then with two others at once.
        assert_eq!(at_once.next(seats(&[0]), false, me, 1), me);
        assert_eq!(at_once.next(seats(&[0, 1, 2]), true, me, 2), me);
        // My second small step, and then the others, who know no more than where we began.
        assert_eq!(at_once.next(seats(&[0, 1, 2]), true, me, 3), me);
        assert_eq!(at_once.next(seats(&[1, 2]), true, me, 4).number(), 1);
        assert_eq!((at_once.start, at_once.leader), (2, me));
        assert_eq!(at_once.next(seats(&[2]), true, me, 4).number(), 2);
        assert_eq!((at_once.start, at_once.leader), (2, me));
        // The last of them decides something alone: that is open, and the tree goes on from there.
        assert_eq!(at_once.next(seats(&[2]), false, me, 4).number(), 2);
        assert_eq!((at_once.start, at_once.leader.number()), (4, 2));
        // The next question asked at once, with the same seat in it, is a new one.
        assert_eq!(at_once.next(seats(&[1, 2]), true, me, 5).number(), 1);
        assert_eq!(at_once.start, 5);
    }
}
