//! One file per part of a turn: its choices and its effects, in the rulebook's order.

pub mod draw;
pub mod place;
pub mod setup;
pub mod swap;

use kernel::{Log, Seat};

use crate::data::{Colour, Source};
use crate::event::{Event, Told};
use crate::state::China;

impl China {
    /// A card leaves a hand for the discards. Gives whether it was unknown to the others (R1.6).
    ///
    /// Cards of one colour are alike, so those known go first; then those held longest, as everybody who
    /// watches a hand can see.
    pub(crate) fn shed(&mut self, seat: Seat, colour: Colour) -> bool {
        let (hand, prince) = (&mut self.hands[seat], &mut self.table.princes[seat]);
        hand.cards[colour] -= 1;
        prince.cards -= 1;
        self.table.discard[colour] += 1;
        if prince.known[colour] > 0 {
            prince.known[colour] -= 1;
            return false;
        }
        if hand.old[colour] > 0 {
            hand.old[colour] -= 1;
            prince.old -= 1;
        }
        true
    }

    /// A card that only its owner knows comes from the pile.
    pub(crate) fn deal(&mut self, seat: Seat, colour: Colour, log: &mut impl Log<Event>) {
        self.leave_pile(colour);
        self.hands[seat].cards[colour] += 1;
        self.princes[seat].cards += 1;
        // R1.6: to all others it is just a card.
        log.note(Event::secret(seat, Told::DrewCard { seat, card: colour }, Told::Drew { seat }));
    }

    /// A card leaves the pile.
    pub(crate) fn leave_pile(&mut self, colour: Colour) {
        self.pile[colour] -= 1;
        self.piled -= 1;
    }

    pub(crate) fn score(
        &mut self,
        seat: Seat,
        source: Source,
        (points, doubled): (u16, bool),
        log: &mut impl Log<Event>,
    ) {
        let prince = &mut self.princes[seat];
        prince.points[source] += points;
        if points > 0 {
            log.note(Told::Scored { seat, source, points, doubled, now: prince.total() });
        }
    }
}
