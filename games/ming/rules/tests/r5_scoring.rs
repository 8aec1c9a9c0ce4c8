//! R5: majorities, tiles and sets, cities, monasteries.

use crate::table::*;
use kernel::Seats;
use kernel::Turn;
use kernel::prelude::*;
use ming::data::*;
use ming::{Colours, Event, Phase, Told, majority};

#[test]
fn r5_1_only_the_rounds_2_4_and_6_are_scored() {
    for round in 1..=6 {
        let table = setting(3).round(round).open(GUIDO, "white-1 white-1").scored();
        let scored = table.told.iter().any(|event| matches!(event, Event::Open(Told::Scoring { .. })));
        assert_eq!(scored, round % 2 == 0, "round {round}");
        if round % 2 == 1 {
            assert_eq!((table.open("white-1"), table.round), ([2, 0, 0, 0], round + 1));
        }
    }
}

#[test]
fn r5_1_majorities_come_first_then_cities_then_monasteries() {
    let mut table = setting(3)
        .round(2)
        .open(GUIDO, "white-1 blue-1")
        .open(MANUELA, "green-2")
        .monks(MANUELA, "pink-3")
        .scored();
    assert_eq!(table.game.turn(), Turn::of(GUIDO));
    assert_eq!(table.palaces("blue-1"), [1, 0, 0, 0], "all districts have been looked at");
    table.says(GUIDO, ["return 0"]).says(MANUELA, ["return 0"]).says(GUIDO, ["return 1"]);
    let points: Vec<Source> = table
        .told
        .iter()
        .filter_map(
            |event| if let Event::Open(Told::Scored { source, .. }) = event { Some(*source) } else { None },
        )
        .collect();
    use Source::*;
    assert_eq!(points, [Members, Cities, Members, Cities, Monasteries]);
}

/// What the rulebook says about a district, in other words than the rules' code: the places of the colours in order.
fn by_the_book(members: Colours) -> Colours {
    let mut order: Vec<usize> = (0..4).filter(|&colour| members[colour] > 0).collect();
    order.sort_by_key(|&colour| std::cmp::Reverse(members[colour]));
    let mut sent = [0; 4];
    let tied = |one: usize, other: usize| {
        order.get(one).zip(order.get(other)).is_some_and(|(&one, &other)| members[one] == members[other])
    };
    if order.is_empty() || tied(0, 3) {
        return sent;
    }
    if tied(0, 1) {
        let leaders = if tied(1, 2) { 3 } else { 2 };
        order[..leaders].iter().for_each(|&colour| sent[colour] = 1);
        return sent;
    }
    sent[order[0]] = members[order[0]].min(2);
    if order.len() > 1 && !tied(1, 2) {
        sent[order[1]] = 1;
    }
    sent
}

#[test]
fn r5_2_majorities_of_all_counts_of_up_to_four_players() {
    let mut districts = 0;
    for counts in 0..7u32.pow(4) {
        let members: Colours = std::array::from_fn(|colour| (counts / 7u32.pow(colour as u32) % 7) as u8);
        let sent = majority(&members);
        assert_eq!(sent, by_the_book(members), "{members:?}");
        assert!(sent.iter().sum::<u8>() <= 3, "there are three palaces");
        assert!((0..4).all(|colour| sent[colour] <= members[colour]));
        districts += 1;
    }
    assert_eq!(districts, 2401);
}

#[test]
fn r5_2_the_first_sends_two_or_an_only_one_and_the_second_one() {
    assert_eq!(majority(&[3, 1, 0, 0]), [2, 1, 0, 0]);
    assert_eq!(majority(&[0, 2, 5, 0]), [0, 1, 2, 0]);
    assert_eq!(majority(&[4, 3, 2, 1]), [2, 1, 0, 0]);
    assert_eq!(majority(&[0, 1, 0, 0]), [0, 1, 0, 0]);
    assert_eq!(majority(&[0, 2, 0, 0]), [0, 2, 0, 0]);
    assert_eq!(majority(&[0; 4]), [0; 4]);
}

#[test]
fn r5_2_members_in_monasteries_do_not_count() {
    let table = setting(3)
        .round(2)
        .open(GUIDO, "white-1 white-1")
        .open(MANUELA, "white-1")
        .monks(MANUELA, "white-1")
        .scored();
    assert_eq!((table.palaces("white-1"), table.open("white-1")), ([2, 1, 0, 0], [0; 4]));
    assert_eq!(table.monk("white-1"), Some(MANUELA));
}

