//! What has brought points, for the walk through the final scoring.

use dragon::View;
use dragon::data::{Good, Person, Privilege, Source};
use kernel::{Piece, Seat};

use super::spots;

/// The elements of a source of points, by its number.
pub fn of(view: &View, source: usize) -> Vec<String> {
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

fn pieces(view: &View, seat: Seat, source: Source) -> Vec<String> {
    let court = &view.courts[seat];
    let people = |person| spots::people(view, seat, |_, tile| tile.person() == person);
    match source {
        Source::Palaces => court.palaces.iter().map(|(slot, _)| spots::palace(seat, slot)).collect(),
        Source::Ladies => people(Person::Lady),
        Source::Privileges => {
            let held = Privilege::ALL.iter().filter(|&&privilege| court.privileges[privilege] > 0);
            held.map(|&privilege| spots::privilege(seat, privilege)).collect()
        }
        Source::Research => people(Person::Scholar),
        Source::Festival => people(Person::Pyrotechnist),
        Source::Mongols => people(Person::Warrior),
        Source::Wall => {
            let bricks = (1..).zip(&view.wall).filter(|(_, owner)| **owner == Some(seat));
            bricks.map(|(month, _)| format!("brick-{month}")).collect()
        }
        Source::Persons => spots::people(view, seat, |_, _| true),
        Source::Monks => people(Person::Monk),
        Source::Goods => vec![spots::good(seat, Good::Yuan)],
        Source::SuperEvent => Vec::new(),
    }
}
