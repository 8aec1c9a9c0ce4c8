//! Reading a board's file: every fault is named with its line, and only a file without faults is a board.

use std::ops::Range;

use kernel::Piece;
use kernel::text::{is_blank, is_hidden};
use serde::de::DeserializeOwned;
use toml::Spanned;

use crate::fault::{BoardError, Fault};

/// A point of the drawing.
pub type Point = [u16; 2];

/// The longest file of a board, in bytes.
const LONGEST_FILE: usize = 1 << 16;
/// The longest name and title of a new board, in letters: they are drawn on maps and appear in every log.
const LONGEST_NAME: usize = 24;
const LONGEST_TITLE: usize = 100;
/// The greatest width and height of a new board's drawing, and the most corners of a border.
const LARGEST_CANVAS: u16 = 4000;
const MOST_CORNERS: usize = 500;
/// The most faults that are reported at once.
const MOST_FAULTS: usize = 50;

/// What a file gives.
#[derive(Debug)]
pub struct Read<B> {
    /// The board.
    pub board: B,
    /// What is too large for a new board. A board that was accepted once can always be read, whatever is asked of new ones.
    pub excess: Vec<Fault>,
}

/// The board of this text, which the game makes of the file as it is written.
pub fn read<F: DeserializeOwned, B>(
    text: &str,
    make: impl FnOnce(&mut Reader, F) -> B,
) -> Result<Read<B>, BoardError> {
    let file = parse(text)?;
    let [faults, excess] = [(); 2].map(|()| List::default());
    let mut reader = Reader { canvas: [u16::MAX; 2], text, faults, excess };
    let board = make(&mut reader, file);
    let excess = reader.excess.sorted();
    match reader.faults.sorted() {
        faults if faults.is_empty() => Ok(Read { board, excess }),
        faults => Err(BoardError([faults, excess].concat())),
    }
}

/// What the file says, without comments and in one order: equal for all files that mean the same. It is itself a file
/// with exactly this meaning.
pub(crate) fn meaning(text: &str) -> Result<String, BoardError> {
    let table: toml::Table = parse(text)?;
    match toml::to_string(&table) {
        Ok(plain) if plain.len() <= LONGEST_FILE => Ok(plain),
        // Written out, it would be too long to be read again, so the text stands for itself.
        _ => Ok(text.to_owned()),
    }
}

fn parse<F: DeserializeOwned>(text: &str) -> Result<F, BoardError> {
    if text.len() > LONGEST_FILE {
        return Err(BoardError::one(None, format!("the file is longer than {LONGEST_FILE} bytes")));
    }
    toml::from_str(text).map_err(|error| {
        let line = error.span().map(|span| line_of(text, &span));
        BoardError::one(line, error.message().to_owned())
    })
}

fn line_of(text: &str, span: &Range<usize>) -> usize {
    text.as_bytes()[..span.start.min(text.len())].iter().filter(|&&byte| byte == b'\n').count() + 1
}

/// Some faults.
#[derive(Default)]
struct List {
    told: Vec<Fault>,
    untold: usize,
}

impl List {
    fn add(&mut self, line: Option<usize>, what: String) {
        if self.told.len() < MOST_FAULTS {
            self.told.push(Fault { line, what });
        } else {
            self.untold += 1;
        }
    }

    fn sorted(mut self) -> Vec<Fault> {
        self.told.sort_by_key(|fault| fault.line);
        if self.untold > 0 {
            self.told.push(Fault { line: None, what: format!("and {} more faults", self.untold) });
        }
        self.told
    }
}

/// A file on its way to a board, with the faults found so far.
pub struct Reader<'a> {
    canvas: Point,
    text: &'a str,
    faults: List,
    excess: List,
}

impl Reader<'_> {
    /// Something is wrong here.
    pub fn fault<T>(&mut self, at: &Spanned<T>, what: String) {
        self.fault_below(at, 0, what);
    }

    /// Something is wrong this number of lines below.
    pub fn fault_below<T>(&mut self, at: &Spanned<T>, below: usize, what: String) {
        self.faults.add(Some(line_of(self.text, &at.span()) + below), what);
    }

    /// Something here is more than a new board may have.
    pub fn excess<T>(&mut self, at: &Spanned<T>, what: String) {
        self.excess.add(Some(line_of(self.text, &at.span())), what);
    }

    /// Something is wrong that is in no line.
    pub fn lack(&mut self, what: String) {
        self.faults.add(None, what);
    }

    /// A short name, which may appear in an option or an address.
    pub fn id(&mut self, id: &Spanned<String>) -> String {
        let plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
        if id.get_ref().is_empty() || !id.get_ref().chars().all(plain) {
            self.fault(id, "an id is made of small letters, digits and dashes".into());
        }
        id.get_ref().clone()
    }

    /// A name that is drawn on the map.
    pub fn name(&mut self, name: &Spanned<String>) -> String {
        self.words(name, "a name", LONGEST_NAME)
    }

    /// What a board is called.
    pub fn title(&mut self, title: &Spanned<String>) -> String {
        self.words(title, "a title", LONGEST_TITLE)
    }

    fn words(&mut self, text: &Spanned<String>, called: &str, longest: usize) -> String {
        let words = text.get_ref();
        if is_blank(words) || words.chars().count() > longest {
            self.excess(text, format!("{called} has 1 to {longest} letters"));
        }
        if words.chars().any(is_hidden) {
            self.excess(text, format!("{called} is written in one line, with letters that can be seen"));
        }
        words.clone()
    }

    /// Width and height of the drawing, inside which all points must lie.
    pub fn canvas(&mut self, canvas: &Spanned<Point>) -> Point {
        let [width, height] = *canvas.get_ref();
        if !(1..=LARGEST_CANVAS).contains(&width) || !(1..=LARGEST_CANVAS).contains(&height) {
            self.excess(canvas, format!("a canvas is 1 to {LARGEST_CANVAS} wide and high"));
        }
        self.canvas = [width, height];
        self.canvas
    }

    /// Only as many of something as there can be: the rest is ignored.
    pub fn at_most<'a, T>(&mut self, list: &'a [T], called: &str, most: usize) -> &'a [T] {
        if list.len() > most {
            self.lack(format!("there are {most} {called} at most, not {}", list.len()));
        }
        &list[..list.len().min(most)]
    }

    /// A piece by its name. A fault says what sort of piece it is, and lists those that exist: "the nine are …".
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
        let corners = at.get_ref().len();
        let what = || format!("{called} has 3 to {MOST_CORNERS} corners, not {corners}");
        match corners {
            ..3 => self.fault(at, what()),
            3..=MOST_CORNERS => {}
            _ => self.excess(at, what()),
        }
        at.get_ref().iter().map(|&point| self.inside(at, point)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(serde::Deserialize)]
    struct File {
        name: Spanned<String>,
    }

    #[test]
    fn a_name_has_letters_that_can_be_seen() {
        let is_fine = |name: &str| {
            let read = read(&format!("name = \"{name}\""), |reader, file: File| reader.name(&file.name));
            read.expect("a file without faults").excess.is_empty()
        };
        for fine in ["Chu", "贵州", "L\u{fc} b\u{e9}"] {
            assert!(is_fine(fine), "{fine}");
        }
        for odd in ["", " ", "Chu\u{202e}", "C\u{200b}hu", "\u{3164}", "\u{2800}", "\u{200d}", "\\u0007"] {
            assert!(!is_fine(odd), "{odd:?}");
        }
    }
}
