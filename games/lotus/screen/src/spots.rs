//! Which pieces an action belongs to, and the ids of pieces.

use kernel::Seat;
use lotus::Action;
use lotus::data::{Region, Side};

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

/// The element an action belongs to.
pub fn of(action: Action) -> String {
    match action {
        Action::Cube(at) | Action::Settle(at) | Action::Capture(at) => region(at),
        Action::Waive => WAIVE.into(),
        Action::Decline => DECLINE.into(),
        Action::Against(seat) | Action::Expel(seat) => contender(seat),
        Action::Influence(points) => influence(points),
        Action::Side(side) => camp(side),
        Action::Army(points) => army(points),
        Action::Levy(palaces) => levy(palaces),
    }
}
