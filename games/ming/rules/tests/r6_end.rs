//! R6: the next start player, and the end of the game.

use crate::table::*;
use kernel::Turn;
use kernel::prelude::*;
use ming::data::*;
use ming::{Event, Phase, Told, tile_points};

#[test]
fn r6_1_the_start_player_passes_to_the_left() {
    for players in 2..=4 {
        for round in [1, 3] {
            let start = kernel::Seat::new(players - 1);
            let table = setting(players).round(round).start(start).scored();
            assert_eq!((table.start, table.round), (GUIDO, round + 1), "{players} players");
            assert!(table.told.contains(&Event::Open(Told::First { seat: GUIDO })));
        }
    }
    // With three players it stays so to the end.
    for round in [4, 5] {
        assert_eq!(setting(3).round(round).scored().start, MANUELA);
    }
}

#[test]
fn r6_2_after_round_4_the_second_lowest_names_the_next_start_player() {
    let mut table = setting(4)
        .round(4)
        .points(GUIDO, 30)
        .points(MANUELA, 10)
        .points(SILVIO, 20)
        .points(VALERIO, 40)
        .scored();
    assert_eq!((table.game.phase, table.whose()), (Phase::Starter, Some(SILVIO)));
    assert_eq!(table.choices(), ["start 0", "start 1", "start 2", "start 3"]);
    assert_eq!(table.refused_by("start 4"), "R6.2");
    table.says(SILVIO, ["start 2"]);
    assert_eq!((table.start, table.round, table.whose()), (SILVIO, 5, Some(SILVIO)));
    assert!(table.told.contains(&Event::Open(Told::Named { by: SILVIO, seat: SILVIO })));
}

#[test]
fn r6_2_after_round_5_the_lowest_names_the_next_start_player() {
    let mut table = setting(4)
        .round(5)
        .points(GUIDO, 30)
        .points(MANUELA, 10)
        .points(SILVIO, 20)
        .points(VALERIO, 40)
        .scored();
    assert_eq!(table.whose(), Some(MANUELA));
    table.says(MANUELA, ["start 3"]);
    assert_eq!((table.start, table.round), (VALERIO, 6));
}

#[test]
fn r6_2_only_four_players_and_only_twice() {
    for (players, round) in [(4, 1), (4, 2), (4, 3), (3, 4), (3, 5), (2, 4), (2, 5)] {
        let table = setting(players).round(round).scored();
        assert_ne!(table.game.phase, Phase::Starter, "{players} players, round {round}");
    }
}

#[test]
fn r6_2_among_equals_most_members_in_monasteries_decide() {
    // Scores in order: 10, 10, 20, 30. The second lowest is 10 as well, and two have it.
    let equals =
        || setting(4).round(5).points(GUIDO, 30).points(MANUELA, 10).points(SILVIO, 20).points(VALERIO, 10);
    let table = equals().monks(VALERIO, "white-1").monks(SILVIO, "white-2 white-3").scored();
    assert_eq!(table.whose(), Some(VALERIO));
    let table = equals().monks(MANUELA, "white-1").scored();
    assert_eq!(table.whose(), Some(MANUELA));
    // After round 4 the monasteries have just been scored: 14, 10, 20, 30 with one monk of Valerio's.
    let table = equals().round(4).monks(VALERIO, "white-1").scored();
    assert_eq!(table.whose(), Some(VALERIO), "14 points are second lowest");
    let table = equals().round(4).monks(MANUELA, "white-1").monks(VALERIO, "white-2").scored();
    assert_eq!(table.whose(), Some(MANUELA), "14, 14, 20, 30: the first from Guido on");
}

#[test]
fn r6_2_still_tied_the_first_clockwise_from_and_including_the_start_player() {
    let equals =
        || setting(4).round(5).points(GUIDO, 30).points(MANUELA, 10).points(SILVIO, 20).points(VALERIO, 10);
    assert_eq!(equals().start(GUIDO).scored().whose(), Some(MANUELA));
    assert_eq!(equals().start(MANUELA).scored().whose(), Some(MANUELA));
    assert_eq!(equals().start(SILVIO).scored().whose(), Some(VALERIO));
    assert_eq!(equals().start(VALERIO).scored().whose(), Some(VALERIO));
}

#[test]
fn r6_3_five_different_tiles_bring_10_points_and_each_other_tile_1() {
    assert_eq!(tile_points(&[0; 6]), 0);
    assert_eq!(tile_points(&[0, 1, 1, 1, 1, 1]), 10);
    assert_eq!(tile_points(&[1, 1, 1, 1, 0, 0]), 4);
    assert_eq!(tile_points(&[3, 2, 0, 2, 2, 5]), 20 + 4);
    assert_eq!(tile_points(&[7, 0, 0, 0, 0, 0]), 7);
    let table = setting(3)
        .round(6)
        .tiles(GUIDO, "white orange green pink yellow white")
        .tiles(MANUELA, "white white blue")
        .scored();
    assert_eq!(table.scored(Source::Tiles), [11, 3, 0]);
    // A set of six is handed in first, and with what is left five count.
    let table = setting(3)
        .round(6)
        .tiles(GUIDO, "white orange green pink yellow white orange green pink yellow")
        .open(GUIDO, "blue-1")
        .scored();
    assert_eq!((table.scored(Source::Sets)[0], table.scored(Source::Tiles)[0]), (20, 10));
}

#[test]
fn r6_4_most_points_win_and_equals_share() {
    let table = setting(3).round(6).points(GUIDO, 5).points(MANUELA, 7).points(SILVIO, 7).scored();
    assert_eq!(table.game.turn(), Turn::Over);
    assert_eq!(table.game.standing().ranks(), [3, 1, 1]);
    assert_eq!(table.told.last(), Some(&Event::Open(Told::Over)));
}
