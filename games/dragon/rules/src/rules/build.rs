//! Building floors (R3.7): by the action, the wall's tile or the charter.

use kernel::{Log, Seat};

use crate::action::Action;
use crate::event::{Event, Told};
use crate::palace::{Palace, Slot};
use crate::state::Dragon;
use crate::turn::Ask;

/// R2.1, R3.7: on a palace below three floors, or as a new one.
pub fn sites(game: &Dragon, seat: Seat, list: &mut Vec<Action>) {
    let low = game.courts[seat].palaces.iter().filter(|(_, palace)| palace.can_rise());
    list.extend(low.map(|(slot, _)| Action::Raise(slot)));
    list.push(Action::Found);
}

/// One floor on a palace that stands.
pub fn raise(game: &mut Dragon, seat: Seat, slot: Slot, log: &mut impl Log<Event>) {
    add_floor(game, seat, slot, log);
}

/// One floor as a new palace.
pub fn found(game: &mut Dragon, seat: Seat, log: &mut impl Log<Event>) {
    let slot = game.courts[seat].palaces.free_slot();
    add_floor(game, seat, slot, log);
}

/// Ruling (R3.7): all floors are built, one after the other.
fn add_floor(game: &mut Dragon, seat: Seat, slot: Slot, log: &mut impl Log<Event>) {
    game.courts[seat].palaces.change(slot, Palace::raise);
    let floors = game.courts[seat].palaces.at(slot).floors();
    log.note(Told::Built { seat, palace: slot, floors });
    match game.ask {
        Ask::Build(left) if left > 1 => game.ask = Ask::Build(left - 1),
        _ => game.end_turn(log),
    }
}
