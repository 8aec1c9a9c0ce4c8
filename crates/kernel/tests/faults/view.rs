//! What a viewer of Lots may know and is told, with the faults that concern it.

use kernel::{Dice, Heap, Hidden, Phrase, Refusal, Refuses, Seat, Seats, Spoken, Viewer};
use serde::Serialize;

use crate::toy::{Action, COPIES, Fault, HIGH, KINDS, Lots, MOST, Phase};

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    fault: Fault,
    players: u8,
    phase: Phase,
    seat: Option<Seat>,
    /// The cards this viewer knows.
    shown: [Option<u8>; MOST],
    middle: Option<u8>,
    discard: [u8; KINDS],
    open: Seats,
    seen: Seats,
    marked: Seats,
    have_bid: Seats,
    bid: Option<u8>,
    /// Faults: who has the lowest card, what others bid, and something that is neither compared nor written. Only so can a
    /// text tell more than the view shows: texts are made from the view alone.
    order: Vec<Seat>,
    bids: [Option<u8>; MOST],
    #[serde(skip)]
    unwritten: Unseen,
}

/// A field that equality and the text leave out.
#[derive(Clone, Debug, Eq, Default)]
struct Unseen(u8);

impl PartialEq for Unseen {
    fn eq(&self, _: &Unseen) -> bool {
        true
    }
}

impl Hidden for Lots {
    type Reason = Refusal;
    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        let (seat, over) = (viewer.seat(), self.phase == Phase::Over);
        let knows = |other: Seat| over || seat == Some(other) || self.shown.contains(other);
        let dealt = |card: u8| Some(card).filter(|&card| card > 0);
        let mut shown = [None; MOST];
        for other in self.seats().filter(|&other| knows(other)) {
            shown[other] = dealt(self.hands[other]);
        }
        let faulty = |fault| self.fault == fault;
        let next = seat.map(|seat| Seat::new((seat.number() + 1) % self.players));
        let mut order: Vec<Seat> = self.seats().collect();
        if faulty(Fault::ViewOrder) {
            order.sort_by_key(|&seat| self.hands[seat]);
        }
        let high = self.hands.iter().filter(|&&card| card == KINDS as u8).count() as u8;
        let unwritten = match self.fault {
            Fault::CardInPrompt => next.map_or(0, |next| self.hands[next]),
            Fault::CountInPhase => high,
            Fault::LabelTells | Fault::RuleTells | Fault::RefusalTells => self.middle,
            _ => 0,
        };
        let peeked = over || seat.is_some_and(|seat| self.seen.contains(seat));
        View {
            fault: self.fault,
            players: self.players,
            phase: self.phase,
            seat,
            shown,
            middle: dealt(self.middle).filter(|_| peeked),
            discard: self.discard,
            open: self.shown,
            seen: self.seen,
            marked: self.marked,
            have_bid: self.seats().filter(|&seat| self.bids[seat].is_some()).collect(),
            bid: seat.and_then(|seat| self.bids[seat]),
            order,
            bids: if over || faulty(Fault::BidShown) { self.bids } else { [None; MOST] },
            unwritten: Unseen(unwritten),
        }
    }

    fn hides(&self, _: Seat) -> bool {
        self.fault != Fault::HidesNothing
    }

    fn is_discreet(&self) -> bool {
        self.phase == Phase::Bid && self.fault != Fault::NotDiscreet
    }

    fn imagine(view: &View, dice: &mut Dice) -> Lots {
        let mut hands = view.shown.map(Option::unwrap_or_default);
        let mut middle = view.middle.unwrap_or(0);
        let mut left = view.discard.map(|discarded| COPIES - discarded);
        for card in hands.into_iter().chain([middle]).filter(|&card| card > 0) {
            left[usize::from(card) - 1] -= 1;
        }
        let mut heap = Heap::new(left);
        let dealt = if let Phase::Deal(dealt) = view.phase { dealt } else { view.players + 1 };
        for seat in Seat::all(view.players.min(dealt)) {
            if hands[seat] == 0 && view.phase != Phase::Redraw(seat) {
                hands[seat] = draw(&mut heap, view.fault, dice);
            }
        }
        if middle == 0 && dealt > view.players {
            middle = draw(&mut heap, view.fault, dice);
        }
        let mut bids = view.bids;
        for seat in view.have_bid.iter().filter(|&seat| view.bids[seat].is_none()) {
            bids[seat] = Some(if hands[seat] < HIGH { 0 } else { dice.below(2) as u8 });
        }
        if let Some(seat) = view.seat {
            bids[seat] = view.bid;
        }
        let (fault, players, phase) = (view.fault, view.players, view.phase);
        let (deck, discard, shown, seen) = (heap.left(), view.discard, view.open, view.seen);
        Lots { fault, players, phase, hands, middle, deck, discard, shown, seen, marked: view.marked, bids }
    }
}

