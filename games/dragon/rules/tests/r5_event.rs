//! R5.1–R5.4 and R5.8: releasing, peace, tribute, drought and decay.

use crate::table::*;
use dragon::data::{Happening, Source, Tile};
use dragon::{Ask, Phase, Reason, Slot};
use kernel::Piece;

#[test]
fn r5_1_releases_go_in_track_order_determined_anew() {
    // Ben overtakes Anna in the person phase.
    let mut table = setting(3)
        .month(4, Happening::Contagion)
        .track([(ANNA, 9), (BEN, 8), (CLARA, 7)])
        .home(ANNA, |home| home.palace(3, "court-lady court-lady").palace(2, "old-monk old-farmer"))
        .home(BEN, |home| home.palace(3, "court-lady court-lady").palace(2, "tax-collector"))
        .home(CLARA, |home| home.palace(3, "court-lady old-healer young-farmer"))
        .person();
    table.says(ANNA, ["play craftsman"]).says(BEN, ["play wild", "take young-monk", "place 1"]);
    table.says(CLARA, ["play craftsman"]);
    table.says(BEN, ["release 1 court-lady", "release 1 court-lady", "release 2 tax-collector"]);
    table.says(ANNA, ["release 2 old-monk", "release 2 old-farmer", "release 1 court-lady"]);
    table.says(CLARA, ["release 1 court-lady"]);
    assert_eq!((table.month, table.persons(ANNA), table.persons(BEN)), (5, 1, 1));
}

#[test]
fn r5_1_a_player_who_must_release_more_than_they_have_releases_all() {
    let table = setting(2)
        .month(4, Happening::Contagion)
        .home(ANNA, |home| home.palace(2, "court-lady").palace(2, "old-monk"))
        .event();
    assert_eq!((table.month, table.persons(ANNA)), (5, 0));
    assert_eq!(table.floors(ANNA), [1, 1]);
}

#[test]
fn r5_1_who_must_release_exactly_all_has_nothing_to_choose() {
    let table = setting(2)
        .month(4, Happening::Contagion)
        .home(ANNA, |home| home.palace(3, "court-lady court-lady old-monk"))
        .event();
    assert_eq!((table.month, table.persons(ANNA)), (5, 0));
}

#[test]
fn r5_1_only_those_at_court_can_be_released() {
    let table = setting(2)
        .month(4, Happening::Contagion)
        .home(ANNA, |home| home.palace(2, "court-lady court-lady").palace(2, "old-monk old-farmer"))
        .event();
    assert_eq!(table.choices(), ["release 1 court-lady", "release 2 old-monk", "release 2 old-farmer"]);
    let absent = Reason::Absent { tile: Tile::OldMonk, palace: Slot(0), rule: "R5.1" };
    assert_eq!(table.refusal("release 1 old-monk"), absent);
    assert_eq!(table.refused_by("release 1 old-monk"), "R5.1");
    assert_eq!(table.refusal("release 3 old-monk"), Reason::NoPalace { palace: Slot(2) });
    assert_eq!(table.refused_by("pass"), "R5.7");
}

#[test]
fn r5_1_nobody_at_court_and_no_palace_owes_nothing() {
    for event in [Happening::Contagion, Happening::Mongols, Happening::Tribute, Happening::Drought] {
        let table = setting(2)
            .month(4, event)
            .home(ANNA, |home| home.homeless().yuan(0))
            .home(BEN, |home| home.yuan(1))
            .event();
        assert_eq!((table.month, table.score(ANNA)), (5, 0), "{event}");
    }
}

#[test]
fn r5_2_peace_has_no_effect_but_decay() {
    let table =
        setting(2).home(ANNA, |home| home.palace(2, "court-lady").palace(2, "").yuan(1).fireworks(3)).event();
    assert_eq!(table.month, 2);
    assert_eq!((table.floors(ANNA), table.persons(ANNA)), (vec![2, 1], 1));
    assert_eq!([table.yuan(ANNA), table.fireworks(ANNA)], [1, 3]);
    assert_eq!(table.score(ANNA), 2 + 1);
}

#[test]
fn r5_3_the_tribute_takes_4_yuan() {
    let table = setting(2)
        .month(3, Happening::Tribute)
        .home(ANNA, |home| home.yuan(4).palace(2, "court-lady"))
        .home(BEN, |home| home.yuan(11).palace(2, "court-lady"))
        .event();
    assert_eq!([table.yuan(ANNA), table.yuan(BEN)], [0, 7]);
    assert_eq!((table.month, table.persons(ANNA), table.persons(BEN)), (4, 1, 1));
}

#[test]
fn r5_3_one_person_goes_for_each_yuan_short() {
    for yuan in 0..4 {
        let people = |home: Home| home.palace(3, "court-lady court-lady court-lady").palace(2, "old-monk");
        let mut table = setting(3)
            .month(3, Happening::Tribute)
            .home(ANNA, |home| people(home).palace(1, "tax-collector").yuan(yuan))
            .event();
        assert_eq!((table.yuan(ANNA), table.ask), (0, Ask::Release(4 - yuan as u8)));
        while table.whose() == Some(ANNA) && table.phase == Phase::Event {
            let any = table.choices().remove(0);
            table.say(&any);
        }
        assert_eq!(table.persons(ANNA), 5 - (4 - yuan as u8));
    }
}

