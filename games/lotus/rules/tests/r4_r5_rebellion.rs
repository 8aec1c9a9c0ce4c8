//! R4 and R5: the Emperor's point, and the rebellion.

use crate::table::*;
use kernel::Seats;
use kernel::prelude::*;
use lotus::data::{Side, Source};
use lotus::{Event, Options, Phase, Told};

/// Anna, Emperor, owns two palaces in the middle; Bruno, the Rebel, three villages around; Carla and Dario a
/// fort each. Everybody has ten army points.
fn realm() -> Setting {
    let mut setting = setting(4)
        .owns(ANNA, "palace", "kuizhou xiangyang")
        .owns(BRUNO, "village", "guilin hanzhong henan")
        .owns(CARLA, "fort", "changsha")
        .owns(DARIO, "fort", "fengyuan");
    for seat in [ANNA, BRUNO, CARLA, DARIO] {
        setting = setting.army(seat, 10);
    }
    setting
}

fn rebellion() -> Match {
    let mut table = realm().set();
    table.to_rebellion();
    table
}

#[test]
fn r4_1_the_emperor_of_the_end_of_phase_2_gets_a_point() {
    let mut table = first_round(3, &Options::default());
    table.cubes(&["kuizhou", "changsha", ""]).anything();
    assert_eq!(table.scored(Source::Victory), [0, 1, 0], "Bruno took the palace, so the point is his");
}

#[test]
fn r5_1_the_rebel_has_most_villages() {
    let table = rebellion();
    assert_eq!(table.rebel, Some(BRUNO));
    assert!(table.told.contains(&Event::Open(Told::Rebelled { seat: BRUNO, villages: 3 })));
}

#[test]
fn r5_1_an_emperor_with_most_villages_is_not_the_rebel() {
    let mut table =
        setting(4).owns(ANNA, "village", "kuizhou guilin jian").owns(CARLA, "village", "dadu").set();
    table.to_rebellion();
    assert_eq!(table.rebel, Some(CARLA), "the next one is");
}

#[test]
fn r5_1_among_equals_the_first_clockwise_from_the_emperor() {
    let tied = |emperor| {
        let mut table =
            setting(4).emperor(emperor).owns(ANNA, "village", "kuizhou").owns(CARLA, "village", "dadu").set();
        table.to_rebellion().rebel
    };
    assert_eq!(tied(BRUNO), Some(CARLA));
    assert_eq!(tied(DARIO), Some(ANNA));
    assert_eq!(tied(ANNA), Some(CARLA));
}

#[test]
fn r5_1_if_nobody_has_a_village_it_is_the_emperors_left_neighbour() {
    let mut table = setting(5).emperor(ELENA).owns(CARLA, "fort", "kuizhou").set();
    assert_eq!(table.to_rebellion().rebel, Some(ANNA));
}

#[test]
fn r5_2_everyone_chooses_a_side_and_any_army_leaders_only_army() {
    let mut table = rebellion();
    assert_eq!(table.waiting, Seats::all(4));
    assert_eq!(table.choices_of(CARLA), ["side emperor", "side rebel"]);
    let armies: Vec<String> = (0..=10).map(|army| format!("army {army}")).collect();
    assert_eq!((table.choices_of(ANNA), table.choices_of(BRUNO)), (armies.clone(), armies.clone()));
    assert_eq!(table.refused_by("army 11"), "R5.2");
    table.by(CARLA, "side rebel");
    assert_eq!(table.choices_of(CARLA), armies);
    table.muster(&[("", 0), ("", 0), ("", 0), ("emperor", 0)]);
    assert_eq!(table.shown.map(|choice| choice.side)[..2], [Some(Side::Emperor), Some(Side::Rebel)]);
}

#[test]
fn r5_2_sides_and_armies_entered_in_any_order_give_the_same_game() {
    let steps: [(kernel::Seat, &[&str]); 4] = [
        (ANNA, &["army 1"]),
        (BRUNO, &["army 2"]),
        (CARLA, &["side rebel", "army 3"]),
        (DARIO, &["side emperor", "army 0"]),
    ];
    let mut ends = Vec::new();
    for order in [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1], [1, 3, 0, 2]] {
        let mut table = rebellion();
        for (seat, words) in order.map(|place| steps[place]) {
            words.iter().for_each(|words| {
                table.by(seat, words);
            });
        }
        ends.push(table.game);
    }
    assert!(ends.iter().all(|end| *end == ends[0]));
    assert_eq!(ends[0].winner, Some(Side::Rebel));
}

