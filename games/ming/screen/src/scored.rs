//! What has brought points, for the walk through the final scoring.

use kernel::Piece;
use ming::View;
use ming::data::{District, Province, Source};

use super::spots;

/// The elements of a source of points, by its number.
pub fn of(view: &View, source: usize) -> Vec<String> {
    let mut scorers = view.seats().filter(|&seat| view.families[seat].points[source] > 0).peekable();
    if scorers.peek().is_none() {
        return Vec::new();
    }
    match Source::ALL[source] {
        Source::Sets | Source::Tiles => scorers.map(|seat| format!("tiles-{seat}")).collect(),
        Source::Members | Source::Cities => {
            Province::ALL.iter().map(|province| format!("city-{province}")).collect()
        }
        Source::Monasteries => {
            let held = District::all().filter(|&district| view.monks[district].is_some());
            let held: Vec<String> = held.map(spots::monastery).collect();
            // Monks may have been driven out since then.
            if held.is_empty() { scorers.map(|seat| format!("points-{seat}")).collect() } else { held }
        }
    }
}
