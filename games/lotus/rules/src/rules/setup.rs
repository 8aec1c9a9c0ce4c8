//! Set-up (R1), and the tiles that are laid after the first contests (R3.10).

use kernel::{Log, Piece, Seat};

use crate::action::Chance;
use crate::data::{Building, FIRST_TILES, Region};
use crate::event::{Event, Told};
use crate::rules::{control, cubes};
use crate::state::Lotus;
use crate::turn::Phase;

/// What Nature may do: the first Emperor, or any tile that may come to the next region.
pub fn chances(game: &Lotus, list: &mut Vec<(Chance, u32)>) {
    if game.phase == Phase::Crown {
        list.extend(game.seats().map(|seat| (Chance::Emperor(seat), 1)));
        return;
    }
    let tiles = drawable(game);
    let tiles = Building::ALL.iter().map(|&building| (Chance::Tile(building), u32::from(tiles[building])));
    list.extend(tiles.filter(|tile| tile.1 > 0));
}

/// The tiles of which one comes to the next region: those of the start come to the light lotus regions, and a
/// village to the dark one (R1.5); all others come anywhere.
fn drawable(game: &Lotus) -> [u8; 5] {
    if game.phase == Phase::Tiles {
        return game.bag;
    }
    let mut tiles = FIRST_TILES;
    for &building in Building::ALL {
        let lie = (game.realm.buildings[building] & !game.realm.board.dark()).count_ones();
        tiles[building] -= lie as u8;
    }
    if tiles == [0; 5] {
        // Only the dark lotus region is left.
        tiles[Building::Village] = 1;
    }
    tiles
}

/// The regions that still wait for a tile in this phase, as bits: the light lotus regions before the dark
/// one.
fn bare(game: &Lotus) -> u64 {
    let board = &game.realm.board;
    let bare = board.in_play(game.players) & !game.realm.built();
    if game.phase == Phase::Tiles {
        return bare;
    }
    let (light, dark) = (bare & board.lotus() & !board.dark(), bare & board.lotus() & board.dark());
    if light != 0 { light } else { dark }
}

/// R1.4: the first Emperor is known.
pub fn crown(game: &mut Lotus, seat: Seat, log: &mut impl Log<Event>) {
    log.note(Told::First { seat });
    game.emperor = seat;
    game.phase = Phase::Lotus;
}

/// R1.5, R3.10: a tile comes to the next region; when all have one, the game goes on.
pub fn lay(game: &mut Lotus, building: Building, log: &mut impl Log<Event>) {
    let region = Region::ALL[bare(game).trailing_zeros() as usize];
    game.bag[building] -= 1;
    game.realm.lay(region, building);
    log.note(Told::Laid { land: game.realm.land(region), building });
    if bare(game) != 0 {
        return;
    }
    if game.phase == Phase::Lotus {
        cubes::begin_round(game, log);
    } else {
        control::end(game, log);
    }
}

/// R3.10: whether there are regions without a tile.
pub fn is_bare(game: &Lotus) -> bool {
    game.realm.board.in_play(game.players) & !game.realm.built() != 0
}
