//! What has brought points, for the walk through the final scoring.

use china::View;
use china::data::{Region, Source};
use kernel::Piece;

use super::tally::Tally;
use super::{places, spots};

/// The elements of a source of points, by its number.
pub fn of(view: &View, source: usize) -> Vec<String> {
    let (tally, board) = (Tally::of(view), &view.realm.board);
    let palaces = view.seats().fold(0, |all, seat| all | view.realm.palaces[seat]);
    let palaces_of = |&region: &Region| {
        places(board.land(region) & palaces).map(move |place| spots::space(board.space(region, place as u32)))
    };
    match Source::ALL[source] {
        Source::Palaces => Region::ALL.iter().flat_map(palaces_of).collect(),
        Source::Alliances => {
            let held = tally
                .alliances
                .iter()
                .enumerate()
                .filter(|(_, (points, seats))| *points > 0 && !seats.is_empty());
            held.map(|(place, _)| format!("alliance-{}", place + 1)).collect()
        }
        Source::Roads => {
            let rows = tally.rows.iter().enumerate().filter(|(_, row)| row.points > 0);
            rows.map(|(number, row)| format!("row-of-{}-{number}", row.seat)).collect()
        }
    }
}
