//! Reading a board's file: every fault is named with its line, and only a file without faults is a board.

use std::ops::RangeInclusive;

use boards::{Reader, Spanned};
use kernel::{Piece, Seat, Set};

use super::cards::{deck, objectives};
use super::map::{links, map};
use super::raw::{self, File};
use super::{Board, Face, Prices};
use crate::action::Cell;
use crate::data::*;

/// The regions in the order of seats: clockwise.
pub const REGIONS: [&str; PLAYERS] = ["nw", "ne", "se", "sw"];

/// A resource by its name.
pub fn resource<T>(reader: &mut Reader, at: &Spanned<T>, name: &str) -> Option<Resource> {
    reader.piece(at, name, "resource", "the four are", Resource::ALL)
}

/// A number within these.
fn within(reader: &mut Reader, at: &Spanned<u8>, name: &str, range: RangeInclusive<u8>) -> u8 {
    let number = *at.get_ref();
    if !range.contains(&number) {
        let (least, most) = range.into_inner();
        reader.fault(at, format!("`{name}` is {least} to {most}, not {number}"));
    }
    number
}

/// The board of a file.
pub fn board(reader: &mut Reader, file: File) -> Board {
    let prices = prices(reader, &file.actions);
    let mut board = Board {
        id: reader.id(&file.board.id),
        title: reader.title(&file.board.title),
        squares: [super::Square::Wheel; SQUARES],
        main: [Resource::Bamboo; PLAYERS],
        jade: [Cell::at(0); TILES],
        tiles_of_each_kind: *file.jade.tiles_of_each_kind.get_ref(),
        links: Vec::new(),
        wheel_die: wheel_die(reader, &file.wheel_die),
        dragon_die: dragon_die(reader, &file.dragon_die.faces),
        prices,
        deck: deck(reader, &file.action_deck, prices.start_cards),
        objectives: objectives(reader, &file.objective),
        lands: [0; PLAYERS],
        land: 0,
        neutral: 0,
        doorsteps: [0; PLAYERS],
        fields: [0; RESOURCES],
        jades: 0,
        rim: 0,
        beds: [0; TILES],
        joined: Vec::new(),
    };
    let tiles = usize::from(board.tiles_of_each_kind) * JADES;
    if tiles != TILES {
        let what = format!("there are {TILES} jade tiles of {JADES} kinds, so 2 of each, not {tiles} in all");
        reader.fault(&file.jade.tiles_of_each_kind, what);
    }
    map(reader, &file.board.map, &file.region, &mut board);
    links(reader, &file.wheel.rim_links, &mut board);
    board
}

fn prices(reader: &mut Reader, raw: &raw::Actions) -> Prices {
    Prices {
        points: within(reader, &raw.action_points, "action_points", 1..=9),
        place: within(reader, &raw.place_cost, "place_cost", 1..=9),
        gather: within(reader, &raw.gather_cost, "gather_cost", 1..=9),
        draw: within(reader, &raw.draw_cost, "draw_cost", 1..=9),
        draws: within(reader, &raw.max_draws_per_turn, "max_draws_per_turn", 0..=4),
        plays: within(reader, &raw.max_card_plays_per_turn, "max_card_plays_per_turn", 0..=4),
        start_explorers: within(reader, &raw.start_explorers, "start_explorers", 1..=4),
        start_tokens: within(reader, &raw.start_tokens_of_predominant, "start_tokens_of_predominant", 0..=9),
        start_cards: within(reader, &raw.start_action_cards, "start_action_cards", 0..=3),
        explorers: within(reader, &raw.explorers_per_player, "explorers_per_player", 5..=23),
    }
}

/// R3.3: six faces, each a step at most.
fn wheel_die(reader: &mut Reader, raw: &[raw::WheelFace]) -> [Face; 6] {
    let mut faces = [None; 6];
    for raw in raw {
        let face = within(reader, &raw.face, "face", 1..=6);
        if !(-1..=1).contains(raw.turn.get_ref()) {
            reader.fault(&raw.turn, "`turn` is −1, 0 or 1: a step of the wheel at most".into());
        }
        let Some(entry) = faces.get_mut(usize::from(face).wrapping_sub(1)) else { continue };
        if entry.replace(Face { turn: *raw.turn.get_ref(), swap: raw.swap }).is_some() {
            reader.fault(&raw.face, format!("face {face} of the wheel die stands twice"));
        }
    }
    for (place, face) in faces.iter().enumerate() {
        if face.is_none() {
            reader.lack(format!("face {} of the wheel die is missing", place + 1));
        }
    }
    faces.map(Option::unwrap_or_default)
}

/// R6.2: six faces; how many show each number.
fn dragon_die(reader: &mut Reader, raw: &Spanned<Vec<u8>>) -> [u8; 7] {
    let mut shown = [0; 7];
    if raw.get_ref().len() != 6 || raw.get_ref().iter().any(|face| !(1..=6).contains(face)) {
        reader.fault(raw, "the dragon die has six faces with numbers from 1 to 6".into());
    }
    for &face in raw.get_ref() {
        if let Some(count) = shown.get_mut(usize::from(face)) {
            *count += 1;
        }
    }
    shown
}

/// The resources of each seat's region: the main one, the two of medium size, the scarce one.
pub fn regions(reader: &mut Reader, raw: &[raw::Region]) -> Option<[[Resource; RESOURCES]; PLAYERS]> {
    let mut found = [None; PLAYERS];
    for raw in raw {
        let id = raw.id.get_ref();
        let Some(place) = REGIONS.iter().position(|known| known == id) else {
            let known = REGIONS.join(", ");
            reader.fault(&raw.id, format!("there is no region `{id}`; the four are {known}"));
            continue;
        };
        let [one, other] = raw.medium.get_ref();
        let named = [
            resource(reader, &raw.predominant, raw.predominant.get_ref()),
            resource(reader, &raw.medium, one),
            resource(reader, &raw.medium, other),
            resource(reader, &raw.scarce, raw.scarce.get_ref()),
        ];
        let kinds: Set<Resource> = named.iter().flatten().copied().collect();
        let [Some(main), Some(one), Some(other), Some(scarce)] = named else { continue };
        if kinds.len() < RESOURCES {
            reader.fault(&raw.id, format!("region `{id}` must name each of the four resources once"));
        }
        if found[place].replace([main, one, other, scarce]).is_some() {
            reader.fault(&raw.id, format!("region `{id}` stands twice"));
        }
    }
    for (id, found) in REGIONS.iter().zip(&found) {
        if found.is_none() && raw.iter().all(|raw| raw.id.get_ref() != id) {
            reader.lack(format!("region `{id}` is missing"));
        }
    }
    let [Some(nw), Some(ne), Some(se), Some(sw)] = found else { return None };
    Some([nw, ne, se, sw])
}

/// The region that the cell's quarter of the board belongs to; none for the row and the column between them.
pub fn quarter(cell: Cell) -> Option<Seat> {
    let middle = SIDE / 2;
    let (row, column) = (cell.row(), cell.column());
    match (row < middle, column < middle) {
        _ if row == middle || column == middle => None,
        (true, true) => Some(Seat::new(0)),
        (true, false) => Some(Seat::new(1)),
        (false, false) => Some(Seat::new(2)),
        (false, true) => Some(Seat::new(3)),
    }
}