#[test]
fn r5_3_palaces_of_the_emperor_and_villages_of_the_rebel_add_two_each() {
    // Carla's palace and Dario's village count for neither side.
    let mut table = realm().owns(CARLA, "palace", "jian").owns(DARIO, "village", "pingliang").set();
    table.to_rebellion().muster(&[("", 1), ("", 2), ("emperor", 3), ("rebel", 4)]);
    assert_eq!(table.strengths, [2 * 2 + 1 + 3, 2 * 3 + 2 + 4]);
    assert!(table.told.contains(&Event::Open(Told::Fought { winner: Side::Rebel, emperor: 8, rebel: 12 })));
}

#[test]
fn r5_3_all_army_played_is_gone_on_both_sides() {
    let mut table = rebellion();
    table.muster(&[("", 1), ("", 2), ("emperor", 3), ("rebel", 4)]);
    assert_eq!(table.army(), [9, 8, 7, 6]);
}

#[test]
fn r5_4_a_tie_is_the_emperors() {
    let mut table = rebellion();
    table.muster(&[("", 2), ("", 0), ("rebel", 0), ("rebel", 0)]);
    assert_eq!((table.strengths, table.winner), ([6, 6], Some(Side::Emperor)));
    let mut table = rebellion();
    table.muster(&[("", 1), ("", 0), ("rebel", 0), ("rebel", 0)]);
    assert_eq!((table.strengths, table.winner), ([5, 6], Some(Side::Rebel)));
}

#[test]
fn r5_5_the_leader_first_then_by_army_then_clockwise_from_the_leader() {
    let order = |armies: [u8; 4], loser: &str| {
        let mut table = rebellion();
        let choices = [("", armies[0]), ("", armies[1]), (loser, armies[2]), (loser, armies[3])];
        table.muster(&choices);
        let mut order = Vec::new();
        while table.phase == Phase::Capture {
            order.push(table.whose().unwrap());
            table.say("decline");
        }
        order
    };
    assert_eq!(order([0, 9, 1, 2], "rebel"), [BRUNO, DARIO, CARLA]);
    assert_eq!(order([0, 9, 2, 2], "rebel"), [BRUNO, CARLA, DARIO]);
    assert_eq!(order([9, 0, 3, 4], "emperor"), [ANNA, DARIO, CARLA]);
}

#[test]
fn r5_5_ties_go_clockwise_from_the_leader_not_from_the_first_seat() {
    let mut table = setting(4)
        .emperor(CARLA)
        .owns(CARLA, "palace", "kuizhou")
        .owns(DARIO, "village", "guilin xiangyang fengyuan hanzhong")
        .owns(ANNA, "fort", "changsha")
        .owns(BRUNO, "fort", "guiyang")
        .army(CARLA, 30)
        .set();
    table.to_rebellion().muster(&[("emperor", 1), ("emperor", 1), ("", 30), ("", 0)]);
    let mut order = Vec::new();
    while table.phase == Phase::Capture {
        order.push(table.whose().unwrap());
        table.say("decline");
    }
    assert_eq!(order, [CARLA, ANNA, BRUNO]);
}

#[test]
fn r5_6_a_losers_chip_next_to_an_own_one_is_replaced_and_the_building_stays() {
    let mut table = rebellion();
    table.muster(&[("", 9), ("", 0), ("emperor", 0), ("rebel", 0)]);
    // Next to Kuizhou and Xiangyang: Bruno's three villages and Dario's fort. Carla won, so hers is safe.
    assert_eq!(
        (table.whose(), prey(&table)),
        (Some(ANNA), ["fengyuan", "guilin", "hanzhong", "henan"].map(String::from).to_vec())
    );
    assert_eq!(table.refused_by("capture changsha"), "R5.6");
    assert_eq!(table.refused_by("capture dadu"), "R5.6");
    table.say("capture hanzhong");
    assert_eq!((table.owner("hanzhong"), table.villages(ANNA), table.villages(BRUNO)), (Some(ANNA), 1, 2));
    // Carla owns Changsha alone: Hanzhong is not next to it, Guilin is.
    assert_eq!((table.whose(), prey(&table)), (Some(CARLA), vec!["guilin".to_string()]));
    assert_eq!(table.refused_by("capture henan"), "R5.6");
}

#[test]
fn r5_6_who_declines_gets_nothing() {
    let mut table = rebellion();
    table.muster(&[("", 9), ("", 0), ("rebel", 0), ("rebel", 0)]);
    let points = table.points();
    table.says(ANNA, ["decline"]);
    assert_eq!(table.points(), points);
    assert!(table.told.contains(&Event::Open(Told::Declined { seat: ANNA })));
}

