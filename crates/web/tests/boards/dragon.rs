//! The board of In the Year of the Dragon.

crate::promises::promises! {
    dragon::Dragon, 60_000 bytes,
    "build buy charter discard dismiss do dragon pass place play raze release replace return take wall"
}
