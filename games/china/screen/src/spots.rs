//! Which pieces an action belongs to, what has brought points, and the ids of pieces.

use china::data::{Colour, Region, Source};
use china::{Action, Put, Space, View};
use kernel::{Piece, Seat};
use screen::Spots;

use super::tally::Tally;
use super::{Board, places};

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

impl Spots for Board {
    fn spots(view: &View, seat: Seat, action: Action) -> Vec<String> {
        let twice = |id: String| vec![near(&id), id];
        let in_hand = |colour| {
            (0..view.own.map_or(0, |own| own.hand.cards[colour]))
                .map(|twin| hand(seat, colour, twin))
                .collect()
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

    fn scored(view: &View, source: usize) -> Vec<String> {
        let (tally, board) = (Tally::of(view), &view.realm.board);
        let palaces = view.seats().fold(0, |all, seat| all | view.realm.palaces[seat]);
        let palaces_of = |&region: &Region| {
            places(board.land(region) & palaces).map(move |place| space(board.space(region, place as u32)))
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
}
