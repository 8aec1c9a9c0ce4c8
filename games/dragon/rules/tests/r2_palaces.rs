//! R2: palaces, their people, and the order on the person track.

use crate::table::*;
use dragon::data::{Happening, SuperEvent};
use dragon::{Reason, Slot};

const TWO: [&str; 2] = ["taxes+build+harvest+fireworks", "parade+research+privilege"];
const THREE: [&str; 3] = ["taxes+build+harvest", "fireworks+parade", "research+privilege"];

#[test]
fn r2_1_a_palace_holds_one_person_per_floor() {
    let mut table = setting(2)
        .home(ANNA, |home| home.palace(1, "court-lady").palace(2, "court-lady").palace(3, "court-lady"))
        .person();
    table.says(ANNA, ["play wild", "take young-monk"]);
    assert_eq!(table.choices(), ["place 2", "place 3"]);
    assert_eq!(table.refusal("place 1"), Reason::Full { palace: Slot(0) });
    assert_eq!(table.refused_by("place 1"), "R2.1");
    assert_eq!(table.refusal("place 4"), Reason::NoPalace { palace: Slot(3) });
    assert_eq!(table.refused_by("place 4"), "R2.1");
}

#[test]
fn r2_1_a_palace_has_three_floors_at_most() {
    let mut table = setting(2).home(ANNA, |home| home.palace(3, "").palace(2, "")).action(TWO);
    table.says(ANNA, ["dragon 1", "do build"]);
    assert_eq!(table.choices(), ["build 2", "build new"]);
    assert_eq!(table.refusal("build 1"), Reason::Tall { palace: Slot(0) });
    assert_eq!((table.refused_by("build 1"), table.refused_by("build 9")), ("R2.1", "R2.1"));
}

#[test]
fn r2_1_a_player_may_own_any_number_of_palaces() {
    let crowd = (0..8).fold(setting(2), |setting, _| setting.home(ANNA, |home| home.palace(3, "")));
    let mut table = crowd.action(TWO);
    table.says(ANNA, ["dragon 1", "do build", "build new"]);
    assert_eq!(table.floors(ANNA), [3, 3, 3, 3, 3, 3, 3, 3, 1]);
}

#[test]
fn r2_1_a_new_palace_rises_floor_by_floor() {
    let mut table = setting(2).home(ANNA, |home| home.palace(2, "craftsman craftsman")).action(TWO);
    table.says(ANNA, ["dragon 1", "do build", "build new", "build 2", "build 2"]);
    assert_eq!(table.floors(ANNA), [2, 3]);
}

#[test]
fn r2_1_a_gap_in_the_row_of_palaces_is_built_up_again() {
    let mut table = setting(2)
        .home(ANNA, |home| home.palace(1, "").palace(1, "court-lady"))
        .person()
        .everyone("play craftsman")
        .clone();
    assert_eq!((table.floors(ANNA), table.people(ANNA, 2)), (vec![1], "court-lady".into()));
    table.deal(TWO);
    table.says(ANNA, ["dragon 1", "do build", "build new"]);
    assert_eq!(table.floors(ANNA), [1, 1]);
    assert_eq!(table.people(ANNA, 2), "court-lady");
}

#[test]
fn r2_2_the_marker_advances_by_the_value_of_the_tile() {
    let values = [
        ("court-lady", 1),
        ("tax-collector", 3),
        ("young-pyrotechnist", 5),
        ("old-pyrotechnist", 3),
        ("young-warrior", 5),
        ("old-warrior", 3),
        ("young-monk", 6),
        ("old-monk", 2),
        ("young-healer", 4),
        ("old-healer", 1),
        ("young-farmer", 4),
        ("old-farmer", 1),
        ("young-scholar", 4),
        ("old-scholar", 2),
        ("craftsman", 2),
    ];
    for (tile, value) in values {
        let mut table = setting(2).all_in_stock().person();
        table.says(ANNA, ["play wild", &format!("take {tile}"), "place 1"]);
        assert_eq!(table.space(ANNA), 20 + value, "{tile}");
    }
}

#[test]
fn r2_2_the_marker_advances_in_a_sunrise_too() {
    let mut table = setting(2).super_event(SuperEvent::Sunrise).month(7, Happening::Drought).event();
    table.says(ANNA, ["take young-monk", "place 1"]);
    assert_eq!(table.space(ANNA), 26);
}

#[test]
fn r2_3_further_forward_goes_first_and_the_upper_marker_of_a_space() {
    let table = setting(3).track([(CLARA, 8), (BEN, 7), (ANNA, 7)]).action(THREE);
    assert_eq!(table.phase_order(), [CLARA, BEN, ANNA]);
    assert_eq!(table.whose(), Some(CLARA));
}

#[test]
fn r2_3_whoever_arrives_later_lies_on_top() {
    let mut table = setting(3).track([(CLARA, 8), (BEN, 7), (ANNA, 7)]).action(THREE);
    table.says(CLARA, ["pass"]).says(BEN, ["dragon 2", "do parade"]);
    assert_eq!((table.space(BEN), table.order()), (8, vec![BEN, CLARA, ANNA]));
    table.says(ANNA, ["dragon 2", "do parade"]);
    assert_eq!((table.space(ANNA), table.order()), (8, vec![ANNA, BEN, CLARA]));
}

#[test]
fn r2_3_a_marker_below_moves_out_and_may_pass_those_above_it() {
    let mut table = setting(3).track([(CLARA, 7), (BEN, 7), (ANNA, 7)]).action(THREE);
    table.says(CLARA, ["pass"]).says(BEN, ["pass"]).says(ANNA, ["dragon 2", "do parade"]);
    assert_eq!((table.space(ANNA), table.order()), (8, vec![ANNA, CLARA, BEN]));
}

#[test]
fn r2_3_a_marker_that_stays_short_overtakes_nobody() {
    let mut table = setting(3).track([(CLARA, 20), (BEN, 12), (ANNA, 10)]).action(THREE);
    table.says(CLARA, ["pass"]).says(BEN, ["pass"]).says(ANNA, ["dragon 2", "do parade"]);
    assert_eq!((table.space(ANNA), table.order()), (11, vec![CLARA, BEN, ANNA]));
}

#[test]
fn r2_4_the_released_leave_the_game_and_the_marker_stays() {
    let mut table = setting(2)
        .month(4, Happening::Tribute)
        .home(ANNA, |home| home.yuan(3).palace(3, "young-monk old-monk"))
        .event();
    let stock = table.stock;
    table.says(ANNA, ["release 1 young-monk"]);
    assert_eq!((table.stock, table.space(ANNA)), (stock, 20));
    assert_eq!(table.people(ANNA, 1), "old-monk");
}

#[test]
fn r2_4_the_replaced_do_not_return_to_the_stock() {
    let mut table = setting(2).home(ANNA, |home| home.palace(1, "young-monk")).person();
    let before = table.left("young-monk");
    table.says(ANNA, ["play wild", "take court-lady", "replace 1 young-monk"]);
    assert_eq!((table.left("young-monk"), table.people(ANNA, 1)), (before, "court-lady".into()));
    assert_eq!(table.space(ANNA), 21);
}
