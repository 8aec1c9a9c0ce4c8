//! R3: whose regions become whose. The votes have a file of their own.

use crate::table::*;
use lotus::data::*;
use lotus::{Event, Options, Phase, Told};

fn first(players: u8) -> Match {
    first_round(players, &Options::default())
}

#[test]
fn r3_1_in_the_first_round_the_palace_is_settled_first_and_its_winner_is_emperor() {
    let mut table = first(3);
    table.cubes(&["kuizhou changsha", "kuizhou changsha", "kuizhou"]);
    assert_eq!((table.phase, table.region), (Phase::Vote, Some(Region::Changsha)));
    table.vote(&[(ANNA, BRUNO, 1), (BRUNO, ANNA, 2)]);
    assert_eq!(table.emperor, BRUNO);
    assert_eq!((table.phase, table.whose()), (Phase::Name, Some(BRUNO)), "he names the next region");
}

#[test]
fn r3_1_a_single_cube_on_the_palace_makes_an_emperor_too() {
    let mut table = first(3);
    table.cubes(&["kuizhou", "kuizhou", "changsha"]);
    assert_eq!((table.emperor, table.whose()), (CARLA, Some(CARLA)));
}

#[test]
fn r3_1_without_a_cube_on_the_palace_the_title_stays() {
    let mut table = first(3);
    table.cubes(&["kuizhou", "kuizhou", ""]);
    assert_eq!((table.emperor, table.whose()), (ANNA, Some(ANNA)));
    assert_eq!(table.owner("changsha"), None);
}

#[test]
fn r3_1_later_palaces_have_no_precedence() {
    let mut table = setting(3).owns(CARLA, "fort", "kuizhou").tiles("palace", "changsha").set();
    table.cubes(&["changsha guilin", "changsha guilin", ""]);
    assert_eq!(table.choices(), ["settle changsha", "settle guilin"]);
}

#[test]
fn r3_2_who_is_alone_gets_the_region_at_once_and_pays_nothing() {
    let mut table = first(3);
    table.cubes(&["kuizhou changsha", "chengdu changsha", "guiyang changsha"]);
    assert_eq!(table.owner("kuizhou"), None, "the palace comes before");
    table.vote(&[(ANNA, BRUNO, 2), (BRUNO, CARLA, 0), (CARLA, BRUNO, 0)]);
    table.vote(&[(ANNA, CARLA, 2), (CARLA, ANNA, 0)]);
    assert_eq!(table.owner("kuizhou"), Some(ANNA));
    assert_eq!((table.owner("chengdu"), table.owner("guiyang")), (Some(BRUNO), Some(CARLA)));
    assert_eq!(table.influence(), [8, 12, 12]);
}

#[test]
fn r3_2_the_title_passes_when_all_single_regions_are_given() {
    // Bruno overtakes with the first palace, Carla with two: the title is Carla's alone.
    let mut table = setting(3).owns(BRUNO, "fort", "kuizhou").tiles("palace", "changsha guilin jian").set();
    table.cubes(&["", "changsha", "guilin jian"]);
    let crowned: Vec<&Event> =
        table.told.iter().filter(|event| matches!(event, Event::Open(Told::Crowned { .. }))).collect();
    assert_eq!(crowned, [&Event::Open(Told::Crowned { seat: CARLA, palaces: 2 })]);
}

#[test]
fn r3_3_the_emperor_of_the_moment_names_every_next_region_until_no_cube_is_left() {
    let mut table = setting(3).owns(ANNA, "fort", "kuizhou").tiles("palace", "changsha").set();
    table.cubes(&["changsha guilin chongqing", "changsha guilin chongqing", ""]);
    assert_eq!(table.whose(), Some(ANNA));
    assert_eq!(table.refused_by("settle kuizhou"), "R3.3");
    table.say("settle changsha").vote(&[(ANNA, BRUNO, 0), (BRUNO, ANNA, 3)]);
    // Bruno has the palace now, and with it the word.
    assert_eq!((table.emperor, table.whose()), (BRUNO, Some(BRUNO)));
    table.say("settle chongqing").vote(&[(ANNA, BRUNO, 2), (BRUNO, ANNA, 1)]);
    assert_eq!(table.choices(), ["settle guilin"]);
    table.say("settle guilin").vote(&[(ANNA, BRUNO, 0), (BRUNO, ANNA, 1)]);
    assert_eq!(table.phase, Phase::Muster);
    assert_eq!(table.owner("dadu"), None, "regions without cubes stay neutral");
    assert!(table.realm.neutral() & lotus::bit(Region::Dadu) != 0);
}

