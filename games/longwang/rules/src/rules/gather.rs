//! Gathering resources and drawing cards (R5).

use kernel::{Log, Piece, Seat, Set};

use crate::data::*;
use crate::event::{Event, Told};
use crate::menu::{Menu, Verb};
use crate::state::{Longwang, Tabletop};
use crate::turn::Phase;

impl Tabletop {
    /// The resources on whose cells a seat has an explorer.
    #[inline]
    pub fn within_reach(&self, seat: Seat) -> Set<Resource> {
        let mut bits = 0;
        for &resource in Resource::ALL {
            let here = self.explorers[seat] & self.board.fields(resource) != 0;
            bits |= u16::from(here) << resource.index();
        }
        Set::from_bits(bits)
    }

    /// Whether there is a card to draw, in the deck or among the discards (R5.3).
    #[inline]
    pub fn has_cards(&self) -> bool {
        self.deck > 0 || self.discard != [0; CARDS]
    }
}

/// R5.1, R5.2: for action points.
#[inline]
pub fn add(game: &Longwang, seat: Seat, menu: &mut Menu) {
    let (turn, prices) = (&game.turn, &game.board.prices);
    if turn.points >= prices.gather {
        menu.add(Verb::Gather, game.within_reach(seat).bits().into());
    }
    let may_draw = turn.points >= prices.draw && turn.draws < prices.draws && game.has_cards();
    menu.add_if(Verb::Draw, may_draw);
}

/// R5.1: a token for each explorer on a cell of the resource; for free by the water dragon (R6.6).
pub fn gather(game: &mut Longwang, seat: Seat, resource: Resource, log: &mut impl Log<Event>) {
    if game.power.left > 0 {
        game.power.left -= 1;
        game.power.gathered.insert(resource);
    } else {
        game.turn.points -= game.board.prices.gather;
    }
    let tokens = game.harvest(seat, resource);
    game.builders[seat].tokens[resource] += tokens;
    log.note(Told::Gathered { seat, resource, tokens });
    game.resume(log);
}

/// R5.2: a card from the deck, which Nature draws; if the deck is empty the discards are the new one (R5.3).
pub fn draw(game: &mut Longwang, log: &mut impl Log<Event>) {
    game.turn.points -= game.board.prices.draw;
    game.turn.draws += 1;
    if game.table.deck == 0 {
        game.hidden.deck = std::mem::take(&mut game.table.discard);
        game.table.deck = game.hidden.deck.iter().sum();
        game.shuffles += 1;
        log.note(Told::Reshuffled { cards: game.table.deck });
    }
    game.phase = Phase::Draw;
}

/// Nature has drawn it. Only its owner is told what it is.
pub fn drawn(game: &mut Longwang, card: Card, log: &mut impl Log<Event>) {
    game.gain(game.active, card, log);
    game.resume(log);
}
