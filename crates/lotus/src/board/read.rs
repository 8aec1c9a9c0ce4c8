//! Reading a map's file: every fault is named with its line, and only a file without faults is a map.

use std::ops::Range;

use kernel::Piece;
use toml::Spanned;

use super::fault::{BoardError, Fault};
use super::raw::{self, File};
use super::{ALL, Board, Land, Point, bit, bits, regions};
use crate::data::*;

/// No file of a map is longer than this, in bytes.
const LONGEST_FILE: usize = 1 << 16;
/// No name of a region is longer than this, in letters.
const LONGEST_NAME: usize = 24;

/// The map of this text.
pub fn read(text: &str) -> Result<Board, BoardError> {
    let one = |line, what: String| BoardError(vec![Fault { line, what }]);
    if text.len() > LONGEST_FILE {
        return Err(one(None, format!("the file is longer than {LONGEST_FILE} bytes")));
    }
    let file: File = toml::from_str(text).map_err(|error| {
        let line = error.span().map(|span| line_of(text, &span));
        one(line, error.message().to_owned())
    })?;
    let mut reader = Reader { text, canvas: file.board.canvas, faults: Vec::new() };
    let board = reader.board(&file);
    let mut faults = reader.faults;
    faults.sort_by_key(|fault| fault.line);
    if faults.is_empty() { Ok(board) } else { Err(BoardError(faults)) }
}

fn line_of(text: &str, span: &Range<usize>) -> usize {
    text.as_bytes()[..span.start.min(text.len())].iter().filter(|&&byte| byte == b'\n').count() + 1
}

/// A file on its way to a map, with the faults found so far.
struct Reader<'a> {
    text: &'a str,
    canvas: Point,
    faults: Vec<Fault>,
}

