//! One-line texts of actions and chances, as far as all games read them alike.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use thiserror::Error;

use crate::{MAX_SEATS, Piece, Seat, Set};

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

/// Reads a text word by word. Whichever word is wrong, the error names the whole text.
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

/// A number that is written from one, counted from zero.
pub fn read_from_one(text: &str) -> Result<u8, NotationError> {
    read_number::<u8>(text)?.checked_sub(1).ok_or_else(|| NotationError(text.into()))
}

/// One word of a notation: a number, a seat, a piece, or a type of the game's own.
pub trait Word: Sized {
    /// What this word means.
    fn read(word: &str) -> Result<Self, NotationError>;
}

impl<T: Piece> Word for T {
    fn read(word: &str) -> Result<T, NotationError> {
        word.parse()
    }
}

impl<P: Piece> Word for Set<P> {
    fn read(word: &str) -> Result<Set<P>, NotationError> {
        word.parse()
    }
}

impl Word for u8 {
    fn read(word: &str) -> Result<u8, NotationError> {
        read_number(word)
    }
}

impl Word for u16 {
    fn read(word: &str) -> Result<u16, NotationError> {
        read_number(word)
    }
}

impl Word for Seat {
    fn read(word: &str) -> Result<Seat, NotationError> {
        let number = read_number(word)?;
        if usize::from(number) < MAX_SEATS { Ok(Seat::new(number)) } else { Err(NotationError(word.into())) }
    }
}

/// The other ways to write and read a [`Word`] that has a `Display`: `FromStr`, and for serde (`into` and `try_from`) as a
/// `String`. Its `Debug` is its text, too.
///
/// ```
/// #[derive(Copy, Clone, PartialEq)]
/// struct Floor(u8);
///
/// impl std::fmt::Display for Floor {
///     fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
///         write!(f, "F{}", self.0)
///     }
/// }
///
/// impl kernel::notation::Word for Floor {
///     fn read(word: &str) -> Result<Floor, kernel::NotationError> {
///         let number = word.strip_prefix('F').ok_or_else(|| kernel::NotationError(word.into()))?;
///         kernel::read_number(number).map(Floor)
///     }
/// }
///
/// kernel::word!(Floor);
/// assert_eq!("F3".parse(), Ok(Floor(3)));
/// assert_eq!(String::from(Floor(3)), "F3");
/// ```
#[macro_export]
macro_rules! word {
    ($type:ty) => {
        impl std::fmt::Debug for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(self, f)
            }
        }

        impl std::str::FromStr for $type {
            type Err = $crate::NotationError;

            fn from_str(text: &str) -> Result<$type, $crate::NotationError> {
                $crate::notation::Word::read(text)
            }
        }

        impl From<$type> for String {
            fn from(word: $type) -> String {
                word.to_string()
            }
        }

        impl TryFrom<String> for $type {
            type Error = $crate::NotationError;

            fn try_from(text: String) -> Result<$type, $crate::NotationError> {
                text.parse()
            }
        }
    };
}

/// Writes and reads actions or chances as one-line texts. Each line gives the words and the value they stand for: fixed
/// words in quotes, the others by a name, a number that people count from one as `(name + 1)`, and a word with a reader of
/// its own as `(name: reader)`. If several lines fit a text, the first of them that can be read counts.
///
/// ```
/// # use kernel::{NotationError, read_number};
/// # #[derive(Copy, Clone, Debug, PartialEq)]
/// enum Action {
///     Pass,
///     Found,
///     Build(u8),
///     Deploy(u8, bool),
///     Group(u8),
///     Die(u8),
/// }
/// fn face(word: &str) -> Result<u8, NotationError> {
///     read_number(word).ok().filter(|face| (1..=6).contains(face)).ok_or_else(|| NotationError(word.into()))
/// }
/// kernel::notation! { Action:
///     ["pass"] => Pass;
///     ["build" "new"] => Found;
///     ["build" place] => Build(place);
///     ["deploy" open] => Deploy(open, false);
///     ["deploy" open "monastery"] => Deploy(open, true);
///     ["group" (place + 1)] => Group(place);
///     ["die" (shown: face)] => Die(shown);
/// }
/// assert_eq!("build 3".parse(), Ok(Action::Build(3)));
/// assert_eq!(Action::Deploy(2, true).to_string(), "deploy 2 monastery");
/// assert!("build 03".parse::<Action>().is_err());
/// assert_eq!("group 1".parse(), Ok(Action::Group(0)));
/// assert_eq!(Action::Group(0).to_string(), "group 1");
/// assert!("group 0".parse::<Action>().is_err());
/// assert_eq!("die 6".parse(), Ok(Action::Die(6)));
/// assert_eq!("die 7".parse::<Action>(), Err(NotationError("die 7".into())));
/// ```
#[macro_export]
macro_rules! notation {
    ($type:ident: $([$first:literal $($word:tt)*] => $variant:ident $(($($held:tt)*))?;)*) => {
        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match *self {
                    $($type::$variant $(($($held)*))? => {
                        f.write_str($first)?;
                        $($crate::notation!(@write f $word);)*
                    })*
                }
                Ok(())
            }
        }

        impl std::str::FromStr for $type {
            type Err = $crate::NotationError;

            fn from_str(text: &str) -> Result<$type, $crate::NotationError> {
                $crate::read_words(text, |words| {
                    $(if let [$first, $($crate::notation!(@bind $word)),*] = *words {
                        let read = || -> Result<$type, $crate::NotationError> {
                            $($crate::notation!(@read $word);)*
                            Ok($type::$variant $(($($held)*))?)
                        };
                        if let Ok(value) = read() {
                            return Ok(value);
                        }
                    })*
                    Err($crate::NotationError(text.into()))
                })
            }
        }
    };
    (@bind $fixed:literal) => { $fixed };
    (@bind $name:ident) => { $name };
    (@bind ($name:ident $($how:tt)*)) => { $name };
    (@write $f:ident $fixed:literal) => { write!($f, concat!(" ", $fixed))? };
    (@write $f:ident $name:ident) => { write!($f, " {}", $name)? };
    (@write $f:ident ($name:ident + 1)) => { write!($f, " {}", $name + 1)? };
    (@write $f:ident ($name:ident: $reader:path)) => { write!($f, " {}", $name)? };
    (@read $fixed:literal) => {};
    (@read $name:ident) => { let $name = $crate::notation::Word::read($name)?; };
    (@read ($name:ident + 1)) => { let $name = $crate::notation::read_from_one($name)?; };
    (@read ($name:ident: $reader:path)) => { let $name = $reader($name)?; };
}
