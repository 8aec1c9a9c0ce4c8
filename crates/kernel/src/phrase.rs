//! Something to be said, in no language yet.
//!
//! Rules know no language: they say *what* with a key and its arguments, and a catalogue of texts
//! has the words for it.

use crate::Seat;

/// A text to be looked up, with what fills its gaps.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Phrase {
    /// The text's name in the catalogue.
    pub key: &'static str,
    /// The name and value of each gap.
    pub args: Vec<(&'static str, Arg)>,
}

/// What fills a gap of a phrase.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Arg {
    /// A number, which also chooses the plural form.
    Number(i64),
    /// A player, shown by name.
    Seat(Seat),
    /// Something that reads the same in every language: a file's name, say.
    Text(String),
    /// Another phrase: the name of a piece, say.
    Phrase(Phrase),
    /// Several of one sort, shown as a list.
    List(Vec<Arg>),
}

impl Phrase {
    /// A phrase without gaps.
    pub const fn new(key: &'static str) -> Phrase {
        Phrase { key, args: Vec::new() }
    }

    /// The phrase with one more gap filled.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Phrase {
        self.args.push((name, arg.into()));
        self
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(number.into())
            }
        }
    )*};
}
numbers!(u8, u16, u32, i32, i64);

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<Phrase> for Arg {
    fn from(phrase: Phrase) -> Arg {
        Arg::Phrase(phrase)
    }
}

/// A piece, card or place that has a name in every language.
impl From<&'static str> for Arg {
    fn from(key: &'static str) -> Arg {
        Arg::Phrase(Phrase::new(key))
    }
}

impl<A: Into<Arg>> FromIterator<A> for Arg {
    fn from_iter<I: IntoIterator<Item = A>>(args: I) -> Arg {
        Arg::List(args.into_iter().map(Into::into).collect())
    }
}

impl Arg {
    /// The argument without any catalogue, for messages about files.
    pub fn plain(&self) -> String {
        match self {
            Arg::Number(number) => number.to_string(),
            Arg::Seat(seat) => format!("seat {seat}"),
            Arg::Text(text) => text.clone(),
            Arg::Phrase(phrase) => phrase.key.replace('-', " "),
            Arg::List(args) => args.iter().map(Arg::plain).collect::<Vec<_>>().join(", "),
        }
    }
}
