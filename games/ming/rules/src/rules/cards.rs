//! The second phase (R3): cards are taken until everyone has five.

use kernel::bits::nth;
use kernel::{Dice, Log, Piece, Seat, Set};

use crate::action::Action;
use crate::data::*;
use crate::event::{Event, Told};
use crate::rules::prince;
use crate::state::Ming;
use crate::turn::Phase;

/// R3.1: cards are taken from the start player on.
pub fn begin(game: &mut Ming, log: &mut impl Log<Event>) {
    ask(game, game.start, log);
}

/// R3.1: the first seat from this one on whose hand is not full is asked. A full hand is passed over.
fn ask(game: &mut Ming, from: Seat, log: &mut impl Log<Event>) {
    let mut seat = from;
    for _ in 0..game.players {
        if game.families[seat].cards < HAND {
            game.phase = Phase::Cards;
            game.active = seat;
            return;
        }
        seat = game.next(seat);
    }
    prince::begin(game, log);
}

/// R3.2, R3.3: the spaces on which the seat has a member: their cards, or a dragon for the member itself.
fn present(game: &Ming, seat: Seat) -> (Set<Province>, Set<Province>) {
    let present = game.families[seat].present();
    (present, if game.dragons > 0 { present } else { Set::NONE })
}

/// R3.1: an open card or a dragon.
pub fn sources(game: &Ming, seat: Seat, list: &mut Vec<Action>) {
    let (cards, dragons) = present(game, seat);
    list.extend(cards.iter().map(Action::Take));
    list.extend(dragons.iter().map(Action::Dragon));
}

/// One of them at random.
pub fn any_source(game: &Ming, seat: Seat, dice: &mut Dice) -> Action {
    let (cards, dragons) = present(game, seat);
    let place = dice.below((cards.len() + dragons.len()) as u32);
    let at = |place| Province::ALL[nth(cards.bits().into(), place)];
    match place.checked_sub(cards.len() as u32) {
        None => Action::Take(at(place)),
        Some(place) => Action::Dragon(at(place)),
    }
}

/// R3.2: the card goes to the hand, and Nature fills the gap.
pub fn take(game: &mut Ming, seat: Seat, province: Province, log: &mut impl Log<Event>) {
    let card = game.row[province].take().expect("six cards lie open while cards are taken");
    game.hands[seat][card] += 1;
    game.families[seat].cards += 1;
    log.note(Told::Took { seat, province, card });
    game.gap = province;
    game.phase = Phase::Refill;
    if game.pile.iter().all(|&count| count == 0) {
        // R3.4: at most 20 cards are in hands and 6 lie open, so there are discards.
        game.pile = std::mem::take(&mut game.table.discard);
        log.note(Told::Reshuffled { cards: game.pile.iter().sum() });
    }
}

/// Nature has drawn a card for the gap.
pub fn refill(game: &mut Ming, card: Card, log: &mut impl Log<Event>) {
    open(game, card, log);
    ask(game, game.next(game.active), log);
}

/// A card of the pile lies open beside the province space without one.
pub fn open(game: &mut Ming, card: Card, log: &mut impl Log<Event>) {
    let province = game.gap;
    game.pile[card] -= 1;
    game.row[province] = Some(card);
    log.note(Told::Laid { province, card });
}

/// R3.3: a member leaves the game, and a dragon comes.
pub fn take_dragon(game: &mut Ming, seat: Seat, province: Province, log: &mut impl Log<Event>) {
    let family = &mut game.families[seat];
    family.spaces[province] -= 1;
    family.lost += 1;
    family.cards += 1;
    game.hands[seat][Card::Dragon] += 1;
    game.dragons -= 1;
    log.note(Told::TookDragon { seat, province });
    ask(game, game.next(seat), log);
}
