//! Boards in the terminal.

use anstyle::{AnsiColor, Style};
use kernel::{Named, Phrase, Seat, Viewer, key};
use textwrap::{Options, WordSplitter};
use words::Words;

use crate::{Folder, View};

/// Adds to a string, as `write!` does. Writing to a string cannot fail.
#[macro_export]
macro_rules! put {
    ($text:expr, $($arg:tt)*) => {{
        use std::fmt::Write;
        let _ = write!($text, $($arg)*);
    }};
}

/// A game's board as text.
pub trait Terminal: Folder {
    /// Writes what lies on the table, as far as it is not a player's.
    fn table(view: &View<Self>, paper: &Paper, text: &mut String);

    /// Writes what belongs to a player.
    fn player(view: &View<Self>, paper: &Paper, seat: Seat, text: &mut String);

    /// The players in the order in which they stand below the table.
    fn order(_view: &View<Self>, paper: &Paper) -> Vec<Seat> {
        Seat::all(paper.names.len() as u8).collect()
    }

    /// Writes what belongs to the players; the viewer comes last, nearest to the prompt.
    fn players(view: &View<Self>, paper: &Paper, text: &mut String) {
        for seat in paper.mine_last(Self::order(view, paper)) {
            Self::player(view, paper, seat, text);
        }
    }

    /// The table and its players.
    fn print(view: &View<Self>, paper: &Paper) -> String {
        let mut text = String::new();
        Self::table(view, paper, &mut text);
        Self::players(view, paper, &mut text);
        text
    }

    /// How many rows at the end of [`Terminal::print`] are the viewer's own. They stay in sight where the table is too tall
    /// for the screen.
    fn own_rows(view: &View<Self>, paper: &Paper) -> usize {
        let Viewer::Seat(seat) = paper.viewer else { return 0 };
        let mut text = String::new();
        Self::player(view, paper, seat, &mut text);
        text.lines().count()
    }

    /// What the table as text does not show about something with a name like this; nothing if it shows everything.
    fn about(_view: &View<Self>, _name: &str, _paper: &Paper) -> Option<String> {
        None
    }
}

/// The viewer for whom a table is drawn, in which words, and who sits there.
pub struct Paper<'a> {
    /// The viewer.
    pub viewer: Viewer,
    /// The texts of their language.
    pub words: &'a Words,
    /// The players' names, by seat: as many as there are players.
    pub names: &'a [String],
    /// Whether rows are dear, because the question stands on the same screen: signs are explained elsewhere then.
    pub tight: bool,
}

impl Paper<'_> {
    /// A text of the catalogue.
    pub fn say(&self, key: &str) -> String {
        self.words.text(key)
    }

    /// A text of the catalogue with a number in it, in the form that goes with the number.
    pub fn count(&self, key: &'static str, count: u32) -> String {
        self.words.say(&Phrase::new(key).with("count", count), &|seat| self.name(seat).into())
    }

    /// The name of a piece.
    pub fn name_of<P: Named>(&self, piece: P) -> String {
        self.say(key(piece))
    }

    /// The seats, the viewer's own last.
    pub fn mine_last(&self, seats: impl IntoIterator<Item = Seat>) -> Vec<Seat> {
        let (mut seats, mine): (Vec<Seat>, Vec<Seat>) =
            seats.into_iter().partition(|&seat| self.viewer != Viewer::Seat(seat));
        seats.extend(mine);
        seats
    }

    /// Pieces by number, those of which there are any.
    pub fn counted<P: Named>(&self, counts: &[u8]) -> String {
        let some = P::ALL.iter().filter(|piece| counts[piece.index()] > 0);
        let count = |&piece: &P| format!("{} × {}", counts[piece.index()], self.name_of(piece));
        some.map(count).collect::<Vec<_>>().join(" · ")
    }

    /// The name of a player.
    pub fn name(&self, seat: Seat) -> &str {
        &self.names[usize::from(seat.number())]
    }

    /// The name of a player, cut where it is longer than this.
    pub fn short_name(&self, seat: Seat, columns: usize) -> String {
        let mut name = self.name(seat).to_owned();
        if width(&name) > columns {
            while width(&name) >= columns && name.pop().is_some() {}
            name.push('…');
        }
        name
    }

    /// The beginning of a player's line: number and name, marked if they are to act now.
    pub fn player(&self, seat: Seat, now: bool) -> String {
        let (style, now) = (colour(seat), if now { "▸" } else { " " });
        let name = pad(&self.short_name(seat, 13), 14);
        format!("{style}{now}{} {name}{style:#}", seat.number() + 1)
    }
}

/// How wide a board may be: the width of the smallest usual terminal.
pub const COLUMNS: usize = 80;

/// How many columns a text takes; its colours take none.
pub fn width(text: &str) -> usize {
    textwrap::core::display_width(text)
}

/// A text with spaces behind it up to a width; its colours take none.
pub fn pad(text: &str, columns: usize) -> String {
    format!("{text}{}", " ".repeat(columns.saturating_sub(width(text))))
}

/// A text in lines of at most this width, broken between words; all lines but the first begin with `indent`.
pub fn wrap(text: &str, columns: usize, indent: &str) -> String {
    let options = Options::new(columns).subsequent_indent(indent).word_splitter(WordSplitter::NoHyphenation);
    textwrap::wrap(text, options).join("\n")
}

/// Things one after the other, three spaces between them, in lines that fit; no thing is broken while it fits a line.
/// All lines but the first begin with `indent` spaces, as many as the caller has already written.
pub fn flow(things: impl IntoIterator<Item = String>, indent: usize) -> String {
    let (mut text, mut used) = (String::new(), indent);
    for (place, thing) in things.into_iter().enumerate() {
        let gap = if place == 0 { 0 } else { 3 };
        if used + gap + width(&thing) > COLUMNS && used > indent {
            put!(text, "\n{}", " ".repeat(indent));
            used = indent;
        } else {
            text.push_str(&" ".repeat(gap));
            used += gap;
        }
        used += width(&thing);
        text.push_str(&thing);
    }
    text
}

/// What stands behind other things.
pub const FAINT: Style = Style::new().dimmed();

/// A piece of a seat, with its number.
pub fn mark(sign: &str, seat: Seat) -> String {
    let style = colour(seat);
    format!("{style}{sign}{}{style:#}", seat.number() + 1)
}

/// The colour of a seat: always with its name, never alone.
pub fn colour(seat: Seat) -> Style {
    let colours = [
        AnsiColor::Red,
        AnsiColor::Blue,
        AnsiColor::Yellow,
        AnsiColor::Magenta,
        AnsiColor::Cyan,
        AnsiColor::Green,
    ];
    colours[usize::from(seat.number())].on_default().bold()
}
