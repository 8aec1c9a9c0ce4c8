//! One-line texts of actions and chances, as far as all games read them alike.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use thiserror::Error;

/// Something done, small, ordered, with a one-line text that reads back.
pub trait Notation:
    Copy + Ord + Debug + Display + FromStr<Err = NotationError> + Send + Sync + 'static
{
}

impl<T> Notation for T where
    T: Copy + Ord + Debug + Display + FromStr<Err = NotationError> + Send + Sync + 'static
{
}

/// A text that is no action or chance of the game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{0}` is not an action of this game")]
pub struct NotationError(pub String);

/// What is read of the words of a text. Whichever word is wrong, the error names the whole text.
pub fn read_words<T>(
    text: &str,
    read: impl FnOnce(&[&str]) -> Result<T, NotationError>,
) -> Result<T, NotationError> {
    let words: Vec<&str> = text.split(' ').collect();
    read(&words).map_err(|_| NotationError(text.into()))
}

/// A number as we write it: no sign, no leading zero, so that every action has one text.
pub fn read_number<N: FromStr + ToString>(text: &str) -> Result<N, NotationError> {
    let number = text.parse::<N>().ok().filter(|number| number.to_string() == text);
    number.ok_or_else(|| NotationError(text.into()))
}
