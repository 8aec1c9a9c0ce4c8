//! Reading a board's file: every fault is named with its line, and only a file without faults is a board.

use std::ops::{Range, RangeInclusive};

use kernel::{Seat, Set};
use toml::Spanned;

use super::fault::{BoardError, Fault};
use super::raw::{self, File};
use super::{Board, Face, Prices};
use crate::action::Cell;
use crate::data::*;

/// No file of a board is longer than this, in bytes.
const LONGEST_FILE: usize = 1 << 16;
/// The regions in the order of seats: clockwise.
pub const REGIONS: [&str; PLAYERS] = ["nw", "ne", "se", "sw"];

/// The board of this text.
pub fn read(text: &str) -> Result<Board, BoardError> {
    let one = |line, what: String| BoardError(vec![Fault { line, what }]);
    if text.len() > LONGEST_FILE {
        return Err(one(None, format!("the file is longer than {LONGEST_FILE} bytes")));
    }
    let file: File = toml::from_str(text).map_err(|error| {
        let line = error.span().map(|span| line_of(text, &span));
        one(line, error.message().to_owned())
    })?;
    let mut reader = Reader { text, faults: Vec::new() };
    let board = reader.board(file);
    let mut faults = reader.faults;
    faults.sort_by_key(|fault| fault.line);
    if faults.is_empty() { Ok(board) } else { Err(BoardError(faults)) }
}

fn line_of(text: &str, span: &Range<usize>) -> usize {
    text.as_bytes()[..span.start.min(text.len())].iter().filter(|&&byte| byte == b'\n').count() + 1
}

/// A file on its way to a board, with the faults found so far.
pub struct Reader<'a> {
    text: &'a str,
    faults: Vec<Fault>,
}

