//! R9.12: the charter, for each type of person.

use crate::table::*;
use dragon::Reason;
use dragon::data::{Happening, Person, Source, SuperEvent};

/// A charter; Anna has this court and 6 yuan, Ben nobody.
fn charter(furnish: impl FnOnce(Home) -> Home) -> Match {
    setting(2).super_event(SuperEvent::Charter).month(7, Happening::Festival).home(ANNA, furnish).event()
}

/// Yuan, rice, fireworks, space, and points of the super event.
fn holdings(table: &Match) -> [u16; 5] {
    let points = table.scored(ANNA, Source::SuperEvent) as u16;
    [table.yuan(ANNA), table.rice(ANNA), table.fireworks(ANNA), table.space(ANNA), points]
}

#[test]
fn r9_12_each_type_gives_what_its_symbols_give_without_a_card() {
    let table = [
        ("court-lady", "court-lady court-lady", [6, 0, 0, 20, 2]),
        ("tax-collector", "tax-collector tax-collector", [12, 0, 0, 20, 0]),
        ("pyrotechnist", "young-pyrotechnist old-pyrotechnist", [6, 0, 3, 20, 0]),
        ("warrior", "young-warrior old-warrior", [6, 0, 0, 23, 0]),
        ("monk", "young-monk old-monk", [6, 0, 0, 20, 9]),
        ("healer", "young-healer old-healer", [6, 0, 0, 20, 0]),
        ("farmer", "young-farmer old-farmer", [6, 3, 0, 20, 0]),
        ("scholar", "young-scholar old-scholar", [6, 0, 0, 20, 5]),
    ];
    for (person, people, expected) in table {
        let mut table = charter(|home| home.palace(3, people));
        assert_eq!(table.choices(), [format!("charter {person}")]);
        table.says(ANNA, [&format!("charter {person}")]);
        assert_eq!((holdings(&table), table.month), (expected, 8), "{person}");
    }
}

#[test]
fn r9_12_hammers_build_at_once() {
    let mut table = charter(|home| home.palace(2, "craftsman craftsman"));
    table.says(ANNA, ["charter craftsman", "build 1"]);
    assert_eq!(table.choices(), ["build new"]);
    assert_eq!(table.refused_by("pass"), "R9.12");
    table.says(ANNA, ["build new"]);
    // The new palace stands empty and decays at once.
    assert_eq!((table.month, table.floors(ANNA)), (8, vec![3]));
}

#[test]
fn r9_12_one_type_of_all_palaces_is_chosen() {
    let mut table = charter(|home| {
        home.palace(2, "young-farmer court-lady").palace(1, "young-farmer").palace(1, "old-farmer")
    });
    assert_eq!(table.choices(), ["charter court-lady", "charter farmer"]);
    assert_eq!(table.refusal("charter monk"), Reason::NobodyHere { person: Person::Monk });
    assert_eq!(table.refused_by("charter monk"), "R9.12");
    table.says(ANNA, ["charter farmer"]);
    assert_eq!(table.rice(ANNA), 4);
}

#[test]
fn r9_12_monks_of_different_palaces_count_their_own_floors() {
    let mut table =
        charter(|home| home.palace(1, "old-monk").palace(3, "young-monk").palace(2, "young-monk"));
    table.says(ANNA, ["charter monk"]);
    assert_eq!(table.scored(ANNA, Source::SuperEvent), 2 + 3 + 2);
}

#[test]
fn r9_12_players_choose_in_track_order_and_may_choose_the_same() {
    let mut table = setting(3)
        .super_event(SuperEvent::Charter)
        .month(7, Happening::Festival)
        .track([(CLARA, 9), (ANNA, 8), (BEN, 8)])
        .home(ANNA, |home| home.palace(2, "young-warrior"))
        .home(CLARA, |home| home.palace(2, "young-warrior"))
        .home(BEN, |home| home.palace(2, "old-warrior"))
        .event();
    table.says(CLARA, ["charter warrior"]).says(ANNA, ["charter warrior"]).says(BEN, ["charter warrior"]);
    assert_eq!([ANNA, BEN, CLARA].map(|seat| table.space(seat)), [9, 10, 10]);
    assert_eq!(table.order(), [BEN, CLARA, ANNA]);
}

#[test]
fn r9_12_who_has_nobody_at_court_is_skipped() {
    assert_eq!(charter(|home| home).month, 8);
    assert_eq!(charter(Home::homeless).month, 8);
}

#[test]
fn r9_12_a_lady_chosen_scores_again_in_the_scoring_phase() {
    let mut table = charter(|home| home.palace(2, "court-lady"));
    table.says(ANNA, ["charter court-lady"]);
    assert_eq!((table.scored(ANNA, Source::SuperEvent), table.scored(ANNA, Source::Ladies)), (1, 1));
}
