//! R5: gathering resources and drawing cards.

use crate::table::*;
use kernel::Viewer;
use longwang::{Event, Phase, Told};

#[test]
fn r5_1_a_token_for_each_explorer_on_a_cell_of_the_resource() {
    let mut table = setting().explorers(NW, "b1 a2 b2 c1 a3 f1").set();
    // Three on bamboo, one on rock, one on dragon fruit, one on a neutral cell.
    table.says(NW, ["gather bamboo", "gather bamboo", "gather dragon_fruit", "gather rock"]);
    assert_eq!((table.tokens(NW), table.turn.points), ([6, 1, 0, 1], 1));
    assert!(!table.may("gather rice"), "a gather that brings nothing is not offered");
    assert_eq!(table.refused_by("gather rice"), "R5.1");
}

#[test]
fn r5_1_also_in_other_regions() {
    let mut table = setting().explorers(NW, "h1 h4").set();
    table.says(NW, ["gather rock"]);
    assert_eq!(table.tokens(NW), [0, 2, 0, 0]);
}

#[test]
fn r5_2_two_cards_a_turn_for_a_point_each() {
    let mut table = setting().set();
    table.says(NW, ["draw"]).nature("card thief").says(NW, ["draw"]).nature("card thief");
    assert_eq!((table.hand(NW), table.turn.points), ("thief thief".into(), 3));
    assert!(!table.may("draw"));
    assert_eq!(table.refused_by("draw"), "R5.2");
    table.until(NW);
    assert!(table.may("draw"));
}

#[test]
fn r5_3_the_discards_become_the_new_deck_when_a_card_is_to_be_drawn() {
    let mut table = setting().hand(NW, "rock_3 jade_emperor").deck("thief").set();
    let discards: u8 = table.discard.iter().sum();
    assert_eq!(discards, 48 - 3);
    table.says(NW, ["draw"]).nature("card thief");
    assert_eq!((table.table.deck, table.shuffles), (0, 0), "the deck is empty, and stays so");
    table.says(NW, ["play rock_3", "draw"]);
    assert_eq!((table.phase, table.table.deck, table.shuffles), (Phase::Draw, 46, 1));
    assert!(table.told.contains(&Event::Open(Told::Reshuffled { cards: 46 })), "with the card just played");
    assert_eq!(table.chances().iter().map(|chance| chance.1).sum::<u32>(), 46);
    table.nature("card rock_3");
    assert_eq!(table.discard, [0; 10]);
    // Cards of the old deck are not taken for cards of the new one.
    let unseen = kernel::Hidden::view(&table.game, Viewer::Seat(NE)).unseen;
    let counts: Vec<(u8, u8)> = unseen.iter().map(|heap| (heap.shuffle, heap.cards.iter().sum())).collect();
    assert_eq!(counts, [(0, 2), (1, 46)]);
}

#[test]
fn r5_3_nobody_draws_if_there_are_no_discards_either() {
    let all = "action_point_1 action_point_1 action_point_1 action_point_1 action_point_1 action_point_1 \
               action_point_2 action_point_2 action_point_2 action_point_2 thief thief thief thief \
               bamboo_3 bamboo_3 bamboo_3 bamboo_3 rock_3 rock_3 rock_3 rock_3 rice_3 rice_3 rice_3 rice_3 \
               dragon_fruit_3 dragon_fruit_3 dragon_fruit_3 dragon_fruit_3";
    let pairs = "mountain_god mountain_god mountain_god mountain_god mountain_god mountain_god sea_goddess \
                 sea_goddess sea_goddess sea_goddess sea_goddess sea_goddess jade_emperor jade_emperor \
                 jade_emperor jade_emperor jade_emperor jade_emperor";
    let table = setting().hand(NW, all).hand(SE, pairs).set();
    assert_eq!((table.table.deck, table.has_cards()), (0, false));
    assert_eq!(table.refused_by("draw"), "R5.3");
}
