//! R7: the neutral colour of two players.

use crate::table::*;
use kernel::Turn;
use kernel::prelude::*;
use ming::data::*;
use ming::{Event, Ming, Options, Phase, Told};

fn start(players: u8) -> Match {
    let mut table: Match =
        Ming::start(&Options::default(), players).expect("this number of players is allowed").into();
    for _ in 0..6 {
        let (card, _) = table.chances().swap_remove(0);
        table.nature(&card);
    }
    table.nature("first 1");
    table
}

#[test]
fn r7_1_the_neutral_colour_takes_no_tiles_and_gets_no_points() {
    let mut table = setting(2).round(2).neutral("white-1 white-1 blue-1").open(GUIDO, "white-1").scored();
    table.says(GUIDO, ["return 0"]);
    assert_eq!(table.families[NEUTRAL].tiles, [0; 6]);
    assert_eq!(table.families[NEUTRAL].total(), 0);
    assert_eq!(table.game.standing().points().len(), 2);
    assert_eq!(table.families[GUIDO].tiles, tiles("white"));
    assert!(table.has_neutral() && !setting(3).set().has_neutral());
    for seat in table.game.turn().seats().iter() {
        assert_ne!(seat, NEUTRAL, "nobody asks the neutral colour");
    }
}

#[test]
fn r7_2_in_set_up_one_in_every_district_and_three_more_from_each() {
    let mut table = start(2);
    assert_eq!(table.game.phase, Phase::Neutral);
    assert!(District::all().all(|district| table.game.table.open[district] == [0, 0, 1, 0]));
    table.says(MANUELA, ["neutral white-1"]).says(GUIDO, ["neutral white-1"]);
    assert_eq!(table.open("white-1"), [0, 0, 3, 0]);
    assert_eq!(table.refused_by("neutral white-1"), "R7.2");
    assert_eq!(table.choices().len(), 17, "three are the most");
    table.says(MANUELA, ["neutral white-2"]).says(GUIDO, ["neutral blue-1"]);
    table.says(MANUELA, ["neutral blue-1"]).says(GUIDO, ["neutral green-1"]);
    assert_eq!((table.game.phase, table.whose()), (Phase::Prince, Some(MANUELA)), "then the princes enter");
    let neutral: u8 = table.game.table.open.iter().map(|here| here[NEUTRAL]).sum();
    assert_eq!(neutral, 18 + 6);
    for players in [3, 4] {
        assert_eq!(start(players).game.phase, Phase::Prince, "{players} players have none");
    }
}

#[test]
fn r7_2_before_rounds_3_and_5_three_more_each_and_the_new_start_player_begins() {
    for round in 1..=5 {
        let mut table = setting(2).round(round).neutral("white-1 white-1 white-1").start(GUIDO).scored();
        while table.game.phase == Phase::Return {
            table.say("return 0");
        }
        if !matches!(round, 2 | 4) {
            assert_eq!((table.game.phase, table.round), (Phase::Members, round + 1));
            continue;
        }
        assert_eq!((table.game.phase, table.whose(), table.round), (Phase::Neutral, Some(MANUELA), round));
        for (turn, seat) in [MANUELA, GUIDO, MANUELA, GUIDO, MANUELA, GUIDO].into_iter().enumerate() {
            table.says(seat, [format!("neutral pink-{}", turn / 2 + 1).as_str()]);
        }
        assert_eq!(
            (table.game.phase, table.round, table.whose()),
            (Phase::Members, round + 1, Some(MANUELA))
        );
        assert_eq!(table.open("pink-2"), [0, 0, 2, 0]);
    }
}

