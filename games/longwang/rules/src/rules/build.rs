//! The temple (R8): base, roof, a look at a tile, and the jade that wins.

use kernel::{Log, Seat};

use crate::action::Cell;
use crate::data::*;
use crate::event::{Event, Told};
use crate::menu::{Menu, Verb};
use crate::rules::jade;
use crate::state::{Longwang, Place};
use crate::turn::Phase;

/// R8.1: the next part if it can be paid; R8.3: the look.
#[inline]
pub fn add(game: &Longwang, seat: Seat, menu: &mut Menu) {
    let builder = &game.builders[seat];
    let may_build = match game.next_cost(seat) {
        Some(cost) => builder.can_pay(cost),
        None => game.right_tile(seat).is_some(),
    };
    if may_build {
        menu.add(Verb::Build, 1 << builder.parts);
    }
    if may_look(game, seat) {
        menu.add(Verb::Look, game.lying());
    }
}

/// R8.3: once, after the roof.
fn may_look(game: &Longwang, seat: Seat) -> bool {
    let builder = &game.builders[seat];
    builder.parts > Part::Roof as u8 && !builder.looked
}

/// A part stands: it is paid with tokens (R8.2), or it is the jade that wins (R8.4).
pub fn build(game: &mut Longwang, seat: Seat, part: Part, log: &mut impl Log<Event>) {
    match game.next_cost(seat).copied() {
        Some(cost) => {
            let builder = &mut game.builders[seat];
            for (tokens, &cost) in builder.tokens.iter_mut().zip(&cost) {
                *tokens -= u16::from(cost);
            }
            builder.paid[part] = cost;
            builder.parts += 1;
            log.note(Told::Built { seat, part, cost });
            if part == Part::Roof && game.look == LookTime::AtCompletion {
                offer_look(game, seat);
            }
        }
        None => {
            if let Some(tile) = game.right_tile(seat) {
                game.tiles[tile.place()].place = Place::Temple(seat);
                log.note(Told::Crowned { seat, jade: game.hidden.jade[tile.place()].unwrap_or(Jade::Earth) });
            }
            game.builders[seat].parts += 1;
            game.finish(log);
        }
    }
}

/// R8.3: the look is to be had now or never.
fn offer_look(game: &mut Longwang, seat: Seat) {
    game.builders[seat].looked = true;
    if game.lying() != 0 {
        game.phase = Phase::Look;
    }
}

/// R8.3: any tile on the board, or none.
pub fn look_menu(game: &Longwang) -> Menu<'_> {
    let mut menu = Menu::new(&game.board);
    menu.add(Verb::Look, game.lying());
    menu.add(Verb::Stop, 1);
    menu
}

/// R8.3: a seat looks at a tile and leaves it where it is.
pub fn look(game: &mut Longwang, seat: Seat, cell: Cell, log: &mut impl Log<Event>) {
    game.builders[seat].looked = true;
    log.note(Told::Looked { seat, cell });
    if let Some(tile) = game.tile_on(cell) {
        jade::see(game, seat, tile, log);
    }
}
