//! What every game promises, and a test named after every rule.

use kernel::Seat;
use kernel::prelude::*;
use sample::{Card, Phase, Sample};
use trial::Match;

trial::rules! { Sample, 6 games, [1, 3] }

/// A game of two in which a 4 and a 1 are dealt.
fn dealt() -> Match<Sample> {
    let mut game = Match::from(Sample::start(&Default::default(), 2).expect("two may play"));
    game.nature("draw 4").nature("draw 1");
    game
}

#[test]
fn r1_1_two_to_four_are_dealt_one_of_eighteen_cards() {
    assert!(Sample::start(&Default::default(), 1).is_err());
    assert_eq!(dealt().deck.iter().sum::<u8>(), 18 - 2);
    assert_eq!(dealt().hands[..2], [Some(Card::Four), Some(Card::One)]);
}

#[test]
fn r2_1_a_player_keeps_their_card_or_lays_it_down_and_takes_another() {
    let (mut kept, mut changed) = (dealt(), dealt());
    kept.say("keep");
    changed.say("change").nature("draw 6");
    assert_eq!((kept.hands[0], kept.whose()), (Some(Card::Four), Some(Seat::new(1))));
    assert_eq!((changed.hands[0], changed.open.discard[Card::Four]), (Some(Card::Six), 1));
}

#[test]
fn r2_2_cards_count_and_are_shuffled_again() {
    let mut game = dealt();
    game.say("keep").say("keep");
    assert_eq!((game.points(), game.open.round, game.deck), (vec![4, 1], 2, [3; 6]));
}

#[test]
fn r2_3_after_three_rounds_the_most_points_win() {
    let mut game = dealt();
    game.say("keep").say("keep").nature("draw 4").nature("draw 1").say("keep").say("keep");
    game.nature("draw 4").nature("draw 1").say("keep").say("keep");
    assert_eq!((game.open.phase, game.standing().ranks()), (Phase::Over, &[1, 2][..]));
}
