//! Which open tables the front page shows. There is room for a few, and nobody may take all of it.

use std::collections::BTreeMap;

use crate::pages::front::Row;

/// Tables that are shown.
const ROOM: usize = 20;
/// Of each host, and of each network from which tables are made.
const OF_A_HOST: usize = 2;
const OF_A_NETWORK: usize = 4;

/// The tables to show, out of a list with the newest first. Tables that wait for players come before those that run; first
/// those whose host is there, the longest waiting before all others. Among the rest the oldest and the newest take turns:
/// abandoned tables do not hide new ones, and new ones do not hide old ones.
pub fn shown(rows: Vec<Row>) -> Vec<Row> {
    let (waiting, running): (Vec<Row>, Vec<Row>) = rows.into_iter().partition(|row| !row.setup.is_complete());
    let (here, away): (Vec<Row>, Vec<Row>) = waiting.into_iter().partition(|row| row.host_is_here);
    let order = here.into_iter().rev().chain(from_both_ends(away)).chain(running);
    let mut taken: BTreeMap<String, usize> = BTreeMap::new();
    let fits = |row: &Row| {
        let mut has_room = |of: &str, most: usize| {
            let taken = taken.entry(of.to_owned()).or_default();
            *taken += 1;
            *taken <= most
        };
        let network = row.setup.origin.as_deref().is_none_or(|network| has_room(network, OF_A_NETWORK));
        has_room(&row.setup.host, OF_A_HOST) && network
    };
    order.filter(fits).take(ROOM).collect()
}

fn from_both_ends(rows: Vec<Row>) -> impl Iterator<Item = Row> {
    let mut rows = std::collections::VecDeque::from(rows);
    let mut oldest = false;
    std::iter::from_fn(move || {
        oldest = !oldest;
        if oldest { rows.pop_back() } else { rows.pop_front() }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::{Pace, Place, Setup};

    fn row(number: usize, host: &str, network: &str, host_is_here: bool) -> Row {
        let mut setup = Setup::new(vec![Place::default()], Pace::Live, true, host);
        setup.origin = Some(network.to_owned());
        Row {
            id: number.to_string(),
            game: "china".into(),
            setup,
            steps: 0,
            my_turn: false,
            asked: Vec::new(),
            changed: 0,
            host_is_here,
            here: kernel::Seats::NONE,
        }
    }

    fn ids(rows: Vec<Row>) -> Vec<usize> {
        shown(rows).iter().map(|row| row.id.parse().expect("a number")).collect()
    }

    #[test]
    fn nobody_pushes_the_others_off_the_page() {
        // A hundred new tables from one network, each with a cookie of its own, and three old ones of others.
        let mut rows: Vec<Row> = (0..100).map(|n| row(n, &format!("bad {n}"), "bad", true)).collect();
        rows.push(row(100, "anna", "a", true));
        rows.push(row(101, "bruno", "b", false));
        rows.push(row(102, "carla", "c", true));
        let shown = ids(rows);
        assert_eq!(shown[..2], [102, 100], "those that have waited longest come first");
        assert!(shown.contains(&101) && shown.len() == 3 + OF_A_NETWORK, "{shown:?}");
    }

    #[test]
    fn a_host_has_two_and_old_and_new_take_turns() {
        let rows =
            (0..6).map(|n| row(n, if n < 4 { "anna" } else { "bruno" }, &n.to_string(), false)).collect();
        assert_eq!(ids(rows), [5, 0, 4, 1]);
        let many = (0..60).map(|n| row(n, &n.to_string(), &format!("net {n}"), false)).collect();
        let shown = ids(many);
        assert_eq!((shown.len(), &shown[..4]), (ROOM, &[59, 0, 58, 1][..]));
    }
}
