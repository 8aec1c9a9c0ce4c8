//! Which pieces an action belongs to, what has brought points, and the ids of pieces.

use kernel::{Piece, Seat};
use lotus::data::{Building, Region, Side, Source};
use lotus::{Action, View};
use screen::Spots;

use super::Board;

/// Where a player gives a cube up.
pub const WAIVE: &str = "waive";
/// Where a winner takes no region.
pub const DECLINE: &str = "decline";

/// A region of the map.
pub fn region(region: Region) -> String {
    format!("region-{region}")
}

/// Somebody in a contest.
pub fn contender(seat: Seat) -> String {
    format!("contender-{seat}")
}

/// This much influence for a vote.
pub fn influence(points: u8) -> String {
    format!("influence-{points}")
}

/// A side of the rebellion.
pub fn camp(side: Side) -> String {
    format!("camp-{side}")
}

/// This much army for the rebellion.
pub fn army(points: u8) -> String {
    format!("army-{points}")
}

/// This number of palaces that bring army.
pub fn levy(palaces: u8) -> String {
    format!("levy-{palaces}")
}

impl Spots for Board {
    fn spots(_: &View, _: Seat, action: Action) -> Vec<String> {
        vec![match action {
            Action::Cube(at) | Action::Settle(at) | Action::Capture(at) => region(at),
            Action::Waive => WAIVE.into(),
            Action::Decline => DECLINE.into(),
            Action::Against(seat) | Action::Expel(seat) => contender(seat),
            Action::Influence(points) => influence(points),
            Action::Side(side) => camp(side),
            Action::Army(points) => army(points),
            Action::Levy(palaces) => levy(palaces),
        }]
    }

    fn scored(view: &View, source: usize) -> Vec<String> {
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
}
