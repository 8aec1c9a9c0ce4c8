//! The tree: small nodes in one vector.
//!
//! A node is a choice of a seat, reached by the choices on the way to it. What Nature did on the way is not
//! part of it, and neither is what the seats may not know: each iteration walks the tree with a world of its
//! own, and only those children of a node count that are possible there (open-loop, information-set).

use kernel::Seat;

/// No node.
pub(super) const NONE: u32 = u32::MAX;

/// A choice of a seat, and how it turned out. 32 bytes with actions of 8.
#[derive(Copy, Clone)]
pub(super) struct Node<A> {
    action: A,
    /// The next child of the same parent; children are in order of seat and action.
    next: u32,
    /// The first child.
    child: u32,
    /// How often it was taken, the estimate counting as once.
    pub visits: u32,
    /// How often it was possible.
    seen: u32,
    /// The sum of what it was worth to its seat, above what was usual.
    total: f32,
    /// How promising it looked against its siblings at first; the largest number is the best.
    promise: u16,
    /// The seat; [`ASIDE`] is added if it is not a choice but the place where a seat's secret choices are kept.
    seat: u8,
    /// What could be chosen there when that was last thought through, in short.
    listed: u8,
}

/// Marks the place of a seat's secret choices. Among the children of a node these come first.
const ASIDE: u8 = 0x80;

impl<A> Node<A> {
    /// What it was worth to its seat on average, above what was usual.
    pub fn value(&self) -> f32 {
        self.total / self.visits as f32
    }
}

/// A choice that a node has no child for yet: its place, its worth to the seat and its promise.
pub(super) struct Child {
    pub worth: f32,
    pub promise: f32,
}

/// All nodes of a search.
pub(super) struct Tree<A> {
    nodes: Vec<Node<A>>,
    limit: usize,
}

impl<A: Copy + Ord> Tree<A> {
    /// An empty tree that never has more nodes than this.
    pub fn new(limit: usize) -> Tree<A> {
        Tree { nodes: Vec::new(), limit }
    }

    /// Starts over, and keeps the memory. Gives the root.
    pub fn clear(&mut self, any: A) -> u32 {
        self.nodes.clear();
        self.add(any, ASIDE, Child { worth: 0.0, promise: 0.0 })
    }

    /// Gives the memory back.
    pub fn forget(&mut self) {
        self.nodes = Vec::new();
    }

    /// The memory in use.
    pub fn bytes(&self) -> usize {
        self.nodes.capacity() * size_of::<Node<A>>()
    }

    /// Whether there is room for this number of additional nodes.
    pub fn has_room(&self, more: usize) -> bool {
        self.nodes.len() + more <= self.limit
    }

    /// How many nodes there are.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// A node.
    pub fn node(&self, node: u32) -> &Node<A> {
        &self.nodes[node as usize]
    }

    /// Notes what can be chosen at a node, and answers whether that is new.
    pub fn relist(&mut self, node: u32, listed: u8) -> bool {
        std::mem::replace(&mut self.nodes[node as usize].listed, listed) != listed
    }

    fn add(&mut self, action: A, seat: u8, child: Child) -> u32 {
        let promise = (child.promise * f32::from(u16::MAX)) as u16;
        let (next, first) = (NONE, NONE);
        let total = child.worth;
        let (visits, seen, listed) = (1, 1, 0);
        self.nodes.push(Node { action, next, child: first, visits, seen, total, promise, seat, listed });
        (self.nodes.len() - 1) as u32
    }

    /// The children of a node for these choices of a seat, in their order: [`NONE`] where there is none yet.
    /// Answers whether any is missing.
    pub fn gather(&self, parent: u32, seat: Seat, choices: &[A], row: &mut Vec<u32>) -> bool {
        row.clear();
        let mut child = self.node(parent).child;
        let mut missing = false;
        for &action in choices {
            while child != NONE && self.is_before(child, seat, action) {
                child = self.node(child).next;
            }
            let found = child != NONE && self.is(child, seat, action);
            row.push(if found { child } else { NONE });
            missing |= !found;
        }
        missing
    }

    fn is_before(&self, child: u32, seat: Seat, action: A) -> bool {
        let node = self.node(child);
        node.seat & ASIDE != 0 || (node.seat, node.action) < (seat.number(), action)
    }

    fn is(&self, child: u32, seat: Seat, action: A) -> bool {
        let node = self.node(child);
        node.seat == seat.number() && node.action == action
    }

    /// The child of a node for one choice, if there is one.
    pub fn find(&self, parent: u32, seat: Seat, action: A) -> Option<u32> {
        let mut child = self.node(parent).child;
        while child != NONE && self.is_before(child, seat, action) {
            child = self.node(child).next;
        }
        (child != NONE && self.is(child, seat, action)).then_some(child)
    }

    /// Gives a node a child for a choice it has none for.
    pub fn grow(&mut self, parent: u32, seat: Seat, action: A, child: Child) -> u32 {
        let new = self.add(action, seat.number(), child);
        let mut before = NONE;
        let mut at = self.node(parent).child;
        while at != NONE && self.is_before(at, seat, action) {
            before = at;
            at = self.node(at).next;
        }
        self.link(parent, before, new, at);
        new
    }

