//! The worked examples of the rulebook, set up and played as described there.

use crate::table::*;
use dragon::Dragon;
use dragon::data::{Happening, Source, SuperEvent};
use kernel::Turn;
use kernel::prelude::*;

#[test]
fn anna_ben_and_clara_start_on_7_7_on_top_and_8() {
    let mut table = Match::from(Dragon::start(&Default::default(), 5).unwrap());
    for event in row_with(1, Happening::Peace) {
        table.nature(&format!("event {event}"));
    }
    table.nature("first 0");
    table.says(ANNA, ["take tax-collector", "place 1", "take young-scholar", "place 2"]);
    table.says(BEN, ["take tax-collector", "place 1", "take young-farmer", "place 1"]);
    table.says(CLARA, ["take young-scholar", "place 2", "take young-farmer", "place 1"]);
    assert_eq!([ANNA, BEN, CLARA].map(|seat| table.space(seat)), [7, 7, 8]);
    assert_eq!(table.order()[..3], [CLARA, BEN, ANNA]);
    table.says(DORA, ["take young-farmer", "place 1"]);
    assert_eq!(table.refused_by("take tax-collector"), "R1.4");
    assert_eq!(table.refused_by("take young-scholar"), "R1.4");
    table.says(DORA, ["take young-monk", "place 1"]);
    table.says(EMIL, ["take tax-collector", "place 1"]);
    assert_eq!(table.refused_by("take young-scholar"), "R1.4");
    assert_eq!(table.refused_by("take young-farmer"), "R1.4");
}

#[test]
fn claras_and_annas_taxes() {
    let mut table = setting(3)
        .track([(CLARA, 9), (ANNA, 8), (BEN, 7)])
        .home(ANNA, |home| home.palace(2, "tax-collector tax-collector").yuan(3))
        .home(CLARA, |home| home.yuan(0))
        .action(["taxes+build+harvest", "fireworks+parade", "research+privilege"]);
    table.says(CLARA, ["dragon 1", "do taxes"]);
    assert_eq!(table.yuan(CLARA), 2);
    table.says(ANNA, ["dragon 1"]);
    assert_eq!(table.yuan(ANNA), 0);
    table.says(ANNA, ["do taxes"]);
    assert_eq!(table.yuan(ANNA), 8);
}

#[test]
fn doras_fee_for_a_group_with_two_dragons() {
    let mut table = setting(4).home(DORA, |home| home.yuan(3)).action([
        "taxes+build",
        "harvest+fireworks",
        "parade+research",
        "privilege",
    ]);
    table.says(ANNA, ["dragon 2", "do harvest"]);
    table.says(BEN, ["dragon 2", "do fireworks"]);
    table.says(CLARA, ["pass"]);
    table.says(DORA, ["dragon 2"]);
    assert_eq!(table.yuan(DORA), 0);
    assert_eq!(table.choices(), ["do harvest", "do fireworks"]);
    table.says(DORA, ["do harvest"]);
    assert_eq!(table.rice(DORA), 1);
}

#[test]
fn emils_pass_from_1_to_3_yuan() {
    let mut table = emil_first(|home| home.yuan(1));
    table.says(EMIL, ["pass"]);
    assert_eq!(table.yuan(EMIL), 3);
    assert_eq!(table.whose(), Some(ANNA));
}

#[test]
fn emils_build() {
    let mut table = emil_first(|home| home.palace(1, "court-lady").palace(2, "craftsman craftsman"));
    table.says(EMIL, ["dragon 1", "do build", "build 1", "build 1", "build new"]);
    assert_eq!(table.floors(EMIL), [3, 2, 1]);
    assert_eq!(table.whose(), Some(ANNA));
}

#[test]
fn annas_harvest_4() {
    let mut table = setting(2)
        .home(ANNA, |home| home.palace(2, "young-farmer old-farmer"))
        .action(["taxes+build+harvest+fireworks", "parade+research+privilege"]);
    table.says(ANNA, ["dragon 1", "do harvest"]);
    assert_eq!(table.rice(ANNA), 4);
}

