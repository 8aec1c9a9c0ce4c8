//! What an eye may know (R1.6), and the states it cannot tell from the true one.

use std::ops::Deref;

use kernel::{Dice, Eye, Seat};
use serde::{Deserialize, Serialize};

use crate::data::{MAX_PLAYERS, Side};
use crate::rules::vote;
use crate::state::{Lotus, Secret, Table};
use crate::turn::Phase;

/// What an eye sees: the open table, and what it has chosen itself. Of others it sees who has not chosen yet,
/// and not whether he has made the first of two small steps.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// What lies open.
    pub table: Table,
    /// Its own choice, if it is a player's eye.
    pub own: Option<Own>,
}

/// The choice of a player who looks.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Own {
    /// Whose it is.
    pub seat: Seat,
    /// What he has chosen so far.
    pub secret: Secret,
}

impl Deref for View {
    type Target = Table;

    fn deref(&self) -> &Table {
        &self.table
    }
}

impl Lotus {
    /// What an eye may know of this state.
    pub(crate) fn seen_by(&self, eye: Eye) -> View {
        let own = |seat| Own { seat, secret: self.secrets[seat] };
        View { table: self.table, own: eye.seat().map(own) }
    }

    /// A state that this view cannot tell from the true one: who has chosen may have chosen anything, and of
    /// who has not, nothing is known.
    pub(crate) fn imagined(view: &View, dice: &mut Dice) -> Lotus {
        let mut game = Lotus { table: view.table, secrets: [Secret::default(); MAX_PLAYERS] };
        for seat in view.choosers().iter() {
            game.secrets[seat] = match view.own.filter(|own| own.seat == seat) {
                Some(own) => own.secret,
                None if view.waiting.contains(seat) => view.blank(seat),
                None => any_secret(&game, seat, dice),
            };
        }
        game
    }
}

/// Any choice that a seat can have made.
fn any_secret(game: &Lotus, seat: Seat, dice: &mut Dice) -> Secret {
    let mut secret = game.blank(seat);
    let mut any = |most: u8| dice.below(u32::from(most) + 1) as u8;
    let most = if game.phase == Phase::Vote {
        let rivals = game.contenders.without(seat);
        let place = any(rivals.len() as u8 - 1);
        secret.against = rivals.iter().nth(place.into());
        vote::most(game, seat)
    } else {
        let side = if any(1) == 0 { Side::Emperor } else { Side::Rebel };
        secret.side = secret.side.or(Some(side));
        game.lords[seat].army
    };
    secret.points = Some(any(most));
    secret
}
