//! The map of a board's file: regions, neutral cells and jade, which must be the same for everybody.

use boards::{Reader, Spanned};
use kernel::{Piece, Seat};

use super::raw;
use super::read::{REGIONS, quarter, regions};
use super::{Board, Square};
use crate::action::{Cell, cells};
use crate::data::*;

/// Cells of a region with its main resource, each of the two medium ones, and the scarce one (R1.2).
const FIELDS: [u32; RESOURCES] = [11, 5, 5, 2];
/// The most pairs of cells that are neighbours beyond those that share a side.
const MOST_LINKS: usize = 8;

/// What a square is by its place alone.
#[derive(Copy, Clone, PartialEq, Eq)]
enum Site {
    Corner(Seat),
    Land(Seat),
    Between,
    Wheel,
}

fn site(cell: Cell) -> Site {
    let inner = |n: u8| (4..=6).contains(&n);
    let edge = |n: u8| n == 0 || n == SIDE - 1;
    match quarter(cell) {
        _ if inner(cell.row()) && inner(cell.column()) => Site::Wheel,
        None => Site::Between,
        Some(seat) if edge(cell.row()) && edge(cell.column()) => Site::Corner(seat),
        Some(seat) => Site::Land(seat),
    }
}

/// Where a cell ends up when the board is turned by a quarter, clockwise.
fn turned(cell: Cell) -> Cell {
    Cell::new(cell.column(), SIDE - 1 - cell.row())
}

/// The squares of the map, and all that follows from them.
pub fn map(reader: &mut Reader, map: &Spanned<String>, raw: &[raw::Region], board: &mut Board) {
    let known = regions(reader, raw);
    if !squares(reader, map, board) {
        return;
    }
    if board.jades.count_ones() as usize == TILES {
        for (place, cell) in cells(board.jades).enumerate() {
            board.jade[place] = cell;
            board.beds[place] = cell.bit();
        }
    } else {
        let found = board.jades.count_ones();
        reader.fault(map, format!("the map has {TILES} jade tiles (J), not {found}"));
    }
    let Some(known) = known else { return };
    board.main = known.map(|resources| resources[0]);
    for (seat, resources) in known.iter().enumerate() {
        for (&resource, expected) in resources.iter().zip(FIELDS) {
            let found = (board.fields[resource] & board.lands[seat]).count_ones();
            if found != expected {
                let id = REGIONS[seat];
                let what = format!("region `{id}` has {expected} cells of {resource}, not {found}");
                reader.fault(map, what);
            }
        }
    }
    same_for_all(reader, map, board);
}

/// Every square by its letter. `false` if the map does not have the right size.
fn squares(reader: &mut Reader, map: &Spanned<String>, board: &mut Board) -> bool {
    let rows: Vec<&str> = map.get_ref().lines().collect();
    let side = usize::from(SIDE);
    if rows.len() != side {
        reader.fault(map, format!("the map has {SIDE} rows, not {}", rows.len()));
        return false;
    }
    let mut complete = true;
    for (row, text) in rows.iter().enumerate() {
        let letters: Vec<&str> = text.split_whitespace().collect();
        if letters.len() != side {
            let what = format!("a row of the map has {SIDE} squares, not {}", letters.len());
            reader.fault_below(map, row + 1, what);
            complete = false;
            continue;
        }
        for (column, letter) in letters.iter().enumerate() {
            let cell = Cell::new(row as u8, column as u8);
            match square(letter, site(cell)) {
                Ok((square, jade)) => board.set(cell, square, jade),
                Err(expected) => {
                    let what = format!("{cell} is {expected}, not `{letter}`");
                    reader.fault_below(map, row + 1, what);
                }
            }
        }
    }
    complete
}

