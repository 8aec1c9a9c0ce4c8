//! Reading a board's file: every fault is named with its line, and only a file without faults is a board.

use std::ops::Range;

use kernel::{Piece, Set};
use toml::Spanned;

use super::fault::{BoardError, Fault};
use super::raw::{self, File};
use super::{Board, Point};
use crate::data::*;

/// No file of a board is longer than this, in bytes.
const LONGEST_FILE: usize = 1 << 16;

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

    /// A piece of this sort by its id.
    pub fn piece<P: Piece, T>(&mut self, at: &Spanned<T>, sort: &str, id: &str, known: &[P]) -> Option<P> {
        let piece = id.parse().ok().filter(|piece| known.contains(piece));
        if piece.is_none() {
            let known: Vec<&str> = known.iter().map(|piece| piece.name()).collect();
            self.fault(at, format!("there is no {sort} `{id}`; there are {}", known.join(", ")));
        }
        piece
    }

    /// A province by its id.
    pub fn province<T>(&mut self, at: &Spanned<T>, id: &str) -> Option<Province> {
        self.piece(at, "province", id, Province::ALL)
    }

    /// A point inside the drawing.
    pub fn point(&mut self, at: &Spanned<Point>) -> Point {
        self.inside(at, *at.get_ref())
    }

    /// The same for one of several points.
    pub fn inside<T>(&mut self, at: &Spanned<T>, point: Point) -> Point {
        if point[0] > self.canvas[0] || point[1] > self.canvas[1] {
            self.fault(at, format!("{point:?} lies outside the canvas {:?}", self.canvas));
        }
        point
    }

    fn board(&mut self, file: File) -> Board {
        self.numbers(&file.cards);
        let deck = self.symbols(&file.symbol);
        let ids = self.provinces(&file.province);
        let mut board = Board {
            name: file.board.name.clone(),
            canvas: self.canvas,
            map_box: self.map_box(&file.board.map_box),
            order: self.order(&file.board.province_order),
            provinces: self.lands(&file.province),
            districts: self.areas(&file.district, &ids),
            borders: self.borders(&file.border, &ids, &deck.groups),
            text: self.text.into(),
            decks: [[0; CARDS]; 2],
            ways: [[[0; CARDS]; DISTRICTS]; 2],
        };
        for (&symbol, (&count, &group)) in Card::symbols().iter().zip(deck.counts.iter().zip(&deck.groups)) {
            board.decks[0][symbol] = count;
            board.decks[1][group] = board.decks[1][group].saturating_add(count);
        }
        board.open_ways();
        self.neighbours(&file.district, &ids, &board);
        self.hangs_together(&board, &ids);
        board
    }

    /// R1.2, R1.3: what the rules say and the file repeats.
    fn numbers(&mut self, cards: &raw::Cards) {
        let given = [
            (&cards.movement, MOVEMENT, "movement"),
            (&cards.dragon, DRAGONS, "dragon"),
            (&cards.hand_limit, HAND, "hand_limit"),
            (&cards.members, MEMBERS + 1, "members"),
            (&cards.province_tiles, TILES, "province_tiles"),
        ];
        for (given, rule, name) in given {
            if *given.get_ref() != rule {
                self.fault(given, format!("`{name}` is {rule} by the rules, not {}", given.get_ref()));
            }
        }
        let values = &cards.return_values;
        if values.get_ref()[..] != RETURN_CARDS {
            let what =
                format!("`return_values` are {RETURN_CARDS:?} by the rules, not {:?}", values.get_ref());
            self.fault(values, what);
        }
    }

    /// R1.2: six symbols, each of one of three families, with 54 cards together.
    fn symbols(&mut self, raw: &[raw::Symbol]) -> Deck {
        let mut deck = Deck { counts: [0; SYMBOLS], groups: [Card::Animal; SYMBOLS] };
        let mut found: Set<Card> = Set::NONE;
        for raw in raw {
            let Some(symbol) = self.piece(&raw.id, "symbol", raw.id.get_ref(), Card::symbols()) else {
                continue;
            };
            if found.contains(symbol) {
                self.fault(&raw.id, format!("symbol `{symbol}` stands twice"));
            }
            found.insert(symbol);
            if let Some(group) = self.piece(&raw.family, "family", raw.family.get_ref(), Card::groups()) {
                deck.groups[symbol] = group;
            }
            if !(1..=MOVEMENT).contains(raw.cards.get_ref()) {
                self.fault(&raw.cards, format!("there are 1 to {MOVEMENT} {symbol} cards"));
            }
            deck.counts[symbol] = *raw.cards.get_ref();
        }
        for symbol in Card::symbols().iter().filter(|&&symbol| !found.contains(symbol)) {
            self.lack(format!("symbol `{symbol}` is missing"));
        }
        let all: u32 = deck.counts.iter().map(|&count| u32::from(count)).sum();
        if found.len() == SYMBOLS && all != u32::from(MOVEMENT) {
            self.lack(format!("the symbols have {MOVEMENT} cards together by the rules, not {all}"));
        }
        deck
    }

    fn map_box(&mut self, at: &Spanned<[u16; 4]>) -> [u16; 4] {
        let [left, top, right, bottom] = *at.get_ref();
        self.inside(at, [right, bottom]);
        if left >= right || top >= bottom {
            self.fault(at, "`map_box` is left, top, right and bottom, in this order".into());
        }
        *at.get_ref()
    }

    /// R5.5: every province once.
    fn order(&mut self, at: &Spanned<Vec<String>>) -> [Province; PROVINCES] {
        let mut order = [Province::White; PROVINCES];
        let mut found = Set::NONE;
        let named: Vec<Province> = at.get_ref().iter().filter_map(|id| self.province(at, id)).collect();
        for (&province, entry) in named.iter().zip(&mut order) {
            *entry = province;
            found.insert(province);
        }
        if found != Set::all() || at.get_ref().len() != PROVINCES {
            self.fault(at, "`province_order` names each of the six provinces once".into());
        }
        order
    }
}

/// How many symbols there are where there are six kinds.
pub const SYMBOLS: usize = Card::Animal as usize;

/// The movement cards of each symbol, and the family of each.
pub struct Deck {
    counts: [u8; SYMBOLS],
    groups: [Card; SYMBOLS],
}