#[test]
fn r7_3_neutral_members_take_part_in_majorities_like_a_third_player() {
    // First, second, tied for first with one and with both, tied for second.
    let cases = [
        ("white-1 white-1 white-1", "white-1", "", [1, 0, 2, 0]),
        ("white-1", "white-1 white-1", "", [2, 0, 1, 0]),
        ("white-1 white-1", "white-1 white-1", "white-1", [1, 0, 1, 0]),
        ("white-1", "white-1", "white-1", [1, 1, 1, 0]),
        ("white-1", "white-1 white-1", "white-1", [2, 0, 0, 0]),
        ("white-1 white-1", "white-1 white-1 white-1", "white-1", [2, 0, 1, 0]),
    ];
    for (neutral, guido, manuela, sent) in cases {
        let table = setting(2).round(2).neutral(neutral).open(GUIDO, guido).open(MANUELA, manuela).scored();
        let went = |colour: kernel::Seat| -> u8 {
            let seat = (colour != NEUTRAL).then_some(colour);
            let told = table.told.iter().filter_map(|event| match event {
                Event::Open(Told::Sent { seat: who, members, .. }) if *who == seat => Some(*members),
                _ => None,
            });
            told.sum()
        };
        assert_eq!([went(GUIDO), went(MANUELA), went(NEUTRAL), 0], sent, "{neutral} · {guido} · {manuela}");
        assert_eq!(table.families[GUIDO].tiles[Province::White], sent[0]);
    }
}

/// A city with five neutral members – two on white-1 and white-2, one on white-3 – two of Guido's and one of
/// Manuela's.
fn five_neutral() -> Setting {
    setting(2)
        .round(2)
        .neutral("white-1 white-1 white-2 white-2 white-3")
        .open(GUIDO, "white-3 white-3 white-3")
        .open(MANUELA, "white-2")
}

#[test]
fn r7_4_alone_first_the_fewest_that_are_a_majority_stay_and_the_start_player_chooses_who_goes() {
    let mut table = five_neutral().start(MANUELA).scored();
    assert_eq!(table.in_city(Province::White), [2, 1, 5, 0]);
    // Three are more than Guido's two, so two go back. Manuela is the start player.
    assert_eq!((table.game.phase, table.whose(), table.left), (Phase::Spare, Some(MANUELA), 2));
    assert_eq!(table.choices(), ["recall white-1", "recall white-2", "recall white-3"]);
    assert_eq!(table.refused_by("recall blue-1"), "R5.6");
    assert_eq!(table.refused_by("return 0"), "R7.4");
    table.says(MANUELA, ["recall white-3"]);
    assert_eq!(table.choices(), ["recall white-1", "recall white-2"]);
    table.says(MANUELA, ["recall white-1"]);
    assert_eq!(table.in_city(Province::White), [2, 1, 3, 0]);
    assert_eq!(table.open("white-3")[NEUTRAL], 1);
    // Only now return cards are chosen.
    assert_eq!(table.game.phase, Phase::Return);
    table.by(GUIDO, "return 0").by(MANUELA, "return 0");
    assert_eq!(table.scored(Source::Cities), [0, 0], "neutral has most, nobody gets the four points");
    assert_eq!(table.scored(Source::Members), [8, 4]);
    assert_eq!(table.palaces("white-1"), [0; 4], "neutral members leave the game with the others");
}

#[test]
fn r7_4_alone_first_without_choice_or_without_anybody_to_spare() {
    // On one district only: nothing to choose.
    let mut one = setting(2).round(2).neutral("white-1 white-1").scored();
    assert_eq!(one.open("white-1"), [0, 0, 1, 0], "one stays and leaves the game, one went back");
    one.says(MANUELA, ["neutral white-1"]);
    // Two against one: both are needed.
    let mut needed = setting(2).round(2).neutral("white-1 white-1").open(GUIDO, "white-1").scored();
    assert_eq!((needed.game.phase, needed.in_city(Province::White)), (Phase::Return, [1, 0, 2, 0]));
    needed.says(GUIDO, ["return 0"]);
    assert_eq!(needed.open("white-1"), [0; 4]);
}

#[test]
fn r7_4_after_round_6_it_is_left_out() {
    let table = five_neutral().round(6).scored();
    assert_eq!(table.game.turn(), Turn::Over);
    assert!(!table.told.iter().any(|event| matches!(event, Event::Open(Told::Recalled { .. }))));
    assert_eq!(table.scored(Source::Cities), [0, 0]);
}

