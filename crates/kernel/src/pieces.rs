//! Kinds of pieces with names, and sets of them.

use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::bits::places;
use crate::{Dice, NotationError};

/// A kind of piece, card or place: one of a few, each with a name in notation. Made by [`pieces!`](macro@crate::pieces).
pub trait Piece: Copy + Ord + fmt::Debug + fmt::Display + FromStr<Err = NotationError> + 'static {
    /// All kinds, in order.
    const ALL: &'static [Self];

    /// Its place in [`Self::ALL`].
    fn index(self) -> usize;

    /// Its name in notation.
    fn name(self) -> &'static str;
}

/// Declares an enum of pieces with their names in notation: a [`Piece`] that is written and read by name and
/// indexes arrays.
#[macro_export]
macro_rules! pieces {
    ($(#[$meta:meta])* pub enum $kind:ident { $($(#[$doc:meta])* $piece:ident = $name:literal,)* }) => {
        $(#[$meta])*
        #[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[derive($crate::serde::Serialize, $crate::serde::Deserialize)]
        #[serde(crate = "kernel::serde")]
        #[repr(u8)]
        pub enum $kind { $($(#[$doc])* #[serde(rename = $name)] $piece,)* }

        impl $crate::Piece for $kind {
            const ALL: &'static [$kind] = &[$($kind::$piece,)*];

            #[inline]
            fn index(self) -> usize {
                self as usize
            }

            fn name(self) -> &'static str {
                Self::NAMES[self as usize]
            }
        }

        impl $kind {
            /// The names of all kinds in notation, in order.
            pub const NAMES: &'static [&'static str] = &[$($name,)*];
        }

        impl std::fmt::Display for $kind {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str($crate::Piece::name(*self))
            }
        }

        impl std::str::FromStr for $kind {
            type Err = $crate::NotationError;
            fn from_str(text: &str) -> Result<$kind, $crate::NotationError> {
                match text {
                    $($name => Ok($kind::$piece),)*
                    _ => Err($crate::NotationError(text.into())),
                }
            }
        }

        impl<T, const N: usize> std::ops::Index<$kind> for [T; N] {
            type Output = T;
            #[inline]
            fn index(&self, piece: $kind) -> &T {
                &self[piece as usize]
            }
        }

        impl<T, const N: usize> std::ops::IndexMut<$kind> for [T; N] {
            #[inline]
            fn index_mut(&mut self, piece: $kind) -> &mut T {
                &mut self[piece as usize]
            }
        }
    };
}

/// A set of pieces of one sort, of which there are at most 16 kinds.
pub struct Set<P> {
    bits: u16,
    sort: PhantomData<P>,
}

impl<P: Piece> Set<P> {
    /// No piece.
    pub const NONE: Set<P> = Set::from_bits(0);

    /// The set whose bits say which places of [`Piece::ALL`] are in it.
    pub const fn from_bits(bits: u16) -> Set<P> {
        Set { bits, sort: PhantomData }
    }

    /// One bit for each place of [`Piece::ALL`].
    pub const fn bits(self) -> u16 {
        self.bits
    }

    /// Every kind there is.
    pub const fn all() -> Set<P> {
        Set::from_bits(((1u32 << P::ALL.len()) - 1) as u16)
    }

    /// This piece alone.
    pub fn only(piece: P) -> Set<P> {
        Set::from_bits(1 << piece.index())
    }

    /// Whether the piece is in it.
    #[inline]
    pub fn contains(self, piece: P) -> bool {
        self.bits >> piece.index() & 1 == 1
    }

    /// Adds a piece.
    #[inline]
    pub fn insert(&mut self, piece: P) {
        self.bits |= 1 << piece.index();
    }

    /// Takes a piece away.
    #[inline]
    pub fn remove(&mut self, piece: P) {
        self.bits &= !(1 << piece.index());
    }

    /// Those of it that are not in the other.
    #[must_use]
    pub const fn minus(self, other: Set<P>) -> Set<P> {
        Set::from_bits(self.bits & !other.bits)
    }

    /// Those that are in both.
    #[must_use]
    pub const fn both(self, other: Set<P>) -> Set<P> {
        Set::from_bits(self.bits & other.bits)
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// One of the pieces, each equally likely.
    ///
    /// # Panics
    /// If there is none.
    pub fn pick(self, dice: &mut Dice) -> P {
        P::ALL[dice.bit(self.bits.into())]
    }

    /// The pieces, in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = P> {
        places(self.bits.into()).map(|place| P::ALL[place])
    }
}

impl<P: Piece> FromIterator<P> for Set<P> {
    fn from_iter<I: IntoIterator<Item = P>>(pieces: I) -> Set<P> {
        let mut set = Set::NONE;
        pieces.into_iter().for_each(|piece| set.insert(piece));
        set
    }
}

impl<P: Piece> Default for Set<P> {
    fn default() -> Set<P> {
        Set::NONE
    }
}

impl<P> Copy for Set<P> {}

impl<P> Clone for Set<P> {
    fn clone(&self) -> Set<P> {
        *self
    }
}

impl<P> PartialEq for Set<P> {
    fn eq(&self, other: &Set<P>) -> bool {
        self.bits == other.bits
    }
}

impl<P> Eq for Set<P> {}

impl<P> PartialOrd for Set<P> {
    fn partial_cmp(&self, other: &Set<P>) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl<P> Ord for Set<P> {
    fn cmp(&self, other: &Set<P>) -> std::cmp::Ordering {
        self.bits.cmp(&other.bits)
    }
}

impl<P: Piece> fmt::Debug for Set<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The names with a plus between them.
impl<P: Piece> fmt::Display for Set<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, piece) in self.iter().enumerate() {
            write!(f, "{}{piece}", if place == 0 { "" } else { "+" })?;
        }
        Ok(())
    }
}

impl<P: Piece> FromStr for Set<P> {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Set<P>, NotationError> {
        let set: Set<P> = text.split('+').map(str::parse::<P>).collect::<Result<_, _>>()?;
        // One way to write a set: a record must read back to the very same text.
        if set.to_string() == text { Ok(set) } else { Err(NotationError(text.into())) }
    }
}

impl<P: Piece> Serialize for Set<P> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(P::name))
    }
}

impl<'de, P: Piece> Deserialize<'de> for Set<P> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Set<P>, D::Error> {
        let names = Vec::<String>::deserialize(deserializer)?;
        names.iter().map(|name| name.parse::<P>().map_err(D::Error::custom)).collect()
    }
}
