//! Phase 2 (R3): who gets which region; and phase 3 (R4).

use kernel::{Log, Seat, Seats};

use crate::board::regions;
use crate::data::{Building, MAX_PLAYERS, Region};
use crate::event::{Event, Told};
use crate::rules::{rebellion, setup, vote};
use crate::state::{Lotus, Secret};
use crate::turn::Phase;

/// The phase begins. R3.1: in the first round with the palace.
pub fn begin(game: &mut Lotus, log: &mut impl Log<Event>) {
    game.waiting = Seats::NONE;
    let palace = game.realm.buildings[Building::Palace] & game.realm.cubed().0;
    match regions(palace).next().filter(|_| game.round == 1) {
        Some(region) => settle(game, region, log),
        None => go_on(game, log),
    }
}

/// R3.2, R3.3: regions with a single cube go to its owner; then the Emperor names the next one.
pub fn go_on(game: &mut Lotus, log: &mut impl Log<Event>) {
    game.region = None;
    let (cubed, single) = game.realm.cubed();
    for region in regions(single) {
        if let Some(seat) = game.realm.contenders(region).first() {
            take(game, seat, region, log);
        }
    }
    if single != 0 {
        game.crown(log);
    }
    if cubed != single {
        game.phase = Phase::Name;
        game.waiting = Seats::only(game.emperor);
    } else if game.round == 1 && setup::is_bare(game) {
        game.phase = Phase::Tiles;
        game.waiting = Seats::NONE;
    } else {
        end(game, log);
    }
}

/// R3.3: the Emperor has named the next region.
pub fn name(game: &mut Lotus, seat: Seat, region: Region, log: &mut impl Log<Event>) {
    log.note(Told::Named { seat, land: game.realm.land(region) });
    settle(game, region, log);
}

/// A region is settled: by a contest if there are several cubes.
fn settle(game: &mut Lotus, region: Region, log: &mut impl Log<Event>) {
    game.region = Some(region);
    game.disputed = Some(region);
    game.victor = None;
    game.contenders = game.realm.contenders(region);
    game.shown = [Secret::default(); MAX_PLAYERS];
    for lord in &mut game.lords {
        lord.spent = 0;
    }
    if game.contenders.len() > 1 {
        log.note(Told::Contest { land: game.realm.land(region), contenders: game.contenders });
    }
    vote::next(game, log);
}

/// R3.8: the last one left puts their chip.
pub fn win(game: &mut Lotus, seat: Seat, log: &mut impl Log<Event>) {
    let region = game.region.expect("a contest is about a region");
    take(game, seat, region, log);
    game.victor = Some(seat);
    game.contenders = Seats::NONE;
    game.crown(log);
    go_on(game, log);
}

/// R3.8: a chip takes the place of the neutral tile. R1.2: without a chip the tile stays.
fn take(game: &mut Lotus, seat: Seat, region: Region, log: &mut impl Log<Event>) {
    if !game.has_chip(seat) {
        game.realm.clear(region);
        log.note(Told::NoChip { seat, land: game.realm.land(region) });
        return;
    }
    let building = game.realm.building(region).expect("cubes lie on tiles");
    game.realm.take(seat, region);
    log.note(Told::Took { seat, land: game.realm.land(region), building });
}

/// The phase is over. R4.1: a victory point for the Emperor of this moment.
pub fn end(game: &mut Lotus, log: &mut impl Log<Event>) {
    log.note(Told::Ruled { seat: game.emperor });
    game.honour(game.emperor, log);
    rebellion::begin(game, log);
}
