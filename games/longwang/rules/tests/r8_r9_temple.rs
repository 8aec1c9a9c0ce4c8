//! R8 and R9: the temple and the end.

use crate::table::*;
use kernel::prelude::*;
use kernel::{Seats, Turn, Viewer};
use longwang::data::*;
use longwang::{Event, Options, Phase, Place, Told};

#[test]
fn r8_1_base_roof_jade_in_this_order() {
    let table = setting().tokens(NW, [20, 20, 20, 20]).holds(NW, 1, Jade::Water).set();
    assert_eq!(table.may_say("build"), "base");
    assert_eq!((table.refused_by("build roof"), table.refused_by("build jade")), ("R8.1", "R8.1"));
}

#[test]
fn r8_1_several_parts_in_a_turn_without_action_points() {
    let mut table = setting().tokens(NW, [8, 7, 4, 5]).holds(NW, 1, Jade::Water).set();
    table.says(NW, ["build base", "build roof"]);
    assert_eq!((table.turn.points, table.builders[NW].parts), (5, 2));
    table.says(NW, ["build jade"]);
    assert_eq!(table.game.turn(), Turn::Over);
}

#[test]
fn r8_2_the_tokens_of_the_card_are_paid_and_all_see_what() {
    let mut table = setting().tokens(NW, [7, 3, 0, 2]).set();
    assert_eq!(table.refused_by("build base"), "R8.2");
    let mut table_2 = setting().tokens(NW, [7, 4, 0, 2]).set();
    table_2.says(NW, ["build base"]);
    assert_eq!((table_2.tokens(NW), table_2.points()), ([1, 0, 0, 2], vec![1, 0, 0, 0]));
    assert!(table_2.told_to(Viewer::Spectator).contains(&Told::Built {
        seat: NW,
        part: Part::Base,
        cost: [6, 4, 0, 0]
    }));
    assert!(table_2.told.iter().any(kernel::Event::reveals), "it cannot be taken back");
    assert_eq!(table_2.game.view(Viewer::Seat(SE)).builders[NW].paid, [[6, 4, 0, 0], [0; 4]]);
    table.says(NW, ["end"]);
    assert_eq!(table.builders[NW].parts, 0, "nobody must build");
}

#[test]
fn r8_3_one_look_at_a_tile_on_the_board_after_the_roof() {
    let table = setting().parts(NW, 1).set();
    assert_eq!(table.refused_by("look f2"), "R8.3");
    let mut table = setting().parts(NW, 2).holds(NE, 1, Jade::Air).set();
    assert_eq!(table.may_say("look"), "f4 b6 d6 h6 j6 f8 f10");
    assert_eq!(table.refused_by("look f2"), "R8.3", "no tile lies there any more");
    table.says(NW, ["end"]).until(NW);
    table.says(NW, ["look h6"]).nature("jade water");
    assert_eq!((table.tiles[4].place, table.turn.points), (Place::Board, 5), "it stays, and costs nothing");
    let seen = |viewer| table.game.view(viewer).jade[4];
    assert_eq!((seen(Viewer::Seat(NW)), seen(Viewer::Seat(NE))), (Some(Jade::Water), None));
    assert_eq!(table.game.view(Viewer::Seat(NE)).tiles[4].seen, Seats::only(NW), "that they looked is open");
    assert_eq!(table.refused_by("look f4"), "R8.3", "once");
}

#[test]
fn r8_3_no_look_if_no_tile_lies_on_the_board() {
    let mut game = setting().parts(NW, 2);
    for (tile, jade) in (1..=8).zip([Jade::Earth, Jade::Water, Jade::Fire, Jade::Air].into_iter().cycle()) {
        game = game.holds(SE, tile, jade);
    }
    assert_eq!(game.set().may_say("look"), "");
}

/// The roof can be paid, and the look comes with it.
fn before_roof() -> Setting {
    let options = Options { look: LookTime::AtCompletion, ..Options::default() };
    setting().options(options).parts(NW, 1).tokens(NW, [9, 9, 9, 9])
}

#[test]
fn r8_3_or_as_an_option_the_look_comes_with_the_roof() {
    let mut table = before_roof().holds(NE, 1, Jade::Air).set();
    table.says(NW, ["build roof"]);
    assert_eq!((table.phase, table.whose()), (Phase::Look, Some(NW)));
    assert_eq!((table.may_say("look"), table.may("stop")), ("f4 b6 d6 h6 j6 f8 f10".into(), true));
    assert_eq!((table.refused_by("look f2"), table.refused_by("end")), ("R8.3", "R8.3"));
    let mut declined = table.clone();
    declined.says(NW, ["stop"]);
    assert_eq!((declined.phase, declined.may_say("look")), (Phase::Turn, String::new()), "now or never");
    assert_eq!(declined.refused_by("look f4"), "R8.3");
    table.says(NW, ["look h6"]).nature("jade water");
    assert_eq!((table.phase, table.turn.points), (Phase::Turn, 5), "the turn goes on");
    assert_eq!(table.game.view(Viewer::Seat(NW)).jade[4], Some(Jade::Water));
    assert_eq!(table.refused_by("look f4"), "R8.3", "once");
}

