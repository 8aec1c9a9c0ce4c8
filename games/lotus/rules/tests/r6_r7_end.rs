//! R6 and R7: new cards, points, and who wins.

use crate::table::*;
use kernel::prelude::*;
use kernel::{Seats, Turn};
use lotus::data::Source;
use lotus::{Event, Phase, Told};

/// The rebellion is over, Anna alone having won, and nobody has used any army.
fn after_rebellion(setting: Setting) -> Match {
    let mut table = setting.set();
    table.to_rebellion();
    let rebels = table.seats().map(|_| ("rebel", 0)).collect::<Vec<_>>();
    table.muster(&rebels);
    while table.phase == Phase::Capture {
        table.say("decline");
    }
    table
}

#[test]
fn r6_1_everyone_gets_ten_influence_and_two_army_from_the_emperor_on() {
    let table = after_rebellion(setting(4).emperor(CARLA).influence(BRUNO, 5).army(DARIO, 0));
    assert_eq!(table.influence(), [22, 15, 22, 22], "and keeps what he has");
    assert_eq!(table.army(), [5, 5, 5, 2]);
    let seats: Vec<u8> = table
        .told
        .iter()
        .filter_map(|event| {
            if let Event::Open(Told::Income { seat, .. }) = event { Some(seat.number()) } else { None }
        })
        .collect();
    assert_eq!(seats, [2, 3, 0, 1]);
}

#[test]
fn r6_2_every_building_brings_its_own() {
    for (building, count, influence, army) in
        [("village", 3, 0, 0), ("temple", 2, 6, 0), ("fort", 2, 0, 4), ("rice", 3, 3, 3)]
    {
        let regions = ["dadu", "datong", "jinan"][..count].join(" ");
        let table = after_rebellion(setting(3).owns(BRUNO, building, &regions));
        assert_eq!(table.lords[BRUNO].influence, 12 + 10 + influence, "{count} × {building}");
        assert_eq!(table.lords[BRUNO].army, 3 + 2 + army, "{count} × {building}");
    }
}

#[test]
fn r6_2_every_palace_brings_two_influence_or_one_army() {
    for (levied, influence, army) in [(0, 4, 0), (1, 2, 1), (2, 0, 2)] {
        let mut table = after_rebellion(setting(3).owns(ANNA, "palace", "dadu datong"));
        assert_eq!((table.phase, table.whose()), (Phase::Income, Some(ANNA)));
        assert_eq!(table.choices(), ["levy 0", "levy 1", "levy 2"]);
        assert_eq!(table.refused_by("levy 3"), "R6.2");
        table.say(&format!("levy {levied}"));
        assert_eq!(table.lords[ANNA].influence, 22 + influence);
        assert_eq!(table.lords[ANNA].army, 5 + army);
    }
}

#[test]
fn r6_2_a_mixed_realm_adds_up() {
    let mut table = after_rebellion(
        setting(3)
            .owns(ANNA, "palace", "dadu")
            .owns(ANNA, "temple", "datong")
            .owns(ANNA, "fort", "jinan")
            .owns(ANNA, "rice", "zhending")
            .owns(ANNA, "village", "taiyuan"),
    );
    table.say("levy 0");
    assert_eq!((table.lords[ANNA].influence, table.lords[ANNA].army), (12 + 10 + 2 + 3 + 1, 3 + 2 + 2 + 1));
}

#[test]
fn r7_1_after_the_rebellion_of_the_fourth_round_it_is_over_without_new_cards() {
    let third = after_rebellion(setting(3).round(3));
    assert_eq!((third.round, third.phase), (4, Phase::Cubes));
    let table = after_rebellion(setting(3).round(4).owns(ANNA, "palace", "dadu"));
    assert_eq!(table.turn(), Turn::Over);
    assert_eq!(table.influence(), [12; 3]);
    assert_eq!(table.told.last(), Some(&Event::Open(Told::Over)));
}

#[test]
fn r7_2_points_of_buildings_victory_points_and_dragons() {
    // Fuzhou, Guangzhou and Hangzhou carry a dragon.
    let table = after_rebellion(
        setting(3)
            .round(4)
            .owns(ANNA, "palace", "dadu fuzhou")
            .owns(ANNA, "village", "datong")
            .owns(BRUNO, "temple", "kuizhou changsha")
            .owns(BRUNO, "fort", "hangzhou")
            .owns(CARLA, "rice", "dali guangzhou")
            .victory(CARLA, 4)
            .victory(BRUNO, 1),
    );
    assert_eq!(table.scored(Source::Palaces), [6, 0, 0]);
    assert_eq!(table.scored(Source::Villages), [1, 0, 0]);
    assert_eq!(table.scored(Source::Temples), [0, 4, 0]);
    assert_eq!(table.scored(Source::Forts), [0, 1, 0]);
    assert_eq!(table.scored(Source::Rice), [0, 0, 2]);
    assert_eq!(table.scored(Source::Dragons), [2, 2, 2]);
    // The Emperor's point, and one for having nothing to take: Fuzhou is next to both neighbours, so he
    // could.
    assert_eq!(table.scored(Source::Victory), [1, 1, 4]);
    assert_eq!(table.points(), [10, 8, 8]);
}

#[test]
fn r7_3_most_points_win_then_most_chips_else_they_share() {
    // Carla has as many points as Bruno, but more chips.
    let table = after_rebellion(
        setting(3)
            .round(4)
            .owns(BRUNO, "temple", "kuizhou changsha")
            .owns(CARLA, "rice", "dali yunnan")
            .victory(CARLA, 2),
    );
    assert_eq!(table.points()[1..], [4, 4]);
    assert_eq!(table.standing().winners(), [BRUNO, CARLA].into_iter().collect::<Seats>(), "two chips each");
    let table = after_rebellion(
        setting(3)
            .round(4)
            .owns(BRUNO, "temple", "kuizhou changsha")
            .owns(CARLA, "rice", "dali yunnan guiyang")
            .victory(CARLA, 1),
    );
    assert_eq!(table.points()[1..], [4, 4]);
    assert_eq!(table.standing().winners(), Seats::only(CARLA));
    assert_eq!(table.standing().ranks(), [3, 2, 1]);
}

#[test]
fn r7_3_before_the_end_nothing_breaks_ties() {
    let table = setting(3)
        .round(3)
        .owns(BRUNO, "temple", "kuizhou changsha")
        .owns(CARLA, "rice", "dali yunnan guiyang")
        .victory(CARLA, 1)
        .set();
    assert_eq!(table.points()[1..], [4, 4]);
    assert_eq!(table.standing().ranks(), [3, 1, 1]);
}
