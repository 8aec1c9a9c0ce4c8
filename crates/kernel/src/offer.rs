//! What can be done now, listed once.

use crate::{Game, Seat};

/// What each seat that is asked may do in a state: for whoever asks more than once, so that it is listed only once.
#[derive(Clone, Debug)]
pub struct Offer<A> {
    lists: Vec<(Seat, Box<[A]>)>,
    is_discreet: bool,
}

impl<A: Copy + Ord> Offer<A> {
    /// The offer of a state.
    pub fn of<G: Game<Action = A>>(state: &G) -> Offer<A> {
        let list = |seat| (seat, state.legal(seat).into_boxed_slice());
        Offer { lists: state.turn().seats().iter().map(list).collect(), is_discreet: state.is_discreet() }
    }

    /// All that a seat may do, in order; nothing if it is not asked.
    pub fn to(&self, seat: Seat) -> &[A] {
        self.lists.iter().find(|(asked, _)| *asked == seat).map_or(&[], |(_, list)| list)
    }

    /// The one thing that can be done, if one seat alone is asked and has no other choice, and if that tells nothing
    /// about what it holds. A table plays it by itself.
    pub fn only(&self) -> Option<(Seat, A)> {
        match &self.lists[..] {
            [(seat, list)] if list.len() == 1 && !self.is_discreet => Some((*seat, list[0])),
            _ => None,
        }
    }
}