impl Reader<'_> {
    /// Something is wrong here.
    fn fault<T>(&mut self, at: &Spanned<T>, what: String) {
        let line = Some(line_of(self.text, &at.span()));
        self.faults.push(Fault { line, what });
    }

    /// Something is wrong that stands nowhere.
    fn lack(&mut self, what: String) {
        self.faults.push(Fault { line: None, what });
    }

    fn board(&mut self, file: &File) -> Board {
        let id = file.board.id.get_ref();
        let plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
        if id.is_empty() || !id.chars().all(plain) {
            self.fault(&file.board.id, "an id is made of small letters, digits and dashes".into());
        }
        self.tiles(&file.tiles, &TILES, "in all");
        self.tiles(&file.tiles_start, &FIRST_TILES, "at the start");
        let mut board = Board {
            id: id.clone(),
            title: file.board.title.clone(),
            canvas: self.canvas,
            lands: Vec::new(),
            text: self.text.into(),
            near: [0; REGIONS],
            dark: 0,
            lotus: 0,
            dragons: 0,
        };
        if self.lands(&file.region, &mut board) {
            self.marks(&board);
            self.borders(&file.region, &mut board);
        }
        board
    }

    /// R1.2, R1.5: the numbers of tiles are those of the rules.
    fn tiles(&mut self, raw: &raw::Tiles, rule: &Tiles, when: &str) {
        let given = [&raw.village, &raw.palace, &raw.temple, &raw.fort, &raw.rice];
        for ((given, building), rule) in given.into_iter().zip(Building::ALL).zip(rule) {
            if given.get_ref() != rule {
                let what = format!("by the rules {when} `{building}` is {rule}, not {}", given.get_ref());
                self.fault(given, what);
            }
        }
    }

    /// R1.1: each region once, with its marks and its drawing. Tells whether all are there.
    fn lands(&mut self, raw: &[raw::Region], board: &mut Board) -> bool {
        let mut found: [Option<Land>; REGIONS] = [const { None }; REGIONS];
        for raw in raw {
            let Some(region) = self.region(&raw.id, raw.id.get_ref()) else { continue };
            let name = raw.name.get_ref();
            if name.trim().is_empty() || name.chars().count() > LONGEST_NAME {
                self.fault(&raw.name, format!("a name has 1 to {LONGEST_NAME} letters"));
            }
            let land = Land {
                region,
                name: name.clone(),
                hanzi: raw.hanzi.clone(),
                center: self.inside(&raw.center, *raw.center.get_ref()),
                outline: self.outline(&raw.outline),
            };
            if found[region].replace(land).is_some() {
                self.fault(&raw.id, format!("region `{region}` stands twice"));
            }
            let dragon = *raw.dragon.get_ref();
            if dragon && raw.dark {
                self.fault(&raw.dragon, format!("`{region}` is dark: a dragon lives in a light region"));
            }
            for (set, holds) in
                [(&mut board.dark, raw.dark), (&mut board.lotus, raw.lotus), (&mut board.dragons, dragon)]
            {
                *set |= if holds { bit(region) } else { 0 };
            }
        }
        for &region in Region::ALL {
            if found[region].is_none() {
                self.lack(format!("region `{region}` is missing"));
            }
        }
        board.lands = found.into_iter().flatten().collect();
        board.lands.len() == REGIONS
    }

    /// R1.1: so many dark regions, lotuses and dragons.
    fn marks(&mut self, board: &Board) {
        let light = !board.dark;
        for (set, rule, what) in [
            (board.dark, DARK, "regions are dark"),
            (board.lotus & light, LIGHT_LOTUS, "light regions carry a lotus"),
            (board.lotus & board.dark, 1, "dark region carries a lotus"),
            (board.dragons, DRAGONS, "regions carry a dragon"),
        ] {
            if set.count_ones() as usize != rule {
                self.lack(format!("by the rules {rule} {what}, not {}", set.count_ones()));
            }
        }
    }

    /// R1.1: borders hold from both sides, and no region in play is cut off.
    fn borders(&mut self, raw: &[raw::Region], board: &mut Board) {
        for raw in raw {
            let Ok(region) = raw.id.get_ref().parse::<Region>() else { continue };
            for id in raw.neighbours.get_ref() {
                let Some(other) = self.region(&raw.neighbours, id) else { continue };
                if other == region {
                    self.fault(&raw.neighbours, format!("`{region}` is its own neighbour"));
                } else if board.near[region] & bit(other) != 0 {
                    self.fault(&raw.neighbours, format!("`{region}` names `{other}` twice"));
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
                self.fault(&raw.neighbours, what);
            }
        }
        for (players, set) in [("six players", ALL), ("fewer than six players", ALL & !board.dark)] {
            let apart = set & !reached(board, set);
            if apart != 0 {
                let names: Vec<&str> = regions(apart).map(Region::name).collect();
                self.lack(format!(
                    "with {players} the map falls apart: {} cannot be reached",
                    names.join(", ")
                ));
            }
        }
    }

    /// A region by its id.
    fn region<T>(&mut self, at: &Spanned<T>, id: &str) -> Option<Region> {
        let region = id.parse().ok();
        if region.is_none() {
            let known = Region::NAMES.join(", ");
            self.fault(at, format!("there is no region `{id}`; there are {known}"));
        }
        region
    }

    /// A point inside the drawing.
    fn inside<T>(&mut self, at: &Spanned<T>, point: Point) -> Point {
        if point[0] > self.canvas[0] || point[1] > self.canvas[1] {
            self.fault(at, format!("{point:?} lies outside the canvas {:?}", self.canvas));
        }
        point
    }

    fn outline(&mut self, at: &Spanned<Vec<Point>>) -> Vec<Point> {
        if at.get_ref().len() < 3 {
            self.fault(at, "an outline has three corners at least".into());
        }
        at.get_ref().iter().map(|&point| self.inside(at, point)).collect()
    }
}

/// Those of these regions that can be reached from the first of them without leaving them.
fn reached(board: &Board, set: u64) -> u64 {
    let mut found = set & set.wrapping_neg();
    let mut fresh = found;
    while fresh != 0 {
        let near = bits(fresh).fold(0, |near, place| near | board.near[place]) & set;
        fresh = near & !found;
        found |= near;
    }
    found
}