    /// Gives a node without children one for each of the choices.
    pub fn sprout(&mut self, parent: u32, seat: Seat, children: impl Iterator<Item = (A, Child)>) {
        let mut before = NONE;
        for (action, child) in children {
            let new = self.add(action, seat.number(), child);
            self.link(parent, before, new, NONE);
            before = new;
        }
    }

    /// Whether a node has children.
    pub fn is_leaf(&self, node: u32) -> bool {
        self.node(node).child == NONE
    }

    /// The place where a seat's secret choices at a node are kept; `None` if there is no room.
    pub fn aside(&mut self, parent: u32, seat: Seat) -> Option<u32> {
        let mut before = NONE;
        let mut at = self.node(parent).child;
        while at != NONE && self.node(at).seat & ASIDE != 0 {
            if self.node(at).seat == seat.number() | ASIDE {
                return Some(at);
            }
            before = at;
            at = self.node(at).next;
        }
        if !self.has_room(1) {
            return None;
        }
        let any = self.node(parent).action;
        let new = self.add(any, seat.number() | ASIDE, Child { worth: 0.0, promise: 0.0 });
        self.link(parent, before, new, at);
        Some(new)
    }

    fn link(&mut self, parent: u32, before: u32, new: u32, after: u32) {
        self.nodes[new as usize].next = after;
        match before {
            NONE => self.nodes[parent as usize].child = new,
            before => self.nodes[before as usize].next = new,
        }
    }

    /// The most promising child of a row, leaving gaps aside: its worth so far, plus a bonus for its promise that shrinks the more
    /// often it was tried (PUCT, with the number of times it was possible in place of the parent's visits).
    pub fn select(&mut self, row: &[u32], exploration: f32) -> usize {
        let known = || row.iter().enumerate().filter(|&(_, &child)| child != NONE);
        let promises: f32 = known().map(|(_, &child)| f32::from(self.node(child).promise)).sum();
        let scale = exploration / promises.max(1.0);
        let (mut best, mut most) = (0, f32::NEG_INFINITY);
        for (place, &child) in known() {
            let node = &mut self.nodes[child as usize];
            node.seen += 1;
            let bonus = scale * f32::from(node.promise) * (node.seen as f32).sqrt() / node.visits as f32;
            let score = node.value() + bonus;
            if score > most {
                (best, most) = (place, score);
            }
        }
        best
    }

    /// The average promise of the existing children in a row, for one that comes later.
    pub fn usual_promise(&self, row: &[u32]) -> f32 {
        let known = row.iter().filter(|&&child| child != NONE);
        let (count, sum) = known.fold((0.0, 0.0), |(count, sum), &child| {
            (count + 1.0, sum + f32::from(self.node(child).promise))
        });
        if count > 0.0 { sum / count / f32::from(u16::MAX) } else { 1.0 }
    }

    /// A visit ended with this worth for the node's seat.
    pub fn credit(&mut self, node: u32, worth: f32) {
        let node = &mut self.nodes[node as usize];
        node.visits += 1;
        node.total += worth;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEAT: Seat = Seat::new(1);

    fn child(worth: f32, promise: f32) -> Child {
        Child { worth, promise }
    }

    #[test]
    fn a_node_is_small() {
        assert!(size_of::<Node<u64>>() <= 32);
        assert!(size_of::<Node<[u16; 4]>>() <= 32);
    }

    #[test]
    fn children_are_found_in_whatever_order_they_came() {
        let mut tree = Tree::new(100);
        let root = tree.clear(0);
        let place = tree.aside(root, Seat::new(3)).unwrap();
        tree.sprout(root, SEAT, [].into_iter());
        for action in [5, 2, 9] {
            tree.grow(root, SEAT, action, child(0.5, 1.0));
        }
        tree.grow(root, Seat::new(0), 5, child(0.5, 1.0));
        assert_eq!(tree.aside(root, Seat::new(3)), Some(place));
        let mut row = Vec::new();
        assert!(tree.gather(root, SEAT, &[2, 3, 5, 9], &mut row));
        assert_eq!(row.iter().map(|&child| child == NONE).collect::<Vec<_>>(), [false, true, false, false]);
        assert!(!tree.gather(root, SEAT, &[2, 9], &mut row));
        assert!(tree.find(root, Seat::new(0), 2).is_none());
    }

    #[test]
    fn a_choice_is_preferred_by_worth_and_the_rest_is_tried_too() {
        let mut tree = Tree::new(100);
        let root = tree.clear(0);
        tree.sprout(root, SEAT, [(1, child(0.9, 0.5)), (2, child(0.1, 0.5))].into_iter());
        let mut row = Vec::new();
        tree.gather(root, SEAT, &[1, 2], &mut row);
        let mut taken = [0, 0];
        for _ in 0..1000 {
            let place = tree.select(&row, 1.0);
            taken[place] += 1;
            tree.credit(row[place], [0.9, 0.1][place]);
        }
        assert!(taken[0] > 900 && taken[1] > 5, "{taken:?}");
    }
}
