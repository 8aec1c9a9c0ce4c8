//! What a viewer may know (R1.6), and the states that look the same to them as the true one.

use std::ops::Deref;

use kernel::{Dice, Hidden, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::data::{MAX_PLAYERS, Side};
use crate::reason::Reason;
use crate::rules::vote;
use crate::state::{Lotus, Secret, Tabletop};
use crate::turn::Phase;

/// What a viewer sees: the open table, and their own choice. About others they see who has not chosen yet, but
/// not whether they have made the first of two small steps.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct View {
    /// What lies open.
    pub table: Tabletop,
    /// Its own choice, if the viewer plays.
    pub own: Option<Own>,
}

/// The viewer's own choice.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Own {
    /// Whose it is.
    pub seat: Seat,
    /// What they have chosen so far.
    pub secret: Secret,
}

impl Deref for View {
    type Target = Tabletop;

    fn deref(&self) -> &Tabletop {
        &self.table
    }
}

impl View {
    /// What a seat has chosen so far, as far as the viewer knows.
    pub(crate) fn secret(&self, seat: Seat) -> Secret {
        let own = self.own.filter(|own| own.seat == seat);
        own.map_or_else(|| self.blank(seat), |own| own.secret)
    }
}

impl Hidden for Lotus {
    type Reason = Reason;
    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        let own = |seat| Own { seat, secret: self.secrets[seat] };
        View { table: self.table.clone(), own: viewer.seat().map(own) }
    }

    /// Votes, sides and armies, until they are shown.
    fn hides(&self, seat: Seat) -> bool {
        self.choosers().contains(seat)
    }

    /// Seats that have chosen may have chosen anything, and nothing is known about those that have not.
    fn imagine(view: &View, dice: &mut Dice) -> Lotus {
        let mut game = Lotus { table: view.table.clone(), secrets: [Secret::default(); MAX_PLAYERS] };
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
