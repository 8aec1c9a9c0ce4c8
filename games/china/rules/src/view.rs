//! What a viewer may know (R1.6), and the states that look the same to them as the true one.

use std::ops::Deref;

use kernel::{Dice, Heap, Hidden, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::data::{COLOURS, Cards, MAX_PLAYERS};
use crate::reason::Reason;
use crate::rules::place;
use crate::state::{China, Hand, Tabletop};
use crate::turn::Ask;

/// What a viewer sees: the open table, its own hand, and what it can work out about the rest.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// What lies open.
    pub table: Tabletop,
    /// What the seat whose turn it is must decide, as far as the viewer may know.
    pub ask: Ask,
    /// Its own hand, if the viewer plays.
    pub own: Option<Own>,
    /// The cards of the pile and those that others have drawn from it, if the pile has run out since then: a
    /// player who counts cards knows them, but not which are where.
    pub unseen: Cards,
    /// The cards that others have drawn before the pile ran out and still hold.
    pub kept: Cards,
}

/// The viewer's hand.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Own {
    /// Whose it is.
    pub seat: Seat,
    /// Their cards.
    pub hand: Hand,
}

impl Deref for View {
    type Target = Tabletop;

    fn deref(&self) -> &Tabletop {
        &self.table
    }
}

impl Hidden for China {
    type Reason = Reason;
    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        let own = viewer.seat().map(|seat| Own { seat, hand: self.hands[seat] });
        let ask = if viewer == Viewer::Seat(self.active) { self.ask } else { self.ask.seen_by_others() };
        let (mut unseen, mut kept) = (self.pile, [0; COLOURS]);
        for other in self.seats().filter(|&seat| viewer != Viewer::Seat(seat)) {
            let (hand, known) = (&self.hands[other], &self.princes[other].known);
            for colour in 0..COLOURS {
                unseen[colour] += hand.cards[colour] - known[colour] - hand.old[colour];
                kept[colour] += hand.old[colour];
            }
        }
        View { table: self.table.clone(), ask, own, unseen, kept }
    }

    /// Cards that only their owner knows, and what a seat has begun and not finished.
    fn hides(&self, seat: Seat) -> bool {
        // Whether a second piece was declined or never asked for is the seat's own business.
        let begun = self.ask != self.ask.seen_by_others() || self.second.is_some();
        self.princes[seat].hidden() > 0 || seat == self.active && begun
    }

    /// Where a seat's cards decide what it may do, having only one choice may reveal them.
    fn is_discreet(&self) -> bool {
        matches!(self.ask, Ask::Turn | Ask::Second(_)) || self.second.is_some()
    }

    /// Known cards stay in their hand, and every unseen card is as likely to be in one place as in
    /// another. A seat that may have been asked for a second piece was asked, and has not answered.
    fn imagine(view: &View, dice: &mut Dice) -> China {
        loop {
            let (hands, pile) = imagine_cards(view, dice);
            let mut game = China { table: view.table.clone(), ask: view.ask, hands, pile };
            let active = view.active;
            if let Some(region) = view.second.filter(|_| view.own.is_none_or(|own| own.seat != active)) {
                if place::may_pay(&view.realm, &game.hands[active], region) {
                    game.ask = Ask::Second(region);
                } else if view.open + view.piled == 0 {
                    // The seat is asked and cannot draw: it must have cards to pay with.
                    continue;
                }
            }
            return game;
        }
    }
}

/// The hands and the pile.
fn imagine_cards(view: &View, dice: &mut Dice) -> ([Hand; MAX_PLAYERS], Cards) {
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
    (hands, unseen.left())
}
