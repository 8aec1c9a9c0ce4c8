//! The phases, and which rules file decides and acts in each.

use kernel::{Dice, Log, Rules, Seat, Turn};
use serde::{Deserialize, Serialize};

use crate::action::{Action, Chance, Put};
use crate::data::{HAND, Region};
use crate::event::{Event, Told};
use crate::rules::{draw, place, setup, swap};
use crate::state::China;

/// Where in a game we are.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Nature draws the start player (R1.5).
    First,
    /// Nature deals the hands (R1.4).
    Deal,
    /// A seat decides (R2, R3, R4.1).
    Turn,
    /// Nature draws a card for the seat whose turn it is (R4.1).
    Blind,
    /// Nature fills the row (R1.4, R4.2).
    Refill,
    /// The end (R6).
    Over,
}

/// What the seat whose turn it is must decide.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// Nothing: Nature's turn, or the end.
    Nothing,
    /// Where to place pieces, or which card to swap (R2.1).
    Turn,
    /// Which piece to place in this region (R2.3).
    Piece(Region),
    /// Which cards pay for this piece (R2.4).
    Pay(Put),
    /// Which second piece to place in this region, or none (R2.3).
    Second(Region),
    /// Where the next card comes from (R4.1).
    Draw,
}

impl Ask {
    /// The question as others know it. What a seat has begun and not finished is nobody else's business, and whether
    /// it could pay for a second piece would reveal its cards.
    pub(crate) fn seen_by_others(self) -> Ask {
        match self {
            Ask::Piece(_) | Ask::Pay(_) => Ask::Turn,
            Ask::Second(_) => Ask::Draw,
            other => other,
        }
    }
}

impl Rules for China {
    type Action = Action;
    type Chance = Chance;
    type Event = Event;

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Turn => Turn::of(self.active),
            Phase::Over => Turn::Over,
            _ => Turn::Nature,
        }
    }

    fn choices(&self, seat: Seat, list: &mut Vec<Action>) {
        match self.ask {
            Ask::Nothing => {}
            Ask::Turn => place::turns(self, seat, list),
            Ask::Piece(region) => place::pieces(self, seat, region, list),
            Ask::Pay(put) => place::payments(self, seat, put.region(), list),
            Ask::Second(region) => {
                place::pieces(self, seat, region, list);
                list.push(Action::Finish);
            }
            Ask::Draw => draw::sources(self, list),
        }
    }

    fn chances(&self, list: &mut Vec<(Chance, u32)>) {
        setup::chances(self, list);
    }

    /// The answers to all but the rarest questions are bits: no list is needed to pick from them.
    fn choose(&self, seat: Seat, dice: &mut Dice, list: &mut Vec<Action>) -> Action {
        match self.ask {
            Ask::Turn => place::any_turn(self, seat, dice),
            Ask::Piece(region) => place::any_piece(self, seat, region, false, dice),
            Ask::Second(region) => place::any_piece(self, seat, region, true, dice),
            Ask::Draw => draw::any_source(self, dice),
            Ask::Nothing | Ask::Pay(_) => self.choose_listed(seat, dice, list),
        }
    }

    fn draw(&self, dice: &mut Dice, list: &mut Vec<(Chance, u32)>) -> Chance {
        if self.phase != Phase::First {
            return draw::any_card(self, dice);
        }
        self.draw_listed(dice, list)
    }

    fn play_unchecked(&mut self, seat: Seat, choice: Action, log: &mut impl Log<Event>) {
        match choice {
            Action::Region(region) => self.ask = Ask::Piece(region),
            Action::Swap(colour) => swap::swap(self, seat, colour, log),
            Action::Place(put) => place::choose(self, seat, put, log),
            Action::Pay(colour) => place::pay(self, seat, colour, log),
            Action::Finish => draw::begin(self, log),
            Action::Take(colour) => draw::take(self, seat, colour, log),
            Action::Draw => draw::blind(self),
        }
    }

    fn happen_unchecked(&mut self, chance: Chance, log: &mut impl Log<Event>) {
        match (chance, self.phase) {
            (Chance::First(seat), _) => setup::begin(self, seat, log),
            (Chance::Card(colour), Phase::Deal) => setup::deal(self, colour, log),
            (Chance::Card(colour), Phase::Refill) => draw::open(self, colour, log),
            (Chance::Card(colour), _) => draw::drawn(self, colour, log),
        }
    }
}

impl China {
    /// A seat's turn begins.
    pub(crate) fn begin_turn(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        debug_assert_eq!(self.princes[seat].cards, HAND, "hands are full before the last round ends");
        if seat == self.start {
            self.round += 1;
            log.note(Told::Round { round: self.round });
        }
        self.active = seat;
        self.second = None;
        self.phase = Phase::Turn;
        self.ask = Ask::Turn;
    }
}
