//! R2: regions, pieces, prices.

use crate::table::*;
use china::data::{Region, Source};
use china::{Ask, Event, Told};

#[test]
fn r2_1_a_turn_is_placing_or_swapping_and_nobody_passes() {
    let mut table = setting(4).hand(GUIDO, "violet red green").set();
    let swaps = ["swap violet", "swap green", "swap red"];
    let regions: Vec<String> =
        table.choices().into_iter().filter(|words| words.starts_with("region")).collect();
    assert_eq!(table.choices()[regions.len()..], swaps);
    assert_eq!(table.refused_by("finish"), "R2.1");
    table.says(GUIDO, ["region wei"]);
    assert_eq!(table.refused_by("finish"), "R2.1");
}

#[test]
fn r2_2_all_pieces_of_a_turn_go_to_one_region() {
    let mut table = setting(4).palaces(MANUELA, "wei-1 shu-1").hand(GUIDO, "red red red").set();
    table.says(GUIDO, ["region wei", "palace wei-2"]);
    assert_eq!(table.refused_by("palace shu-2"), "R2.2");
    assert!(table.choices().iter().all(|words| words.contains("wei") || words == "finish"));
}

#[test]
fn r2_2_a_region_is_chosen_only_if_a_piece_can_be_paid_and_placed_there() {
    let table = setting(4)
        .palaces(MANUELA, "qi-1 qi-2 qi-3 qi-4 qi-5")
        .emissaries(SILVIO, "qi qi qi qi qi")
        .hand(GUIDO, "yellow green red")
        .set();
    assert_eq!(table.refused_by("region qi"), "R2.2");
    assert_eq!(table.refused_by("region chu"), "R2.4");
    let regions: Vec<String> =
        table.choices().into_iter().filter(|words| words.starts_with("region")).collect();
    assert_eq!(regions, ["region chin", "region wei", "region shu", "region han", "region yan"]);
}

#[test]
fn r2_3_an_empty_region_takes_one_piece_any_other_up_to_two() {
    let mut table = setting(4).hand(GUIDO, "red red red").hand(MANUELA, "red red red").set();
    table.says(GUIDO, ["region wei", "palace wei-1"]);
    assert_eq!(table.ask, Ask::Draw);
    table.draw_up();
    table.says(MANUELA, ["region wei", "palace wei-2"]);
    assert_eq!(table.ask, Ask::Second(Region::Wei));
    assert!(table.may("finish"), "the second piece is voluntary");
    table.says(MANUELA, ["palace wei-3"]);
    assert_eq!(table.ask, Ask::Draw);
}

#[test]
fn r2_3_with_nothing_left_to_draw_all_are_told_whether_a_second_piece_can_be_paid_for() {
    for (hand, able) in [("red red green", true), ("red green violet", false)] {
        let table = setting(3).palaces(MANUELA, "wei-1").hand(GUIDO, hand).row("").pile("").reshuffled();
        let mut table = table.set();
        table.game.table.exhausted = 2;
        table.says(GUIDO, ["region wei", "palace wei-2"]);
        assert_eq!(table.whose(), Some(if able { GUIDO } else { MANUELA }));
        assert!(table.told.contains(&Told::Second { seat: GUIDO, able }.into()), "{:?}", table.told);
    }
}

#[test]
fn r2_3_no_second_piece_is_asked_for_that_cannot_be_paid_or_placed() {
    let mut poor = setting(4).palaces(MANUELA, "wei-1").hand(GUIDO, "red green violet").set();
    poor.says(GUIDO, ["region wei", "palace wei-2"]);
    assert_eq!(poor.ask, Ask::Draw, "nothing to pay with");
    let mut full = setting(4)
        .palaces(MANUELA, "qi-1 qi-2")
        .palaces(SILVIO, "qi-3 qi-4")
        .emissaries(SILVIO, "qi qi")
        .hand(GUIDO, "yellow yellow violet")
        .set();
    full.says(GUIDO, ["region qi", "palace qi-5"]);
    assert_eq!(full.ask, Ask::Draw, "no place for anything");
}

#[test]
fn r2_4_a_card_of_the_regions_colour_or_two_of_one_other() {
    let mut table = setting(4).palaces(MANUELA, "wei-1").hand(GUIDO, "red green green").set();
    table.says(GUIDO, ["region wei", "palace wei-2"]);
    assert_eq!(table.choices(), ["pay green", "pay red"]);
    assert_eq!(table.refused_by("pay violet"), "R2.4");
    let mut joker = table.clone();
    joker.says(GUIDO, ["pay green"]);
    assert_eq!((joker.hand(GUIDO), joker.discard), ("red".into(), cards("green green")));
    table.says(GUIDO, ["pay red"]);
    assert_eq!((table.hand(GUIDO), table.discard), ("green green".into(), cards("red")));
    // The joker pays for the second piece.
    table.says(GUIDO, ["palace wei-3"]);
    assert_eq!(table.hand(GUIDO), "");
}

