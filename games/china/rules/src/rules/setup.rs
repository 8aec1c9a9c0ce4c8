//! Set-up (R1): the start player, the hands, the open row.

use kernel::{Log, Piece, Seat};

use crate::action::Chance;
use crate::data::{Colour, HAND};
use crate::event::{Event, Told};
use crate::state::China;
use crate::turn::Phase;

/// What Nature may do: the start player, or any card of the pile.
pub fn chances(game: &China, list: &mut Vec<(Chance, u32)>) {
    if game.phase == Phase::First {
        list.extend(game.seats().map(|seat| (Chance::First(seat), 1)));
        return;
    }
    let cards = Colour::ALL.iter().map(|&colour| (Chance::Card(colour), u32::from(game.pile[colour])));
    list.extend(cards.filter(|chance| chance.1 > 0));
}

/// R1.5: the start player is known, and the cards are dealt.
pub fn begin(game: &mut China, first: Seat, log: &mut impl Log<Event>) {
    log.note(Told::First { seat: first });
    game.start = first;
    game.active = first;
    game.phase = Phase::Deal;
}

/// R1.4: everyone gets three cards face down, then four are laid open.
pub fn deal(game: &mut China, colour: Colour, log: &mut impl Log<Event>) {
    let seat = game.active;
    game.deal(seat, colour, log);
    if game.princes[seat].cards == HAND {
        game.active = game.next(seat);
        if game.active == game.start {
            game.phase = Phase::Refill;
        }
    }
}
