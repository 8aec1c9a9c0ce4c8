//! Reading a board's file: every fault is named with its line, and only a file without faults is a board.

use std::ops::Range;

use kernel::Piece;
use serde::de::DeserializeOwned;
use toml::Spanned;

use crate::fault::{BoardError, Fault};

/// A point of the drawing.
pub type Point = [u16; 2];

/// No file of a board is longer than this, in bytes.
const LONGEST_FILE: usize = 1 << 16;

/// The board of this text, which the game makes of the file as it is written.
pub fn read<F: DeserializeOwned, B>(
    text: &str,
    make: impl FnOnce(&mut Reader, F) -> B,
) -> Result<B, BoardError> {
    if text.len() > LONGEST_FILE {
        return Err(BoardError::one(None, format!("the file is longer than {LONGEST_FILE} bytes")));
    }
    let file = toml::from_str(text).map_err(|error| {
        let line = error.span().map(|span| line_of(text, &span));
        BoardError::one(line, error.message().to_owned())
    })?;
    let mut reader = Reader { canvas: [u16::MAX; 2], text, faults: Vec::new() };
    let board = make(&mut reader, file);
    let mut faults = reader.faults;
    faults.sort_by_key(|fault| fault.line);
    if faults.is_empty() { Ok(board) } else { Err(BoardError(faults)) }
}

fn line_of(text: &str, span: &Range<usize>) -> usize {
    text.as_bytes()[..span.start.min(text.len())].iter().filter(|&&byte| byte == b'\n').count() + 1
}

/// A file on its way to a board, with the faults found so far.
pub struct Reader<'a> {
    /// Width and height of the drawing; the game sets it before it asks for points.
    pub canvas: Point,
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

    /// A short name, which may stand in an option or an address.
    pub fn id(&mut self, id: &Spanned<String>) -> String {
        let plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
        if id.get_ref().is_empty() || !id.get_ref().chars().all(plain) {
            self.fault(id, "an id is made of small letters, digits and dashes".into());
        }
        id.get_ref().clone()
    }

    /// A piece by its name. A fault says of what sort it is, and lists those there are: "the nine are …".
    pub fn piece<P: Piece, T>(
        &mut self,
        at: &Spanned<T>,
        name: &str,
        sort: &str,
        list: &str,
        known: &[P],
    ) -> Option<P> {
        let piece = name.parse().ok().filter(|piece| known.contains(piece));
        if piece.is_none() {
            let known: Vec<&str> = known.iter().map(|piece| piece.name()).collect();
            self.fault(at, format!("there is no {sort} `{name}`; {list} {}", known.join(", ")));
        }
        piece
    }

    /// A number that the rules fix and the file repeats.
    pub fn by_the_rules(&mut self, given: &Spanned<u8>, name: &str, rule: u8) {
        if *given.get_ref() != rule {
            self.fault(given, format!("`{name}` is {rule} by the rules, not {}", given.get_ref()));
        }
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

    /// A border, called "an outline" or "a polygon".
    pub fn outline(&mut self, at: &Spanned<Vec<Point>>, called: &str) -> Vec<Point> {
        if at.get_ref().len() < 3 {
            self.fault(at, format!("{called} has three corners at least"));
        }
        at.get_ref().iter().map(|&point| self.inside(at, point)).collect()
    }
}
