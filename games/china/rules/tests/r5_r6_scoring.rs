//! R5 and R6: palaces, alliances, roads, the winner.

use crate::table::*;
use china::data::{Region, Source};
use china::{China, Event, Told};
use kernel::Turn;
use kernel::prelude::*;

/// The last turn of the last round: Silvio, of three, swaps a card and nothing is left to draw.
fn last_turn(table: Setting) -> Match {
    let mut table = table.row("").pile("").reshuffled().turn_of(SILVIO).hand(SILVIO, "red red red").set();
    table.game.table.exhausted = 2;
    table.says(SILVIO, ["swap red"]);
    assert_eq!(table.game.turn(), Turn::Over);
    table
}

#[test]
fn r5_1_a_region_is_scored_once_when_full_or_at_the_end() {
    let mut table = setting(3)
        .palaces(GUIDO, "lu-1 lu-2 lu-3")
        .palaces(MANUELA, "yan-1 yan-2")
        .hand(GUIDO, "orange orange red")
        .set();
    table.says(GUIDO, ["region lu", "palace lu-4"]);
    assert_eq!(table.scored(Source::Palaces), [4, 0, 0]);
    let counted = |table: &Match, region| {
        table.told.iter().filter(|&&event| event == Event::Open(Told::Counted { region })).count()
    };
    assert_eq!((counted(&table, Region::Lu), counted(&table, Region::Yan)), (1, 0));
    let end = last_turn(setting(3).palaces(GUIDO, "lu-1 lu-2 lu-3 lu-4").palaces(MANUELA, "yan-1 yan-2"));
    assert_eq!(end.scored(Source::Palaces), [0, 2, 0], "Lu was full before, Yan is scored now");
}

#[test]
fn r5_2_each_rank_gets_the_palaces_of_one_player_of_the_rank_above() {
    let table = [
        ([4, 2, 1, 0, 0], [7, 4, 2, 0, 0]),
        ([1, 0, 0, 0, 0], [1, 0, 0, 0, 0]),
        ([3, 2, 1, 1, 1], [8, 3, 2, 2, 2]),
        ([0, 1, 0, 2, 5], [0, 2, 0, 5, 8]),
        ([1, 2, 3, 0, 0], [2, 3, 6, 0, 0]),
    ];
    for (palaces, points) in table {
        assert_eq!(in_chu(palaces).realm.palace_points(Region::Chu), points, "{palaces:?}");
    }
}

#[test]
fn r5_3_ties_share_a_rank_in_full_and_the_next_rank_follows() {
    let table = [
        ([2, 2, 1, 0, 0], [5, 5, 2, 0, 0]),
        ([1, 1, 1, 1, 1], [5, 5, 5, 5, 5]),
        ([3, 2, 2, 1, 0], [8, 3, 3, 2, 0]),
        ([3, 1, 1, 3, 0], [8, 3, 3, 8, 0]),
        ([0, 4, 4, 0, 0], [0, 8, 8, 0, 0]),
    ];
    for (palaces, points) in table {
        assert_eq!(in_chu(palaces).realm.palace_points(Region::Chu), points, "{palaces:?}");
    }
}

/// These numbers of palaces of five seats in Chu.
fn in_chu(palaces: [u8; 5]) -> Match {
    let mut next = 1;
    let mut table = setting(5);
    for (seat, count) in [GUIDO, MANUELA, SILVIO, VALERIO, PAOLA].into_iter().zip(palaces) {
        for _ in 0..count {
            table = table.palaces(seat, &format!("chu-{next}"));
            next += 1;
        }
    }
    table.set()
}

#[test]
fn r6_1_regions_that_are_not_full_are_scored_at_the_end() {
    let end = last_turn(
        setting(3).palaces(GUIDO, "wei-1 wei-6").palaces(MANUELA, "wei-3 chu-8").palaces(SILVIO, "zhao-2"),
    );
    assert_eq!(end.scored(Source::Palaces), [3, 2 + 1, 1]);
}

#[test]
fn r6_2_most_emissaries_in_both_regions_score_all_emissaries_of_both() {
    let end = last_turn(
        setting(3)
            .palaces(GUIDO, "wei-1 wei-2 wei-3 chin-1 chin-2 chin-3 han-1")
            .emissaries(GUIDO, "wei wei chin")
            .emissaries(MANUELA, "wei chin")
            .emissaries(SILVIO, "han"),
    );
    // Alliance 3: Wei and Ch'in. Guido leads in Wei and ties in Ch'in; Manuela only ties in Ch'in.
    assert_eq!(end.scored(Source::Alliances), [5, 0, 0]);
}

#[test]
fn r6_2_ties_count_and_all_who_have_them_score_in_full() {
    let end = last_turn(
        setting(3)
            .palaces(SILVIO, "wei-1 wei-2 chin-1 chin-2 zhao-1")
            .emissaries(GUIDO, "wei chin")
            .emissaries(MANUELA, "wei chin")
            .emissaries(SILVIO, "zhao"),
    );
    assert_eq!(end.scored(Source::Alliances), [4, 4, 0]);
}

