//! R5.5–R5.7: the festival, the Mongols and the contagion.

use crate::table::*;
use dragon::Ask;
use dragon::data::{Happening, Source};
use kernel::Seat;

/// Points and fireworks left after a festival.
fn festival(fireworks: &[u16]) -> (Vec<i32>, Vec<u16>) {
    let start = setting(fireworks.len() as u8).month(8, Happening::Festival);
    let homes = fireworks.iter().zip(0..);
    let table =
        homes.fold(start, |table, (&count, seat)| table.home(Seat::new(seat), |home| home.fireworks(count)));
    let table = table.event();
    let left = table.seats().map(|seat| table.fireworks(seat)).collect();
    (table.all_scored(Source::Festival), left)
}

#[test]
fn r5_5_most_fireworks_score_6_and_the_next_most_3() {
    assert_eq!(festival(&[5, 1, 3]), (vec![6, 0, 3], vec![2, 1, 1]));
}

#[test]
fn r5_5_a_tie_for_first_leaves_the_second_place_its_points() {
    assert_eq!(festival(&[4, 4, 1, 1]), (vec![6, 6, 3, 3], vec![2, 2, 0, 0]));
    assert_eq!(festival(&[2, 3, 3, 3, 1]), (vec![3, 6, 6, 6, 0], vec![1, 1, 1, 1, 1]));
}

#[test]
fn r5_5_nobody_scores_without_a_firework() {
    assert_eq!(festival(&[0, 0, 0]), (vec![0, 0, 0], vec![0, 0, 0]));
    assert_eq!(festival(&[0, 1, 0]), (vec![0, 6, 0], vec![0, 0, 0]));
    assert_eq!(festival(&[2, 2]), (vec![6, 6], vec![1, 1]));
}

#[test]
fn r5_5_half_rounded_up_is_returned() {
    for (before, after) in [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (9, 4)] {
        assert_eq!(festival(&[before, 0]).1, [after, 0], "of {before}");
    }
}

#[test]
fn r5_5_rockets_on_pyrotechnists_do_not_count() {
    let table = setting(2)
        .month(8, Happening::Festival)
        .home(ANNA, |home| home.palace(2, "old-pyrotechnist"))
        .home(BEN, |home| home.fireworks(1))
        .event();
    assert_eq!(table.all_scored(Source::Festival), [0, 6]);
}

#[test]
fn r5_5_the_festival_releases_nobody() {
    let table =
        setting(2).month(8, Happening::Festival).home(ANNA, |home| home.palace(1, "old-monk")).event();
    assert_eq!((table.persons(ANNA), table.month), (1, 9));
}

#[test]
fn r5_6_everyone_scores_helmets_and_the_fewest_release_one() {
    let mut table = setting(3)
        .month(5, Happening::Mongols)
        .home(ANNA, |home| home.palace(2, "old-warrior young-warrior"))
        .home(BEN, |home| home.palace(2, "old-warrior"))
        .home(CLARA, |home| home.palace(2, "young-warrior old-monk"))
        .event();
    assert_eq!(table.all_scored(Source::Mongols), [3, 2, 1]);
    table.says(CLARA, ["release 1 young-warrior"]);
    assert_eq!((table.month, table.persons(CLARA)), (6, 1));
}

#[test]
fn r5_6_if_all_have_the_same_everybody_releases_one() {
    for warrior in ["young-warrior", "tax-collector"] {
        let home = |home: Home| home.palace(2, &format!("{warrior} court-lady"));
        let mut table = setting(2).month(5, Happening::Mongols).home(ANNA, home).home(BEN, home).event();
        table.says(ANNA, ["release 1 court-lady"]);
        table.says(BEN, [&format!("release 1 {warrior}")]);
        assert_eq!((table.month, table.persons(ANNA), table.persons(BEN)), (6, 1, 1));
    }
}

#[test]
fn r5_6_helmets_are_counted_before_anybody_releases() {
    // After Anna's release Clara would no longer be alone above her, but Clara is safe.
    let mut table = setting(3)
        .month(5, Happening::Mongols)
        .home(ANNA, |home| home.palace(2, "young-warrior court-lady"))
        .home(BEN, |home| home.palace(2, "young-warrior court-lady"))
        .home(CLARA, |home| home.palace(2, "old-warrior court-lady"))
        .event();
    table.says(ANNA, ["release 1 young-warrior"]);
    table.says(BEN, ["release 1 court-lady"]);
    assert_eq!((table.month, table.persons(CLARA)), (6, 2));
}

#[test]
fn r5_6_the_fewest_with_one_person_or_none_have_no_choice() {
    let table = setting(3)
        .month(5, Happening::Mongols)
        .home(ANNA, |home| home.palace(2, "old-warrior"))
        .home(BEN, |home| home.palace(2, "court-lady"))
        .event();
    assert_eq!((table.month, table.persons(BEN), table.persons(ANNA)), (6, 0, 1));
}

#[test]
fn r5_7_three_persons_less_one_for_each_mortar() {
    for (healers, due) in [("tax-collector", 3), ("young-healer", 2), ("old-healer", 1)] {
        let mut table = setting(2)
            .month(10, Happening::Contagion)
            .home(ANNA, |home| home.palace(3, "court-lady court-lady court-lady").palace(2, healers))
            .event();
        assert_eq!(table.ask, Ask::Release(due), "{healers}");
        for _ in 0..due {
            table.says(ANNA, ["release 1 court-lady"]);
        }
        assert_eq!((table.month, table.persons(ANNA)), (11, 4 - due));
    }
}

#[test]
fn r5_7_three_or_more_mortars_protect_completely() {
    for healers in
        ["old-healer young-healer", "young-healer young-healer young-healer", "old-healer old-healer"]
    {
        let table = setting(3)
            .month(10, Happening::Contagion)
            .home(ANNA, |home| home.palace(3, healers).palace(1, "court-lady"))
            .event();
        assert_eq!(table.month, 11, "{healers}");
        assert!(table.persons(ANNA) >= 3);
    }
}

#[test]
fn r5_7_a_released_healer_still_protects() {
    let mut table = setting(2)
        .month(10, Happening::Contagion)
        .home(ANNA, |home| home.palace(3, "old-healer court-lady old-monk"))
        .event();
    table.says(ANNA, ["release 1 old-healer"]);
    assert_eq!((table.month, table.people(ANNA, 1)), (11, "court-lady old-monk".into()));
}

#[test]
fn r5_7_mortars_protect_only_their_own_court() {
    let mut table = setting(2)
        .month(10, Happening::Contagion)
        .home(ANNA, |home| home.palace(3, "old-healer young-healer court-lady"))
        .home(BEN, |home| home.palace(3, "court-lady court-lady old-monk").palace(1, "tax-collector"))
        .event();
    table.says(BEN, ["release 1 court-lady", "release 1 court-lady", "release 2 tax-collector"]);
    assert_eq!((table.month, table.persons(ANNA), table.persons(BEN)), (11, 3, 1));
}
