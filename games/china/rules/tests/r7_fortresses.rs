//! R7: fortresses.

use crate::table::*;
use china::data::{Region, Source};
use china::{Ask, Event, Told};
use kernel::Turn;
use kernel::prelude::*;

fn last_turn(table: Setting) -> Match {
    let mut table = table.row("").pile("").reshuffled().turn_of(SILVIO).hand(SILVIO, "red red red").set();
    table.game.table.exhausted = 2;
    table.says(SILVIO, ["swap red"]);
    assert_eq!(table.game.turn(), Turn::Over);
    table
}

#[test]
fn r7_1_a_fortress_goes_on_a_space_with_neither_palace_nor_fortress() {
    let mut table = setting(3)
        .forts("lu-2")
        .palaces(SILVIO, "lu-1")
        .hand(MANUELA, "orange orange red")
        .turn_of(MANUELA)
        .set();
    table.says(MANUELA, ["region lu"]);
    assert_eq!(table.refused_by("fortress lu-1"), "R2.5");
    assert_eq!(table.refused_by("fortress lu-2"), "R7.1");
    table.says(MANUELA, ["fortress lu-3"]);
    assert_eq!(table.refused_by("fortress lu-4"), "R1.2", "everyone has one");
    assert_eq!(table.hand(MANUELA), "orange red", "it costs a card");
}

#[test]
fn r7_1_it_is_the_one_piece_of_an_empty_region_and_opens_it_for_two() {
    let mut table =
        setting(3).fortresses().hand(GUIDO, "yellow yellow red").hand(MANUELA, "yellow yellow red").set();
    table.says(GUIDO, ["region qi", "fortress qi-1"]);
    assert_eq!(table.ask, Ask::Draw);
    table.draw_up();
    table.says(MANUELA, ["region qi", "palace qi-2"]);
    assert_eq!(table.ask, Ask::Second(Region::Qi));
}

#[test]
fn r7_1_without_the_variant_there_is_none() {
    let mut table = setting(3).hand(GUIDO, "yellow yellow red").set();
    table.says(GUIDO, ["region qi"]);
    assert_eq!(table.refused_by("fortress qi-1"), "R7.1");
}

#[test]
fn r7_2_anybody_may_build_on_a_fortress_and_then_owns_it() {
    let mut table = setting(3)
        .forts("lu-4")
        .palaces(MANUELA, "lu-1 lu-2 lu-3")
        .hand(MANUELA, "orange red green")
        .turn_of(MANUELA)
        .set();
    table.says(MANUELA, ["region lu", "palace lu-4"]);
    assert_eq!(table.scored(Source::Palaces), [0, 8, 0], "Guido's fortress under Manuela's palace");
}

#[test]
fn r7_2_a_fortress_is_no_palace() {
    let mut table = setting(3)
        .forts("lu-4 qi-1")
        .palaces(MANUELA, "lu-1 lu-2 lu-3")
        .hand(SILVIO, "yellow yellow yellow")
        .turn_of(SILVIO)
        .set();
    assert!(!table.realm.is_full(Region::Lu), "it fills no space");
    assert_eq!(table.realm.palace_points(Region::Lu)[..3], [0, 3, 0], "nobody's fortress doubles nothing");
    table.says(SILVIO, ["region qi"]);
    assert_eq!(table.refused_by("emissary qi"), "R2.6", "it raises no limit");
}

#[test]
fn r7_3_palace_points_of_the_region_are_doubled_once() {
    let end = last_turn(
        setting(3)
            .forts("chu-1 chu-2 wei-1")
            .palaces(GUIDO, "chu-1 chu-2 chu-8 wei-2")
            .palaces(MANUELA, "chu-5 wei-1"),
    );
    // Chu: Guido first with 4, doubled once; Manuela 3. Wei: both first with 2, Manuela's doubled.
    assert_eq!(end.scored(Source::Palaces), [8 + 2, 3 + 4, 0]);
    // The log says which points a fortress has doubled.
    let palaces = end.told.iter().filter_map(|event| match *event {
        Event::Open(Told::Scored { seat, source: Source::Palaces, points, doubled, .. }) => {
            Some((seat, points, doubled))
        }
        _ => None,
    });
    let said: Vec<_> = palaces.collect();
    assert_eq!(said.len(), 4);
    for line in [(GUIDO, 8, true), (MANUELA, 3, false), (GUIDO, 2, false), (MANUELA, 4, true)] {
        assert!(said.contains(&line), "{line:?} in {said:?}");
    }
}

#[test]
fn r7_4_a_row_with_a_fortress_is_doubled_once() {
    let end = last_turn(setting(3).forts("chin-2 chin-3").palaces(GUIDO, "chin-1 chin-2 chin-3 chin-5"));
    assert_eq!(end.scored(Source::Roads)[0], 8);
    let doubled = |event: &Event| {
        matches!(event, Event::Open(Told::Scored { source: Source::Roads, points: 8, doubled: true, .. }))
    };
    assert!(end.told.iter().any(doubled));
}

#[test]
fn r7_4_the_best_division_follows_the_fortress() {
    // The row of 5 leads past the branch chin-4; a fortress there makes 2 × 4 of the shorter row.
    let spaces = "chin-2 chin-3 chin-5 chin-4 shu-1 shu-2";
    let plain = last_turn(setting(3).palaces(GUIDO, spaces));
    assert_eq!(plain.scored(Source::Roads)[0], 5);
    let fort = last_turn(setting(3).forts("chin-4").palaces(GUIDO, spaces));
    assert_eq!(fort.scored(Source::Roads)[0], 8);
}
