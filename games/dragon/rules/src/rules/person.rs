//! The person phase (R4), and how a newcomer finds a place, in the draft and at sunrise too.

use kernel::{Log, Seat, Set};

use super::setup;
use crate::action::Action;
use crate::data::{Card, Person, Tile};
use crate::event::{Event, Told};
use crate::palace::Slot;
use crate::state::Dragon;
use crate::turn::{Ask, Phase};

/// R4.1: a card each – nobody has one left in month 12, nor after a tornado in months 10 and 11 (R9.9).
pub fn first_question(game: &Dragon, seat: Seat) -> Ask {
    if game.courts[seat].cards() > 0 { Ask::Card } else { Ask::Nothing }
}

/// R4.5: any card in hand, also one whose tiles are sold out.
pub fn cards(game: &Dragon, seat: Seat, list: &mut Vec<Action>) {
    list.extend(game.hands[seat].kinds().iter().map(Action::Play));
}

/// R4.1, R4.5: the card is spent; if nobody of its type is left, that is all.
pub fn play(game: &mut Dragon, seat: Seat, card: Card, log: &mut impl Log<Event>) {
    game.spend(seat, card);
    let told = Told::Played { seat, card };
    // R1.5: in a closed hand nobody else has seen the card.
    log.note(if game.options.hands_closed { Event::Shown(told) } else { Event::Open(told) });
    if !takeable(game, card).is_empty() {
        game.ask = Ask::Tile(card);
    } else {
        log.note(Told::FoundNobody { seat, card });
        game.end_turn(log);
    }
}

/// R4.2: a young or an old one of the card's type; with a wild card anybody.
pub fn tiles(game: &Dragon, card: Card, list: &mut Vec<Action>) {
    list.extend(takeable(game, card).iter().map(Action::Take));
}

/// The kinds of tiles that a card can take now.
pub fn takeable(game: &Dragon, card: Card) -> Set<Tile> {
    let mut tiles = card.person().map_or(Set::all(), Person::both);
    for tile in tiles.iter().filter(|&tile| game.stock[tile] == 0) {
        tiles.remove(tile);
    }
    tiles
}

/// A tile comes from the stock and wants a place.
pub fn take(game: &mut Dragon, seat: Seat, tile: Tile, log: &mut impl Log<Event>) {
    game.stock[tile] -= 1;
    log.note(Told::Took { seat, tile });
    if game.ask == Ask::Young {
        setup::mark_taken(game, seat, tile);
    }
    game.ask = Ask::Place(tile);
}

/// R4.3, R4.4: a palace with room; only if there is none, somebody's place or the door.
pub fn places(game: &Dragon, seat: Seat, list: &mut Vec<Action>) {
    let palaces = &game.courts[seat].palaces;
    let start = list.len();
    list.extend(palaces.iter().filter(|(_, palace)| palace.has_room()).map(|(slot, _)| Action::Place(slot)));
    if list.len() == start {
        for (slot, palace) in palaces.iter() {
            list.extend(palace.kinds().map(|tile| Action::Replace(slot, tile)));
        }
        list.push(Action::Dismiss);
    }
}

/// R4.3: the newcomer moves in.
pub fn place(game: &mut Dragon, seat: Seat, slot: Slot, log: &mut impl Log<Event>) {
    if let Ask::Place(tile) = game.ask {
        game.settle(seat, tile, slot, log);
    }
    after_placing(game, seat, log);
}

/// R4.4: the newcomer takes somebody's place.
pub fn replace(game: &mut Dragon, seat: Seat, slot: Slot, old: Tile, log: &mut impl Log<Event>) {
    game.release(seat, old, slot, log);
    place(game, seat, slot, log);
}

/// R4.4: the newcomer leaves the game, and the marker stays.
pub fn dismiss(game: &mut Dragon, seat: Seat, log: &mut impl Log<Event>) {
    if let Ask::Place(tile) = game.ask {
        log.note(Told::Dismissed { seat, tile });
    }
    after_placing(game, seat, log);
}

fn after_placing(game: &mut Dragon, seat: Seat, log: &mut impl Log<Event>) {
    if game.phase == Phase::Draft {
        setup::after_placing(game, seat, log);
    } else {
        game.end_turn(log);
    }
}