#[test]
fn r3_8_the_chip_keeps_the_building_and_takes_the_place_of_tile_and_cubes() {
    let mut table = first(3);
    table.cubes(&["kuizhou", "kuizhou", ""]);
    table.say("settle kuizhou").vote(&[(ANNA, BRUNO, 0), (BRUNO, ANNA, 3)]);
    assert_eq!((table.owner("kuizhou"), table.realm.count(BRUNO, Building::Temple)), (Some(BRUNO), 1));
    assert_eq!(table.realm.cubed(), (0, 0));
    assert_eq!(table.realm.neutral() & lotus::bit(Region::Kuizhou), 0);
    let building = Building::Temple;
    let land = table.realm.land(Region::Kuizhou);
    assert!(table.told.contains(&Event::Open(Told::Took { seat: BRUNO, land, building })));
}

#[test]
fn r3_9_as_many_palaces_are_not_enough() {
    let table = || setting(3).owns(ANNA, "palace", "kuizhou").tiles("palace", "changsha guilin").set();
    let mut equal = table();
    equal.cubes(&["", "changsha", ""]);
    assert_eq!((equal.palaces(BRUNO), equal.emperor), (1, ANNA));
    let mut more = table();
    more.cubes(&["", "changsha guilin", ""]);
    assert_eq!((more.palaces(BRUNO), more.emperor), (2, BRUNO));
}

#[test]
fn r3_9_if_several_overtake_at_once_most_palaces_count_then_the_first_clockwise() {
    let table = |emperor| {
        let mut table = setting(4)
            .emperor(emperor)
            .owns(DARIO, "fort", "kuizhou")
            .tiles("palace", "changsha guilin jian xiangyang")
            .set();
        table.cubes(&["changsha", "guilin", "jian", ""]);
        table.emperor
    };
    assert_eq!(table(DARIO), ANNA, "the first clockwise from Dario");
    // If one of the three already has the title with no palace, the next clockwise takes it only with more.
    assert_eq!(table(ANNA), ANNA, "the Emperor has one palace too");
    let mut most = setting(4).owns(DARIO, "fort", "kuizhou").tiles("palace", "changsha guilin jian").set();
    most.cubes(&["", "changsha", "guilin jian", ""]);
    assert_eq!(most.emperor, CARLA, "most palaces before the order");
}

#[test]
fn r3_9_a_deposed_emperor_no_longer_names_regions_in_the_middle_of_the_phase() {
    let mut table = first(4);
    table.cubes(&["changsha kuizhou", "changsha kuizhou", "", ""]);
    table.vote(&[(ANNA, BRUNO, 1), (BRUNO, ANNA, 6)]);
    assert_eq!((table.emperor, table.whose()), (BRUNO, Some(BRUNO)));
    table.say("settle kuizhou").vote(&[(ANNA, BRUNO, 2), (BRUNO, ANNA, 2)]);
    // A tie is the new Emperor's to decide, although Anna was Emperor when the round began.
    assert_eq!((table.phase, table.whose()), (Phase::Expel, Some(BRUNO)));
    table.say("expel 0");
    assert_eq!(table.owner("kuizhou"), Some(BRUNO));
    table.anything();
    assert_eq!(table.lords[BRUNO].victory, 1, "and the point of phase 3 is his");
}

#[test]
fn r3_10_after_the_first_contests_the_other_tiles_are_laid() {
    for (players, out) in [(3, 8), (5, 8), (6, 0)] {
        let mut table = first(players);
        table.cubes(&["kuizhou"]);
        assert_eq!(table.phase, Phase::Tiles);
        let left: u32 = table.chances().iter().map(|chance| chance.1).sum();
        assert_eq!(left, 39 - if players == 6 { 8 } else { 7 }, "every tile left is as likely");
        table.nature("tile palace").anything();
        let ganzhou = if players == 6 { Region::Ganzhou } else { Region::Bianliang };
        assert_eq!(table.realm.building(ganzhou), Some(Building::Palace), "the first bare region");
        assert_eq!(table.bag.iter().sum::<u8>(), out, "{players} players");
        assert_eq!(table.realm.built(), table.realm.board.in_play(players));
        assert_eq!(table.phase, Phase::Muster);
    }
}
