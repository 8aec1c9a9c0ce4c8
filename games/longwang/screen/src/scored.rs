//! What is worth points, for the walk through the final scoring.

use kernel::{Piece, Seat};
use longwang::View;
use longwang::data::{PLAYERS, Part};

/// The parts of temples that stand, by their number: each is a point.
pub fn of(view: &View, part: usize) -> Vec<String> {
    let built = |seat: &Seat| usize::from(view.builders[*seat].parts) > part;
    Seat::all(PLAYERS as u8).filter(built).map(|seat| format!("{}-of-{seat}", Part::ALL[part])).collect()
}
