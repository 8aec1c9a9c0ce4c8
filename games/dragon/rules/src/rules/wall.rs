//! The Great Wall (R8): its tiles, and the checks after the Mongols and at the end.

use kernel::{Log, Seat, Set};

use crate::action::{Action, Chance};
use crate::data::{Good, MAX_PLAYERS, MAX_WALL, Reward, Source};
use crate::event::{Event, Told};
use crate::state::Dragon;
use crate::turn::{Ask, Phase};

/// R8.2: whether a seat has a tile left and the wall a space.
pub fn may_extend(game: &Dragon, seat: Seat) -> bool {
    game.courts[seat].walled != Set::all() && game.wall_length() < MAX_WALL
}

/// R8.2: any own tile not built yet.
pub fn tiles(game: &Dragon, seat: Seat, list: &mut Vec<Action>) {
    list.extend(unused(game, seat).iter().map(Action::Wall));
}

fn unused(game: &Dragon, seat: Seat) -> Set<Reward> {
    Set::all().minus(game.courts[seat].walled)
}

/// R8.2: any of these tiles of the seat at turn may be drawn, if they lie face down.
pub fn chances(game: &Dragon, list: &mut Vec<(Chance, u32)>) {
    let seat = game.queue[usize::from(game.turns)];
    list.extend(unused(game, seat).iter().map(|reward| (Chance::Wall(reward), 1)));
}

/// R8.2: Nature has drawn the tile.
pub fn drawn(game: &mut Dragon, reward: Reward, log: &mut impl Log<Event>) {
    game.phase = Phase::Action;
    extend(game, game.queue[usize::from(game.turns)], reward, log);
}

/// R8.2, R8.3: the tile joins the wall, and its owner gets the reward.
pub fn extend(game: &mut Dragon, seat: Seat, reward: Reward, log: &mut impl Log<Event>) {
    let length = game.wall_length();
    game.wall[usize::from(length)] = Some(seat);
    game.courts[seat].walled.insert(reward);
    log.note(Told::Walled { seat, reward, length: length + 1 });
    let amount = reward.amount();
    match reward {
        Reward::Rice => game.gain(seat, Good::Rice, amount.into(), log),
        Reward::Firework => game.gain(seat, Good::Firework, amount.into(), log),
        Reward::Yuan => game.gain(seat, Good::Yuan, amount.into(), log),
        Reward::Steps => game.advance(seat, amount, log),
        Reward::Points => game.score(seat, Source::Wall, amount.into(), log),
        Reward::Floor => return game.ask = Ask::Build(amount),
    }
    game.end_turn(log);
}

/// R8.4, R8.5: a wall that is long enough scores; else those with the fewest tiles release a person.
pub fn check(game: &mut Dragon, phase: Phase, needed: u8, log: &mut impl Log<Event>) {
    let length = game.wall_length();
    game.due = [0; MAX_PLAYERS];
    if length >= needed {
        log.note(Told::WallHolds { length });
        for seat in game.seats() {
            let tiles = game.courts[seat].walled.len() as u16;
            game.score(seat, Source::Wall, tiles, log);
        }
    } else {
        log.note(Told::WallFails { length, needed });
        for seat in game.fewest(|court| court.walled.len() as u8).iter() {
            game.due[seat] = 1;
        }
    }
    game.begin(phase, log);
}