impl Reader<'_> {
    /// Something is wrong here.
    pub fn fault<T>(&mut self, at: &Spanned<T>, what: String) {
        self.fault_below(at, 0, what);
    }

    /// Something is wrong so many lines below this.
    pub fn fault_below<T>(&mut self, at: &Spanned<T>, below: usize, what: String) {
        let line = Some(line_of(self.text, &at.span()) + below);
        self.faults.push(Fault { line, what });
    }

    /// Something is wrong that stands nowhere.
    pub fn lack(&mut self, what: String) {
        self.faults.push(Fault { line: None, what });
    }

    /// A resource by its name.
    pub fn resource<T>(&mut self, at: &Spanned<T>, name: &str) -> Option<Resource> {
        let resource = name.parse().ok();
        if resource.is_none() {
            let known = Resource::NAMES.join(", ");
            self.fault(at, format!("there is no resource `{name}`; the four are {known}"));
        }
        resource
    }

    /// A number within these.
    pub fn within(&mut self, at: &Spanned<u8>, name: &str, range: RangeInclusive<u8>) -> u8 {
        let number = *at.get_ref();
        if !range.contains(&number) {
            let (least, most) = range.into_inner();
            self.fault(at, format!("`{name}` is {least} to {most}, not {number}"));
        }
        number
    }

    fn board(&mut self, file: File) -> Board {
        let plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
        if file.board.id.get_ref().is_empty() || !file.board.id.get_ref().chars().all(plain) {
            self.fault(&file.board.id, "an id is made of small letters, digits and dashes".into());
        }
        let prices = self.prices(&file.actions);
        let mut board = Board {
            id: file.board.id.get_ref().clone(),
            title: file.board.title,
            squares: [super::Square::Wheel; SQUARES],
            main: [Resource::Bamboo; PLAYERS],
            jade: [Cell::at(0); TILES],
            tiles_of_each_kind: *file.jade.tiles_of_each_kind.get_ref(),
            links: Vec::new(),
            wheel_die: self.wheel_die(&file.wheel_die),
            dragon_die: self.dragon_die(&file.dragon_die.faces),
            prices,
            deck: self.deck(&file.action_deck, prices.start_cards),
            objectives: self.objectives(&file.objective),
            text: self.text.into(),
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
            let what =
                format!("there are {TILES} jade tiles of {JADES} kinds, so 2 of each, not {tiles} in all");
            self.fault(&file.jade.tiles_of_each_kind, what);
        }
        self.map(&file.board.map, &file.region, &mut board);
        self.links(&file.wheel.rim_links, &mut board);
        board
    }

    fn prices(&mut self, raw: &raw::Actions) -> Prices {
        Prices {
            points: self.within(&raw.action_points, "action_points", 1..=9),
            place: self.within(&raw.place_cost, "place_cost", 1..=9),
            gather: self.within(&raw.gather_cost, "gather_cost", 1..=9),
            draw: self.within(&raw.draw_cost, "draw_cost", 1..=9),
            draws: self.within(&raw.max_draws_per_turn, "max_draws_per_turn", 0..=4),
            plays: self.within(&raw.max_card_plays_per_turn, "max_card_plays_per_turn", 0..=4),
            start_explorers: self.within(&raw.start_explorers, "start_explorers", 1..=4),
            start_tokens: self.within(&raw.start_tokens_of_predominant, "start_tokens_of_predominant", 0..=9),
            start_cards: self.within(&raw.start_action_cards, "start_action_cards", 0..=3),
            explorers: self.within(&raw.explorers_per_player, "explorers_per_player", 5..=23),
        }
    }

    /// R3.3: six faces, each a step at most.
    fn wheel_die(&mut self, raw: &[raw::WheelFace]) -> [Face; 6] {
        let mut faces = [None; 6];
        for raw in raw {
            let face = self.within(&raw.face, "face", 1..=6);
            if !(-1..=1).contains(raw.turn.get_ref()) {
                self.fault(&raw.turn, "`turn` is −1, 0 or 1: a step of the wheel at most".into());
            }
            let Some(entry) = faces.get_mut(usize::from(face).wrapping_sub(1)) else { continue };
            if entry.replace(Face { turn: *raw.turn.get_ref(), swap: raw.swap }).is_some() {
                self.fault(&raw.face, format!("face {face} of the wheel die stands twice"));
            }
        }
        for (place, face) in faces.iter().enumerate() {
            if face.is_none() {
                self.lack(format!("face {} of the wheel die is missing", place + 1));
            }
        }
        faces.map(Option::unwrap_or_default)
    }

    /// R6.2: six faces; how many show each number.
    fn dragon_die(&mut self, raw: &Spanned<Vec<u8>>) -> [u8; 7] {
        let mut shown = [0; 7];
        if raw.get_ref().len() != 6 || raw.get_ref().iter().any(|face| !(1..=6).contains(face)) {
            self.fault(raw, "the dragon die has six faces with numbers from 1 to 6".into());
        }
        for &face in raw.get_ref() {
            if let Some(count) = shown.get_mut(usize::from(face)) {
                *count += 1;
            }
        }
        shown
    }

    /// The resources of each seat's region: the main one, the two of medium size, the scarce one.
    pub fn regions(&mut self, raw: &[raw::Region]) -> Option<[[Resource; RESOURCES]; PLAYERS]> {
        let mut found = [None; PLAYERS];
        for raw in raw {
            let id = raw.id.get_ref();
            let Some(place) = REGIONS.iter().position(|known| known == id) else {
                let known = REGIONS.join(", ");
                self.fault(&raw.id, format!("there is no region `{id}`; the four are {known}"));
                continue;
            };
            let [one, other] = raw.medium.get_ref();
            let named = [
                self.resource(&raw.predominant, raw.predominant.get_ref()),
                self.resource(&raw.medium, one),
                self.resource(&raw.medium, other),
                self.resource(&raw.scarce, raw.scarce.get_ref()),
            ];
            let kinds: Set<Resource> = named.iter().flatten().copied().collect();
            let [Some(main), Some(one), Some(other), Some(scarce)] = named else { continue };
            if kinds.len() < RESOURCES {
                self.fault(&raw.id, format!("region `{id}` must name each of the four resources once"));
            }
            if found[place].replace([main, one, other, scarce]).is_some() {
                self.fault(&raw.id, format!("region `{id}` stands twice"));
            }
        }
        for (id, found) in REGIONS.iter().zip(&found) {
            if found.is_none() && raw.iter().all(|raw| raw.id.get_ref() != id) {
                self.lack(format!("region `{id}` is missing"));
            }
        }
        let [Some(nw), Some(ne), Some(se), Some(sw)] = found else { return None };
        Some([nw, ne, se, sw])
    }
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
