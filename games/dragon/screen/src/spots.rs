//! Which pieces an action belongs to, what has brought points, and the ids of pieces.

use dragon::data::{Card, Deed, Good, Person, Privilege, Reward, Source, SuperEvent, Tile};
use dragon::{Action, Slot, View};
use kernel::{Piece, Seat};
use screen::Spots;

use super::Board;

/// The newcomer who waits to be placed.
pub const GATE: &str = "gate";
/// Where a player passes.
pub const PASS: &str = "pass";

/// A group of action cards.
pub fn group(group: u8) -> String {
    format!("group-{group}")
}

/// An action card.
pub fn deed(deed: Deed) -> String {
    format!("deed-{deed}")
}

/// A kind of tile in the stock.
pub fn stock(tile: Tile) -> String {
    format!("stock-{tile}")
}

/// A palace.
pub fn palace(seat: Seat, slot: Slot) -> String {
    format!("palace-{seat}-{slot}")
}

/// The ground for a new palace.
pub fn plot(seat: Seat) -> String {
    format!("plot-{seat}")
}

/// A person in a palace: the first, second or third of its kind there.
pub fn person(seat: Seat, slot: Slot, tile: Tile, twin: usize) -> String {
    format!("person-{seat}-{slot}-{tile}-{twin}")
}

/// A card in hand.
pub fn card(seat: Seat, card: Card) -> String {
    format!("card-{seat}-{card}")
}

/// A player's money, rice or fireworks.
pub fn good(seat: Seat, good: Good) -> String {
    format!("good-{seat}-{good}")
}

/// A player's privileges of a size.
pub fn privilege(seat: Seat, privilege: Privilege) -> String {
    format!("privilege-{seat}-{privilege}")
}

/// A wall tile that is still its owner's.
pub fn wall_tile(seat: Seat, reward: Reward) -> String {
    format!("wall-{seat}-{reward}")
}

/// A super event that may be picked.
pub fn super_event(event: SuperEvent) -> String {
    format!("pick-{event}")
}

impl Spots for Board {
    fn spots(view: &View, seat: Seat, action: Action) -> Vec<String> {
        let one = |id| vec![id];
        match action {
            Action::Take(tile) => one(stock(tile)),
            Action::Place(slot) | Action::Raise(slot) | Action::Raze(slot) => one(palace(seat, slot)),
            Action::Replace(slot, tile) | Action::Release(slot, tile) => {
                people(view, seat, |place, person| place == slot && person == tile)
            }
            Action::Dismiss => one(GATE.into()),
            Action::Dragon(number) => one(group(number)),
            Action::Pass => one(PASS.into()),
            Action::Do(card) => one(deed(card)),
            Action::Found => one(plot(seat)),
            Action::Buy(size) => one(privilege(seat, size)),
            Action::Wall(reward) => one(wall_tile(seat, reward)),
            Action::Play(played) | Action::Discard(played) => one(card(seat, played)),
            Action::Return(kind, _) => one(good(seat, kind)),
            Action::Super(event) => one(super_event(event)),
            Action::Charter(person) => people(view, seat, |_, tile| tile.person() == person),
        }
    }

    fn scored(view: &View, source: usize) -> Vec<String> {
        let scorers = view.seats().filter(|&seat| view.courts[seat].points[source] > 0);
        let pieces = |seat| {
            let mut pieces = pieces(view, seat, Source::ALL[source]);
            // Whoever brought the points may have left the court since then.
            if pieces.is_empty() {
                pieces.push(format!("points-{seat}"));
            }
            pieces
        };
        scorers.flat_map(pieces).collect()
    }
}

/// The persons of a court that this is true of.
pub fn people(view: &View, seat: Seat, wanted: impl Fn(Slot, Tile) -> bool) -> Vec<String> {
    let mut ids = Vec::new();
    for (slot, palace) in view.courts[seat].palaces.iter() {
        for (tile, twin) in twins(palace.people()).filter(|&(tile, _)| wanted(slot, tile)) {
            ids.push(person(seat, slot, tile, twin));
        }
    }
    ids
}

/// The people of a palace, each with its number among those of its kind. Equal ones stand side by side.
pub fn twins(people: impl Iterator<Item = Tile>) -> impl Iterator<Item = (Tile, usize)> {
    let mut last = None;
    people.map(move |tile| {
        let twin = match last {
            Some((other, number)) if other == tile => number + 1,
            _ => 1,
        };
        last = Some((tile, twin));
        (tile, twin)
    })
}

/// What has brought somebody points.
fn pieces(view: &View, seat: Seat, source: Source) -> Vec<String> {
    let court = &view.courts[seat];
    let all = |person| people(view, seat, |_, tile| tile.person() == person);
    match source {
        Source::Palaces => court.palaces.iter().map(|(slot, _)| palace(seat, slot)).collect(),
        Source::Ladies => all(Person::Lady),
        Source::Privileges => {
            let held = Privilege::ALL.iter().filter(|&&size| court.privileges[size] > 0);
            held.map(|&size| privilege(seat, size)).collect()
        }
        Source::Research => all(Person::Scholar),
        Source::Festival => all(Person::Pyrotechnist),
        Source::Mongols => all(Person::Warrior),
        Source::Wall => {
            let bricks = (1..).zip(&view.wall).filter(|(_, owner)| **owner == Some(seat));
            bricks.map(|(month, _)| format!("brick-{month}")).collect()
        }
        Source::Persons => people(view, seat, |_, _| true),
        Source::Monks => all(Person::Monk),
        Source::Goods => vec![good(seat, Good::Yuan)],
        Source::SuperEvent => Vec::new(),
    }
}
