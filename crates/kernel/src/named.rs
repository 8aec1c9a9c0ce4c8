//! Names of pieces in the catalogue of texts.

use crate::Piece;

/// A piece whose name stands in the catalogue of texts. [`named!`](crate::named!) implements it.
pub trait Named: Piece {
    /// The texts of all pieces of this sort, in order.
    const TEXTS: &'static [&'static str];
}

/// The text that names a piece.
pub fn key<P: Named>(piece: P) -> &'static str {
    P::TEXTS[piece.index()]
}

/// Gives the pieces of a game their texts, in order: the game's prefix, then each sort with its names. A sort
/// with a name too many or too few does not compile.
///
/// ```
/// kernel::pieces! {
///     /// A bird.
///     pub enum Bird {
///         /// White.
///         Crane = "crane",
///         /// Brown.
///         Duck = "duck",
///     }
/// }
/// kernel::named! { "pond-"; Bird: "crane" "duck"; }
/// assert_eq!(kernel::key(Bird::Duck), "pond-duck");
/// ```
#[macro_export]
macro_rules! named {
    ($prefix:literal; $($sort:ty: $($text:literal)*;)*) => {$(
        impl $crate::Named for $sort {
            const TEXTS: &'static [&'static str] = {
                const TEXTS: &[&str] = &[$(concat!($prefix, $text)),*];
                assert!(TEXTS.len() == <$sort as $crate::Piece>::ALL.len(), "a name for each piece");
                TEXTS
            };
        }
    )*};
}