/// A quarter turn of the board leads every seat to the next one's place, with the next one's resources.
fn same_for_all(reader: &mut Reader, map: &Spanned<String>, board: &Board) {
    let main = board.main;
    let follows = |resource: Resource| {
        let place = main.iter().position(|&other| other == resource);
        place.map(|place| main[(place + 1) % PLAYERS])
    };
    for &resource in Resource::ALL {
        if !main.contains(&resource) {
            reader.lack(format!("each resource is the main one of one region, but {resource} is of none"));
            return;
        }
    }
    let differs = |cell: &Cell| {
        let there = turned(*cell);
        let jade = |cell: Cell| board.jades & cell.bit() != 0;
        let square = match board.squares[cell.place()] {
            Square::Land(resource) => {
                Some(board.squares[there.place()]) != follows(resource).map(Square::Land)
            }
            _ => false,
        };
        square || jade(*cell) != jade(there)
    };
    if let Some(cell) = cells(board.land | board.neutral).find(differs) {
        let there = turned(cell);
        let what = format!(
            "the map is not the same for everybody: after a quarter turn {cell} does not match {there}"
        );
        reader.fault_below(map, usize::from(cell.row()) + 1, what);
    }
}

/// R1.4: pairs of cells, the same for everybody.
pub fn links(reader: &mut Reader, raw: &[Spanned<[String; 2]>], board: &mut Board) {
    for pair in raw {
        let mut ends = Vec::new();
        for name in pair.get_ref() {
            match name.parse::<Cell>() {
                Ok(cell) if (board.land | board.neutral) & cell.bit() != 0 => ends.push(cell),
                _ => reader.fault(pair, format!("a link ends at `{name}`, where nobody can stand")),
            }
        }
        let [one, other] = ends[..] else { continue };
        if one == other {
            reader.fault(pair, format!("a link leads from {one} to itself"));
        }
        board.links.push([one, other]);
        board.joined.push([one.bit(), other.bit()]);
        board.rim |= one.bit() | other.bit();
    }
    if raw.len() > MOST_LINKS {
        reader.lack(format!("a board has {MOST_LINKS} links at most, not {}", raw.len()));
    }
    if board.links.len() < raw.len() {
        return;
    }
    let known =
        |one: Cell, other: Cell| board.links.iter().any(|link| link.contains(&one) && link.contains(&other));
    for (pair, &[one, other]) in raw.iter().zip(&board.links) {
        if !known(turned(one), turned(other)) {
            let what = format!("the link from {one} to {other} has no match after a quarter turn");
            reader.fault(pair, what);
        }
    }
}

/// The square of a letter at such a site, and whether a jade tile lies there; else what would be right.
fn square(letter: &str, site: Site) -> Result<(Square, bool), &'static str> {
    match (site, letter) {
        (Site::Corner(seat), "@") => Ok((Square::Corner(seat), false)),
        (Site::Corner(_), _) => Err("a corner (@)"),
        (Site::Wheel, "#") => Ok((Square::Wheel, false)),
        (Site::Wheel, _) => Err("a part of the wheel (#)"),
        (Site::Between, "+") => Ok((Square::Neutral, false)),
        (Site::Between, "J") => Ok((Square::Neutral, true)),
        (Site::Between, _) => Err("a neutral cell (+ or J)"),
        (Site::Land(_), letter) => match ["B", "K", "R", "F"].iter().position(|known| *known == letter) {
            Some(place) => Ok((Square::Land(Resource::ALL[place]), false)),
            None => Err("a land cell (B, K, R or F)"),
        },
    }
}

impl Board {
    fn set(&mut self, cell: Cell, square: Square, jade: bool) {
        self.squares[cell.place()] = square;
        let bit = cell.bit();
        match square {
            Square::Land(resource) => {
                self.fields[resource] |= bit;
                self.land |= bit;
                if let Some(seat) = quarter(cell) {
                    self.lands[seat] |= bit;
                    let to_corner = |n: u8| n.min(SIDE - 1 - n);
                    if to_corner(cell.row()) + to_corner(cell.column()) == 1 {
                        self.doorsteps[seat] |= bit;
                    }
                }
            }
            Square::Neutral => {
                self.neutral |= bit;
                if jade {
                    self.jades |= bit;
                }
            }
            Square::Corner(_) | Square::Wheel => {}
        }
    }
}
