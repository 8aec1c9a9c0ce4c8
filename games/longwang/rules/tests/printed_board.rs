//! R1: every known fact of the printed board holds on the built-in one. What is known is said in the board's file.

use kernel::{Piece, Seat};
use longwang::data::{DRAGONS, JADES, Jade, PLAYERS, Resource, SQUARES, TILES};
use longwang::{BoardRef, Square};

fn squares(like: impl Fn(Square) -> bool) -> usize {
    BoardRef::usual().squares.iter().filter(|square| like(**square)).count()
}

#[test]
fn r1_2_four_regions_of_24_cells_with_11_5_5_and_2_of_the_resources() {
    let board = BoardRef::usual();
    for seat in Seat::all(PLAYERS as u8) {
        let region = board.region(seat);
        let mut counts: Vec<u32> =
            Resource::ALL.iter().map(|&kind| (region & board.fields(kind)).count_ones()).collect();
        counts.sort_unstable();
        assert_eq!((counts, region.count_ones() + 1), (vec![2, 5, 5, 11], 24));
    }
}

#[test]
fn r1_4_a_corner_cell_in_every_region() {
    for seat in Seat::all(PLAYERS as u8) {
        assert_eq!(squares(|square| square == Square::Corner(seat)), 1);
    }
}

#[test]
fn r1_4_neutral_cells_lie_between_the_regions() {
    let board = BoardRef::usual();
    for one in Seat::all(PLAYERS as u8) {
        for other in Seat::all(PLAYERS as u8).filter(|&other| other != one) {
            assert_eq!(board.around(board.region(one)) & board.region(other), 0, "no two regions touch");
        }
        assert_ne!(board.around(board.region(one)) & board.neutral(), 0);
    }
}

#[test]
fn r1_3_eight_jade_tiles_of_four_kinds_lie_on_neutral_cells() {
    let board = BoardRef::usual();
    assert_eq!((TILES, JADES, board.jade.len()), (8, 4, 8));
    assert_eq!(board.jades() & !board.neutral(), 0);
}

#[test]
fn r1_4_the_dragon_wheel_is_in_the_middle() {
    let board = BoardRef::usual();
    assert_eq!(board.squares[SQUARES / 2], Square::Wheel);
    assert_eq!(DRAGONS, 4);
}

#[test]
fn r3_3_the_six_faces_of_the_wheel_die() {
    let faces: Vec<(i8, bool)> =
        BoardRef::usual().wheel_die.iter().map(|face| (face.turn, face.swap)).collect();
    assert_eq!(faces, [(0, false), (-1, false), (1, false), (0, true), (1, true), (-1, true)]);
}

#[test]
fn r3_2_five_action_points_and_their_prices() {
    let prices = BoardRef::usual().prices;
    assert_eq!((prices.points, prices.place, prices.gather, prices.draw), (5, 2, 1, 1));
}

#[test]
fn r1_6_the_objective_card_of_the_rulebooks_example() {
    let board = BoardRef::usual();
    let example = [[6, 4, 0, 0], [2, 3, 4, 5]];
    let objective = board.objectives.iter().find(|objective| objective.costs == example);
    assert_eq!(objective.map(|objective| objective.jade), Some(Jade::Water));
}