#[test]
fn r2_4_where_there_is_no_choice_the_piece_is_paid_at_once() {
    let mut own = setting(4).hand(GUIDO, "red red green").set();
    own.says(GUIDO, ["region wei", "palace wei-1"]);
    assert_eq!(own.hand(GUIDO), "green red");
    let mut joker = setting(4).hand(GUIDO, "orange orange orange").set();
    joker.says(GUIDO, ["region wei", "palace wei-1"]);
    assert_eq!(joker.hand(GUIDO), "orange");
    let paid = joker.told.iter().find(|event| matches!(event, Event::Open(Told::Paid { .. }))).unwrap();
    assert!(matches!(paid, Event::Open(Told::Paid { cards: 2, .. })), "{paid:?}");
}

#[test]
fn r2_4_two_cards_of_different_colours_are_no_joker() {
    let table = setting(4).hand(GUIDO, "orange green violet").set();
    assert_eq!(table.refused_by("region wei"), "R2.4");
    assert_eq!(table.refused_by("region qi"), "R2.4");
}

#[test]
fn r2_5_one_palace_on_a_space_and_none_in_a_full_region() {
    let mut table = setting(4).palaces(MANUELA, "lu-1 lu-2").hand(GUIDO, "orange orange orange").set();
    table.says(GUIDO, ["region lu"]);
    assert_eq!(table.refused_by("palace lu-1"), "R2.5");
    assert_eq!(table.refused_by("palace lu-5"), "R2.5");
    assert_eq!(table.choices(), ["palace lu-3", "palace lu-4", "emissary lu"]);
    table.says(GUIDO, ["palace lu-3", "palace lu-4"]);
    assert!(table.realm.is_full(Region::Lu));
    table.draw_up();
    assert!(!table.may("palace lu-4"));
}

#[test]
fn r2_6_all_emissaries_together_stay_within_the_most_palaces_of_one_player() {
    let mut table = setting(4)
        .palaces(MANUELA, "zhao-1 zhao-2 zhao-3")
        .palaces(SILVIO, "zhao-4 zhao-5")
        .emissaries(VALERIO, "zhao zhao")
        .hand(GUIDO, "orange orange orange")
        .set();
    assert_eq!(table.realm.limit(Region::Zhao), 3, "not five, although there are five palaces");
    // He has no palace there himself; and the region has been scored.
    table.says(GUIDO, ["region zhao", "emissary zhao"]);
    assert_eq!(table.ask, Ask::Draw, "the dragon space is full");
    let table =
        setting(4).palaces(MANUELA, "wei-1").emissaries(SILVIO, "wei").hand(GUIDO, "red red red").set();
    let mut limited = table.clone();
    limited.says(GUIDO, ["region wei"]);
    assert_eq!(limited.refused_by("emissary wei"), "R2.6");
}

#[test]
fn r2_6_where_no_palace_stands_no_emissary_comes() {
    let mut table = setting(4).hand(GUIDO, "red red red").set();
    table.says(GUIDO, ["region wei"]);
    assert_eq!(table.refused_by("emissary wei"), "R2.6");
}

#[test]
fn r2_6_the_limit_of_a_tie_is_that_of_each() {
    let mut table = setting(4)
        .palaces(MANUELA, "chin-1 chin-2")
        .palaces(SILVIO, "chin-3 chin-4")
        .emissaries(SILVIO, "chin")
        .hand(GUIDO, "yellow yellow yellow")
        .set();
    table.says(GUIDO, ["region chin", "emissary chin"]);
    assert_eq!(table.refused_by("emissary chin"), "R2.6");
}

#[test]
fn r2_6_palace_first_then_emissary_where_the_palace_raises_the_limit() {
    let mut table =
        setting(4).palaces(GUIDO, "wei-1").emissaries(SILVIO, "wei").hand(GUIDO, "red red green").set();
    table.says(GUIDO, ["region wei"]);
    assert_eq!(table.refused_by("emissary wei"), "R2.6");
    table.says(GUIDO, ["palace wei-2", "emissary wei"]);
    assert_eq!(table.realm.emissaries[Region::Wei][..3], [1, 0, 1]);
}

#[test]
fn r2_7_the_palace_that_fills_a_region_scores_it_before_the_second_piece() {
    let mut table =
        setting(4).palaces(GUIDO, "lu-1 lu-2").palaces(MANUELA, "lu-3").hand(GUIDO, "orange red red").set();
    table.says(GUIDO, ["region lu", "palace lu-4"]);
    assert_eq!(table.scored(Source::Palaces), [0; 4], "it stands when it is paid, not before");
    table.says(GUIDO, ["pay orange"]);
    assert_eq!(table.scored(Source::Palaces), [4, 3, 0, 0]);
    assert_eq!(table.ask, Ask::Second(Region::Lu));
    table.says(GUIDO, ["emissary lu"]);
    assert_eq!(table.scored(Source::Palaces), [4, 3, 0, 0], "no region is scored twice");
}
