//! What a viewer may know (R1.7), and the states that look the same to them as the true one.

use std::ops::Deref;

use kernel::{Dice, Heap, Hidden, Piece, Rules, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::data::{Card, Cards, DRAGONS, MAX_PLAYERS};
use crate::reason::Reason;
use crate::state::{Ming, Tabletop};
use crate::turn::Phase;

/// What a viewer sees: the open table, the hands it may look into, and the return cards it has chosen itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// What lies open.
    pub table: Tabletop,
    /// Everyone's cards: all, or only its own if hands are hidden.
    pub hands: [Option<Cards>; MAX_PLAYERS],
    /// The viewer's own choice, if they play, have chosen and are waiting for others.
    pub own: Option<Own>,
}

/// The viewer's return cards that lie face down.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Own {
    /// Whose they are.
    pub seat: Seat,
    /// What they show.
    pub number: u8,
}

impl Deref for View {
    type Target = Tabletop;

    fn deref(&self) -> &Tabletop {
        &self.table
    }
}

impl Tabletop {
    /// Whether return cards of this seat lie face down.
    pub fn has_chosen(&self, seat: Seat) -> bool {
        self.phase == Phase::Return
            && !self.waiting.contains(seat)
            && self.in_city(self.scored_province())[seat] > 0
    }
}

impl Hidden for Ming {
    type Reason = Reason;
    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        let seat = viewer.seat().filter(|&seat| self.has_chosen(seat));
        let mut hands = self.hands.map(Some);
        if self.readings.hands_hidden {
            self.seats().filter(|&other| viewer != Viewer::Seat(other)).for_each(|other| hands[other] = None);
        }
        let own = seat.map(|seat| Own { seat, number: self.chosen[seat] });
        View { table: self.table.clone(), hands, own }
    }

    /// Hidden hands, and return cards while several players choose theirs.
    fn hides(&self, seat: Seat) -> bool {
        self.readings.hands_hidden && self.families[seat].cards > 0 || self.at_once() || self.has_chosen(seat)
    }

    /// Whether a prince can only go on depends on the cards in hand.
    fn is_discreet(&self) -> bool {
        self.at_once() || self.readings.hands_hidden && self.phase == Phase::Way
    }

    /// Each number that others may have chosen is equally likely, and every card in the hidden hands is equally likely to be
    /// in any of them. A seat that is asked on its way has cards to decide about.
    fn imagine(view: &View, dice: &mut Dice) -> Ming {
        let chosen = imagine_chosen(view, dice);
        let mut game = Ming { table: view.table.clone(), hands: imagine_hands(view, dice), chosen };
        let active = view.active;
        while view.phase == Phase::Way && view.hands[active].is_none() && !game.decides_on_the_way(active) {
            game.hands = imagine_hands(view, dice);
        }
        game
    }
}

fn imagine_chosen(view: &View, dice: &mut Dice) -> [u8; MAX_PLAYERS] {
    let mut chosen = [0; MAX_PLAYERS];
    if view.phase == Phase::Return {
        let city = view.in_city(view.scored_province());
        for seat in view.seats().filter(|&seat| view.has_chosen(seat)) {
            chosen[seat] = match view.own {
                Some(own) if own.seat == seat => own.number,
                _ => dice.below(u32::from(city[seat]) + 1) as u8,
            };
        }
    }
    chosen
}

/// A player who counts the open cards knows what the hidden hands hold together (R1.7).
fn imagine_hands(view: &View, dice: &mut Dice) -> [Cards; MAX_PLAYERS] {
    let mut hands = view.hands.map(Option::unwrap_or_default);
    if view.hands.iter().all(Option::is_some) {
        return hands;
    }
    let mut unseen = view.board.deck(view.three);
    unseen[Card::Dragon] = DRAGONS - view.dragons;
    for &card in Card::ALL {
        let known: u8 = hands.iter().map(|hand| hand[card]).sum();
        let open = view.row.iter().filter(|&&open| open == Some(card)).count() as u8;
        unseen[card] -= known + open + view.pile[card] + view.discard[card];
    }
    let mut unseen = Heap::new(unseen);
    for seat in view.seats().filter(|&seat| view.hands[seat].is_none()) {
        for _ in 0..view.families[seat].cards {
            hands[seat][unseen.draw(dice)] += 1;
        }
    }
    hands
}