#[test]
fn r5_3_coins_on_tax_collectors_do_not_count() {
    let table = setting(2)
        .month(3, Happening::Tribute)
        .home(ANNA, |home| home.yuan(3).palace(2, "tax-collector tax-collector"))
        .event();
    assert_eq!((table.ask, table.yuan(ANNA)), (Ask::Release(1), 0));
}

/// Anna has three inhabited palaces and this much rice.
fn drought(rice: u16) -> Match {
    setting(2)
        .month(6, Happening::Drought)
        .home(ANNA, |home| {
            home.palace(1, "tax-collector")
                .palace(2, "court-lady old-monk")
                .palace(3, "old-farmer young-farmer")
                .rice(rice)
        })
        .event()
}

#[test]
fn r5_4_drought_takes_one_rice_per_inhabited_palace() {
    let table = drought(5);
    assert_eq!((table.rice(ANNA), table.persons(ANNA), table.month), (2, 5, 7));
    assert_eq!(drought(3).rice(ANNA), 0);
}

#[test]
fn r5_4_drought_starves_one_person_per_unfed_palace() {
    let mut table = drought(1);
    assert_eq!((table.rice(ANNA), table.ask), (0, Ask::Starve(2)));
    table.says(ANNA, ["release 3 young-farmer"]);
    assert_eq!(table.choices(), ["release 1 tax-collector", "release 2 court-lady", "release 2 old-monk"]);
    assert_eq!(table.refusal("release 3 old-farmer"), Reason::Starved { palace: Slot(2) });
    assert_eq!(table.refused_by("release 3 old-farmer"), "R5.4");
    table.says(ANNA, ["release 2 old-monk"]);
    assert_eq!((table.month, table.persons(ANNA)), (7, 3));
    assert_eq!(table.people(ANNA, 1), "tax-collector");
}

#[test]
fn r5_4_without_rice_every_palace_loses_one() {
    let mut table = drought(0);
    table.says(ANNA, ["release 1 tax-collector", "release 2 court-lady", "release 3 old-farmer"]);
    assert_eq!((table.month, table.floors(ANNA)), (7, vec![2, 3]));
    assert_eq!((table.people(ANNA, 2), table.people(ANNA, 3)), ("old-monk".into(), "young-farmer".into()));
}

#[test]
fn r5_4_the_palace_that_starves_first_is_still_unfed_when_others_follow() {
    let mut table = drought(2);
    assert_eq!(table.ask, Ask::Starve(1));
    table.says(ANNA, ["release 2 court-lady"]);
    assert_eq!((table.month, table.rice(ANNA)), (7, 0));
}

#[test]
fn r5_4_empty_palaces_need_no_rice_and_sacks_on_farmers_do_not_count() {
    let mut table = setting(2)
        .month(6, Happening::Drought)
        .home(ANNA, |home| home.palace(2, "").palace(2, "old-farmer young-farmer").palace(3, ""))
        .home(BEN, |home| home.palace(2, "").palace(2, "old-monk").rice(1))
        .event();
    assert_eq!(table.ask, Ask::Starve(1));
    table.says(ANNA, ["release 2 old-farmer"]);
    assert_eq!((table.rice(BEN), table.persons(BEN)), (0, 1));
}

#[test]
fn r5_4_players_choose_for_their_own_palaces() {
    let home = |home: Home| home.palace(2, "court-lady young-monk").palace(2, "tax-collector");
    let mut table = setting(2).month(6, Happening::Drought).home(ANNA, home).home(BEN, home).event();
    table.says(ANNA, ["release 1 young-monk", "release 2 tax-collector"]);
    // Palaces that starved at Anna's court do not matter at Ben's.
    table.says(BEN, ["release 1 court-lady", "release 2 tax-collector"]);
    assert_eq!((table.month, table.persons(ANNA), table.persons(BEN)), (7, 1, 1));
}

#[test]
fn r5_8_every_empty_palace_loses_a_floor_and_the_last_one_is_gone() {
    let table = setting(2)
        .home(BEN, |home| home.palace(1, "").palace(3, "").palace(1, "court-lady").palace(2, ""))
        .event();
    assert_eq!(table.floors(BEN), [2, 1, 1]);
    assert_eq!(table.people(BEN, 3), "court-lady");
    assert_eq!(table.scored(BEN, Source::Palaces), 3);
}

#[test]
fn r5_8_a_palace_that_the_event_empties_decays_at_once() {
    let mut table = setting(2)
        .month(5, Happening::Mongols)
        .home(ANNA, |home| home.palace(1, "court-lady").palace(2, "old-monk"))
        .event();
    table.says(ANNA, ["release 1 court-lady"]);
    assert_eq!((table.floors(ANNA), table.people(ANNA, 2)), (vec![2], "old-monk".into()));
}

#[test]
fn r5_8_decay_comes_once_after_every_event() {
    for &event in &Happening::ALL[1..] {
        let table = setting(2).month(9, event).home(ANNA, |home| home.palace(3, "")).event();
        assert_eq!((table.floors(ANNA), table.month), (vec![2], 10), "{event}");
    }
}
