//! Set-up (R2): the dragons, the objective cards, and what everyone starts with.

use kernel::{Log, Set};

use crate::action::Chance;
use crate::data::*;
use crate::event::{Event, Told};
use crate::rules::round;
use crate::state::Longwang;
use crate::turn::Phase;

/// R2.1: the dragons that have no region yet. If it is agreed who begins, the air dragon is not drawn.
pub fn dragons(game: &Longwang, placed: u8, list: &mut Vec<(Chance, u32)>) {
    let there: Set<Dragon> = game.wheel.iter().take(usize::from(placed)).copied().collect();
    let mut free = Set::<Dragon>::all().minus(there);
    if game.begins.seat().is_some() {
        free.remove(Dragon::Air);
    }
    list.extend(free.iter().map(|dragon| (Chance::Dragon(dragon), 1)));
}

/// A dragon comes to the next region.
pub fn dragon(game: &mut Longwang, placed: u8, dragon: Dragon, log: &mut impl Log<Event>) {
    game.wheel[usize::from(placed)] = dragon;
    next_dragon(game, placed + 1, log);
}

/// R2.1: the next region gets its dragon from Nature, or the air dragon by agreement. When all are there, the air
/// dragon's player begins.
fn next_dragon(game: &mut Longwang, mut placed: u8, log: &mut impl Log<Event>) {
    if game.begins.seat().is_some_and(|seat| seat.number() == placed) {
        game.wheel[usize::from(placed)] = Dragon::Air;
        placed += 1;
    }
    if usize::from(placed) < DRAGONS {
        game.phase = Phase::Dragons(placed);
        return;
    }
    log.note(Told::Wheel { wheel: game.wheel });
    game.first = game.at_dragon(Dragon::Air);
    game.active = game.first;
    game.phase = Phase::Objectives;
}

/// R2.2: the objective cards that nobody has.
pub fn objectives(game: &Longwang, list: &mut Vec<(Chance, u32)>) {
    let dealt = &game.hidden.objectives;
    let numbers = 1..=game.board.objectives.len() as u8;
    let free = numbers.filter(|&number| !dealt.contains(&Some(number)));
    list.extend(free.map(|number| (Chance::Objective(number), 1)));
}

/// A seat gets its objective card, and only it sees which.
pub fn objective(game: &mut Longwang, number: u8, log: &mut impl Log<Event>) {
    let seat = game.active;
    game.hidden.objectives[seat] = Some(number);
    log.note(Event::secret(seat, Told::ObjectiveCard { seat, number }, Told::Objective { seat }));
    game.active = game.next(seat);
    if game.active == game.first {
        game.phase = Phase::Settle;
    }
}

/// R2.3: an explorer stands; after the last one come the action cards, and after them the tokens.
pub fn settled(game: &mut Longwang, log: &mut impl Log<Event>) {
    let (seat, prices) = (game.active, game.board.prices);
    if game.explorers[seat].count_ones() < u32::from(prices.start_explorers) {
        game.phase = Phase::Settle;
        return;
    }
    if game.builders[seat].cards < prices.start_cards {
        game.phase = Phase::Deal;
        return;
    }
    let resource = game.board.main[seat];
    let tokens = u16::from(prices.start_tokens);
    game.builders[seat].tokens[resource] += tokens;
    log.note(Told::Gained { seat, resource, tokens });
    game.active = game.next(seat);
    if game.active == game.first {
        round::begin(game, log);
    } else {
        game.phase = Phase::Settle;
    }
}

/// Nature has drawn an action card for the seat.
pub fn deal(game: &mut Longwang, card: Card, log: &mut impl Log<Event>) {
    game.gain(game.active, card, log);
    settled(game, log);
}
