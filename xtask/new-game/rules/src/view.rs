//! What a viewer may know: everything but the cards of others.

use kernel::{Dice, Heap, Hidden, Piece, Refusal, Seat, Seats, Viewer};
use serde::Serialize;

use crate::data::{COPIES, MOST};
use crate::{Card, Open, Phase, Sample};

/// The table as somebody sees it. There is no place for what they may not know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// What everybody sees.
    pub open: Open,
    /// Who holds a card.
    pub held: Seats,
    /// The cards that the viewer knows: their own, and all of them when the game is over.
    pub known: [Option<Card>; MOST],
}

impl Hidden for Sample {
    type Reason = Refusal;
    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        let held: Seats = Seat::all(self.open.players).filter(|&seat| self.hands[seat].is_some()).collect();
        let sees = |seat: &Seat| viewer == Viewer::Seat(*seat) || self.open.phase == Phase::Over;
        let mut known = [None; MOST];
        held.iter().filter(sees).for_each(|seat| known[seat] = self.hands[seat]);
        View { open: self.open, held, known }
    }

    /// A table that looks the same as the true one from this view: hidden cards are drawn from those that are not seen.
    fn imagine(view: &View, dice: &mut Dice) -> Sample {
        let mut left = view.open.discard.map(|count| COPIES - count);
        view.known.iter().flatten().for_each(|&card| left[card] -= 1);
        let (mut hands, mut heap) = (view.known, Heap::new(left));
        for seat in view.held.iter().filter(|&seat| view.known[seat].is_none()) {
            hands[seat] = Some(Card::ALL[heap.draw(dice)]);
        }
        Sample { open: view.open, hands, deck: heap.left() }
    }
}
