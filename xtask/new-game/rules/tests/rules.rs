//! Every law of the kernel, and a test named after every rule.

use kernel::Seat;
use kernel::prelude::*;
use sample::{Phase, Sample};

#[test]
fn laws_hold_for_all_players_and_options() {
    kernel::laws::check::<Sample>(6);
}

#[test]
fn a_playout_allocates_nothing_after_warm_up() {
    trial::allocations::<Sample>();
}

#[test]
fn every_rule_is_in_both_languages_and_has_a_test() {
    trial::pages(env!("CARGO_MANIFEST_DIR"), &[2, 2, 2]);
}

/// A game of two in which these cards are dealt.
fn dealt(cards: [u8; 2]) -> Sample {
    let mut game = Sample::start(&Default::default(), 2).unwrap();
    for card in cards {
        game.happen(format!("draw {card}").parse().unwrap(), &mut ()).unwrap();
    }
    game
}

fn play(game: &mut Sample, seat: u8, action: &str) {
    game.play(Seat::new(seat), action.parse().unwrap(), &mut ()).unwrap();
}

#[test]
fn r1_1_two_to_four_play_with_eighteen_cards() {
    assert!(Sample::start(&Default::default(), 1).is_err());
    let game = Sample::start(&Default::default(), 4).unwrap();
    assert_eq!(game.deck.iter().sum::<u8>(), 18);
}

#[test]
fn r1_2_everybody_is_dealt_a_card() {
    assert_eq!(dealt([4, 1]).hands[..2], [4, 1]);
}

#[test]
fn r2_1_a_player_keeps_the_card() {
    let mut game = dealt([4, 1]);
    play(&mut game, 0, "keep");
    assert_eq!((game.hands[0], game.phase), (4, Phase::Decide(Seat::new(1))));
}

#[test]
fn r2_2_or_lays_it_down_and_takes_another() {
    let mut game = dealt([4, 1]);
    play(&mut game, 0, "change");
    assert_eq!((game.discard[3], game.phase), (1, Phase::Draw(Seat::new(0))));
    game.happen("draw 6".parse().unwrap(), &mut ()).unwrap();
    assert_eq!(game.hands[0], 6);
}

#[test]
fn r3_1_cards_count_and_are_shuffled_again() {
    let mut game = dealt([4, 1]);
    play(&mut game, 0, "keep");
    play(&mut game, 1, "keep");
    assert_eq!((game.points[..2].to_vec(), game.round, game.deck), (vec![4, 1], 2, [3; 6]));
}

#[test]
fn r3_2_after_three_rounds_the_most_points_win() {
    let mut game = dealt([4, 1]);
    for round in 1..=3 {
        if round > 1 {
            for card in [4, 1] {
                game.happen(format!("draw {card}").parse().unwrap(), &mut ()).unwrap();
            }
        }
        play(&mut game, 0, "keep");
        play(&mut game, 1, "keep");
    }
    assert_eq!(game.phase, Phase::Over);
    assert_eq!(game.points[..2], [12, 3]);
}
