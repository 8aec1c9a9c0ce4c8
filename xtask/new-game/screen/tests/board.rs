//! What every board promises: each choice has its place, nothing is missing, nothing hidden is drawn.

trial::promises! { sample_screen::Board, 20_000 bytes, "change keep" }
