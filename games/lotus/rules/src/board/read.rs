//! Reading a map's file: every fault is named with its line, and only a file without faults is a map.

use boards::{Reader, Spanned};
use kernel::Piece;
use kernel::bits::places;

use super::raw::{self, File};
use super::{ALL, Board, Land, bit, regions};
use crate::data::*;

/// The map of a file.
pub fn board(reader: &mut Reader, file: File) -> Board {
    let canvas = reader.canvas(&file.board.canvas);
    tiles(reader, &file.tiles, &TILES, "in all");
    tiles(reader, &file.tiles_start, &FIRST_TILES, "at the start");
    let mut board = Board {
        id: reader.id(&file.board.id),
        title: reader.title(&file.board.title),
        canvas,
        lands: Vec::new(),
        near: [0; REGIONS],
        dark: 0,
        lotus: 0,
        dragons: 0,
    };
    if lands(reader, &file.region, &mut board) {
        marks(reader, &board);
        borders(reader, &file.region, &mut board);
    }
    board
}

/// R1.2, R1.5: the numbers of tiles are those of the rules.
fn tiles(reader: &mut Reader, raw: &raw::Tiles, rule: &Tiles, when: &str) {
    let given = [&raw.village, &raw.palace, &raw.temple, &raw.fort, &raw.rice];
    for ((given, building), rule) in given.into_iter().zip(Building::ALL).zip(rule) {
        if given.get_ref() != rule {
            let what = format!("by the rules {when} `{building}` is {rule}, not {}", given.get_ref());
            reader.fault(given, what);
        }
    }
}

/// R1.1: each region once, with its marks and its drawing. Tells whether all are there.
fn lands(reader: &mut Reader, raw: &[raw::Region], board: &mut Board) -> bool {
    let mut found: [Option<Land>; REGIONS] = [const { None }; REGIONS];
    for raw in raw {
        let Some(region) = named(reader, &raw.id, raw.id.get_ref()) else { continue };
        let land = Land {
            region,
            name: reader.name(&raw.name),
            hanzi: reader.name(&raw.hanzi),
            center: reader.point(&raw.center),
            outline: reader.outline(&raw.outline, "an outline"),
        };
        if found[region].replace(land).is_some() {
            reader.fault(&raw.id, format!("region `{region}` stands twice"));
        }
        let dragon = *raw.dragon.get_ref();
        if dragon && raw.dark {
            reader.fault(&raw.dragon, format!("`{region}` is dark: a dragon lives in a light region"));
        }
        for (set, holds) in
            [(&mut board.dark, raw.dark), (&mut board.lotus, raw.lotus), (&mut board.dragons, dragon)]
        {
            *set |= if holds { bit(region) } else { 0 };
        }
    }
    for &region in Region::ALL {
        if found[region].is_none() {
            reader.lack(format!("region `{region}` is missing"));
        }
    }
    board.lands = found.into_iter().flatten().collect();
    board.lands.len() == REGIONS
}

/// R1.1: the right number of dark regions, lotuses and dragons.
fn marks(reader: &mut Reader, board: &Board) {
    let light = !board.dark;
    for (set, rule, what) in [
        (board.dark, DARK, "regions are dark"),
        (board.lotus & light, LIGHT_LOTUS, "light regions carry a lotus"),
        (board.lotus & board.dark, 1, "dark region carries a lotus"),
        (board.dragons, DRAGONS, "regions carry a dragon"),
    ] {
        if set.count_ones() as usize != rule {
            reader.lack(format!("by the rules {rule} {what}, not {}", set.count_ones()));
        }
    }
}

/// R1.1: borders hold from both sides, and no region in play is cut off.
fn borders(reader: &mut Reader, raw: &[raw::Region], board: &mut Board) {
    for raw in raw {
        let Ok(region) = raw.id.get_ref().parse::<Region>() else { continue };
        for id in raw.neighbours.get_ref() {
            let Some(other) = named(reader, &raw.neighbours, id) else { continue };
            if other == region {
                reader.fault(&raw.neighbours, format!("`{region}` is its own neighbour"));
            } else if board.near[region] & bit(other) != 0 {
                reader.fault(&raw.neighbours, format!("`{region}` names `{other}` twice"));
            }
            board.near[region] |= bit(other);
        }
    }
    for raw in raw {
        let Ok(region) = raw.id.get_ref().parse::<Region>() else { continue };
        let one_sided = |&other: &Region| board.near[other] & bit(region) == 0;
        for other in regions(board.near[region]).filter(one_sided) {
            let what = format!(
                "`{region}` names `{other}` as its neighbour, but `{other}` does not name `{region}`"
            );
            reader.fault(&raw.neighbours, what);
        }
    }
    for (players, set) in [("six players", ALL), ("fewer than six players", ALL & !board.dark)] {
        let apart = set & !reached(board, set);
        if apart != 0 {
            let names: Vec<&str> = regions(apart).map(Region::name).collect();
            reader
                .lack(format!("with {players} the map falls apart: {} cannot be reached", names.join(", ")));
        }
    }
}

/// A region by its id.
fn named<T>(reader: &mut Reader, at: &Spanned<T>, id: &str) -> Option<Region> {
    reader.piece(at, id, "region", "there are", Region::ALL)
}

/// Those of these regions that can be reached from the first of them without leaving them.
fn reached(board: &Board, set: u64) -> u64 {
    let mut found = set & set.wrapping_neg();
    let mut fresh = found;
    while fresh != 0 {
        let near = places(fresh).fold(0, |near, place| near | board.near[place]) & set;
        fresh = near & !found;
        found |= near;
    }
    found
}
