//! What can be an option.

use crate::{First, OptionSpec, Piece};

/// The type of an option: its values are listed by name in an [`OptionSpec`], and it may also be given as a whole text.
pub trait OptionValue: Sized {
    /// Whether it may be given as a text of several lines.
    const TAKES_TEXT: bool = false;

    /// The value at this place of the list, with the meaning it had under this version of the rules.
    fn at(spec: &OptionSpec, place: usize, version: u32) -> Self;

    /// Its place in the list.
    fn place(&self, spec: &OptionSpec) -> usize;

    /// The value that a text of several lines describes, or what is wrong with the text.
    fn from_text(_text: &str) -> Result<Self, String> {
        Err("no text is expected here".into())
    }

    /// The text that describes it, if it is not in the list.
    fn text(&self) -> Option<&str> {
        None
    }

    /// Whether a new table may have it, or what is too large.
    fn fits(&self) -> Result<(), String> {
        Ok(())
    }
}

/// The second of two values means yes.
impl OptionValue for bool {
    fn at(_: &OptionSpec, place: usize, _: u32) -> bool {
        place == 1
    }

    fn place(&self, _: &OptionSpec) -> usize {
        usize::from(*self)
    }
}

/// Numbers are their own names.
impl OptionValue for u8 {
    fn at(spec: &OptionSpec, place: usize, _: u32) -> u8 {
        spec.values[place].parse().expect("the values of a number are numbers")
    }

    fn place(&self, spec: &OptionSpec) -> usize {
        let known = spec.values.iter().position(|value| value.parse() == Ok(*self));
        // A test may set a number that nobody can choose.
        known.unwrap_or_else(|| spec.usual_place(crate::options::TODAY))
    }
}

/// Pieces are listed in their order.
impl<P: Piece> OptionValue for P {
    fn at(_: &OptionSpec, place: usize, _: u32) -> P {
        P::ALL[place]
    }

    fn place(&self, _: &OptionSpec) -> usize {
        self.index()
    }
}

impl OptionValue for First {
    fn at(_: &OptionSpec, place: usize, _: u32) -> First {
        First::at(place)
    }

    fn place(&self, _: &OptionSpec) -> usize {
        First::place(*self)
    }
}
