//! The board of Lóngwáng.

crate::promises::promises! {
    longwang::Longwang, 75_000 bytes,
    "build cancel draw end gather give imprison lift look pass place play power remove rival stop surge take thief"
}
