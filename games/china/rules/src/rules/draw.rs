//! Drawing cards (R4): the hand, then the row; the pile that runs out; the end of a turn.

use kernel::bits::nth;
use kernel::{Dice, Log, Piece, Seat};

use crate::action::{Action, Chance};
use crate::data::*;
use crate::event::{Event, Told};
use crate::state::{China, colours_with};
use crate::turn::{Ask, Phase};

/// R4.1: the cards of the row, and the pile.
pub fn sources(game: &China, list: &mut Vec<Action>) {
    list.extend(colours_with(&game.row, 1).iter().map(Action::Take));
    if game.piled > 0 {
        list.push(Action::Draw);
    }
}

/// One of them at random.
pub fn any_source(game: &China, dice: &mut Dice) -> Action {
    let colours = colours_with(&game.row, 1);
    let place = dice.below(colours.len() as u32 + u32::from(game.piled > 0));
    if place == colours.len() as u32 {
        return Action::Draw;
    }
    Action::Take(Colour::ALL[nth(colours.bits().into(), place)])
}

/// A card of the pile at random, each equally likely.
pub fn any_card(game: &China, dice: &mut Dice) -> Chance {
    Chance::Card(Colour::ALL[dice.kind(&game.pile, game.piled)])
}

/// R4.1: the hand is filled up as long as there are cards; then the row.
pub fn begin(game: &mut China, log: &mut impl Log<Event>) {
    let full = game.princes[game.active].cards == HAND;
    if full || game.open + game.piled == 0 {
        game.ask = Ask::Nothing;
        fill_row(game, log);
    } else {
        game.phase = Phase::Turn;
        game.ask = Ask::Draw;
    }
}

/// R4.1: a card of the row, which everybody sees.
pub fn take(game: &mut China, seat: Seat, colour: Colour, log: &mut impl Log<Event>) {
    game.second = None;
    game.row[colour] -= 1;
    game.open -= 1;
    game.hands[seat].cards[colour] += 1;
    game.princes[seat].known[colour] += 1;
    game.princes[seat].cards += 1;
    log.note(Told::Took { seat, colour });
    begin(game, log);
}

/// R4.1: the top card of the pile, which Nature draws.
pub fn blind(game: &mut China) {
    game.second = None;
    game.phase = Phase::Blind;
    game.ask = Ask::Nothing;
}

/// Nature has drawn it. Only its owner is told what it is.
pub fn drawn(game: &mut China, colour: Colour, log: &mut impl Log<Event>) {
    game.deal(game.active, colour, log);
    renew(game, log);
    begin(game, log);
}

/// R4.2: the row goes back to four, as long as there is a pile. Then the turn is over.
fn fill_row(game: &mut China, log: &mut impl Log<Event>) {
    if game.open < ROW && game.piled > 0 {
        game.phase = Phase::Refill;
    } else {
        end_turn(game, log);
    }
}

/// Nature has opened a card for the row.
pub fn open(game: &mut China, colour: Colour, log: &mut impl Log<Event>) {
    game.leave_pile(colour);
    game.row[colour] += 1;
    game.open += 1;
    log.note(Told::Opened { colour });
    if game.round == 0 {
        // R1.4: the row is laid for the first time.
        if game.open == ROW {
            game.begin_turn(game.start, log);
        }
        return;
    }
    renew(game, log);
    fill_row(game, log);
}

/// R4.3, R4.4: the last card of the pile is gone. The first time the discards are the new pile.
fn renew(game: &mut China, log: &mut impl Log<Event>) {
    if game.piled > 0 {
        return;
    }
    game.exhausted += 1;
    if game.exhausted > 1 {
        log.note(Told::Exhausted);
        return;
    }
    game.pile = std::mem::take(&mut game.table.discard);
    game.piled = game.pile.iter().sum();
    log.note(Told::Reshuffled { cards: game.piled });
    // R1.6: everybody knows what the new pile is made of, and so what it is not.
    for (hand, prince) in game.hands.iter_mut().zip(&mut game.table.princes) {
        for (old, (all, known)) in hand.old.iter_mut().zip(hand.cards.iter().zip(&prince.known)) {
            *old = all - known;
        }
        prince.old = prince.hidden();
    }
}

/// The turn is over: the next seat's begins, or the game ends (R4.4, R4.5).
fn end_turn(game: &mut China, log: &mut impl Log<Event>) {
    let stuck = game.seats().all(|seat| game.placeable(seat).is_empty());
    let next = game.next(game.active);
    if stuck {
        log.note(Told::Stuck);
    }
    if stuck || game.exhausted > 1 && next == game.start {
        game.finish(log);
    } else {
        game.begin_turn(next, log);
    }
}
