//! What a viewer may know (R1.5), and the states that look the same to them as the true one. Nothing is hidden unless the table
//! wants hands closed, or the super event face down.

use std::ops::Deref;

use kernel::{Dice, Heap, Hidden, Piece, Seat, Viewer};
use serde::Serialize;

use crate::data::{Card, MAX_PLAYERS, PERSONS, SuperEvent, WILD_CARDS};
use crate::options::SuperChoice;
use crate::reason::Reason;
use crate::state::{Dragon, Hand, Tabletop};
use crate::turn::Ask;

/// What a viewer sees: the open table, the hands they may look into, and the super event if it is known to them.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// What lies open.
    pub table: Tabletop,
    /// Everyone's person cards: all, or only their own if hands are closed.
    pub hands: [Option<Hand>; MAX_PLAYERS],
    /// The super event of month 7, if there is one and they know it.
    pub super_event: Option<SuperEvent>,
}

impl Deref for View {
    type Target = Tabletop;

    fn deref(&self) -> &Tabletop {
        &self.table
    }
}

impl Hidden for Dragon {
    type Reason = Reason;
    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        let mut hands = self.hands.map(Some);
        if self.options.hands_closed {
            self.seats().filter(|&other| viewer != Viewer::Seat(other)).for_each(|other| hands[other] = None);
        }
        let knows =
            !self.hides_super_event() || self.picker.is_some_and(|picker| viewer == Viewer::Seat(picker));
        View { table: self.table, hands, super_event: self.super_event.filter(|_| knows) }
    }

    /// A super event that Nature drew face down is nobody's secret.
    fn has_secrets(&self) -> bool {
        let picked = self.options.super_event == SuperChoice::AfterRow && self.options.super_hidden;
        self.options.hands_closed || picked
    }

    fn hides(&self, seat: Seat) -> bool {
        let picks = self.ask == Ask::Super && self.active() == Some(seat);
        let knows = self.hides_super_event() && (picks || self.picker == Some(seat));
        self.options.hands_closed && self.courts[seat].cards > 0 || knows
    }

    /// Two wild cards are one choice, and look like two cards from behind.
    fn is_discreet(&self) -> bool {
        let of_cards = matches!(self.ask, Ask::Card | Ask::Discard(_));
        self.options.hands_closed && of_cards && self.active().is_some_and(|seat| self.courts[seat].cards > 1)
    }

    /// Every card that a closed hand may still hold is equally likely to be there, and so is every super event that may lie
    /// face down.
    fn imagine(view: &View, dice: &mut Dice) -> Dragon {
        let mut hands = [Hand::FULL; MAX_PLAYERS];
        for (hand, (seat, known)) in hands.iter_mut().zip(Seat::all(MAX_PLAYERS as u8).zip(view.hands)) {
            *hand = known.unwrap_or_else(|| imagine_hand(view, seat, dice));
        }
        let hidden = view.super_laid && view.super_event.is_none();
        let super_event = if hidden { Some(dice.pick(SuperEvent::ALL)) } else { view.super_event };
        Dragon { table: view.table, hands, super_event }
    }
}

/// As many of the cards that everyone starts with as are left. A card that has just been played is not among them.
fn imagine_hand(view: &View, seat: Seat, dice: &mut Dice) -> Hand {
    let mut cards = [1; PERSONS + 1];
    cards[Card::Wild] = WILD_CARDS;
    if let Ask::Tile(played) = view.ask
        && view.active() == Some(seat)
    {
        cards[played] -= 1;
    }
    let mut heap = Heap::new(cards);
    let mut hand = Hand { persons: Default::default(), wild: 0 };
    for _ in 0..view.courts[seat].cards {
        match Card::ALL[heap.draw(dice)].person() {
            Some(person) => hand.persons.insert(person),
            None => hand.wild += 1,
        }
    }
    hand
}
