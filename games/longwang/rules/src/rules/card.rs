//! Action cards (R7): help cards alone, the others in pairs.

use kernel::{Log, Piece, Seat};

use crate::action::{Cell, Tile};
use crate::data::*;
use crate::event::{Event, Told};
use crate::hand::playable;
use crate::menu::{Menu, Verb};
use crate::rules::round::seats_where;
use crate::rules::{jade, power};
use crate::state::Longwang;
use crate::turn::Phase;

/// The kinds whose play needs no more words: points, resources, the Jade Emperor.
const PLAIN: u16 = 1 << Card::OnePoint as u8
    | 1 << Card::TwoPoints as u8
    | 1 << Card::Bamboo as u8
    | 1 << Card::Rock as u8
    | 1 << Card::Rice as u8
    | 1 << Card::DragonFruit as u8
    | 1 << Card::JadeEmperor as u8;

/// R7.1: what the hand offers, as long as the turn has a play left.
#[inline]
pub fn add(game: &Longwang, seat: Seat, menu: &mut Menu) {
    let may_play = game.turn.plays < game.board.prices.plays;
    let playable = if may_play { playable(&game.hidden.hands[seat]) } else { 0 };
    let has = |card: Card| playable >> card.index() & 1 == 1;
    menu.add(Verb::Play, u64::from(playable & PLAIN));
    let rivals = game.rivals(seat);
    if has(Card::Thief) {
        menu.add(Verb::Thief, seats_where(rivals, |rival| game.builders[rival].cards > 0));
    }
    if has(Card::MountainGod) {
        menu.add(Verb::Imprison, game.free_dragons().bits().into());
    }
    if has(Card::SeaGoddess) {
        menu.add(Verb::SurgeRival, seats_where(rivals, |rival| game.has_tile(rival)));
        menu.add(Verb::SurgeTile, game.lying());
    }
}

/// A card or a pair leaves the hand and counts as one play (R7.1).
fn use_up(game: &mut Longwang, seat: Seat, card: Card, log: &mut impl Log<Event>) {
    game.shed(seat, card, log);
    game.turn.plays += 1;
}

/// R7.2, R7.3, R7.7: action points, tokens, or the Jade Emperor.
pub fn play(game: &mut Longwang, seat: Seat, card: Card, log: &mut impl Log<Event>) {
    use_up(game, seat, card, log);
    match (card, card.resource()) {
        (Card::OnePoint, _) => game.turn.points += 1,
        (Card::TwoPoints, _) => game.turn.points += 2,
        (_, Some(resource)) => {
            game.builders[seat].tokens[resource] += BOUNTY;
            log.note(Told::Gained { seat, resource, tokens: BOUNTY });
        }
        _ => calamity(game, seat, log),
    }
}

/// R7.7: every rival keeps half of each kind of token, rounded up.
fn calamity(game: &mut Longwang, seat: Seat, log: &mut impl Log<Event>) {
    for rival in game.rivals(seat).iter() {
        let before = game.builders[rival].wealth();
        for count in &mut game.builders[rival].tokens {
            *count = count.div_ceil(2);
        }
        let lost = before - game.builders[rival].wealth();
        log.note(Told::Halved { seat: rival, lost });
    }
}

/// R7.4: a rival is robbed; Nature picks the card.
pub fn thief(game: &mut Longwang, seat: Seat, rival: Seat, log: &mut impl Log<Event>) {
    use_up(game, seat, Card::Thief, log);
    game.phase = Phase::Steal(rival);
}

/// Nature has picked it. Both players know it, and whoever knew it before.
pub fn stolen(game: &mut Longwang, place: usize, log: &mut impl Log<Event>) {
    let (seat, rival) = (game.active, game.backs[place].owner);
    let (card, knowers) = game.pass_on(place, seat);
    let back = place as u8;
    let told = Told::StoleCard { seat, rival, back, card };
    log.note(Event::Secret { knowers, told, others: Some(Told::Stole { seat, rival, back }) });
    game.resume(log);
}

/// R7.5: a dragon of choice is imprisoned.
pub fn imprison(game: &mut Longwang, seat: Seat, dragon: Dragon, log: &mut impl Log<Event>) {
    use_up(game, seat, Card::MountainGod, log);
    power::imprison(game, seat, dragon, log);
}

/// R7.6: the sea takes a tile from a rival; Nature picks it.
pub fn surge_rival(game: &mut Longwang, seat: Seat, rival: Seat, log: &mut impl Log<Event>) {
    use_up(game, seat, Card::SeaGoddess, log);
    game.phase = Phase::Surge(rival);
}

/// Nature has picked it.
pub fn surged(game: &mut Longwang, tile: Tile, log: &mut impl Log<Event>) {
    let seat = game.active;
    if let crate::state::Place::Hand(rival) = game.tiles[tile.place()].place {
        log.note(Told::Surged { seat, rival, tile });
    }
    jade::take(game, seat, tile, log);
}

/// R7.6: the sea takes a tile from the board, face down as it lies.
pub fn surge_tile(game: &mut Longwang, seat: Seat, cell: Cell, log: &mut impl Log<Event>) {
    use_up(game, seat, Card::SeaGoddess, log);
    log.note(Told::TookTile { seat, cell });
    if let Some(tile) = game.tile_on(cell) {
        jade::take(game, seat, tile, log);
    }
}