#[test]
fn r5_3_ties() {
    // Two and three tied for most: one each, and no second.
    assert_eq!(majority(&[2, 2, 1, 0]), [1, 1, 0, 0]);
    assert_eq!(majority(&[1, 1, 0, 0]), [1, 1, 0, 0]);
    assert_eq!(majority(&[2, 1, 2, 2]), [1, 0, 1, 1]);
    assert_eq!(majority(&[3, 3, 3, 0]), [1, 1, 1, 0]);
    // All four: nobody.
    assert_eq!(majority(&[2, 2, 2, 2]), [0; 4]);
    assert_eq!(majority(&[1, 1, 1, 1]), [0; 4]);
    // Tied for second: the first alone.
    assert_eq!(majority(&[3, 2, 2, 1]), [2, 0, 0, 0]);
    assert_eq!(majority(&[2, 1, 1, 1]), [2, 0, 0, 0]);
    // A tie for third harms nobody.
    assert_eq!(majority(&[3, 2, 1, 1]), [2, 1, 0, 0]);
}

#[test]
fn r5_4_a_tile_for_every_member_that_goes_into_the_city() {
    let table = setting(3)
        .round(2)
        .open(GUIDO, "white-1 white-1 white-1 blue-2")
        .open(MANUELA, "white-1 blue-2")
        .scored();
    assert_eq!(table.families[GUIDO].tiles, tiles("white white blue"));
    assert_eq!(table.families[MANUELA].tiles, tiles("white blue"));
    assert_eq!(table.families[SILVIO].tiles, tiles(""));
}

#[test]
fn r5_4_six_different_tiles_bring_28_24_and_20_points_at_once() {
    for (round, points) in [(2, 28), (4, 24), (6, 20)] {
        let table = setting(3)
            .round(round)
            .tiles(GUIDO, "orange green pink yellow blue blue")
            .open(GUIDO, "white-1 white-1")
            .scored();
        assert_eq!(table.scored(Source::Sets), [points, 0, 0], "round {round}");
        assert_eq!(table.families[GUIDO].tiles, tiles("white blue"), "the others are handed in");
    }
}

#[test]
fn r5_4_two_sets_in_one_scoring() {
    let table = setting(3)
        .round(4)
        .tiles(GUIDO, "orange green pink yellow blue orange green pink yellow blue")
        .open(GUIDO, "white-1 white-1")
        .scored();
    assert_eq!(table.scored(Source::Sets), [48, 0, 0]);
    assert_eq!(table.families[GUIDO].tiles, tiles(""));
}

#[test]
fn r5_5_whoever_has_members_in_the_city_chooses_at_the_same_time() {
    let mut table = setting(4)
        .round(2)
        .start(SILVIO)
        .open(GUIDO, "white-1 white-1 white-2 white-2 white-3 white-3")
        .open(MANUELA, "white-1 blue-1 blue-1")
        .open(VALERIO, "blue-1")
        .scored();
    let both: Seats = [GUIDO, MANUELA].into_iter().collect();
    assert_eq!((table.game.phase, table.game.turn()), (Phase::Return, Turn::Seats(both)));
    let all = ["return 0", "return 1", "return 2", "return 3", "return 4", "return 5", "return 6"];
    assert_eq!(table.choices_of(GUIDO), all, "any number that cards 0, 1, 2 and 3 can show");
    assert_eq!(table.choices_of(MANUELA), all[..2]);
    assert_eq!(table.refused_by("return 7"), "R5.5");
    table.by(MANUELA, "return 0");
    assert_eq!(table.game.turn(), Turn::of(GUIDO));
    assert!(!table.told.iter().any(|event| matches!(event, Event::Open(Told::Showed { .. }))));
    table.by(GUIDO, "return 6");
    // All go back, so there is nothing to choose; then blue is next in the board's order.
    assert_eq!(table.open("white-1"), [2, 0, 0, 0]);
    assert_eq!(table.scored_province(), Province::Blue);
    let both: Seats = [MANUELA, VALERIO].into_iter().collect();
    assert_eq!(table.game.turn(), Turn::Seats(both));
}

#[test]
fn r5_5_cities_are_scored_in_the_order_of_the_board() {
    let text = ming::BoardRef::usual().text().replace(
        "[\"white\", \"orange\", \"green\", \"pink\", \"yellow\", \"blue\"]",
        "[\"blue\", \"yellow\", \"pink\", \"green\", \"orange\", \"white\"]",
    );
    let board = ming::BoardRef::load(&text).unwrap();
    for (board, order) in [(ming::BoardRef::usual(), ["white", "blue"]), (board, ["blue", "white"])] {
        let mut table = setting(3).board(board).round(2).open(GUIDO, "white-1 blue-1").scored();
        let mut seen = Vec::new();
        while table.game.phase == Phase::Return {
            seen.push(table.scored_province().to_string());
            table.say("return 0");
        }
        assert_eq!(seen, order);
    }
}

