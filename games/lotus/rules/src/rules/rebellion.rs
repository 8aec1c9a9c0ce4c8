//! Phase 4 (R5): the Rebel rises against the Emperor, and everybody takes a side.

use kernel::{Log, Piece, Seat, Seats};

use crate::data::{BONUS, MAX_PLAYERS, MOST_LOST, Region, Side};
use crate::event::{Event, Told};
use crate::rules::income;
use crate::state::{Lotus, Tabletop};
use crate::turn::{Phase, up_to};

/// R5.1: the Rebel is found, and all are asked for a side and an army.
pub fn begin(game: &mut Lotus, log: &mut impl Log<Event>) {
    let mut rebel = game.after_emperor(1);
    for place in 2..game.players {
        let seat = game.after_emperor(place);
        if game.villages(seat) > game.villages(rebel) {
            rebel = seat;
        }
    }
    game.rebel = Some(rebel);
    log.note(Told::Rebelled { seat: rebel, villages: game.villages(rebel) });
    game.phase = Phase::Muster;
    game.ask_in_secret(Seats::all(game.players));
}

/// R5.2: first a side, then army.
pub fn open(game: &Lotus, seat: Seat) -> u64 {
    match game.secrets[seat].side {
        None => up_to(1),
        Some(_) => up_to(game.lords[seat].army),
    }
}

/// R5.3, R5.4: the stronger side wins, in a tie the Emperor's.
pub fn reveal(game: &mut Lotus, log: &mut impl Log<Event>) {
    for seat in game.seats() {
        let choice = game.shown[seat];
        game.lords[seat].army -= choice.played();
        log.note(Told::Sided { seat, choice });
    }
    let [emperor, rebel] = strengths(game);
    let winner = if rebel > emperor { Side::Rebel } else { Side::Emperor };
    game.strengths = [emperor, rebel];
    game.winner = Some(winner);
    game.leader = game.leader_of(winner);
    game.beaten = game.leader_of(if winner == Side::Rebel { Side::Emperor } else { Side::Rebel });
    game.pending = game.seats().filter(|&seat| game.shown[seat].side == Some(winner)).collect();
    game.lost = [0; MAX_PLAYERS];
    log.note(Told::Fought { winner, emperor, rebel });
    next(game, log);
}

/// R5.3: the strength of both sides, in the order of [`Side`].
fn strengths(game: &Lotus) -> [u8; 2] {
    let villages = game.rebel.map_or(0, |rebel| game.villages(rebel));
    let mut strengths = [BONUS * game.palaces(game.emperor), BONUS * villages];
    for seat in game.seats() {
        if let Some(side) = game.shown[seat].side {
            strengths[side.index()] += game.shown[seat].played();
        }
    }
    strengths
}

/// R5.5: who chooses next: the leader, then by army, ties clockwise from the leader.
fn first_of(game: &Lotus) -> Option<Seat> {
    if game.pending.contains(game.leader) {
        return Some(game.leader);
    }
    let (mut first, mut most) = (None, 0);
    for seat in game.leader.clockwise(game.players) {
        let army = game.shown[seat].played();
        if game.pending.contains(seat) && (first.is_none() || army > most) {
            (first, most) = (Some(seat), army);
        }
    }
    first
}

/// The regions that a seat may take, as bits (R5.6, R5.7); none without a chip (R1.2).
pub fn prey(game: &Lotus, seat: Seat) -> u64 {
    if !game.has_chip(seat) {
        return 0;
    }
    let losers = game.seats().filter(|&other| is_loser(game, other) && game.lost[other] < MOST_LOST);
    let theirs = losers.fold(0, |all, other| all | game.realm.chips[other]);
    if theirs == 0 { 0 } else { theirs & game.realm.board.near_any(game.realm.chips[seat]) }
}

/// Whether a seat was on the side that lost.
pub fn is_loser(game: &Tabletop, seat: Seat) -> bool {
    game.shown[seat].side != game.winner
}

/// The next winner is asked. R5.8: a winner who cannot take any region gets a victory point.
fn next(game: &mut Lotus, log: &mut impl Log<Event>) {
    while let Some(seat) = first_of(game) {
        if prey(game, seat) != 0 {
            game.phase = Phase::Capture;
            game.waiting = Seats::only(seat);
            return;
        }
        log.note(Told::Unable { seat });
        game.honour(seat, log);
        game.pending = game.pending.without(seat);
    }
    game.waiting = Seats::NONE;
    income::begin(game, log);
}

/// R5.6: the region changes hands, and perhaps the title with it.
pub fn capture(game: &mut Lotus, seat: Seat, region: Region, log: &mut impl Log<Event>) {
    if let Some(loser) = game.realm.owner(region) {
        game.realm.change(loser, seat, region);
        game.lost[loser] += 1;
        log.note(Told::Captured { seat, loser, land: game.realm.land(region) });
        game.crown(log);
    }
    game.pending = game.pending.without(seat);
    next(game, log);
}

/// R5.6: they take nothing, and get nothing for it.
pub fn decline(game: &mut Lotus, seat: Seat, log: &mut impl Log<Event>) {
    log.note(Told::Declined { seat });
    game.pending = game.pending.without(seat);
    next(game, log);
}
