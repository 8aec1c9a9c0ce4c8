//! Reading a board's file: every fault is named with its line, and only a file without faults is a board.

use std::ops::Range;

use kernel::{Piece, Set};
use toml::Spanned;

use super::fault::{BoardError, Fault};
use super::raw::{self, File};
use super::{Board, Land, Obstacle, Point};
use crate::data::*;

/// No file of a board is longer than this, in bytes.
const LONGEST_FILE: usize = 1 << 16;
/// The most cards of a colour.
const MOST_CARDS: u8 = 20;

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
    let mut reader = Reader { text, canvas: *file.board.canvas.get_ref(), faults: Vec::new() };
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
    canvas: Point,
    faults: Vec<Fault>,
}

impl Reader<'_> {
    /// Something is wrong here.
    pub fn fault<T>(&mut self, at: &Spanned<T>, what: String) {
        let line = Some(line_of(self.text, &at.span()));
        self.faults.push(Fault { line, what });
    }

    /// Something is wrong that stands nowhere.
    pub fn lack(&mut self, what: String) {
        self.faults.push(Fault { line: None, what });
    }

    /// A region by its id.
    pub fn region<T>(&mut self, at: &Spanned<T>, id: &str) -> Option<Region> {
        let region = id.parse().ok();
        if region.is_none() {
            let known = Region::NAMES.join(", ");
            self.fault(at, format!("there is no region `{id}`; the nine are {known}"));
        }
        region
    }

    /// A point inside the drawing.
    pub fn point(&mut self, at: &Spanned<Point>) -> Point {
        self.inside(at, *at.get_ref())
    }

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

    fn board(&mut self, file: File) -> Board {
        let players = self.players(&file.board);
        let (deck, removed) = self.deck(&file.deck, &players);
        let (regions, colours) = self.regions(&file.region);
        let (spaces, first, lands) = self.spaces(&file.space, &regions);
        let mut board = Board {
            id: file.board.id.get_ref().clone(),
            title: file.board.title,
            players,
            canvas: self.canvas,
            obstacles: file
                .obstacle
                .iter()
                .map(|raw| Obstacle { kind: raw.kind.clone(), outline: self.outline(&raw.outline) })
                .collect(),
            alliances: self.alliances(&file.alliance, &regions),
            regions,
            spaces,
            deck,
            removed,
            text: self.text.into(),
            sizes: lands.map(|land: u64| land.count_ones() as u8),
            first,
            lands,
            roads: [0; MAX_SPACES],
            colours,
            coloured: [Set::NONE; COLOURS],
        };
        for (&region, &colour) in Region::ALL.iter().zip(&colours) {
            board.coloured[colour].insert(region);
        }
        self.roads(&file.roads, &mut board);
        board
    }

    fn players(&mut self, head: &raw::Head) -> Vec<u8> {
        let plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
        if head.id.get_ref().is_empty() || !head.id.get_ref().chars().all(plain) {
            self.fault(&head.id, "an id is made of small letters, digits and dashes".into());
        }
        let players = head.players.get_ref();
        if players.is_empty() || players.iter().any(|players| !(3..=5).contains(players)) {
            self.fault(&head.players, format!("players are some of 3, 4 and 5, not {players:?}"));
        }
        players.iter().copied().filter(|players| (3..=5).contains(players)).collect()
    }

    /// The deck, and how many cards of each colour are taken out, by number of players.
    fn deck(&mut self, deck: &raw::Deck, players: &[u8]) -> (Cards, [u8; MAX_PLAYERS + 1]) {
        for (given, rule, name) in [(&deck.hand, HAND, "hand"), (&deck.open_cards, ROW, "open_cards")] {
            if *given.get_ref() != rule {
                self.fault(given, format!("`{name}` is {rule} by the rules, not {}", given.get_ref()));
            }
        }
        let counts = [&deck.violet, &deck.yellow, &deck.orange, &deck.green, &deck.red];
        for (colour, count) in Colour::ALL.iter().zip(counts) {
            if !(1..=MOST_CARDS).contains(count.get_ref()) {
                self.fault(count, format!("there are 1 to {MOST_CARDS} {colour} cards"));
            }
        }
        let counts = counts.map(|count| *count.get_ref());
        let mut removed = [0; MAX_PLAYERS + 1];
        let out = &deck.remove_per_colour;
        for (number, &remove) in out.get_ref() {
            match number.parse::<usize>() {
                Ok(number @ 3..=5) => removed[number] = remove,
                _ => self.fault(out, format!("`remove_per_colour` is for 3, 4 or 5 players, not {number}")),
            }
        }
        for &number in players {
            let remove = removed[usize::from(number)];
            if !out.get_ref().contains_key(&number.to_string()) {
                self.fault(out, format!("`remove_per_colour` says nothing about {number} players"));
            }
            let left: u16 = counts.iter().map(|&count| u16::from(count.saturating_sub(remove))).sum();
            let needed = u16::from(number * HAND + ROW);
            if counts.iter().any(|&count| count <= remove) {
                self.fault(out, format!("with {number} players a colour has no card left"));
            } else if left <= needed {
                self.fault(
                    out,
                    format!("with {number} players {left} cards are left; more than {needed} are needed"),
                );
            }
        }
        (counts, removed)
    }

    fn regions(&mut self, raw: &[raw::Region]) -> (Vec<Land>, [Colour; REGIONS]) {
        let none = Land { name: String::new(), size: 0, dragon: [0; 2], outline: Vec::new() };
        let mut lands = vec![none; REGIONS];
        let mut colours = [Colour::Violet; REGIONS];
        let mut found = Set::NONE;
        for raw in raw {
            let Some(region) = self.region(&raw.id, raw.id.get_ref()) else { continue };
            if found.contains(region) {
                self.fault(&raw.id, format!("region `{region}` stands twice"));
            }
            found.insert(region);
            match raw.colour.get_ref().parse() {
                Ok(colour) => colours[region] = colour,
                Err(_) => {
                    let known = Colour::NAMES.join(", ");
                    let what = format!("there is no colour `{}`; the five are {known}", raw.colour.get_ref());
                    self.fault(&raw.colour, what);
                }
            }
            if !(1..=MAX_SIZE).contains(raw.size.get_ref()) {
                self.fault(&raw.size, format!("region `{region}` has 1 to {MAX_SIZE} spaces"));
            }
            lands[region.index()] = Land {
                name: raw.name.clone(),
                size: *raw.size.get_ref(),
                dragon: self.point(&raw.dragon),
                outline: self.outline(&raw.outline),
            };
        }
        for region in Set::all().minus(found).iter() {
            self.lack(format!("region `{region}` is missing"));
        }
        self.colours(&colours, found);
        (lands, colours)
    }

    /// R1.1: four pairs of one colour each, and one region alone.
    fn colours(&mut self, colours: &[Colour; REGIONS], found: Set<Region>) {
        let of = |colour: Colour| found.iter().filter(|&region| colours[region] == colour).count();
        if found.len() < REGIONS {
            return;
        }
        for &colour in Colour::ALL {
            let expected = if colour == Colour::Violet { 1 } else { 2 };
            if of(colour) != expected {
                self.lack(format!("{expected} of the regions must be {colour}, not {}", of(colour)));
            }
        }
    }
}
