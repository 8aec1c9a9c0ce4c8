//! Rounds and turns (R3): who begins, what a turn offers, and the wheel.

use kernel::{Log, Seat, Seats};

use crate::data::*;
use crate::event::{Event, Told};
use crate::menu::{Menu, Verb};
use crate::rules::{build, card, gather, place};
use crate::state::{Budget, Longwang, Power};
use crate::turn::Phase;

/// R3.1: a round begins with the air dragon's player.
pub fn begin(game: &mut Longwang, log: &mut impl Log<Event>) {
    game.round += 1;
    game.first = game.at_dragon(Dragon::Air);
    log.note(Told::Round { round: game.round, seat: game.first });
    begin_turn(game, game.first);
}

/// R3.2: a turn begins with fresh action points.
fn begin_turn(game: &mut Longwang, seat: Seat) {
    game.active = seat;
    game.turn = Budget { points: game.board.prices.points, ..Budget::default() };
    game.power = Power::default();
    game.phase = Phase::Turn;
}

/// R3.2: all that a seat may do, in any order.
#[inline]
pub fn menu(game: &Longwang, seat: Seat) -> Menu<'_> {
    let mut menu = Menu::new(&game.board);
    place::add(game, seat, &mut menu);
    gather::add(game, seat, &mut menu);
    menu.add_if(Verb::Power, may_announce(game, seat));
    card::add(game, seat, &mut menu);
    build::add(game, seat, &mut menu);
    menu.add(Verb::End, 1);
    menu
}

/// R6.1, R6.7, R7.5: once a turn, not too early, and not if the dragon is imprisoned.
#[inline]
pub fn may_announce(game: &Longwang, seat: Seat) -> bool {
    !game.turn.power && game.round >= game.dragons_from && !game.imprisoned.contains(game.wheel[seat])
}

/// R3.2: the turn is over, and with the fourth the round.
pub fn end_turn(game: &mut Longwang, log: &mut impl Log<Event>) {
    if game.mountain == Term::Turn {
        // R7.5: prisoners are free again.
        game.imprisoned = Default::default();
    }
    let next = game.next(game.active);
    if next != game.first {
        begin_turn(game, next);
    } else if game.round < game.round_limit {
        game.phase = Phase::Wheel;
    } else {
        // R9.2: nobody has won in time.
        log.note(Told::Limit { round: game.round });
        game.finish(log);
    }
}

/// R3.3: the last player has rolled. The wheel turns first, then two dragons change places.
pub fn turn_wheel(game: &mut Longwang, face: u8, log: &mut impl Log<Event>) {
    let last = game.active;
    let shown = game.board.wheel_die[usize::from(face) - 1];
    game.wheel_die = face;
    log.note(Told::WheelDie { seat: last, face, shown });
    match shown.turn {
        1 => game.wheel.rotate_right(1),
        -1 => game.wheel.rotate_left(1),
        _ => {}
    }
    if shown.swap {
        let here = usize::from(last.number());
        game.wheel.swap(here, (here + DRAGONS / 2) % DRAGONS);
    }
    log.note(Told::Wheel { wheel: game.wheel });
    // R7.5: prisoners are free again.
    game.imprisoned = Default::default();
    begin(game, log);
}

/// Those of these seats for whom something holds, as bits.
#[inline]
pub fn seats_where(seats: Seats, holds: impl Fn(Seat) -> bool) -> u64 {
    let mut bits = 0;
    for seat in Seat::all(PLAYERS as u8) {
        // Both are evaluated: an unpredictable branch would cost more.
        bits |= u64::from(seats.contains(seat) & holds(seat)) << seat.number();
    }
    bits
}