#[test]
fn bens_parade_5() {
    let mut table = setting(3)
        .track([(BEN, 20), (ANNA, 8), (CLARA, 7)])
        .home(BEN, |home| home.palace(2, "old-warrior old-warrior"))
        .action(["taxes+build+harvest", "fireworks+parade", "research+privilege"]);
    table.says(BEN, ["dragon 2", "do parade"]);
    assert_eq!(table.space(BEN), 25);
}

#[test]
fn doras_research_6() {
    let mut table = setting(4)
        .track([(DORA, 20), (ANNA, 8), (BEN, 7), (CLARA, 6)])
        .home(DORA, |home| home.palace(1, "young-scholar").palace(1, "old-scholar"))
        .action(["taxes+build", "harvest+fireworks", "parade+research", "privilege"]);
    table.says(DORA, ["dragon 3", "do research"]);
    assert_eq!(table.score(DORA), 6);
}

#[test]
fn claras_tribute() {
    let mut table = setting(3)
        .month(4, Happening::Tribute)
        .home(CLARA, |home| home.yuan(2).palace(3, "court-lady old-monk tax-collector"))
        .event();
    assert_eq!([ANNA, BEN, CLARA].map(|seat| table.yuan(seat)), [2, 2, 0]);
    table.says(CLARA, ["release 1 court-lady", "release 1 tax-collector"]);
    assert_eq!(table.people(CLARA, 1), "old-monk");
    assert_eq!(table.month, 5);
}

#[test]
fn annas_and_bens_drought() {
    let three = |home: Home| {
        home.palace(1, "court-lady").palace(2, "young-monk tax-collector").palace(3, "young-healer")
    };
    let mut table = setting(3)
        .month(5, Happening::Drought)
        .home(ANNA, |home| three(home).palace(2, "").rice(4))
        .home(BEN, three)
        .event();
    assert_eq!((table.rice(ANNA), table.persons(ANNA)), (1, 4));
    table.says(BEN, ["release 2 tax-collector", "release 1 court-lady", "release 3 young-healer"]);
    assert_eq!(table.people(BEN, 2), "young-monk");
    assert_eq!((table.persons(BEN), table.month), (1, 6));
}

#[test]
fn the_festival_with_3_3_2_1_fireworks() {
    let table = setting(5)
        .month(6, Happening::Festival)
        .home(CLARA, |home| home.fireworks(3))
        .home(EMIL, |home| home.fireworks(3))
        .home(ANNA, |home| home.fireworks(2))
        .home(BEN, |home| home.fireworks(1))
        .event();
    assert_eq!(table.all_scored(Source::Festival), [3, 0, 6, 0, 6]);
    let left: Vec<u16> = table.seats().map(|seat| table.fireworks(seat)).collect();
    assert_eq!(left, [1, 1, 1, 0, 1]);
}

#[test]
fn the_invasion_with_3_3_2_1_1_helmets() {
    let mut table = setting(5)
        .month(8, Happening::Mongols)
        .home(ANNA, |home| home.palace(3, "young-warrior young-warrior young-warrior"))
        .home(BEN, |home| home.palace(3, "old-warrior young-warrior"))
        .home(CLARA, |home| home.palace(2, "old-warrior"))
        .home(DORA, |home| home.palace(2, "young-warrior court-lady"))
        .home(EMIL, |home| home.palace(2, "young-warrior court-lady"))
        .event();
    assert_eq!(table.all_scored(Source::Mongols), [3, 3, 2, 1, 1]);
    table.says(DORA, ["release 1 court-lady"]);
    table.says(EMIL, ["release 1 young-warrior"]);
    assert_eq!(table.month, 9);
    let persons: Vec<u8> = table.seats().map(|seat| table.persons(seat)).collect();
    assert_eq!(persons, [3, 2, 1, 1, 1]);
}

#[test]
fn claras_contagion() {
    let mut table = setting(3)
        .month(9, Happening::Contagion)
        .home(CLARA, |home| home.palace(3, "young-healer young-healer old-monk"))
        .event();
    table.says(CLARA, ["release 1 young-healer"]);
    assert_eq!(table.people(CLARA, 1), "young-healer old-monk");
    assert_eq!(table.month, 10);
}