#[test]
fn r5_5_after_round_6_nobody_is_asked() {
    let table = setting(3).round(6).open(GUIDO, "white-1 white-1").open(MANUELA, "white-1").scored();
    assert_eq!(table.game.turn(), Turn::Over);
    assert_eq!(table.scored(Source::Cities), [4, 0, 0]);
}

#[test]
fn r5_6_members_go_back_to_the_districts_they_came_from_from_the_start_player_on() {
    let mut table = setting(3)
        .round(2)
        .start(MANUELA)
        .open(GUIDO, "white-1 white-1 white-2 white-2")
        .open(MANUELA, "white-3 white-3 white-1")
        .scored();
    assert_eq!(table.palaces("white-1"), [2, 1, 0, 0]);
    table.by(GUIDO, "return 2").by(MANUELA, "return 1");
    // Manuela is the start player.
    assert_eq!((table.game.phase, table.whose()), (Phase::Recall, Some(MANUELA)));
    assert_eq!(table.choices(), ["recall white-1", "recall white-3"]);
    assert_eq!(table.refused_by("recall white-2"), "R5.6");
    assert_eq!(table.refused_by("recall blue-1"), "R5.6");
    table.says(MANUELA, ["recall white-3"]);
    assert_eq!(table.choices(), ["recall white-1", "recall white-2"]);
    table.says(GUIDO, ["recall white-2"]);
    assert_eq!(table.choices(), ["recall white-1", "recall white-2"]);
    table.says(GUIDO, ["recall white-1"]);
    assert_eq!(table.open("white-1"), [1, 0, 0, 0]);
    assert_eq!(table.open("white-2"), [1, 0, 0, 0]);
    assert_eq!(table.open("white-3"), [0, 1, 0, 0]);
}

#[test]
fn r5_6_nobody_is_asked_where_nothing_is_to_be_chosen() {
    // Members on one district only, or all of them.
    let mut one = setting(3).round(2).open(GUIDO, "white-1 white-1").scored();
    one.says(GUIDO, ["return 1"]);
    assert_eq!((one.open("white-1"), one.round), ([1, 0, 0, 0], 3));
    let mut all = setting(3).round(2).open(GUIDO, "white-1 white-2").scored();
    all.says(GUIDO, ["return 2"]);
    assert_eq!((all.open("white-1"), all.open("white-2")), ([1, 0, 0, 0], [1, 0, 0, 0]));
}

#[test]
fn r5_7_each_member_left_brings_4_or_3_points_and_leaves_the_game() {
    for (round, each) in [(2, 4), (4, 3)] {
        let mut table =
            setting(3).round(round).open(GUIDO, "white-1 white-1 white-1").open(MANUELA, "white-1").scored();
        table.by(GUIDO, "return 1").by(MANUELA, "return 0");
        assert_eq!(table.scored(Source::Members), [each, each, 0]);
        assert_eq!((table.families[GUIDO].lost, table.families[MANUELA].lost), (1, 1));
        assert_eq!((table.open("white-1"), table.palaces("white-1")), ([2, 0, 0, 0], [0; 4]));
    }
    let last = setting(3).round(6).open(GUIDO, "white-1 white-1").scored();
    assert_eq!(last.scored(Source::Members), [0; 3]);
}

#[test]
fn r5_8_most_members_left_in_the_city_bring_4_points() {
    let table = setting(3).round(2).open(GUIDO, "white-1 white-1 white-2").open(MANUELA, "white-1 white-3");
    let mut stay = table.scored();
    stay.by(GUIDO, "return 0").by(MANUELA, "return 0");
    assert_eq!(stay.scored(Source::Cities), [4, 0, 0]);
    // Nobody left, nobody gets them.
    let mut gone = setting(3).round(2).open(GUIDO, "white-1").scored();
    gone.says(GUIDO, ["return 1"]);
    assert_eq!(gone.points(), [0; 3]);
}

#[test]
fn r5_8_a_tie_goes_to_most_members_in_the_three_districts() {
    // Two each are left in the city; around it Manuela has two members, Guido one and a monk.
    for (reading, points) in [("with_monks", [2, 2, 0]), ("without_monks", [0, 4, 0])] {
        let mut table = setting(3)
            .option("city_tie", reading)
            .round(2)
            .open(GUIDO, "white-1 white-1 white-1")
            .open(MANUELA, "white-2 white-2 white-2 white-2")
            .monks(GUIDO, "white-3")
            .scored();
        table.by(GUIDO, "return 0").by(MANUELA, "return 0");
        assert_eq!(table.scored(Source::Cities), points, "{reading}");
    }
    // Members who have just gone back count.
    let mut back =
        setting(3).round(2).open(GUIDO, "white-1 white-1 white-3").open(MANUELA, "white-2 white-2").scored();
    back.by(GUIDO, "return 1").by(MANUELA, "return 0").say("recall white-3");
    assert_eq!(back.scored(Source::Cities), [4, 0, 0]);
}

