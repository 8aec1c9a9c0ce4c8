//! Phases, what may be done in each, and what it does.

use kernel::{Log, Rules, Seat, Turn};
use serde::{Deserialize, Serialize};

use crate::data::{COPIES, KINDS, MOST, ROUNDS};
use crate::{Action, Card, Chance, Event, Sample};

/// What is going on.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Phase {
    /// Somebody is dealt their card (R1.2).
    Deal(Seat),
    /// Somebody decides (R2.1).
    Decide(Seat),
    /// Somebody who changed takes another card (R2.2).
    Draw(Seat),
    /// The game has ended (R3.2).
    Over,
}

impl Rules for Sample {
    type Action = Action;
    type Chance = Chance;
    type Event = Event;

    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Deal(_) | Phase::Draw(_) => Turn::Nature,
            Phase::Decide(seat) => Turn::of(seat),
            Phase::Over => Turn::Over,
        }
    }

    /// R2.1: keep or change.
    fn choices(&self, _: Seat, list: &mut Vec<Action>) {
        list.extend([Action::Keep, Action::Change]);
    }

    /// R1.2, R2.2: any card of the deck, each equally likely.
    fn chances(&self, list: &mut Vec<(Chance, u32)>) {
        let left = (1..).zip(self.deck).filter(|kind| kind.1 > 0);
        list.extend(left.map(|(card, count)| (Chance::Draw(Card(card)), count.into())));
    }

    fn play_unchecked(&mut self, seat: Seat, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Keep => {
                log.note(Event::Kept { seat });
                self.end_turn(seat, log);
            }
            Action::Change => {
                let card = std::mem::take(&mut self.hands[seat]);
                self.discard[usize::from(card) - 1] += 1;
                log.note(Event::Changed { seat, card });
                self.phase = Phase::Draw(seat);
            }
        }
    }

    fn happen_unchecked(&mut self, Chance::Draw(Card(card)): Chance, log: &mut impl Log<Event>) {
        let (Phase::Deal(seat) | Phase::Draw(seat)) = self.phase else { unreachable!("Nature is not asked") };
        self.deck[usize::from(card) - 1] -= 1;
        self.hands[seat] = card;
        log.note(Event::Drew { seat, card });
        match self.phase {
            Phase::Deal(seat) => {
                let first = Phase::Decide(Seat::new(0));
                self.phase = self.after(seat).map_or(first, Phase::Deal);
            }
            _ => self.end_turn(seat, log),
        }
    }
}

impl Sample {
    fn end_turn(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        match self.after(seat) {
            Some(next) => self.phase = Phase::Decide(next),
            None => self.end_round(log),
        }
    }

    /// R3.1: all cards are shown and count. R3.2: after the last round the game is over.
    fn end_round(&mut self, log: &mut impl Log<Event>) {
        for seat in self.seats() {
            self.points[seat] += self.hands[seat];
        }
        log.note(Event::Shown { round: self.round, hands: self.hands, players: self.players });
        if self.round == ROUNDS {
            self.phase = Phase::Over;
            return;
        }
        self.round += 1;
        self.hands = [0; MOST];
        self.deck = [COPIES; KINDS];
        self.discard = [0; KINDS];
        self.phase = Phase::Deal(Seat::new(0));
    }
}
