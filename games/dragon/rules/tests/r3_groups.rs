//! R3.1–R3.5: the groups of action cards, the order of play, the fee, and passing.

use crate::table::*;
use dragon::data::{Deed, Privilege};
use dragon::{Phase, Reason};
use kernel::Set;

const TWO: [&str; 2] = ["taxes+build+harvest+fireworks", "parade+research+privilege"];
const THREE: [&str; 3] = ["taxes+build+harvest", "fireworks+parade", "research+privilege"];
const FOUR: [&str; 4] = ["taxes+build", "harvest+fireworks", "parade+research", "privilege"];
const FIVE: [&str; 5] = ["taxes+privilege", "build+harvest", "fireworks", "parade", "research"];

#[test]
fn r3_1_the_cards_lie_in_one_group_per_player() {
    let table: [(u8, &[usize], &[usize]); 4] = [
        (2, &[4, 3], &[4, 4]),
        (3, &[3, 2, 2], &[3, 3, 2]),
        (4, &[2, 2, 2, 1], &[2, 2, 2, 2]),
        (5, &[2, 2, 1, 1, 1], &[2, 2, 2, 1, 1]),
    ];
    for (players, seven, eight) in table {
        assert_eq!(sizes(setting(players).deal()), seven);
        assert_eq!(sizes(setting(players).great_wall().deal()), eight);
    }
}

/// The sizes of all groups dealt; each card lies in one of them.
fn sizes(mut table: Match) -> Vec<usize> {
    table.anything();
    let groups = &table.groups[..table.seats().len()];
    let all: Set<Deed> = groups.iter().flat_map(|group| group.iter()).collect();
    assert_eq!(all, Deed::in_play(table.options.great_wall));
    assert_eq!(all.len(), groups.iter().map(|group| group.len()).sum::<usize>());
    groups.iter().map(|group| group.len()).collect()
}

#[test]
fn r3_1_every_way_to_deal_a_group_is_equally_likely() {
    let mut table = setting(4).deal();
    assert_eq!(table.chances().len(), 21);
    assert!(table.chances().iter().all(|chance| chance.1 == 1));
    table.nature("deal taxes+privilege");
    assert_eq!(table.chances().len(), 10);
    assert!(table.chances().iter().all(|(deal, _)| !deal.contains("taxes")));
}

#[test]
fn r3_1_every_month_has_a_new_deal() {
    let mut table = setting(3).deal();
    table.rest_of_month();
    assert_eq!((table.month, table.phase), (2, Phase::Deal));
    assert_eq!(table.chances().len(), 35);
}

#[test]
fn r3_2_everyone_has_one_turn_in_track_order() {
    let mut table = setting(4).track([(DORA, 9), (BEN, 8), (ANNA, 8), (CLARA, 1)]).action(FOUR);
    table.says(DORA, ["pass"]).says(BEN, ["pass"]).says(ANNA, ["pass"]).says(CLARA, ["pass"]);
    assert_eq!(table.phase, Phase::Person);
}

#[test]
fn r3_2_a_parade_changes_only_the_phases_that_follow() {
    let mut table = setting(3)
        .track([(ANNA, 12), (BEN, 11), (CLARA, 10)])
        .home(BEN, |home| home.palace(2, "old-warrior"))
        .action(THREE);
    table.says(ANNA, ["pass"]).says(BEN, ["dragon 2", "do parade"]);
    assert_eq!(table.order(), [BEN, ANNA, CLARA]);
    table.says(CLARA, ["dragon 2", "do parade"]);
    assert_eq!((table.phase, table.whose()), (Phase::Person, Some(BEN)));
    assert_eq!(table.phase_order(), [BEN, ANNA, CLARA]);
}

#[test]
fn r3_3_one_action_of_the_group_and_no_other() {
    let mut table = setting(3).action(THREE);
    table.says(ANNA, ["dragon 2"]);
    assert_eq!(table.choices(), ["do fireworks", "do parade"]);
    assert_eq!(table.refusal("do taxes"), Reason::Elsewhere { deed: Deed::Taxes });
    assert_eq!((table.refused_by("do taxes"), table.refused_by("pass")), ("R3.3", "R3.3"));
    table.says(ANNA, ["do fireworks"]);
    assert_eq!(table.whose(), Some(BEN));
}

#[test]
fn r3_3_the_same_action_may_be_done_again_for_3_yuan() {
    let mut table = setting(3).home(CLARA, |home| home.yuan(3)).action(THREE);
    table.says(ANNA, ["dragon 1", "do harvest"]).says(BEN, ["dragon 1", "do harvest"]);
    table.says(CLARA, ["dragon 1", "do harvest"]);
    assert_eq!([ANNA, BEN, CLARA].map(|seat| table.yuan(seat)), [6, 3, 0]);
    assert_eq!([ANNA, BEN, CLARA].map(|seat| table.rice(seat)), [1, 1, 1]);
}

