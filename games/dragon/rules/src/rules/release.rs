//! Releasing persons (R5.1): in track order, whom the owner chooses.

use kernel::{Log, Seat};

use crate::action::Action;
use crate::data::{Happening, Tile};
use crate::event::Event;
use crate::palace::{Palace, Slot};
use crate::state::Dragon;
use crate::turn::{Ask, Phase};

/// What a seat must decide about those it has to release. Ruling (R5.1): a player who must release as many as they
/// have, or more, releases all – there is nothing to choose.
pub fn first_question(game: &mut Dragon, seat: Seat, log: &mut impl Log<Event>) -> Ask {
    let due = std::mem::take(&mut game.due[seat]);
    if due == 0 {
        return Ask::Nothing;
    }
    if game.phase == Phase::Event && game.event() == Some(Happening::Drought) {
        game.starved = 0;
        return Ask::Starve(due);
    }
    if due < game.courts[seat].persons() {
        return Ask::Release(due);
    }
    let palaces = game.courts[seat].palaces;
    for (slot, palace) in palaces.iter() {
        palace.people().for_each(|tile| game.release(seat, tile, slot, log));
    }
    Ask::Nothing
}

/// Anyone at court.
pub fn anyone(game: &Dragon, seat: Seat, list: &mut Vec<Action>) {
    people(game, seat, list, |_, _| true);
}

/// R5.4: somebody from a palace that has not yet lost one to this drought.
pub fn from_unfed(game: &Dragon, seat: Seat, list: &mut Vec<Action>) {
    people(game, seat, list, |slot, _| game.starved >> slot.0 & 1 == 0);
}

/// R9.5: somebody from a palace that has become too small.
pub fn from_overfull(game: &Dragon, seat: Seat, list: &mut Vec<Action>) {
    people(game, seat, list, |_, palace| palace.is_overfull());
}

fn people(game: &Dragon, seat: Seat, list: &mut Vec<Action>, allowed: impl Fn(Slot, Palace) -> bool) {
    for (slot, palace) in game.courts[seat].palaces.iter().filter(|&(slot, palace)| allowed(slot, palace)) {
        list.extend(palace.kinds().map(|tile| Action::Release(slot, tile)));
    }
}

/// One person goes; then the next one, or the next seat.
pub fn go(game: &mut Dragon, seat: Seat, slot: Slot, tile: Tile, log: &mut impl Log<Event>) {
    game.release(seat, tile, slot, log);
    game.ask = match game.ask {
        Ask::Release(left) if left > 1 => Ask::Release(left - 1),
        Ask::Starve(left) if left > 1 => {
            game.starved |= 1 << slot.0;
            Ask::Starve(left - 1)
        }
        Ask::Vacate if has_overfull(game, seat) => Ask::Vacate,
        _ => return game.end_turn(log),
    };
}

/// Whether a palace has more people than floors.
pub fn has_overfull(game: &Dragon, seat: Seat) -> bool {
    game.courts[seat].palaces.iter().any(|(_, palace)| palace.is_overfull())
}
