//! What brings points, for the walk through the final scoring.

use kernel::Piece;
use lotus::View;
use lotus::data::{Building, Region, Source};

/// The elements of a source of points, by its number.
pub fn of(view: &View, source: usize) -> Vec<String> {
    let source = Source::ALL[source];
    let realm = &view.realm;
    let scorers = view.seats().filter(|&seat| view.points(seat, source) > 0);
    let tiles = |wanted: &dyn Fn(Region) -> bool| {
        let owned = Region::ALL.iter().filter(|&&region| realm.owner(region).is_some() && wanted(region));
        owned.map(|region| format!("tile-{region}")).collect()
    };
    match source {
        Source::Victory => scorers.map(|seat| format!("points-{seat}")).collect(),
        Source::Dragons => tiles(&|region| realm.board.dragons() >> region.index() & 1 == 1),
        // The first sources are the buildings, in their order.
        _ => tiles(&|region| realm.building(region) == Some(Building::ALL[source.index()])),
    }
}
