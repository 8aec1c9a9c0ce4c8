//! Phase 1 (R2): everyone puts their cubes, one after the other.

use kernel::{Log, Seat, Seats};

use crate::data::{CUBES, MAX_PLAYERS, Region};
use crate::event::{Event, Told};
use crate::realm::union;
use crate::rules::control;
use crate::state::{Lotus, Tabletop};
use crate::turn::Phase;

/// A round begins: all cubes are back with their owners (R2.1).
pub fn begin_round(game: &mut Lotus, log: &mut impl Log<Event>) {
    game.round += 1;
    log.note(Told::Round { round: game.round });
    game.realm.cubes = [0; MAX_PLAYERS];
    game.realm.cube_reach = 0;
    game.rebel = None;
    game.winner = None;
    game.phase = Phase::Cubes;
    game.done = 0;
    game.waiting = Seats::only(game.emperor);
}

/// The regions on which a seat may put a cube, as bits (R2.2–R2.4).
#[inline]
pub fn sites(game: &Lotus, seat: Seat) -> u64 {
    game.realm.neutral & !game.realm.cubes[seat] & within_reach(game)
}

/// R2.3, R2.4: the lotus regions as long as there is no chip, then what is next to a chip or, unless the rule
/// is strict, to a cube.
#[inline]
pub fn within_reach(game: &Tabletop) -> u64 {
    let realm = &game.realm;
    if union(&realm.chips) == 0 {
        realm.board.lotus()
    } else if game.strict {
        realm.chip_reach
    } else {
        realm.chip_reach | realm.cube_reach
    }
}

/// R2.2: a cube is put.
pub fn put(game: &mut Lotus, seat: Seat, region: Region, log: &mut impl Log<Event>) {
    game.realm.put(seat, region);
    log.note(Told::Put { seat, land: game.realm.land(region) });
    next(game, seat, log);
}

/// R2.5: a cube is given up.
pub fn waive(game: &mut Lotus, seat: Seat, log: &mut impl Log<Event>) {
    log.note(Told::Waived { seat });
    next(game, seat, log);
}

/// R2.1: clockwise from the Emperor, five times round.
fn next(game: &mut Lotus, seat: Seat, log: &mut impl Log<Event>) {
    game.done += 1;
    if game.done < CUBES * game.players {
        game.waiting = Seats::only(game.next(seat));
    } else {
        control::begin(game, log);
    }
}
