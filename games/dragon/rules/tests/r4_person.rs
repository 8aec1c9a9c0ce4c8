//! R4: the person phase.

use crate::table::*;
use dragon::data::{Card, Happening, Tile};
use dragon::{Phase, Reason, Slot};
use kernel::Piece;
use kernel::Turn;
use kernel::prelude::*;

const TWO: [&str; 2] = ["taxes+build+harvest+fireworks", "parade+research+privilege"];

#[test]
fn r4_1_everyone_plays_one_card_in_the_order_after_the_action_phase() {
    let mut table = setting(2)
        .track([(ANNA, 8), (BEN, 8)])
        .action(TWO)
        .says(ANNA, ["pass"])
        .says(BEN, ["dragon 2", "do parade"])
        .clone();
    table.says(BEN, ["play monk", "take old-monk", "place 1"]);
    table.says(ANNA, ["play monk", "take young-monk", "place 1"]);
    assert_eq!(table.month, 2);
    assert_eq!([ANNA, BEN].map(|seat| table.courts[seat].cards()), [10, 10]);
}

#[test]
fn r4_1_the_order_is_fixed_when_the_phase_starts() {
    let mut table = setting(3).track([(ANNA, 8), (BEN, 7), (CLARA, 6)]).person();
    table.says(ANNA, ["play craftsman"]).says(BEN, ["play monk", "take young-monk", "place 1"]);
    assert_eq!(table.order(), [BEN, ANNA, CLARA]);
    assert_eq!(table.whose(), Some(CLARA));
}

#[test]
fn r4_1_a_card_is_played_only_once() {
    let mut table = setting(2).home(ANNA, |home| home.hand("court-lady wild")).person();
    assert_eq!(table.choices(), ["play court-lady", "play wild"]);
    assert_eq!(table.refusal("play monk"), Reason::NoCard { card: Card::Monk, rule: "R4.1" });
    assert_eq!((table.refused_by("play monk"), table.refused_by("pass")), ("R4.1", "R4.1"));
    table.says(ANNA, ["play court-lady", "take court-lady", "place 1"]);
    assert!(!table.hands[ANNA].holds(Card::Lady));
    assert!(table.hands[ANNA].holds(Card::Wild));
}

#[test]
fn r4_1_eleven_cards_last_for_eleven_months_and_month_12_has_none() {
    let mut table = setting(2).deal();
    for month in 1..=12 {
        assert_eq!((table.month, table.courts[ANNA].cards()), (month, 12 - month));
        table.anything().everyone("pass");
        assert_eq!(table.phase == Phase::Person, month < 12, "month {month}");
        while table.phase == Phase::Person {
            let any = table.choices().remove(0);
            table.say(&any);
        }
        while table.month == month && table.whose().is_some() {
            let any = table.choices().remove(0);
            table.say(&any);
        }
    }
    assert_eq!(table.turn(), Turn::Over);
}

#[test]
fn r4_2_a_card_takes_a_young_or_an_old_one_of_its_type() {
    let mut table = setting(2).home(ANNA, |home| home.hand("monk")).person();
    table.says(ANNA, ["play monk"]);
    assert_eq!(table.choices(), ["take young-monk", "take old-monk"]);
    let reason = Reason::OtherType { card: Card::Monk, tile: Tile::Lady };
    assert_eq!((table.refusal("take court-lady"), table.refused_by("take court-lady")), (reason, "R4.2"));
    table.says(ANNA, ["take old-monk", "place 1"]);
    assert_eq!((table.left("old-monk"), table.left("young-monk")), (0, 3));
}

#[test]
fn r4_2_while_the_stock_lasts() {
    let mut table = setting(2).sold_out("old-monk").home(ANNA, |home| home.hand("monk wild")).person();
    let mut wild = table.clone();
    table.says(ANNA, ["play monk"]);
    assert_eq!(table.choices(), ["take young-monk"]);
    assert_eq!(table.refusal("take old-monk"), Reason::SoldOut { tile: Tile::OldMonk });
    wild.says(ANNA, ["play wild"]);
    assert_eq!(wild.refusal("take old-monk"), Reason::SoldOut { tile: Tile::OldMonk });
}

#[test]
fn r4_2_a_wild_card_takes_anybody_even_of_a_type_still_in_hand() {
    let mut table = setting(2).all_in_stock().home(ANNA, |home| home.hand("monk wild")).person();
    table.says(ANNA, ["play wild"]);
    assert_eq!(table.choices().len(), Tile::ALL.len());
    table.says(ANNA, ["take young-monk", "place 1"]);
    assert_eq!((table.hands[ANNA].wild, table.hands[ANNA].holds(Card::Monk)), (0, true));
}

#[test]
fn r4_2_a_newcomer_brings_nothing_at_once() {
    for tile in Tile::ALL {
        let mut table = setting(3).all_in_stock().person();
        table.says(ANNA, ["play wild", &format!("take {tile}"), "place 1"]);
        let goods = [table.yuan(ANNA), table.rice(ANNA), table.fireworks(ANNA)];
        assert_eq!((goods, table.score(ANNA), table.floors(ANNA)), ([6, 0, 0], 0, vec![2, 2]), "{tile}");
    }
}

