//! What an eye may know (R1.6), and the states it cannot tell from the true one.

use std::ops::Deref;

use kernel::{Dice, Eye, Heap, Seat};
use serde::{Deserialize, Serialize};

use crate::data::{COLOURS, Cards, MAX_PLAYERS};
use crate::state::{China, Hand, Table};

/// What an eye sees: the open table, its own hand, and what it can work out about the rest.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// What lies open.
    pub table: Table,
    /// Its own hand, if it is a player's eye.
    pub own: Option<Own>,
    /// The cards of the pile and those that others have drawn from it, if the pile has run out since then: who
    /// counts cards knows them, but not which are where.
    pub unseen: Cards,
    /// The cards that others have drawn before the pile ran out and still hold.
    pub kept: Cards,
}

/// The hand of a player who looks.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Own {
    /// Whose it is.
    pub seat: Seat,
    /// His cards.
    pub hand: Hand,
}

impl Deref for View {
    type Target = Table;

    fn deref(&self) -> &Table {
        &self.table
    }
}

impl China {
    /// What an eye may know of this state.
    pub(crate) fn seen_by(&self, eye: Eye) -> View {
        let own = eye.seat().map(|seat| Own { seat, hand: self.hands[seat] });
        let mut table = self.table;
        if own.is_none_or(|own| own.seat != self.active) {
            table.ask = table.ask.seen_by_others();
        }
        let (mut unseen, mut kept) = (self.pile, [0; COLOURS]);
        for other in self.seats().filter(|&seat| eye != Eye::Seat(seat)) {
            let (hand, known) = (&self.hands[other], &self.princes[other].known);
            for colour in 0..COLOURS {
                unseen[colour] += hand.cards[colour] - known[colour] - hand.old[colour];
                kept[colour] += hand.old[colour];
            }
        }
        View { table, own, unseen, kept }
    }

    /// A state that this view cannot tell from the true one: what is known of a hand stays there, and every
    /// card that is not seen is as likely to be in one place as in another.
    pub(crate) fn imagined(view: &View, dice: &mut Dice) -> China {
        let (mut unseen, mut kept) = (Heap::new(view.unseen), Heap::new(view.kept));
        let mut hands = [Hand::default(); MAX_PLAYERS];
        for seat in view.seats() {
            let prince = &view.princes[seat];
            if let Some(own) = view.own.filter(|own| own.seat == seat) {
                hands[seat] = own.hand;
                continue;
            }
            let hand = &mut hands[seat];
            for _ in 0..prince.old {
                hand.old[kept.draw(dice)] += 1;
            }
            for colour in 0..COLOURS {
                hand.cards[colour] = prince.known[colour] + hand.old[colour];
            }
            for _ in prince.old..prince.hidden() {
                hand.cards[unseen.draw(dice)] += 1;
            }
        }
        China { table: view.table, hands, pile: unseen.left() }
    }
}
