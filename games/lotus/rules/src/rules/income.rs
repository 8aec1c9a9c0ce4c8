//! Phase 5 (R6): new cards, or the end (R7.1).

use kernel::{Log, Piece, Seat, Seats};

use crate::data::*;
use crate::event::{Event, Told};
use crate::rules::cubes;
use crate::state::Lotus;
use crate::turn::Phase;

/// R6.1: from the Emperor clockwise. R7.1: not after the last round.
pub fn begin(game: &mut Lotus, log: &mut impl Log<Event>) {
    if game.round == ROUNDS {
        game.phase = Phase::Over;
        log.note(Told::Over);
        return;
    }
    game.done = 0;
    next(game, log);
}

/// R6.2: players with palaces are asked; all others just get theirs.
fn next(game: &mut Lotus, log: &mut impl Log<Event>) {
    while game.done < game.players {
        let seat = game.after_emperor(game.done);
        if game.palaces(seat) > 0 {
            game.phase = Phase::Income;
            game.waiting = Seats::only(seat);
            return;
        }
        grant(game, seat, 0, log);
    }
    cubes::begin_round(game, log);
}

/// R6.2: this number of palaces bring army, the others influence.
pub fn levy(game: &mut Lotus, seat: Seat, palaces: u8, log: &mut impl Log<Event>) {
    grant(game, seat, palaces, log);
    next(game, log);
}

fn grant(game: &mut Lotus, seat: Seat, levied: u8, log: &mut impl Log<Event>) {
    let (influence, army) = game.income(seat, levied);
    let lord = &mut game.lords[seat];
    lord.gain(influence);
    lord.army += army;
    game.done += 1;
    log.note(Told::Income { seat, influence, army });
}

impl crate::state::Tabletop {
    /// R6.1, R6.2: the influence and army of a seat's next cards, if this number of its palaces bring army.
    pub fn income(&self, seat: Seat, levied: u8) -> (u8, u8) {
        let (mut influence, mut army) = INCOME;
        for &building in Building::ALL {
            let count = self.realm.count(seat, building);
            influence += count * YIELD[building].0;
            army += count * YIELD[building].1;
        }
        (influence + (self.palaces(seat) - levied) * PALACE_INFLUENCE, army + levied)
    }
}
