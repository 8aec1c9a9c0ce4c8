//! Swapping a card (R3): one goes, one comes.

use kernel::{Log, Seat};

use crate::data::Colour;
use crate::event::{Event, Told};
use crate::rules::draw;
use crate::state::China;

/// R3.1: a card goes to the discards; then one is drawn, if there is any.
pub fn swap(game: &mut China, seat: Seat, colour: Colour, log: &mut impl Log<Event>) {
    let fresh = game.shed(seat, colour);
    log.note(Told::Swapped { seat, colour, fresh });
    draw::begin(game, log);
}