#[test]
fn r3_3_who_cannot_pay_the_fee_cannot_choose_the_group() {
    let mut table = setting(2).home(BEN, |home| home.yuan(2)).action(TWO);
    table.says(ANNA, ["dragon 1", "do taxes"]);
    assert_eq!(table.choices(), ["dragon 2", "pass"]);
    assert_eq!(table.refusal("dragon 1"), Reason::Fee { need: 3, have: 2 });
    assert_eq!(table.refused_by("dragon 1"), "R3.3");
}

#[test]
fn r3_3_the_fee_is_paid_before_the_action() {
    // Taxes would bring 2 yuan, but the fee comes first.
    let mut table = setting(2).home(BEN, |home| home.yuan(1)).action(TWO);
    table.says(ANNA, ["dragon 1", "do build", "build new"]);
    assert_eq!(table.refusal("dragon 1"), Reason::Fee { need: 3, have: 1 });
}

#[test]
fn r3_3_there_are_no_more_groups_than_players() {
    let table = setting(3).action(THREE);
    assert_eq!(table.refusal("dragon 4"), Reason::NoGroup { groups: 3 });
    assert_eq!(table.refused_by("dragon 4"), "R3.1");
}

#[test]
fn r3_3_dragons_return_after_the_last_turn() {
    let mut table = setting(2).action(TWO);
    table.says(ANNA, ["dragon 1", "do taxes"]);
    assert_eq!(table.courts[ANNA].dragon, Some(0));
    table.says(BEN, ["dragon 2", "do research"]);
    assert_eq!([ANNA, BEN].map(|seat| table.courts[seat].dragon), [None, None]);
    table.rest_of_month().deal(TWO);
    let before = table.yuan(ANNA);
    table.says(ANNA, ["dragon 2", "do research"]);
    assert_eq!(table.yuan(ANNA), before);
}

#[test]
fn r3_4_a_group_without_a_possible_action_is_closed() {
    let table = setting(4).home(ANNA, |home| home.yuan(1)).action(FOUR);
    assert_eq!(table.choices(), ["dragon 1", "dragon 2", "dragon 3", "pass"]);
    assert_eq!(table.refusal("dragon 4"), Reason::NothingToDo { group: 3 });
    assert_eq!(table.refused_by("dragon 4"), "R3.4");
}

#[test]
fn r3_4_the_fee_can_make_a_group_impossible() {
    for (yuan, open) in [(4, false), (5, true)] {
        let mut table = setting(4).home(BEN, |home| home.yuan(yuan)).action(FOUR);
        table.says(ANNA, ["dragon 4", "do privilege", "buy small"]);
        assert_eq!(table.choices().contains(&"dragon 4".into()), open, "{yuan} yuan");
        if !open {
            assert_eq!(table.refusal("dragon 4"), Reason::NothingToDo { group: 3 });
        }
    }
}

#[test]
fn r3_4_a_group_with_another_action_stays_open() {
    let mut table = setting(5).home(BEN, |home| home.yuan(4)).action(FIVE);
    table.says(ANNA, ["dragon 1", "do taxes"]).says(BEN, ["dragon 1"]);
    assert_eq!(table.choices(), ["do taxes"]);
    let reason = Reason::TooDear { privilege: Privilege::Small, need: 2, have: 1 };
    assert_eq!(table.refusal("do privilege"), reason);
    assert_eq!(table.refused_by("do privilege"), "R3.12");
}

#[test]
fn r3_5_passing_brings_money_up_to_three() {
    for (before, after) in [(0, 3), (1, 3), (2, 3), (3, 3), (4, 4), (20, 20)] {
        let mut table = setting(2).home(ANNA, |home| home.yuan(before)).action(TWO);
        table.says(ANNA, ["pass"]);
        assert_eq!(table.yuan(ANNA), after, "with {before}");
    }
}

#[test]
fn r3_5_a_passer_occupies_no_group() {
    let mut table = setting(2).home(BEN, |home| home.yuan(0)).action(TWO);
    table.says(ANNA, ["pass"]);
    assert_eq!(table.courts[ANNA].dragon, None);
    assert_eq!(table.choices(), ["dragon 1", "dragon 2", "pass"]);
    table.says(BEN, ["dragon 1", "do harvest"]);
    assert_eq!((table.yuan(BEN), table.rice(BEN)), (0, 1));
}

#[test]
fn r3_5_everybody_may_pass() {
    let mut table = setting(5).action(FIVE);
    table.everyone("pass");
    assert_eq!(table.phase, Phase::Person);
}
