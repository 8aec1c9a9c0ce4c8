//! Which pieces an action belongs to, what has brought points, and the ids of pieces.

use kernel::{Piece, Seat};
use longwang::data::{Card, Dragon, PAIR, PLAYERS, Part, Resource};
use longwang::{Action, Cell, Tile, View};
use screen::Spots;

use super::Board;

/// Where a turn is ended.
pub const END: &str = "end";
/// Where the rest of a power is left.
pub const STOP: &str = "stop";
/// Where a rival's power is let happen, or stopped.
pub const PASS: &str = "pass";
pub const CANCEL: &str = "cancel";
/// The deck of action cards.
pub const DECK: &str = "deck";

/// A cell of the realm.
pub fn cell(cell: Cell) -> String {
    format!("cell-{cell}")
}

/// A dragon on the wheel.
pub fn dragon(dragon: Dragon) -> String {
    format!("dragon-{dragon}")
}

/// The tokens of a player, of one resource.
pub fn tokens(seat: Seat, resource: Resource) -> String {
    format!("tokens-{seat}-{resource}")
}

/// A player with all that is theirs.
pub fn player(seat: Seat) -> String {
    format!("player-{seat}")
}

/// The cards in a rival's hand.
pub fn hand(seat: Seat) -> String {
    format!("hand-of-{seat}")
}

/// The jade tiles of a rival.
pub fn tiles(seat: Seat) -> String {
    format!("tiles-of-{seat}")
}

/// A jade tile, wherever it is.
pub fn tile(tile: Tile) -> String {
    format!("tile-{tile}")
}

/// A part of the reader's temple.
pub fn part(part: Part) -> String {
    format!("part-{part}")
}

/// A card in the reader's hand, or a pair, with this number of plays of its kind before it.
pub fn card(card: Card, twin: u8) -> String {
    format!("hand-{card}-{twin}")
}

impl Spots for Board {
    fn spots(view: &View, seat: Seat, action: Action) -> Vec<String> {
        let plays = |kind: Card, more: Option<String>| {
            let held = view.known_hand(seat)[kind];
            let plays = if kind.together() == PAIR { held / PAIR } else { held };
            (0..plays).map(|twin| card(kind, twin)).chain(more).collect()
        };
        match action {
            Action::Place(at) | Action::Lift(at) | Action::Look(at) | Action::Remove(at) => vec![cell(at)],
            Action::Gather(resource) => vec![tokens(seat, resource)],
            Action::Take(resource) => vec![tokens(view.power.rival.unwrap_or(seat), resource)],
            Action::Draw => vec![DECK.into()],
            Action::Power => vec![dragon(view.wheel[seat])],
            Action::Play(kind) => plays(kind, None),
            Action::Thief(rival) => plays(Card::Thief, Some(hand(rival))),
            Action::Imprison(prisoner) => plays(Card::MountainGod, Some(dragon(prisoner))),
            Action::SurgeRival(rival) => plays(Card::SeaGoddess, Some(tiles(rival))),
            Action::SurgeTile(at) => plays(Card::SeaGoddess, Some(cell(at))),
            Action::Build(next) => vec![part(next)],
            Action::Rival(rival) => vec![player(rival)],
            Action::Give(given) => vec![tile(given)],
            Action::Stop => vec![STOP.into()],
            Action::Pass => vec![PASS.into()],
            Action::Cancel => plays(Card::MountainGod, Some(CANCEL.into())),
            Action::End => vec![END.into()],
        }
    }

    /// The parts of temples that stand, by their number: each is a point.
    fn scored(view: &View, part: usize) -> Vec<String> {
        let built = |seat: &Seat| usize::from(view.builders[*seat].parts) > part;
        Seat::all(PLAYERS as u8).filter(built).map(|seat| format!("{}-of-{seat}", Part::ALL[part])).collect()
    }
}