#[test]
fn r4_3_who_has_room_must_place() {
    let mut table = setting(2).home(ANNA, |home| home.palace(1, "court-lady").palace(3, "old-monk")).person();
    table.says(ANNA, ["play wild", "take old-farmer"]);
    assert_eq!(table.choices(), ["place 2"]);
    for words in ["dismiss", "replace 1 court-lady", "replace 2 old-monk"] {
        assert_eq!((table.refusal(words), table.refused_by(words)), (Reason::Room, "R4.3"), "{words}");
    }
    table.says(ANNA, ["place 2"]);
    assert_eq!((table.people(ANNA, 2), table.space(ANNA)), ("old-monk old-farmer".into(), 21));
}

#[test]
fn r4_3_a_card_once_played_must_be_used() {
    let mut table = setting(2).person();
    table.says(ANNA, ["play wild"]);
    assert_eq!(table.refused_by("play wild"), "R4.2");
    table.says(ANNA, ["take court-lady"]);
    assert_eq!(table.refused_by("take old-monk"), "R4.3");
}

/// Every place at Anna's court is taken, and an old monk stands at the door.
fn full() -> Match {
    let mut table = setting(2)
        .home(ANNA, |home| home.palace(2, "court-lady court-lady").palace(1, "young-farmer"))
        .person();
    table.says(ANNA, ["play wild", "take old-monk"]);
    table
}

#[test]
fn r4_4_a_newcomer_takes_the_place_of_somebody_in_the_same_palace() {
    let mut table = full();
    assert_eq!(table.choices(), ["replace 1 court-lady", "replace 2 young-farmer", "dismiss"]);
    table.says(ANNA, ["replace 1 court-lady"]);
    assert_eq!(table.people(ANNA, 1), "court-lady old-monk");
    assert_eq!((table.people(ANNA, 2), table.space(ANNA)), ("young-farmer".into(), 22));
    assert_eq!(table.left("court-lady"), 2);
}

#[test]
fn r4_4_a_newcomer_who_is_dismissed_leaves_the_game_and_the_marker_stays() {
    let mut table = full();
    table.says(ANNA, ["dismiss"]);
    assert_eq!((table.left("old-monk"), table.space(ANNA), table.persons(ANNA)), (0, 20, 3));
    assert_eq!((table.courts[ANNA].cards(), table.whose()), (10, Some(BEN)));
}

#[test]
fn r4_4_only_those_who_live_there_can_be_replaced() {
    let table = full();
    assert_eq!(table.refusal("place 1"), Reason::Full { palace: Slot(0) });
    assert_eq!(table.refusal("replace 3 court-lady"), Reason::NoPalace { palace: Slot(2) });
    let absent = Reason::Absent { tile: Tile::Lady, palace: Slot(1), rule: "R4.4" };
    assert_eq!(table.refusal("replace 2 court-lady"), absent);
}

#[test]
fn r4_4_replacing_somebody_who_is_not_there_is_refused_by_this_rule() {
    assert_eq!(full().refused_by("replace 2 court-lady"), "R4.4");
}

#[test]
fn r4_4_without_any_palace_the_newcomer_must_go() {
    let mut table = setting(2).home(ANNA, Home::homeless).person();
    table.says(ANNA, ["play wild", "take young-monk"]);
    assert_eq!(table.choices(), ["dismiss"]);
    table.says(ANNA, ["dismiss"]);
    assert_eq!((table.space(ANNA), table.left("young-monk")), (20, 2));
}

#[test]
fn r4_4_symbols_of_the_replaced_no_longer_count() {
    let mut table = setting(2)
        .month(3, Happening::Mongols)
        .home(ANNA, |home| home.palace(1, "old-warrior"))
        .home(BEN, |home| home.palace(1, "young-warrior"))
        .person();
    table.says(ANNA, ["play wild", "take young-farmer", "replace 1 old-warrior"]);
    table.says(BEN, ["play craftsman"]);
    assert_eq!((table.score(ANNA), table.persons(ANNA)), (0, 0));
    assert_eq!(table.persons(BEN), 1);
}

#[test]
fn r4_5_a_sold_out_card_is_spent_for_nothing() {
    let mut table =
        setting(2).sold_out("young-monk old-monk").home(ANNA, |home| home.hand("monk wild")).person();
    table.says(ANNA, ["play monk"]);
    assert_eq!((table.whose(), table.courts[ANNA].cards()), (Some(BEN), 1));
    assert_eq!((table.persons(ANNA), table.space(ANNA)), (0, 20));
}

#[test]
fn r4_5_a_sold_out_card_may_be_played_while_others_would_find_somebody() {
    let table = setting(2).home(ANNA, |home| home.hand("craftsman court-lady wild")).person();
    assert_eq!(table.choices(), ["play craftsman", "play court-lady", "play wild"]);
}

#[test]
fn r4_5_a_wild_card_always_finds_somebody() {
    for players in 2..=5 {
        let stock: u32 = Tile::ALL.iter().map(|tile| u32::from(tile.count(players))).sum();
        assert_eq!(stock, 18 * u32::from(players));
    }
}
