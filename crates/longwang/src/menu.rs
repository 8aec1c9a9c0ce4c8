//! What a seat may do now, as a few sets of bits: they become a list, or one of them is drawn without it.

use kernel::{Dice, Piece, Seat, bits};

use crate::action::{Action, Cell, Tile};

/// What a choice is about. The order is that of [`Action`].
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Verb {
    Place,
    Lift,
    Gather,
    Draw,
    Power,
    Play,
    Thief,
    Imprison,
    SurgeRival,
    SurgeTile,
    Build,
    Look,
    Rival,
    Remove,
    Take,
    Give,
    Stop,
    Pass,
    Cancel,
    End,
}

impl Verb {
    /// The action at this place among all that the verb can be about.
    #[inline]
    fn with(self, place: usize) -> Action {
        let seat = Seat::new(place as u8);
        match self {
            Verb::Place => Action::Place(Cell::at(place)),
            Verb::Lift => Action::Lift(Cell::at(place)),
            Verb::Gather => Action::Gather(Piece::ALL[place]),
            Verb::Draw => Action::Draw,
            Verb::Power => Action::Power,
            Verb::Play => Action::Play(Piece::ALL[place]),
            Verb::Thief => Action::Thief(seat),
            Verb::Imprison => Action::Imprison(Piece::ALL[place]),
            Verb::SurgeRival => Action::SurgeRival(seat),
            Verb::SurgeTile => Action::SurgeTile(Cell::at(place)),
            Verb::Build => Action::Build(Piece::ALL[place]),
            Verb::Look => Action::Look(Cell::at(place)),
            Verb::Rival => Action::Rival(seat),
            Verb::Remove => Action::Remove(Cell::at(place)),
            Verb::Take => Action::Take(Piece::ALL[place]),
            Verb::Give => Action::Give(Tile::at(place)),
            Verb::Stop => Action::Stop,
            Verb::Pass => Action::Pass,
            Verb::Cancel => Action::Cancel,
            Verb::End => Action::End,
        }
    }
}

/// The most verbs that a question offers at once.
const VERBS: usize = 12;

/// The choices of a seat: verbs in order, each with the places of what it may be about.
#[derive(Debug)]
pub struct Menu {
    verbs: [Verb; VERBS],
    sets: [u128; VERBS],
    count: usize,
    /// How many choices there are in all.
    len: u32,
}

impl Menu {
    /// Nothing to choose from.
    #[inline]
    pub fn new() -> Menu {
        Menu { verbs: [Verb::Place; VERBS], sets: [0; VERBS], count: 0, len: 0 }
    }

    /// Adds what a verb may be about. Verbs come in their order.
    #[inline]
    pub fn add(&mut self, verb: Verb, set: u128) {
        if set != 0 {
            self.verbs[self.count] = verb;
            self.sets[self.count] = set;
            self.count += 1;
            self.len += set.count_ones();
        }
    }

    /// Adds a verb that stands alone, if that is possible.
    #[inline]
    pub fn add_if(&mut self, verb: Verb, possible: bool) {
        self.add(verb, u128::from(possible));
    }

    /// Whether there is nothing to choose.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// All choices, in order.
    pub fn list(&self, list: &mut Vec<Action>) {
        for (verb, set) in self.verbs.iter().zip(self.sets).take(self.count) {
            let mut rest = set;
            while rest != 0 {
                list.push(verb.with(rest.trailing_zeros() as usize));
                rest &= rest - 1;
            }
        }
    }

    /// One of the choices, each equally likely.
    #[inline]
    pub fn pick(&self, dice: &mut Dice) -> Action {
        let mut place = dice.below(self.len);
        for (verb, &set) in self.verbs.iter().zip(&self.sets) {
            let count = set.count_ones();
            if place < count {
                return verb.with(nth(set, place));
            }
            place -= count;
        }
        unreachable!("the number drawn is below the number of choices")
    }
}

/// The place of the n-th bit, from 0.
#[inline]
fn nth(set: u128, n: u32) -> usize {
    let low = set as u64;
    match n.checked_sub(low.count_ones()) {
        None => bits::nth(low, n),
        Some(n) => 64 + bits::nth((set >> 64) as u64, n),
    }
}
