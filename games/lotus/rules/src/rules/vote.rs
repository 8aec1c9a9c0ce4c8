//! A contest for a region (R3.4–R3.7): votes in secret until one contender is left.

use kernel::{Log, Seat, Seats};

use crate::board::bit;
use crate::data::MAX_PLAYERS;
use crate::event::{Event, Told};
use crate::rules::control;
use crate::state::{Lotus, Tabletop};
use crate::turn::{Phase, up_to};

/// The contenders are asked to vote; a single one has won (R3.8).
pub fn next(game: &mut Lotus, log: &mut impl Log<Event>) {
    match game.contenders.first() {
        Some(winner) if game.contenders.len() == 1 => control::win(game, winner, log),
        _ => {
            game.phase = Phase::Vote;
            game.ask_in_secret(game.contenders);
        }
    }
}

/// R3.4: first one of the other contenders, then influence.
pub fn open(game: &Lotus, seat: Seat) -> u64 {
    match game.secrets[seat].against {
        None => game.contenders.without(seat).bits().into(),
        Some(_) => up_to(most(game, seat)),
    }
}

/// R3.4: two cards.
pub fn most(table: &Tabletop, seat: Seat) -> u8 {
    table.lords[seat].most_influence()
}

/// R3.5: most votes against them, and they leave.
pub fn reveal(game: &mut Lotus, log: &mut impl Log<Event>) {
    let votes = pay(game, log);
    let most = game.contenders.iter().map(|seat| votes[seat]).max().unwrap_or(0);
    game.tied = game.contenders.iter().filter(|&seat| votes[seat] == most).collect();
    match game.tied.first() {
        Some(loser) if game.tied.len() == 1 => leave(game, loser, log),
        _ => {
            // R3.6: the Emperor decides.
            log.note(Told::Tied { seats: game.tied, votes: most });
            game.phase = Phase::Expel;
            game.waiting = Seats::only(game.emperor);
        }
    }
}

/// R3.7: everyone pays what they played. Gives the votes against everyone.
fn pay(game: &mut Lotus, log: &mut impl Log<Event>) -> [u8; MAX_PLAYERS] {
    let mut votes = [0; MAX_PLAYERS];
    for seat in game.contenders.iter() {
        let vote = game.shown[seat];
        game.lords[seat].spend(vote.played());
        if let Some(rival) = vote.against {
            votes[rival] += vote.played();
        }
        log.note(Told::Voted { seat, vote });
    }
    votes
}

/// R3.6: the Emperor names who leaves.
pub fn expel(game: &mut Lotus, seat: Seat, loser: Seat, log: &mut impl Log<Event>) {
    log.note(Told::Expelled { seat, loser });
    leave(game, loser, log);
}

/// R3.7: a player who leaves takes back half of what they played, rounded up; then the others go on.
fn leave(game: &mut Lotus, seat: Seat, log: &mut impl Log<Event>) {
    let played = if game.whole { game.lords[seat].spent } else { game.shown[seat].played() };
    let back = played.div_ceil(2);
    game.lords[seat].gain(back);
    game.contenders = game.contenders.without(seat);
    game.tied = Seats::NONE;
    let region = game.region.expect("a contest is about a region");
    game.realm.cubes[seat] &= !bit(region);
    log.note(Told::Left { seat, back });
    next(game, log);
}
