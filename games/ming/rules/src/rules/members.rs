//! The first phase (R2): members come to the province spaces.

use kernel::{Dice, Log, Piece, Seat};

use crate::action::Action;
use crate::data::*;
use crate::event::{Event, Told};
use crate::rules::cards;
use crate::state::Ming;
use crate::turn::Phase;

/// R2.2: everyone has five members to place, one at a time.
pub fn begin(game: &mut Ming) {
    game.phase = Phase::Members;
    game.active = game.start;
    game.left = PLACED * game.players;
}

/// R2.2: any province space.
pub fn spaces(list: &mut Vec<Action>) {
    list.extend(Province::ALL.iter().copied().map(Action::Member));
}

/// One of them at random.
pub fn any_space(dice: &mut Dice) -> Action {
    Action::Member(dice.pick(Province::ALL))
}

/// R2.2: a member comes from the supply.
pub fn place(game: &mut Ming, seat: Seat, province: Province, log: &mut impl Log<Event>) {
    game.families[seat].supply -= 1;
    game.families[seat].spaces[province] += 1;
    log.note(Told::Placed { seat, province });
    game.left -= 1;
    game.active = game.next(seat);
    if game.left == 0 {
        cards::begin(game, log);
    }
}
