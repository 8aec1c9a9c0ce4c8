//! What an eye may know (R1.7), and the states it cannot tell from the true one.

use std::ops::Deref;

use kernel::{Dice, Eye, Seat};
use serde::{Deserialize, Serialize};

use crate::data::MAX_PLAYERS;
use crate::state::{Ming, Table};
use crate::turn::Phase;

/// What an eye sees: the open table, and the return cards it has chosen itself.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// What lies open.
    pub table: Table,
    /// Its own choice, if it is the eye of a player who has chosen and waits for others.
    pub own: Option<Own>,
}

/// Return cards that lie face down before a player who looks.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Own {
    /// Whose they are.
    pub seat: Seat,
    /// What they show.
    pub number: u8,
}

impl Deref for View {
    type Target = Table;

    fn deref(&self) -> &Table {
        &self.table
    }
}

impl Table {
    /// Whether return cards of this seat lie face down.
    pub fn has_chosen(&self, seat: Seat) -> bool {
        self.phase == Phase::Return
            && !self.waiting.contains(seat)
            && self.in_city(self.scored_province())[seat] > 0
    }
}

impl Ming {
    /// What an eye may know of this state.
    pub(crate) fn seen_by(&self, eye: Eye) -> View {
        let seat = eye.seat().filter(|&seat| self.has_chosen(seat));
        View { table: self.table, own: seat.map(|seat| Own { seat, number: self.chosen[seat] }) }
    }

    /// A state that this view cannot tell from the true one: whatever others have chosen, each number is as
    /// likely.
    pub(crate) fn imagined(view: &View, dice: &mut Dice) -> Ming {
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
        Ming { table: view.table, chosen }
    }
}