#[test]
fn r8_3_or_as_an_option_the_look_is_lost_if_no_tile_lies_on_the_board() {
    let jades = [Jade::Earth, Jade::Water, Jade::Fire, Jade::Air].into_iter().cycle();
    let setting = (1..=8).zip(jades).fold(before_roof(), |set, (tile, jade)| set.holds(SE, tile, jade));
    let mut table = setting.set();
    table.says(NW, ["build roof"]);
    assert_eq!((table.phase, table.builders[NW].looked), (Phase::Turn, true));
}

#[test]
fn r8_4_only_the_right_jade_completes_the_temple() {
    let table = setting().parts(NW, 2).holds(NW, 1, Jade::Fire).holds(NE, 2, Jade::Water).set();
    assert_eq!((table.may_say("build"), table.refused_by("build jade")), (String::new(), "R8.4"));
    let mut table = setting().parts(NW, 2).holds(NW, 1, Jade::Fire).holds(NW, 2, Jade::Water).set();
    table.says(NW, ["build jade"]);
    assert_eq!((table.tiles[1].place, table.winner()), (Place::Temple(NW), Some(NW)));
}

#[test]
fn r9_1_the_game_is_won_at_once_and_the_others_share_second_place() {
    let mut table = setting().parts(NW, 2).parts(SE, 2).parts(SW, 1).holds(NW, 2, Jade::Water).set();
    table.says(NW, ["build jade"]);
    assert_eq!((table.phase, table.game.turn()), (Phase::Over, Turn::Over));
    let standing = table.game.standing();
    assert_eq!((standing.points(), standing.ranks()), (&[3, 0, 2, 1][..], &[1, 2, 2, 2][..]));
    assert_eq!(table.points_from(Part::Roof as usize), [1, 0, 1, 0]);
    let told = table.told_to(Viewer::Spectator);
    assert!(told.contains(&Told::Won { seat: NW }) && told.contains(&Told::Shown { seat: NW, number: 5 }));
    assert_eq!(table.game.view(Viewer::Spectator).objectives, [Some(5), Some(2), Some(3), Some(4)]);
}

#[test]
fn r9_1_until_the_end_the_standing_tells_nothing_hidden() {
    let table = setting().parts(NW, 2).parts(SE, 2).holds(NW, 2, Jade::Water).tokens(SE, [9, 9, 9, 9]).set();
    assert_eq!(table.game.standing().ranks(), [1, 3, 1, 3]);
}

/// The ranks after the last round, which the south-west ends.
fn limit(setting: Setting) -> Vec<u8> {
    let mut table = setting.round(20).turn_of(SW).set();
    table.says(SW, ["end"]);
    assert!(table.told.contains(&Event::Open(Told::Limit { round: 20 })));
    assert_eq!(table.winner(), None);
    table.game.standing().ranks().to_vec()
}

#[test]
fn r9_2_after_the_last_round_most_parts_then_jade_then_tokens_then_explorers() {
    let equal =
        || setting().explorers(NW, "a2").explorers(NE, "k2").explorers(SE, "k10").explorers(SW, "a10");
    assert_eq!(limit(equal()), [1, 1, 1, 1], "equals share");
    assert_eq!(limit(equal().parts(SE, 1)), [2, 2, 1, 2]);
    // Card 5 wants water jade; the north-east's fire does not fit card 2.
    assert_eq!(limit(equal().holds(NW, 1, Jade::Water).holds(NE, 2, Jade::Fire)), [1, 2, 2, 2]);
    // Card 3 costs 6 rice and 4 dragon fruit: rice of the south-east helps, its rock does not.
    assert_eq!(limit(equal().tokens(SE, [0, 9, 1, 0]).tokens(NE, [9, 0, 0, 9])), [2, 2, 1, 2]);
    assert_eq!(limit(equal().explorers(SW, "a10 b11")), [2, 2, 2, 1]);
    // Each only among equals of the one before.
    let mixed =
        equal().parts(NE, 1).holds(NW, 1, Jade::Water).tokens(SE, [0, 0, 6, 4]).explorers(SW, "a10 b11");
    assert_eq!(limit(mixed), [2, 1, 3, 4]);
}

#[test]
fn r9_2_the_limit_is_an_option() {
    let options = Options { round_limit: 10, ..Options::default() };
    let mut table = setting().options(options).round(10).turn_of(SW).set();
    table.says(SW, ["end"]);
    assert_eq!(table.game.turn(), Turn::Over);
    let options = Options { round_limit: 30, ..Options::default() };
    let mut table = setting().options(options).round(20).turn_of(SW).set();
    table.says(SW, ["end"]);
    assert_eq!(table.game.turn(), Turn::Nature);
}