#[test]
fn r5_8_who_is_still_tied_shares_rounded_down() {
    let shares = |players: u8, districts: &[&str]| {
        let mut setting = setting(players).round(2);
        for (seat, district) in kernel::Seat::all(players).zip(districts) {
            setting = setting.open(seat, district);
        }
        let mut table = setting.scored();
        for seat in kernel::Seat::all(players).take(districts.len()) {
            table.by(seat, "return 0");
        }
        table.scored(Source::Cities)
    };
    assert_eq!(shares(3, &["white-1", "white-2"]), [2, 2, 0]);
    assert_eq!(shares(3, &["white-1", "white-2", "white-3"]), [1, 1, 1]);
    assert_eq!(shares(4, &["white-1", "white-1", "white-2", "white-3"]), [1, 1, 1, 1]);
}

#[test]
fn r5_9_every_member_in_a_monastery_brings_4_points_and_stays() {
    for round in [2, 4, 6] {
        let table = setting(3).round(round).monks(GUIDO, "white-1 blue-3").monks(SILVIO, "pink-1").scored();
        assert_eq!(table.scored(Source::Monasteries), [8, 0, 4]);
        assert_eq!((table.monk("white-1"), table.monks_of(GUIDO)), (Some(GUIDO), 2));
    }
}

#[test]
fn r5_4_limited_tiles_run_out_clockwise_from_the_start_player() {
    // Sixteen white tiles are out; Manuela, who starts, gets both that are left, and Guido none.
    let sixteen = "white ".repeat(16);
    let scored = |tiles: &str| {
        setting(3)
            .option("tiles", tiles)
            .round(2)
            .start(MANUELA)
            .tiles(SILVIO, &sixteen)
            .open(GUIDO, "white-1 white-1 blue-1")
            .open(MANUELA, "white-1 white-1 white-1")
            .scored()
    };
    let white =
        |table: &Match| [GUIDO, MANUELA, SILVIO].map(|seat| table.families[seat].tiles[Province::White]);
    assert_eq!(white(&scored("unlimited")), [1, 2, 16]);
    let limited = scored("limited");
    assert_eq!(white(&limited), [0, 2, 16]);
    assert_eq!(limited.families[GUIDO].tiles[Province::Blue], 1);
    assert_eq!(limited.palaces("white-1"), [1, 2, 0, 0], "the member moves all the same");
    assert_eq!(limited.tiles_left(Province::White), Some(0));
}

#[test]
fn r5_4_a_set_goes_back_to_the_supply_at_once() {
    // Guido completes a set with the last white tile; it is there again for Manuela.
    let table = setting(3)
        .option("tiles", "limited")
        .round(2)
        .tiles(SILVIO, &"white ".repeat(17))
        .tiles(GUIDO, "orange green pink yellow blue")
        .open(GUIDO, "white-1")
        .open(MANUELA, "white-2")
        .scored();
    assert_eq!(table.scored(Source::Sets), [28, 0, 0]);
    assert_eq!([GUIDO, MANUELA].map(|seat| table.families[seat].tiles[Province::White]), [0, 1]);
}

#[test]
fn r5_8_a_choice_tells_what_the_majority_may_bring() {
    let label = |table: &Match, seat, number| {
        let view = table.game.view(kernel::Viewer::Seat(seat));
        let phrase = view.label(seat, ming::Action::Return(number));
        (phrase.key, view.majority_after(seat, number))
    };
    let table = setting(3)
        .round(2)
        .open(GUIDO, "white-1 white-1 white-2 white-2")
        .open(MANUELA, "white-1 white-3")
        .scored();
    // Four of Guido's against two of Manuela's: with three he is sure of it, and with none he gets nothing.
    assert_eq!(label(&table, GUIDO, 0), ("ming-do-return", (4, 4)));
    assert_eq!(table.game.majority_after(GUIDO, 1), (4, 4));
    assert_eq!(table.game.majority_after(GUIDO, 2), (4, 4), "two each, and around the city he has two more");
    assert_eq!(table.game.majority_after(GUIDO, 3), (0, 4));
    assert_eq!(table.game.majority_after(GUIDO, 4), (0, 0));
    assert_eq!(table.game.majority_after(MANUELA, 0), (0, 4), "if he takes three back or more");
}
