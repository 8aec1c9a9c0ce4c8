//! What a choice would lead to, without the game's type.

use kernel::{Arg, Phrase, Seat, Seats};
use maud::Markup;
use table::Foreseen;

/// What a choice would lead to, as far as whoever makes it can know: what is the same in all worlds they may be in.
pub struct Foresight {
    /// What they would be told.
    pub told: Vec<Phrase>,
    /// The points of each seat before and after, where they are known.
    pub points: Vec<Option<(i32, i32)>>,
    /// Their rank before and after.
    pub rank: Option<(u8, u8)>,
    /// Where others than before would have the majority, and who.
    pub leads: Vec<(Arg, Seats)>,
    /// The board before it.
    pub before: Markup,
    /// The board after it, in two of the worlds: what differs there is not known.
    pub after: [Markup; 2],
}

impl Foresight {
    /// What these worlds have in common; none without at least two.
    pub(crate) fn of<G: kernel::Game>(
        worlds: &[Foreseen<G>],
        seat: Seat,
        draw: impl Fn(&G) -> Markup,
        leaders: impl Fn(&G) -> Vec<(Arg, Seats)>,
    ) -> Option<Foresight> {
        let [one, two, ..] = worlds else { return None };
        let agree = |told: &&Phrase| worlds.iter().all(|world| world.told.contains(told));
        let ends: Vec<_> =
            worlds.iter().map(|world| (world.before.standing(), world.after.standing())).collect();
        let points = |seat: Seat| {
            let place = usize::from(seat.number());
            same(ends.iter().map(|(before, after)| (before.points()[place], after.points()[place])))
        };
        let place = usize::from(seat.number());
        let ranks = ends.iter().map(|(before, after)| (before.ranks()[place], after.ranks()[place]));
        Some(Foresight {
            told: one.told.iter().filter(agree).cloned().collect(),
            points: Seat::all(one.before.players()).map(points).collect(),
            rank: same(ranks),
            leads: same(worlds.iter().map(|world| changed(leaders(&world.before), leaders(&world.after))))
                .unwrap_or_default(),
            before: draw(&one.before),
            after: [draw(&one.after), draw(&two.after)],
        })
    }
}

/// The places that are led by others than before.
fn changed(before: Vec<(Arg, Seats)>, after: Vec<(Arg, Seats)>) -> Vec<(Arg, Seats)> {
    after.into_iter().filter(|led| !before.contains(led)).collect()
}

/// The one value of them all.
fn same<T: PartialEq>(mut values: impl Iterator<Item = T>) -> Option<T> {
    let first = values.next()?;
    values.all(|value| value == first).then_some(first)
}