#[test]
fn r6_2_no_emissary_is_no_majority_and_one_region_may_serve_several() {
    let end =
        last_turn(setting(3).palaces(SILVIO, "wei-1 chin-1 zhao-1 shu-1").emissaries(GUIDO, "chin zhao shu"));
    // Ch'in is in alliances 1 (Zhao), 3 (Wei, empty), 4 (Shu) and 5 (Han, empty).
    assert_eq!(end.scored(Source::Alliances), [2 + 2, 0, 0]);
    let numbers: Vec<u8> = end
        .told
        .iter()
        .filter_map(
            |event| if let Event::Open(Told::Allied { number, .. }) = event { Some(*number) } else { None },
        )
        .collect();
    assert_eq!(numbers, (1..=15).collect::<Vec<_>>(), "the Emperor walks from 1 to 15");
}

#[test]
fn r6_3_a_row_needs_four_palaces_and_crosses_borders() {
    let roads = |spaces: &str| last_turn(setting(3).palaces(GUIDO, spaces)).scored(Source::Roads)[0];
    assert_eq!(roads("chin-2 chin-3 chin-5"), 0);
    assert_eq!(roads("chin-2 chin-3 chin-5 chin-4"), 4);
    assert_eq!(roads("chin-3 chin-5 shu-1 shu-2"), 4);
    assert_eq!(roads("chin-2 chin-3 chin-5 shu-2 shu-3 shu-4"), 0, "a gap breaks a row");
    assert_eq!(roads("chin-1 chin-2 chin-3 chin-5 qi-1 qi-2 qi-3 qi-5"), 8, "two rows");
    assert_eq!(roads("chin-1 chin-2 chin-3 chin-5 chin-4 zhao-1"), 5, "branches do not count");
}

#[test]
fn r6_3_the_best_division_and_not_the_longest_row_counts() {
    // Three roads of three palaces each meet on han-1: only the longest row counts.
    let spaces = "wei-2 wei-1 wei-7 han-1 han-5 chu-2 chu-3 han-2 han-3 han-4";
    let end = last_turn(setting(3).palaces(GUIDO, spaces));
    assert_eq!(end.scored(Source::Roads)[0], 7);
    // The longest row has 9 palaces and leaves chu-3 and shu-3 out; two rows of 5 leave only shu-3 out.
    let spaces = "wei-2 wei-1 wei-7 han-1 han-5 chu-2 chu-3 chu-1 shu-4 shu-5 shu-3";
    let end = last_turn(setting(3).palaces(GUIDO, spaces));
    let rows: Vec<usize> = end
        .told
        .iter()
        .filter_map(|event| {
            if let Event::Open(Told::Row { row, .. }) = event { Some(row.spaces().count()) } else { None }
        })
        .collect();
    assert_eq!((rows, end.scored(Source::Roads)[0]), (vec![5, 5], 10));
}

#[test]
fn r6_3_a_closed_loop_counts_whole() {
    // A road more makes a loop of six spaces in Wei.
    let board = china::BoardRef::usual();
    let text =
        board.text().replace("[\"wei-5\", \"wei-6\"]", "[\"wei-5\", \"wei-6\"], [\"wei-6\", \"wei-1\"]");
    let looped = china::BoardRef::load(&text).unwrap();
    let end = last_turn(setting(3).board(looped).palaces(GUIDO, "wei-1 wei-2 wei-3 wei-4 wei-5 wei-6"));
    assert_eq!(end.scored(Source::Roads)[0], 6);
}

#[test]
fn r6_4_most_points_win() {
    let end = last_turn(setting(3).points(GUIDO, 12).points(MANUELA, 11));
    assert_eq!(end.game.standing().ranks(), [1, 2, 3]);
}

#[test]
fn r6_4_among_equals_who_has_most_pieces_left_and_else_they_share() {
    let end = last_turn(
        setting(3)
            .palaces(GUIDO, "wei-1 wei-2")
            .emissaries(GUIDO, "wei")
            .palaces(MANUELA, "chin-1")
            .points(MANUELA, 1),
    );
    assert_eq!(end.points(), [2, 2, 0]);
    assert_eq!(end.game.standing().ranks(), [2, 1, 3], "Manuela has two pieces more left");
    let shared = last_turn(setting(3).palaces(GUIDO, "wei-1").palaces(MANUELA, "chin-1"));
    assert_eq!(shared.game.standing().ranks(), [1, 1, 3]);
}

#[test]
fn r6_4_a_fortress_not_placed_is_a_piece_left() {
    // Guido, the first seat, has placed his fortress.
    let end = last_turn(setting(3).forts("qi-1").palaces(GUIDO, "wei-1").palaces(MANUELA, "chin-1"));
    assert_eq!(end.points(), [1, 1, 0]);
    assert_eq!(end.game.standing().ranks(), [2, 1, 3]);
}

#[test]
fn r6_4_before_the_end_nothing_breaks_ties() {
    let midway = setting(3).palaces(GUIDO, "wei-1 wei-2").palaces(MANUELA, "chin-1").set();
    assert_eq!(midway.game.standing().ranks(), [1, 1, 1]);
}

#[test]
fn points_before_the_end_are_those_on_the_track() {
    let game = China::start(&Default::default(), 4).unwrap();
    assert_eq!(game.standing().points(), [0; 4]);
    assert_eq!(game.standing().ranks(), [1; 4]);
}
