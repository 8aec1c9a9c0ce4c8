//! Rounds begin and end (R2.1, R6): the next start player, and the end of the game.

use kernel::{Log, Seat};

use crate::action::Action;
use crate::data::*;
use crate::event::{Event, Told};
use crate::rules::{members, neutral};
use crate::score::tile_points;
use crate::state::Ming;
use crate::turn::Phase;

/// R2.1: a round begins.
pub fn begin(game: &mut Ming, log: &mut impl Log<Event>) {
    game.round += 1;
    log.note(Told::Round { round: game.round });
    members::begin(game);
}

/// R6.1, R6.2: the round is over, and there is a new start player; after the last round the game is over.
pub fn end(game: &mut Ming, log: &mut impl Log<Event>) {
    if game.round == ROUNDS {
        finish(game, log);
        return;
    }
    if let Some(last) = game.picker() {
        game.phase = Phase::Starter;
        game.active = last;
        return;
    }
    let seat = game.next(game.start);
    log.note(Told::First { seat });
    hand_over(game, seat, log);
}

/// The start player of the next round is known. Two players place neutral members before rounds 3 and 5 (R7.2).
fn hand_over(game: &mut Ming, seat: Seat, log: &mut impl Log<Event>) {
    game.start = seat;
    if game.has_neutral() && matches!(game.round, 2 | 4) {
        neutral::begin(game);
    } else {
        begin(game, log);
    }
}

impl Ming {
    /// R6.2: who names the next start player, if somebody does: after round 4 the second lowest score, after
    /// round 5 the lowest; in a tie the most members in monasteries, then the first from the start player on.
    pub(crate) fn picker(&self) -> Option<Seat> {
        let place = match (self.players, self.round) {
            (4, 4) => 1,
            (4, 5) => 0,
            _ => return None,
        };
        let mut totals: [u16; MAX_PLAYERS] = std::array::from_fn(|seat| self.families[seat].total());
        totals.sort_unstable();
        let mut picker: Option<Seat> = None;
        for seat in self.start.clockwise(self.players) {
            let concerned = self.families[seat].total() == totals[place];
            if concerned && picker.is_none_or(|other| self.monks_of(seat) > self.monks_of(other)) {
                picker = Some(seat);
            }
        }
        picker
    }
}

/// R6.2: any player, themselves included.
pub fn starters(game: &Ming, list: &mut Vec<Action>) {
    list.extend(game.seats().map(Action::Start));
}

/// R6.2: the start player is named.
pub fn name(game: &mut Ming, by: Seat, seat: Seat, log: &mut impl Log<Event>) {
    log.note(Told::Named { by, seat });
    hand_over(game, seat, log);
}

/// R6.3: the tiles that are left, and the end.
fn finish(game: &mut Ming, log: &mut impl Log<Event>) {
    log.note(Told::Final);
    for seat in game.seats() {
        let points = tile_points(&game.families[seat].tiles);
        game.score(seat, Source::Tiles, points, log);
    }
    game.phase = Phase::Over;
    log.note(Told::Over);
}