#[test]
fn r7_5_tied_for_first_all_neutral_members_go_back() {
    // With one player, and with both; the other districts of the province are empty.
    let one = setting(2).round(2).neutral("white-1 white-1 white-2").open(GUIDO, "white-3 white-3 white-2");
    let one = one.scored();
    assert_eq!(one.in_city(Province::White), [3, 0, 0, 0]);
    assert_eq!((one.open("white-1"), one.open("white-2")), ([0, 0, 2, 0], [0, 0, 1, 0]));
    let both =
        setting(2).round(2).neutral("white-1").open(GUIDO, "white-2").open(MANUELA, "white-3").scored();
    assert_eq!(both.in_city(Province::White), [1, 1, 0, 0]);
    assert_eq!(both.open("white-1"), [0, 0, 1, 0]);
}

#[test]
fn r7_5_after_round_6_as_well() {
    let table = setting(2).round(6).neutral("white-1").open(GUIDO, "white-2").scored();
    assert_eq!(table.game.turn(), Turn::Over);
    assert!(table.told.iter().any(|event| matches!(event, Event::Open(Told::Recalled { seat: None, .. }))));
    assert_eq!(table.scored(Source::Cities), [4, 0], "so Guido is alone in the city");
}

#[test]
fn r7_5_behind_a_player_neutral_members_stay_and_leave_the_game() {
    let mut table = setting(2).round(2).neutral("white-1").open(GUIDO, "white-2 white-2").scored();
    assert_eq!(table.in_city(Province::White), [2, 0, 1, 0]);
    table.says(GUIDO, ["return 0"]);
    assert_eq!((table.open("white-1"), table.palaces("white-1")), ([0; 4], [0; 4]));
    assert_eq!(table.scored(Source::Cities), [4, 0]);
}

#[test]
fn r7_6_neutral_ahead_when_the_four_points_are_given_nobody_gets_them() {
    // Guido has two against one neutral member, but takes both back.
    let mut table = setting(2).round(2).neutral("white-1").open(GUIDO, "white-2 white-2").scored();
    table.says(GUIDO, ["return 2"]);
    assert_eq!(table.points(), [0, 0]);
}

/// Guido takes one of three back, so that two of his and two neutral members are left in the city. Around it he has
/// three then; the neutral members on white-2 beside Manuela's decide how many neutral ones there are.
fn two_each(neutral: &str, manuela: &str) -> Match {
    let mut table = setting(2)
        .round(2)
        .neutral("white-1 white-1 white-1")
        .neutral(neutral)
        .open(GUIDO, "white-1 white-1 white-1 white-1 white-3")
        .open(MANUELA, manuela)
        .scored();
    assert_eq!(table.in_city(Province::White), [3, 1, 2, 0]);
    table.by(GUIDO, "return 1").by(MANUELA, "return 1").says(GUIDO, ["recall white-1"]);
    table
}

#[test]
fn r7_6_a_tie_with_neutral_goes_to_most_members_around_the_city() {
    let ahead = two_each("white-2 white-2 white-2", "white-2 white-2 white-2");
    assert_eq!(ahead.around_city(Province::White), [3, 3, 4, 0]);
    assert_eq!(ahead.scored(Source::Cities), [0, 0], "neutral has more around, so nobody gets them");
    let behind = two_each("white-2", "white-2");
    assert_eq!(behind.around_city(Province::White), [3, 1, 2, 0]);
    assert_eq!(behind.scored(Source::Cities), [4, 0]);
}

#[test]
fn r7_6_tied_with_neutral_to_the_last_a_player_gets_a_share() {
    let one = two_each("white-2 white-2", "white-2 white-2");
    assert_eq!(one.around_city(Province::White), [3, 2, 3, 0]);
    assert_eq!(one.scored(Source::Cities), [2, 0]);
    // Both players and neutral: two each in the city, three each around it.
    let mut both = setting(2)
        .round(2)
        .neutral("white-1 white-1 white-1 white-2 white-2")
        .open(GUIDO, "white-1 white-1 white-1 white-1 white-3")
        .open(MANUELA, "white-2 white-2 white-3 white-3 white-3")
        .scored();
    assert_eq!(both.in_city(Province::White), [3, 3, 2, 0]);
    both.by(GUIDO, "return 1").by(MANUELA, "return 1");
    both.says(GUIDO, ["recall white-1"]).says(MANUELA, ["recall white-3"]);
    assert_eq!(both.around_city(Province::White), [3, 3, 3, 0]);
    assert_eq!(both.scored(Source::Cities), [1, 1]);
}
