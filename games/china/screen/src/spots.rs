//! Which pieces an action belongs to, and the ids of pieces.

use china::data::{Colour, Region};
use china::{Action, Put, Space, View};
use kernel::Seat;

/// Where a player says that they place no second piece.
pub const FINISH: &str = "finish";
/// The pile of cards.
pub const PILE: &str = "pile";

/// A region of the map.
pub fn region(region: Region) -> String {
    format!("region-{region}")
}

/// A palace space.
pub fn space(space: Space) -> String {
    format!("space-{space}")
}

/// The dragon space of a region.
pub fn dragon(region: Region) -> String {
    format!("dragon-{region}")
}

/// The same in the close-up of a region, which small screens show.
pub fn near(id: &str) -> String {
    format!("near-{id}")
}

/// A card in a hand, with this number of the same colour before it.
pub fn hand(seat: Seat, colour: Colour, twin: u8) -> String {
    format!("hand-{seat}-{colour}-{twin}")
}

/// A card in the open row.
pub fn row(colour: Colour, twin: u8) -> String {
    format!("row-{colour}-{twin}")
}

/// The elements an action belongs to.
pub fn of(view: &View, seat: Seat, action: Action) -> Vec<String> {
    let twice = |id: String| vec![near(&id), id];
    let in_hand = |colour| {
        (0..view.own.map_or(0, |own| own.hand.cards[colour])).map(|twin| hand(seat, colour, twin)).collect()
    };
    match action {
        Action::Region(chosen) => vec![region(chosen)],
        Action::Place(Put::Palace(at) | Put::Fortress(at)) => twice(space(at)),
        Action::Place(Put::Emissary(at)) => twice(dragon(at)),
        Action::Swap(colour) | Action::Pay(colour) => in_hand(colour),
        Action::Finish => vec![FINISH.into()],
        Action::Take(colour) => (0..view.row[colour]).map(|twin| row(colour, twin)).collect(),
        Action::Draw => vec![PILE.into()],
    }
}
