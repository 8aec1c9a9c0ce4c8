//! R3.6–R3.12: what each action gives.

use crate::table::*;
use dragon::Reason;
use dragon::data::{Privilege, Source};

const TWO: [&str; 2] = ["taxes+build+harvest+fireworks", "parade+research+privilege"];

/// Anna begins, with this court.
fn anna(furnish: impl FnOnce(Home) -> Home) -> Match {
    setting(2).home(ANNA, furnish).action(TWO)
}

/// All that an action could change of Anna: goods, space, points.
fn holdings(table: &Match) -> [u16; 5] {
    let points = table.score(ANNA) as u16;
    [table.yuan(ANNA), table.rice(ANNA), table.fireworks(ANNA), table.space(ANNA), points]
}

#[test]
fn r3_6_to_r3_11_a_card_alone_gives_its_own_symbols() {
    let table = [
        ("dragon 1", "do taxes", "tax-collector", [8, 0, 0, 20, 0]),
        ("dragon 1", "do harvest", "old-farmer", [6, 1, 0, 20, 0]),
        ("dragon 1", "do fireworks", "old-pyrotechnist", [6, 0, 1, 20, 0]),
        ("dragon 2", "do parade", "old-warrior", [6, 0, 0, 21, 0]),
        ("dragon 2", "do research", "old-scholar", [6, 0, 0, 20, 1]),
    ];
    for (dragon, deed, expert, expected) in table {
        // A court lady stands in for whoever knows the action; all others are at court.
        let without = |people: &str| people.replace(expert, "court-lady");
        let mut table = anna(|home| {
            home.palace(3, &without("tax-collector old-farmer old-pyrotechnist"))
                .palace(3, &without("old-warrior old-scholar old-monk"))
        });
        table.says(ANNA, [dragon, deed]);
        assert_eq!(holdings(&table), expected, "{deed}");
    }
}

#[test]
fn r3_6_taxes_give_2_yuan_and_3_for_each_collector() {
    let mut table = anna(|home| home.palace(3, "tax-collector tax-collector tax-collector").yuan(0));
    table.says(ANNA, ["dragon 1", "do taxes"]);
    assert_eq!(table.yuan(ANNA), 2 + 9);
}

#[test]
fn r3_7_build_gives_one_floor_and_one_for_each_hammer() {
    for craftsmen in 0..=2 {
        let mut table = anna(|home| home.palace(2, &"craftsman ".repeat(craftsmen)));
        table.says(ANNA, ["dragon 1", "do build"]);
        for _ in 0..=craftsmen {
            table.says(ANNA, ["build new"]);
        }
        assert_eq!((table.whose(), table.floors(ANNA).len()), (Some(BEN), craftsmen + 2));
    }
}

#[test]
fn r3_7_floors_are_divided_freely_and_all_are_built() {
    let mut table = anna(|home| home.palace(2, "craftsman craftsman").palace(1, ""));
    table.says(ANNA, ["dragon 1", "do build", "build 2"]);
    assert_eq!((table.refused_by("pass"), table.refused_by("do build")), ("R3.7", "R3.7"));
    table.says(ANNA, ["build 1"]);
    assert_eq!(table.choices(), ["build 2", "build new"]);
    table.says(ANNA, ["build new"]);
    assert_eq!(table.floors(ANNA), [3, 2, 1]);
    assert_eq!(table.people(ANNA, 1), "craftsman craftsman");
}

#[test]
fn r3_7_who_has_no_palace_builds_a_new_one() {
    let mut table = anna(Home::homeless);
    table.says(ANNA, ["dragon 1", "do build"]);
    assert_eq!(table.choices(), ["build new"]);
    table.says(ANNA, ["build new"]);
    assert_eq!(table.floors(ANNA), [1]);
}

#[test]
fn r3_8_harvest_gives_one_rice_and_one_for_each_sack() {
    let mut table = anna(|home| home.palace(3, "young-farmer young-farmer old-farmer").rice(2));
    table.says(ANNA, ["dragon 1", "do harvest"]);
    assert_eq!(table.rice(ANNA), 2 + 1 + 1 + 1 + 2);
}

