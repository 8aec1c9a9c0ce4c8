//! Phases, what may be done in each, and what it does.

use kernel::{Log, Piece, Rules, Seat, Turn};
use serde::{Deserialize, Serialize};

use crate::data::{COPIES, KINDS, MOST, ROUNDS};
use crate::{Action, Card, Chance, Event, Sample, Told};

/// What is going on.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// Somebody is dealt their card (R1.1).
    Deal(Seat),
    /// Somebody decides (R2.1).
    Decide(Seat),
    /// Somebody who changed takes another card (R2.1).
    Draw(Seat),
    /// The game has ended (R2.3).
    Over,
}

impl Rules for Sample {
    type Action = Action;
    type Chance = Chance;
    type Event = Event;

    fn turn(&self) -> Turn {
        match self.open.phase {
            Phase::Deal(_) | Phase::Draw(_) => Turn::Nature,
            Phase::Decide(seat) => Turn::of(seat),
            Phase::Over => Turn::Over,
        }
    }

    /// R2.1: keep or change.
    fn choices(&self, _: Seat, list: &mut Vec<Action>) {
        list.extend([Action::Keep, Action::Change]);
    }

    /// R1.1, R2.1: any card of the deck, each equally likely.
    fn chances(&self, list: &mut Vec<(Chance, u32)>) {
        let left = Card::ALL.iter().filter(|&&card| self.deck[card] > 0);
        list.extend(left.map(|&card| (Chance::Draw(card), self.deck[card].into())));
    }

    fn play_unchecked(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Keep => {
                log.note(Told::Kept { seat });
                self.end_turn(seat, log);
            }
            Action::Change => {
                let card = self.hands[seat].take().expect("whoever decides holds a card");
                self.open.discard[card] += 1;
                log.note(Event::Shown(Told::Changed { seat, card }));
                self.open.phase = Phase::Draw(seat);
            }
        }
    }

    fn happen_unchecked(&mut self, Chance::Draw(card): Chance, log: &mut impl Log<Event>) {
        let (Phase::Deal(seat) | Phase::Draw(seat)) = self.open.phase else { unreachable!("Nature is not asked") };
        self.deck[card] -= 1;
        self.hands[seat] = Some(card);
        log.note(Event::secret(seat, Told::DrewCard { seat, card }, Told::Drew { seat }));
        match self.open.phase {
            Phase::Draw(_) => self.end_turn(seat, log),
            _ => self.open.phase = self.after(seat).map_or(Phase::Decide(Seat::new(0)), Phase::Deal),
        }
    }
}

impl Sample {
    /// The next player after somebody in this round, if there is one.
    fn after(&self, seat: Seat) -> Option<Seat> {
        Seat::all(self.open.players).nth(usize::from(seat.number()) + 1)
    }

    fn end_turn(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        match self.after(seat) {
            Some(next) => self.open.phase = Phase::Decide(next),
            None => self.end_round(log),
        }
    }

    /// R2.2: all cards are shown and count. R2.3: after the last round the game is over.
    fn end_round(&mut self, log: &mut impl Log<Event>) {
        for (points, card) in self.open.points.iter_mut().zip(self.hands) {
            *points += card.map_or(0, Card::number);
        }
        log.note(Event::Shown(Told::Counted { round: self.open.round, hands: self.hands }));
        if self.open.round == ROUNDS {
            self.open.phase = Phase::Over;
            return;
        }
        self.open.round += 1;
        self.open.discard = [0; KINDS];
        self.open.phase = Phase::Deal(Seat::new(0));
        (self.hands, self.deck) = ([None; MOST], [COPIES; KINDS]);
    }
}
