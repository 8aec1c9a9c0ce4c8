//! Scoring begins (R5.1–R5.4): majorities send members into the cities, and bring tiles.

use kernel::{Log, Seat};

use crate::data::*;
use crate::event::{Event, Told};
use crate::rules::{city, round};
use crate::score::majority;
use crate::state::Ming;

/// The third phase is over. R5.1: there is a scoring every two rounds.
pub fn begin(game: &mut Ming, log: &mut impl Log<Event>) {
    if game.round % 2 == 1 {
        round::end(game, log);
        return;
    }
    log.note(Told::Scoring { round: game.round });
    for province in game.board.order {
        for district in District::of(province) {
            settle(game, district, log);
        }
    }
    game.city = 0;
    city::begin(game, log);
}

/// R5.2, R5.3: the majority of a district.
fn settle(game: &mut Ming, district: District, log: &mut impl Log<Event>) {
    let sent = majority(&game.open[district]);
    // R5.4: where tiles run out, whoever comes first from the start player on gets the last ones.
    let neutral = game.has_neutral().then_some(NEUTRAL);
    let colours = game.start.clockwise(game.players).chain(neutral);
    for colour in colours.filter(|&colour| sent[colour] > 0) {
        let members = sent[colour];
        game.open[district][colour] -= members;
        game.palaces[district][colour] += members;
        log.note(Told::Sent { seat: game.owner(colour), members, at: game.place(district) });
        if !game.is_neutral(colour) {
            take_tiles(game, colour, district.province(), members, log);
        }
    }
}

/// R5.4: a tile for each member, as long as there are any; six different ones are handed in at once.
fn take_tiles(game: &mut Ming, seat: Seat, province: Province, number: u8, log: &mut impl Log<Event>) {
    let points = SET_POINTS[game.scoring()];
    for _ in 0..number {
        if game.tiles_left(province) == Some(0) {
            return;
        }
        let tiles = &mut game.families[seat].tiles;
        tiles[province] += 1;
        if tiles.iter().all(|&count| count > 0) {
            tiles.iter_mut().for_each(|count| *count -= 1);
            game.score(seat, Source::Sets, points, log);
        }
    }
}