#[test]
fn r5_6_the_title_passes_in_the_middle_of_the_captures_and_the_order_stays() {
    // Bruno, the Rebel, wins and takes a palace of Anna's; then Carla, who owns one already, takes the other.
    let mut table = realm().owns(CARLA, "palace", "jian").set();
    table.to_rebellion().muster(&[("", 0), ("", 9), ("rebel", 5), ("rebel", 1)]);
    assert_eq!(table.emperor, ANNA);
    table.says(BRUNO, ["capture kuizhou"]);
    assert_eq!(table.emperor, ANNA, "one palace each is no reason");
    table.says(CARLA, ["capture xiangyang"]);
    assert_eq!((table.emperor, table.palaces(CARLA)), (CARLA, 2));
    assert_eq!(table.lost[ANNA], 2);
    // Dario is still on his turn; nothing is left to take from Anna.
    assert!(table.told.contains(&Event::Open(Told::Unable { seat: DARIO })));
    // New cards come from the new Emperor on.
    assert_eq!((table.phase, table.whose()), (Phase::Income, Some(CARLA)));
}

#[test]
fn r5_7_no_more_than_two_regions_from_one_loser() {
    let mut table = rebellion();
    table.muster(&[("", 9), ("", 0), ("emperor", 2), ("emperor", 1)]);
    table.says(ANNA, ["capture henan"]).says(CARLA, ["capture guilin"]);
    assert_eq!(table.lost[BRUNO], 2);
    // Dario sits next to Hanzhong, the third, but Bruno has lost enough: he gets a point.
    assert_eq!(table.owner("hanzhong"), Some(BRUNO));
    assert_eq!(table.lords[DARIO].victory, 1);
    assert_ne!(table.phase, Phase::Capture);
}

#[test]
fn r5_7_the_limit_is_for_each_loser_and_each_rebellion() {
    let mut table = realm()
        .owns(BRUNO, "rice", "chongqing")
        .owns(ANNA, "fort", "guiyang")
        .owns(CARLA, "fort", "chengdu")
        .set();
    table.to_rebellion().muster(&[("", 9), ("", 0), ("emperor", 2), ("rebel", 0)]);
    table.says(ANNA, ["capture henan"]).says(CARLA, ["capture guilin"]);
    assert_eq!((table.lost[BRUNO], table.lost[DARIO]), (2, 0));
    while table.phase != Phase::Cubes {
        let first = table.choices().swap_remove(0);
        table.say(&first);
    }
    table.to_rebellion().muster(&[("emperor", 0); 4]);
    assert_eq!(table.lost, [0; 6], "a new rebellion begins at nothing");
}

#[test]
fn r5_7_who_has_lost_two_is_spared_and_another_loser_is_not() {
    let mut table = realm().owns(ELENA, "rice", "pingliang").set_five();
    table.to_rebellion().muster(&[("", 9), ("", 0), ("emperor", 2), ("emperor", 1), ("rebel", 0)]);
    table.says(ANNA, ["capture henan"]).says(CARLA, ["capture guilin"]);
    // Dario's Fengyuan lies next to Bruno's Hanzhong and to Elena's Pingliang.
    assert_eq!((table.whose(), prey(&table)), (Some(DARIO), vec!["pingliang".to_string()]));
    assert_eq!(table.refused_by("capture hanzhong"), "R5.7");
}

#[test]
fn r5_8_a_winner_who_has_nothing_to_take_gets_a_victory_point() {
    let mut table = realm().owns(ELENA, "fort", "dadu").set_five();
    table.to_rebellion().muster(&[("", 9), ("", 0), ("rebel", 0), ("rebel", 0), ("emperor", 0)]);
    table.says(ANNA, ["decline"]);
    // Elena owns Dadu, far away from everybody.
    assert!(table.told.contains(&Event::Open(Told::Unable { seat: ELENA })));
    assert_eq!(table.scored(Source::Victory), [1, 0, 0, 0, 1], "Anna's is the Emperor's point");
}

#[test]
fn r5_8_who_owns_no_region_cannot_take_any_either() {
    let mut table = setting(3).owns(BRUNO, "village", "kuizhou").set();
    table.to_rebellion().muster(&[("", 3), ("", 0), ("emperor", 0)]);
    assert_eq!(table.scored(Source::Victory), [2, 0, 1]);
    assert!(!table.game.turn().asks(CARLA) || table.phase == Phase::Cubes);
}