#[test]
fn r3_9_fireworks_gives_one_and_one_for_each_rocket() {
    let mut table = anna(|home| home.palace(1, "old-pyrotechnist"));
    table.says(ANNA, ["dragon 1", "do fireworks"]);
    assert_eq!(table.fireworks(ANNA), 3);
    let mut table = anna(|home| home.palace(2, "old-pyrotechnist young-pyrotechnist"));
    table.says(ANNA, ["dragon 1", "do fireworks"]);
    assert_eq!(table.fireworks(ANNA), 4);
}

#[test]
fn r3_10_parade_gives_one_step_and_one_for_each_helmet() {
    let mut table = anna(|home| home.palace(3, "old-warrior young-warrior young-warrior"));
    table.says(ANNA, ["dragon 2", "do parade"]);
    assert_eq!(table.space(ANNA), 20 + 5);
}

#[test]
fn r3_11_research_gives_one_point_and_one_for_each_book() {
    let mut table = anna(|home| home.palace(3, "old-scholar young-scholar young-scholar"));
    table.says(ANNA, ["dragon 2", "do research"]);
    assert_eq!(table.scored(ANNA, Source::Research), 1 + 3 + 2 + 2);
}

#[test]
fn r3_12_exactly_one_privilege_is_bought() {
    let mut table = anna(|home| home.yuan(20));
    table.says(ANNA, ["dragon 2", "do privilege"]);
    assert_eq!(table.choices(), ["buy small", "buy large"]);
    assert_eq!(table.refused_by("pass"), "R3.12");
    table.says(ANNA, ["buy large"]);
    assert_eq!((table.yuan(ANNA), table.courts[ANNA].privileges), (13, [0, 1]));
    assert_eq!(table.whose(), Some(BEN));
}

#[test]
fn r3_12_a_small_one_costs_2() {
    let mut table = anna(|home| home.yuan(2).privileges(1, 1));
    table.says(ANNA, ["dragon 2", "do privilege"]);
    assert_eq!(table.choices(), ["buy small"]);
    table.says(ANNA, ["buy small"]);
    assert_eq!((table.yuan(ANNA), table.courts[ANNA].privileges), (0, [2, 1]));
}

#[test]
fn r3_12_a_large_one_costs_7_or_6_by_the_option() {
    for (price, yuan, affordable) in [(7, 6, false), (7, 7, true), (6, 5, false), (6, 6, true)] {
        let mut table = setting(2).large_privilege(price).home(ANNA, |home| home.yuan(yuan)).action(TWO);
        table.says(ANNA, ["dragon 2", "do privilege"]);
        if affordable {
            table.says(ANNA, ["buy large"]);
            assert_eq!((table.yuan(ANNA), table.courts[ANNA].privileges), (0, [0, 1]));
        } else {
            let need = u16::from(price);
            let reason = Reason::TooDear { privilege: Privilege::Large, need, have: yuan };
            assert_eq!((table.refusal("buy large"), table.refused_by("buy large")), (reason, "R3.12"));
        }
    }
}

#[test]
fn r3_12_without_2_yuan_after_the_fee_it_cannot_be_chosen() {
    let mut table = setting(2).home(BEN, |home| home.yuan(4)).action(TWO);
    table.says(ANNA, ["dragon 2", "do research"]).says(BEN, ["dragon 2"]);
    assert_eq!((table.yuan(BEN), table.choices()), (1, vec!["do parade".into(), "do research".into()]));
    assert_eq!(table.refused_by("do privilege"), "R3.12");
}

#[test]
fn r3_12_the_fee_counts_against_a_large_one() {
    let mut table = setting(2).home(BEN, |home| home.yuan(9)).action(TWO);
    table.says(ANNA, ["dragon 2", "do research"]).says(BEN, ["dragon 2", "do privilege"]);
    assert_eq!(table.choices(), ["buy small"]);
    let reason = Reason::TooDear { privilege: Privilege::Large, need: 7, have: 6 };
    assert_eq!(table.refusal("buy large"), reason);
}
