//! The boards, one file per game.

pub mod china;
pub mod dragon;
mod land;
pub mod longwang;
pub mod lotus;
pub mod ming;

use std::any::Any;

use kernel::{Event as _, Eye, Game, Seat};
use maud::Markup;
use table::{AnyTable, Table};

use crate::draw::Canvas;

/// A game that can be drawn.
pub trait Drawn: Game {
    /// The quick phrases of a game in which players promise and threaten, by their texts; none for the others.
    const PHRASES: &'static [&'static str] = &[];

    /// The whole table as an eye sees it. `told` is what it was told so far, newest first, for a board that recounts it.
    fn draw(view: &Self::View, canvas: &Canvas, told: &mut dyn Iterator<Item = Self::Event>) -> Markup;

    /// The ids of the elements that an action of this seat belongs to.
    fn spots(&self, seat: Seat, action: Self::Action) -> Vec<String>;
}

/// A table's game with its type forgotten, as far as drawing goes.
trait Board {
    fn phrases(&self) -> &'static [&'static str];
    fn draw(&self, canvas: &Canvas) -> Markup;
    fn spots(&self, seat: Seat) -> Vec<Vec<String>>;
}

impl<G: Drawn> Board for Table<G> {
    fn phrases(&self) -> &'static [&'static str] {
        G::PHRASES
    }

    fn draw(&self, canvas: &Canvas) -> Markup {
        let mut told = self.entries().iter().rev().filter_map(|entry| entry.event.seen_by(canvas.eye));
        <G as Drawn>::draw(&self.view(canvas.eye), canvas, &mut told)
    }

    fn spots(&self, seat: Seat) -> Vec<Vec<String>> {
        let mut list = Vec::new();
        if self.state().turn().asks(seat) {
            self.state().choices(seat, &mut list);
        }
        list.into_iter().map(|action| self.state().spots(seat, action)).collect()
    }
}

/// The drawing of a table, if this is its game.
fn of<G: Drawn>(table: &dyn Any) -> Option<&dyn Board> {
    table.downcast_ref::<Table<G>>().map(|table| table as &dyn Board)
}

/// The games that are drawn.
macro_rules! boards {
    ($($game:ty,)*) => {
        /// The drawing of the table's game.
        fn board(table: &dyn AnyTable) -> Option<&dyn Board> {
            let table = table.as_any();
            None$(.or_else(|| of::<$game>(table)))*
        }
    };
}

boards! {
    ::dragon::Dragon,
    ::china::China,
    ::ming::Ming,
    ::lotus::Lotus,
    ::longwang::Longwang,
}

/// The table as an eye sees it.
pub fn draw(table: &dyn AnyTable, canvas: &Canvas) -> Markup {
    board(table).map(|board| board.draw(canvas)).unwrap_or_default()
}

/// The quick phrases of the table's game.
pub fn phrases(table: &dyn AnyTable) -> &'static [&'static str] {
    board(table).map(|board| board.phrases()).unwrap_or_default()
}

/// For each choice of a seat, in order, the elements it belongs to.
pub fn spots(table: &dyn AnyTable, eye: Eye) -> Vec<Vec<String>> {
    match (board(table), eye) {
        (Some(board), Eye::Seat(seat)) => board.spots(seat),
        _ => Vec::new(),
    }
}