#[test]
fn annas_scoring_7() {
    let table = setting(2)
        .home(ANNA, |home| {
            home.palace(2, "court-lady old-monk")
                .palace(2, "court-lady")
                .palace(1, "tax-collector")
                .privileges(0, 1)
        })
        .event();
    assert_eq!(table.score(ANNA), 7);
}

#[test]
fn bens_final_25() {
    // A drought before the end takes three of his four rice.
    let ben = |home: Home| {
        home.palace(2, "young-monk court-lady")
            .palace(3, "old-monk tax-collector young-healer")
            .palace(2, "young-farmer old-farmer")
            .rice(4)
            .fireworks(2)
            .yuan(4)
    };
    let table = setting(2).month(12, Happening::Drought).home(BEN, ben).event();
    assert_eq!(table.turn(), Turn::Over);
    let monthly = [Source::Palaces, Source::Ladies].map(|source| table.scored(BEN, source));
    let finals = [Source::Persons, Source::Monks, Source::Goods].map(|source| table.scored(BEN, source));
    assert_eq!((monthly, finals), ([3, 1], [14, 8, 3]));
    assert_eq!(table.score(BEN), 4 + 25);
    assert_eq!([table.rice(BEN), table.fireworks(BEN), table.yuan(BEN)], [0, 0, 10]);
}

#[test]
fn annas_flood_of_7_goods() {
    let flood = |table: &mut Match, words: [&str; 2]| {
        table.says(ANNA, words);
        [table.yuan(ANNA), table.rice(ANNA), table.fireworks(ANNA)]
    };
    let table = setting(2)
        .super_event(SuperEvent::Flood)
        .month(7, Happening::Drought)
        .home(ANNA, |home| home.yuan(3).rice(2).fireworks(2))
        .home(BEN, |home| home.yuan(0))
        .event();
    assert_eq!(flood(&mut table.clone(), ["return 0 rice", "return 1 firework"]), [1, 2, 1]);
    assert_eq!(flood(&mut table.clone(), ["return 2 rice", "return 0 firework"]), [2, 0, 2]);
}

#[test]
fn the_eclipse_of_a_festival() {
    let table = setting(3)
        .super_event(SuperEvent::SolarEclipse)
        .month(7, Happening::Festival)
        .home(ANNA, |home| home.fireworks(4))
        .home(BEN, |home| home.fireworks(3))
        .home(CLARA, |home| home.fireworks(2))
        .event();
    // First 6, 3, 0 with 2, 1, 2 fireworks left; then Anna and Clara share the first place.
    assert_eq!(table.all_scored(Source::Festival), [12, 6, 6]);
    let left: Vec<u16> = table.seats().map(|seat| table.fireworks(seat)).collect();
    assert_eq!(left, [1, 0, 1]);
    assert_eq!(table.happened(Happening::Festival), 2);
}

#[test]
fn the_charter_of_farmers_monks_and_scholars() {
    let mut table = setting(3)
        .super_event(SuperEvent::Charter)
        .month(7, Happening::Festival)
        .home(ANNA, |home| home.palace(2, "young-farmer old-farmer"))
        .home(BEN, |home| home.palace(2, "young-monk").palace(3, "old-monk young-monk"))
        .home(CLARA, |home| home.palace(3, "young-scholar old-scholar young-farmer"))
        .event();
    table.says(ANNA, ["charter farmer"]);
    table.says(BEN, ["charter monk"]);
    table.says(CLARA, ["charter scholar"]);
    assert_eq!(table.rice(ANNA), 3);
    assert_eq!(table.all_scored(Source::SuperEvent), [0, 2 + 6 + 3, 5]);
}

/// Five players, and Emil is first.
fn emil_first(furnish: impl FnOnce(Home) -> Home) -> Match {
    setting(5).track([(EMIL, 9), (ANNA, 8), (BEN, 7), (CLARA, 6), (DORA, 5)]).home(EMIL, furnish).action([
        "taxes+build",
        "harvest+fireworks",
        "parade",
        "research",
        "privilege",
    ])
}
