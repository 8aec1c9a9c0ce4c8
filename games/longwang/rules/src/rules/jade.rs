//! Jade tiles (R1.3): they lie face down, and what is on one turns out when somebody first sees it.

use kernel::{Log, Piece, Seat, Seats};

use crate::action::{Chance, Tile};
use crate::data::*;
use crate::event::{Event, Told};
use crate::state::{Longwang, Place};
use crate::turn::Phase;

/// A seat takes a tile and sees it.
pub fn take(game: &mut Longwang, seat: Seat, tile: Tile, log: &mut impl Log<Event>) {
    game.tiles[tile.place()].place = Place::Hand(seat);
    see(game, seat, tile, log);
}

/// A seat sees a tile. If nobody has seen it before, Nature turns out what it is.
pub fn see(game: &mut Longwang, seat: Seat, tile: Tile, log: &mut impl Log<Event>) {
    if game.hidden.jade[tile.place()].is_none() {
        game.phase = Phase::Reveal(tile);
    } else {
        shown(game, seat, tile, log);
        game.resume(log);
    }
}

/// A seat sees a tile of which it is known what it is.
pub fn shown(game: &mut Longwang, seat: Seat, tile: Tile, log: &mut impl Log<Event>) {
    let seen = &mut game.table.tiles[tile.place()].seen;
    let fresh = !seen.contains(seat);
    *seen = seen.with(seat);
    if let Some(jade) = game.hidden.jade[tile.place()] {
        let told = Told::Saw { seat, jade, fresh };
        log.note(Event::Secret { knowers: Seats::only(seat), told, others: None });
    }
}

/// What an unseen tile may be: any that is on no seen tile.
pub fn chances(game: &Longwang, list: &mut Vec<(Chance, u32)>) {
    let left = game.unseen_jade();
    let jades = Jade::ALL.iter().map(|&jade| (Chance::Jade(jade), u32::from(left[jade])));
    list.extend(jades.filter(|chance| chance.1 > 0));
}

/// Nature has turned out what is on a tile; only the seat whose turn it is sees it.
pub fn revealed(game: &mut Longwang, tile: Tile, jade: Jade, log: &mut impl Log<Event>) {
    game.hidden.jade[tile.place()] = Some(jade);
    shown(game, game.active, tile, log);
    game.resume(log);
}

impl Longwang {
    /// How much of each jade is on tiles that nobody has seen.
    pub fn unseen_jade(&self) -> [u8; JADES] {
        let mut left = [self.board.tiles_of_each_kind; JADES];
        for &jade in self.hidden.jade.iter().flatten() {
            left[jade] -= 1;
        }
        left
    }
}
