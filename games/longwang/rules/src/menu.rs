//! What a seat may do now, as two sets of bits: they can be turned into a list, or one can be drawn without a list.

use kernel::bits::{Ranked, places};
use kernel::{Dice, Piece, Seat};

use crate::action::{Action, Cell, Tile};
use crate::board::Board;
use crate::data::*;

/// What the places of a question are about. No question has two of these.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Places {
    /// Cells to place an explorer on.
    Place,
    /// Cells to lift one from.
    Lift,
    /// Cells to send one home from.
    Remove,
    /// Rivals for a dragon to act against.
    Rival,
}

/// All other choices. Each has bits of its own, from here on, in the order of [`Action`] wherever they meet.
#[derive(Copy, Clone, PartialEq, Eq, Debug)]
pub enum Verb {
    Gather = 0,
    Draw = 4,
    Power = 5,
    Play = 6,
    Thief = 16,
    Imprison = 20,
    SurgeRival = 24,
    SurgeTile = 28,
    Build = 36,
    Look = 39,
    Take = 47,
    Give = 51,
    Stop = 59,
    Pass = 60,
    Cancel = 61,
    End = 62,
}

/// The choices of a seat. A row of verbs, each with its own set, would cost 10 ns more per step.
#[derive(Debug)]
pub struct Menu<'a> {
    board: &'a Board,
    about: Places,
    places: u128,
    others: u64,
}

impl<'a> Menu<'a> {
    /// Nothing to choose from.
    #[inline]
    pub fn new(board: &'a Board) -> Menu<'a> {
        Menu { board, about: Places::Place, places: 0, others: 0 }
    }

    /// Adds the places of a question.
    #[inline]
    pub fn ask(&mut self, about: Places, places: u128) {
        self.about = about;
        self.places = places;
    }

    /// Adds what a verb may be about.
    #[inline]
    pub fn add(&mut self, verb: Verb, set: u64) {
        self.others |= set << verb as u32;
    }

    /// Adds a verb that stands alone, if that is possible.
    #[inline]
    pub fn add_if(&mut self, verb: Verb, possible: bool) {
        self.add(verb, possible.into());
    }

    /// Whether there is nothing to choose.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.places == 0 && self.others == 0
    }

    /// All choices, in order.
    pub fn list(&self, list: &mut Vec<Action>) {
        list.extend(crate::action::cells(self.places).map(|cell| self.placed(cell.place())));
        list.extend(places(self.others).map(|bit| self.other(bit)));
    }

    /// One of the choices, each equally likely.
    #[inline]
    pub fn pick(&self, dice: &mut Dice) -> Action {
        let [low, high, others] =
            [self.places as u64, (self.places >> 64) as u64, self.others].map(Ranked::new);
        let places = low.count() + high.count();
        match dice.below(places + others.count()) {
            n if n >= places => self.other(others.nth(n - places)),
            n if n >= low.count() => self.placed(64 + high.nth(n - low.count())),
            n => self.placed(low.nth(n)),
        }
    }

    /// What a place of the question stands for.
    #[inline]
    fn placed(&self, place: usize) -> Action {
        match self.about {
            Places::Place => Action::Place(Cell::at(place)),
            Places::Lift => Action::Lift(Cell::at(place)),
            Places::Remove => Action::Remove(Cell::at(place)),
            Places::Rival => Action::Rival(Seat::new(place as u8)),
        }
    }

    /// What a bit of the others stands for.
    #[inline]
    fn other(&self, bit: usize) -> Action {
        match OTHERS[bit] {
            // Where a tile lies is the board's.
            Action::SurgeTile(tile) => Action::SurgeTile(self.board.jade[tile.place()]),
            Action::Look(tile) => Action::Look(self.board.jade[tile.place()]),
            other => other,
        }
    }
}

/// The action of each bit of the others. Of a tile on the board its number stands for its cell.
const OTHERS: [Action; 63] = {
    let mut others = [Action::End; 63];
    others[Verb::Draw as usize] = Action::Draw;
    others[Verb::Power as usize] = Action::Power;
    others[Verb::Stop as usize] = Action::Stop;
    others[Verb::Pass as usize] = Action::Pass;
    others[Verb::Cancel as usize] = Action::Cancel;
    let mut n = 0;
    while n < CARDS {
        others[Verb::Play as usize + n] = Action::Play(Card::ALL[n]);
        if n < TILES {
            others[Verb::SurgeTile as usize + n] = Action::SurgeTile(Cell::at(n));
            others[Verb::Look as usize + n] = Action::Look(Cell::at(n));
            others[Verb::Give as usize + n] = Action::Give(Tile::at(n));
        }
        if n < PLAYERS {
            others[Verb::Thief as usize + n] = Action::Thief(Seat::new(n as u8));
            others[Verb::SurgeRival as usize + n] = Action::SurgeRival(Seat::new(n as u8));
        }
        if n < DRAGONS {
            others[Verb::Imprison as usize + n] = Action::Imprison(Dragon::ALL[n]);
        }
        if n < RESOURCES {
            others[Verb::Gather as usize + n] = Action::Gather(Resource::ALL[n]);
            others[Verb::Take as usize + n] = Action::Take(Resource::ALL[n]);
        }
        if n < PARTS {
            others[Verb::Build as usize + n] = Action::Build(Part::ALL[n]);
        }
        n += 1;
    }
    others
};
