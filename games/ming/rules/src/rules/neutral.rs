//! The neutral colour of two players (R7): placing its members, and taking them back from a city.

use kernel::{Log, Seat};

use crate::action::Action;
use crate::data::*;
use crate::event::{Event, Told};
use crate::rules::{city, round, setup};
use crate::state::Ming;
use crate::turn::Phase;

/// R7.2: the two players have three neutral members each to place, one at a time.
pub fn begin(game: &mut Ming) {
    game.phase = Phase::Neutral;
    game.active = game.start;
    game.left = NEUTRALS_EACH * game.players;
}

/// R7.2: districts with fewer than three neutral members.
pub fn places(game: &Ming, list: &mut Vec<Action>) {
    let room = |district: &District| game.open[*district][NEUTRAL] < MOST_NEUTRALS;
    list.extend(District::all().filter(room).map(Action::Neutral));
}

/// R7.2: a neutral member stands.
pub fn place(game: &mut Ming, seat: Seat, district: District, log: &mut impl Log<Event>) {
    game.open[district][NEUTRAL] += 1;
    log.note(Told::NeutralPlaced { seat, at: game.place(district) });
    game.left -= 1;
    game.active = game.next(seat);
    if game.left > 0 {
        return;
    }
    if game.round == 0 {
        setup::begin_princes(game);
    } else {
        round::begin(game, log);
    }
}

/// Neutral members go back from the city before return cards are chosen. `false` if the start player has to
/// choose which.
pub fn go_back(game: &mut Ming, log: &mut impl Log<Event>) -> bool {
    if !game.has_neutral() {
        return true;
    }
    let city = game.in_city(game.scored_province());
    let (neutral, most) = (city[NEUTRAL], game.seats().map(|seat| city[seat]).fold(0, u8::max));
    game.left = match neutral {
        // R7.5: tied for first, all go back.
        _ if neutral == most => neutral,
        // R7.4: if first alone, only as many stay as still make a majority. After the last round it would change nothing.
        _ if neutral > most && game.round < ROUNDS => neutral - most - 1,
        _ => 0,
    };
    carry_on(game, log)
}

/// Neutral members step back as long as nothing is to be chosen. `false` if something is.
fn carry_on(game: &mut Ming, log: &mut impl Log<Event>) -> bool {
    while game.left > 0 {
        let Some(district) = game.only_way_back(NEUTRAL, game.left) else {
            game.phase = Phase::Spare;
            game.active = game.start;
            return false;
        };
        step_back(game, district, log);
    }
    true
}

/// R7.4: the palaces with a neutral member.
pub fn spares(game: &Ming, list: &mut Vec<Action>) {
    game.list_ways_back(NEUTRAL, list);
}

/// R7.4: the start player takes a neutral member back.
pub fn spare(game: &mut Ming, district: District, log: &mut impl Log<Event>) {
    step_back(game, district, log);
    if carry_on(game, log) {
        city::ask(game, log);
    }
}

fn step_back(game: &mut Ming, district: District, log: &mut impl Log<Event>) {
    game.left -= 1;
    game.step_back(NEUTRAL, district, log);
}