/// A card of the heap; with the fault, the lower of two.
fn draw(heap: &mut Heap<KINDS>, fault: Fault, dice: &mut Dice) -> u8 {
    let mut other = *heap;
    let (one, two) = (heap.draw(dice), other.draw(dice));
    if fault == Fault::Biased && two < one {
        *heap = other;
        return two as u8 + 1;
    }
    one as u8 + 1
}

impl Spoken<Action> for View {
    fn phase(&self) -> Phrase {
        Phrase::new("phase").with("high", self.told_by(Fault::CountInPhase))
    }

    fn prompt(&self, _: Seat) -> Phrase {
        Phrase::new("choose").with("rival", self.told_by(Fault::CardInPrompt))
    }

    fn rule(&self) -> &'static str {
        if self.told_by(Fault::RuleTells) < HIGH { "R1" } else { "R2" }
    }

    fn label(&self, _: Seat, _: Action) -> Phrase {
        Phrase::new("an-action").with("card", self.told_by(Fault::LabelTells))
    }
}

impl View {
    /// What the view does not show, if this is the fault.
    fn told_by(&self, fault: Fault) -> u8 {
        if self.fault == fault { self.unwritten.0 } else { 0 }
    }
}

impl Refuses<Action> for View {
    type Reason = Refusal;

    fn reason(&self, _: Seat, _: Action) -> Refusal {
        let says = Phrase::new("not-now").with("card", self.told_by(Fault::RefusalTells));
        Refusal { says, rule: "R1" }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    Drew { seat: Seat, card: u8, all: bool },
    Peeked { seat: Seat, card: u8, fault: Fault },
    Showed { seat: Seat, card: u8, fault: Fault },
    Marked { seat: Seat, card: u8, fault: Fault },
    Discarded { seat: Seat, card: u8 },
    Kept { seat: Seat },
    Bid { seat: Seat },
    Over,
}

/// What somebody is told: `None` for a card that they may not know.
#[derive(Clone, Debug, PartialEq)]
pub enum Told {
    Drew(Seat, Option<u8>),
    Peeked(Seat, Option<u8>),
    Showed(Seat, u8),
    Marked(Seat, Option<u8>),
    Discarded(Seat, u8),
    Kept(Seat),
    Bid(Seat),
    Over,
}

impl kernel::Event for Event {
    type Told = Told;

    fn told(&self, viewer: Viewer) -> Option<Told> {
        let own = |seat: Seat, all: bool, card: u8| (all || viewer == Viewer::Seat(seat)).then_some(card);
        Some(match *self {
            Event::Drew { seat, card, all } => Told::Drew(seat, own(seat, all, card)),
            Event::Peeked { seat, card, fault } => {
                Told::Peeked(seat, own(seat, fault == Fault::PeekTold, card))
            }
            Event::Showed { seat, card, .. } => Told::Showed(seat, card),
            Event::Marked { seat, card, fault } => {
                Told::Marked(seat, own(seat, fault == Fault::ChosenCardTold, card))
            }
            Event::Discarded { seat, card } => Told::Discarded(seat, card),
            Event::Kept { seat } => Told::Kept(seat),
            Event::Bid { seat } => Told::Bid(seat),
            Event::Over => Told::Over,
        })
    }

    fn reveals(&self) -> bool {
        match self {
            Event::Peeked { fault, .. } => *fault != Fault::UndoPeek,
            Event::Showed { fault, .. } => *fault != Fault::NoReveal,
            _ => false,
        }
    }
}

impl kernel::Told for Told {
    fn tell(&self) -> Phrase {
        Phrase::new("told")
    }

    fn opens_round(&self) -> bool {
        false
    }
}
