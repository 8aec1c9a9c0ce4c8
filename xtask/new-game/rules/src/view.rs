//! What a viewer may know: everything but the cards of others.

use kernel::{Dice, Viewer, Heap, Hidden, Seat};
use serde::Serialize;

use crate::data::{COPIES, KINDS, MOST};
use crate::{Phase, Reason, Sample};

/// The table as somebody sees it. There is no place for what they may not know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// How many play.
    pub players: u8,
    /// The round, from 1.
    pub round: u8,
    /// What is going on.
    pub phase: Phase,
    /// The viewer's seat and card, if they play; 0 for no card.
    pub own: Option<(Seat, u8)>,
    /// Who holds a card.
    pub held: [bool; MOST],
    /// Cards that lie face up, by kind.
    pub discard: [u8; KINDS],
    /// Points so far.
    pub points: [u8; MOST],
    /// All cards, when the game is over.
    pub shown: Option<[u8; MOST]>,
}

impl Hidden for Sample {
    type Reason = Reason;
    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        View {
            players: self.players,
            round: self.round,
            phase: self.phase,
            own: viewer.seat().map(|seat| (seat, self.hands[seat])),
            held: self.hands.map(|card| card > 0),
            discard: self.discard,
            points: self.points,
            shown: (self.phase == Phase::Over).then_some(self.hands),
        }
    }

    /// A table that looks the same as the true one from this view: hidden cards are drawn from those that are not seen.
    fn imagine(view: &View, dice: &mut Dice) -> Sample {
        let mut hands = view.shown.unwrap_or_default();
        if let Some((seat, card)) = view.own {
            hands[seat] = card;
        }
        let mut left = view.discard.map(|count| COPIES - count);
        for card in hands.into_iter().filter(|&card| card > 0) {
            left[usize::from(card) - 1] -= 1;
        }
        let mut heap = Heap::new(left);
        for (hand, held) in hands.iter_mut().zip(view.held) {
            if held && *hand == 0 {
                *hand = heap.draw(dice) as u8 + 1;
            }
        }
        Sample {
            players: view.players,
            round: view.round,
            phase: view.phase,
            hands,
            deck: heap.left(),
            discard: view.discard,
            points: view.points,
        }
    }
}
