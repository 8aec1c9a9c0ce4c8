//! Set-up (R1): the six open cards, the start player, the princes.

use kernel::{Log, Piece, Seat};

use crate::action::{Action, Chance};
use crate::data::*;
use crate::event::{Event, Told};
use crate::rules::{cards, neutral, round};
use crate::state::Ming;
use crate::turn::Phase;

/// What Nature may do: the start player, or any card of the pile.
pub fn chances(game: &Ming, list: &mut Vec<(Chance, u32)>) {
    if game.phase == Phase::First {
        list.extend(game.seats().map(|seat| (Chance::First(seat), 1)));
        return;
    }
    let cards = Card::ALL.iter().map(|&card| (Chance::Card(card), u32::from(game.pile[card])));
    list.extend(cards.filter(|chance| chance.1 > 0));
}

/// R1.4: a card lies beside each province space. R1.5: if it is agreed who begins, nobody is drawn.
pub fn lay(game: &mut Ming, card: Card, log: &mut impl Log<Event>) {
    cards::open(game, card, log);
    match Province::ALL.get(game.gap.index() + 1) {
        Some(&next) => game.gap = next,
        None => match game.begins.seat() {
            Some(first) => begin(game, first, log),
            None => game.phase = Phase::First,
        },
    }
}

/// R1.5: the start player is known. Two players place neutral members first (R7.2).
pub fn begin(game: &mut Ming, first: Seat, log: &mut impl Log<Event>) {
    log.note(Told::First { seat: first });
    game.start = first;
    if game.has_neutral() {
        for open in &mut game.open {
            open[NEUTRAL] = 1;
        }
        log.note(Told::NeutralEverywhere);
        neutral::begin(game);
    } else {
        begin_princes(game);
    }
}

/// R1.6: the princes enter, from the start player on.
pub fn begin_princes(game: &mut Ming) {
    game.phase = Phase::Prince;
    game.active = game.start;
}

/// R1.6: districts without a prince.
pub fn entries(game: &Ming, list: &mut Vec<Action>) {
    let taken = game.other_princes(game.active);
    list.extend(District::all().filter(|district| taken & district.bit() == 0).map(Action::Prince));
}

/// R1.6: the prince stands, and brings a tile of that province.
pub fn enter(game: &mut Ming, seat: Seat, district: District, log: &mut impl Log<Event>) {
    game.families[seat].prince = Some(district);
    game.families[seat].tiles[district.province()] += 1;
    log.note(Told::Entered { seat, at: game.place(district) });
    game.active = game.next(seat);
    if game.active == game.start {
        round::begin(game, log);
    }
}
