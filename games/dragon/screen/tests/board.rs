//! The board of In the Year of the Dragon.

use dragon_screen::Board;

trial::promises! {
    Board, 60_000 bytes,
    "build buy charter discard dismiss do dragon pass place play raze release replace return super take wall"
}

trial::album! { Board }
