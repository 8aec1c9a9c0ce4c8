//! R4: where explorers go.

use crate::table::*;
use kernel::Viewer;
use kernel::prelude::*;
use longwang::data::*;
use longwang::{BoardRef, Options, Phase, Place};

#[test]
fn r4_1_next_to_an_own_explorer_or_the_own_corner_for_two_points() {
    let mut table = setting().explorers(NW, "c3").set();
    assert_eq!(table.may_say("place"), "b1 a2 c2 b3 d3 c4");
    table.says(NW, ["place c4"]);
    assert_eq!((table.turn.points, table.stand(NW)), (3, "c3 c4".into()));
    assert_eq!(table.refused_by("place e4"), "R4.1");
    assert_eq!(table.refused_by("place a1"), "R1.4", "nobody stands on a corner");
    assert_eq!(table.refused_by("place f6"), "R1.4", "nor on the wheel");
}

#[test]
fn r4_1_other_regions_are_open() {
    let mut table = setting().explorers(NW, "f1").set();
    assert!(table.may("place g1"), "{:?}", table.choices());
    table.says(NW, ["place g1", "place h1"]);
    assert_eq!(table.stand(NW), "f1 g1 h1");
    assert_ne!(table.board.region(NE) & cell("h1").bit(), 0);
}

#[test]
fn r4_2_a_land_cell_holds_one() {
    let table = setting().explorers(NW, "c3").explorers(NE, "c4 d3").set();
    assert_eq!(table.refused_by("place c4"), "R4.2");
    assert_eq!(table.may_say("place"), "b1 a2 c2 b3");
}

#[test]
fn r4_3_a_neutral_cell_holds_one_of_each_player() {
    let mut table = setting().explorers(NW, "e1").explorers(NE, "f1").explorers(SE, "f1").set();
    table.says(NW, ["place f1"]);
    assert_eq!(table.standing_on(cell("f1")).len(), 3);
    assert_eq!(table.refused_by("place f1"), "R4.3", "but not two of one player");
}

#[test]
fn r4_4_the_first_explorer_takes_the_tile_and_its_owner_alone_sees_it() {
    let mut table = setting().explorers(NW, "e2").explorers(NE, "g2").set();
    table.says(NW, ["place f2"]);
    table.nature("jade water");
    assert_eq!(table.tiles[0].place, Place::Hand(NW));
    let seen = |viewer| table.game.view(viewer).jade[0];
    assert_eq!(
        (seen(Viewer::Seat(NW)), seen(Viewer::Seat(NE)), seen(Viewer::Spectator)),
        (Some(Jade::Water), None, None)
    );
    table.says(NW, ["end"]).says(NE, ["place f2"]);
    assert_eq!((table.phase, table.tiles_of(NE).count()), (Phase::Turn, 0), "the second gets nothing");
}

#[test]
fn r4_4_a_tile_that_somebody_has_looked_at_is_what_they_saw() {
    let mut table = setting().explorers(NW, "e2").looked(SE, 1, Jade::Fire).set();
    table.says(NW, ["place f2"]);
    assert_eq!(table.phase, Phase::Turn, "nothing is left to turn out");
    assert_eq!(table.game.view(Viewer::Seat(NW)).jade[0], Some(Jade::Fire));
    assert!(table.told.iter().any(kernel::Event::reveals), "so it cannot be taken back");
}

const FIFTEEN: &str = "a2 a3 a4 a5 b1 b2 b3 b4 c1 c2 c3 c4 d1 d2 d3";

#[test]
fn r4_5_with_an_empty_bag_an_explorer_is_lifted_and_placed_for_the_same_price() {
    let mut table = setting().explorers(NW, FIFTEEN).set();
    assert_eq!((table.bag(NW), table.may_say("place")), (0, String::new()));
    assert_eq!(table.may_say("lift"), words(longwang::cells(table.explorers[NW])));
    assert_eq!(table.refused_by("place e1"), "R4.5");
    table.says(NW, ["lift b2"]);
    assert_eq!((table.phase, table.turn.points), (Phase::Lifted, 5));
    assert!(table.may("place b2"), "the cell it left is free");
    assert_eq!(table.refused_by("end"), "R4.5", "it must be placed");
    table.says(NW, ["place e1"]);
    assert_eq!((table.turn.points, table.bag(NW)), (3, 0));
    assert!(table.may("lift e1") && !table.may("lift b2"));
}

#[test]
fn r4_5_nobody_lifts_while_the_bag_has_explorers() {
    let table = setting().explorers(NW, "a2 b1").set();
    assert_eq!(table.refused_by("lift a2"), "R4.5");
}

/// Everybody has 13 explorers. The whole region of the north-west is full of others; they stand in the far
/// corner, where the south-east shuts them in, and on these cells.
fn shut_out(own: &str) -> Match {
    let text = BoardRef::usual().text().replace("explorers_per_player = 15", "explorers_per_player = 13");
    let mut options = Options::default();
    options.set("board", &text).expect("a board");
    setting()
        .options(options)
        .explorers(NW, &format!("k10 k9 k8 j11 j10 j9 j8 i11 i10 i9 h11 h10 {own}"))
        .explorers(NE, "a2 a3 a4 a5 b1 b2 b3 b4 b5 c1 c2 c3 c4")
        .explorers(SW, "c5 d1 d2 d3 d4 d5 e1 e2 e3 e4")
        .explorers(SE, "k7 j7 i8 h9 g10 g11")
        .set()
}

#[test]
fn r4_5_only_what_can_be_placed_again_is_lifted() {
    let mut table = shut_out("h2");
    assert_eq!(table.bag(NW), 0);
    assert!(table.may("lift k9"), "it can go next to h2");
    assert!(!table.may("lift h2"), "after that nothing is left: no cell in the corner, none in their region");
    assert_eq!(table.refused_by("lift h2"), "R4.5");
    table.says(NW, ["lift k9"]);
    assert_eq!(table.may_say("place"), "h1 g2 i2 h3 k9");
}

#[test]
fn r4_6_a_player_who_is_shut_in_places_anywhere_in_the_region() {
    // Both cells next to the corner and all around their explorer are taken.
    let mut table = setting().explorers(NW, "c3").explorers(NE, "b1 a2 c2 b3 d3").explorers(SE, "c4").set();
    let free = table.board.region(NW) & !table.occupied();
    assert_eq!(table.may_say("place"), words(longwang::cells(free)));
    table.says(NW, ["place e4"]);
    // From there they go on as usual.
    assert_eq!(table.may_say("place"), "e3 d4 f4");
}

#[test]
fn r4_6_if_no_land_of_the_region_is_free_nothing_is_placed() {
    let table = shut_out("");
    assert_eq!(table.bag(NW), 1);
    assert_eq!(table.may_say("place"), "");
    assert!(table.may("end"));
}

#[test]
fn r4_6_holds_for_the_earth_dragon_too() {
    let mut table = setting()
        .dragon(NW, Dragon::Earth)
        .explorers(NW, "c3")
        .explorers(NE, "b1 a2 c2 b3 d3")
        .explorers(SE, "c4")
        .set();
    table.power(1);
    assert!(table.may("place e4") && !table.may("place f1"), "{:?}", table.choices());
}
