//! R7: action cards.

use crate::table::*;
use kernel::prelude::*;
use kernel::{Dice, Viewer};
use longwang::data::*;
use longwang::{Event, Longwang, Options, Phase, Place, Reason, Told};

#[test]
fn r7_1_two_plays_a_turn_each_a_card_or_a_pair() {
    let hand = "action_point_1 action_point_1 action_point_1 jade_emperor jade_emperor";
    for (first, second) in [
        ("play action_point_1", "play action_point_1"),
        ("play action_point_1", "play jade_emperor"),
        ("play jade_emperor", "play action_point_1"),
    ] {
        let mut table = setting().hand(NW, hand).set();
        table.says(NW, [first, second]);
        assert_eq!((table.turn.plays, table.may_say("play")), (2, String::new()));
        assert_eq!(table.refused_by("play action_point_1"), "R7.1");
    }
    let two = "jade_emperor jade_emperor jade_emperor jade_emperor";
    let mut table = setting().hand(NW, two).set();
    table.says(NW, ["play jade_emperor", "play jade_emperor"]);
    assert_eq!((table.hand(NW), table.discard[Card::JadeEmperor]), (String::new(), 4));
    table.until(NW);
    assert_eq!(table.turn.plays, 0, "and two again in the next turn");
}

#[test]
fn r7_1_a_single_card_of_a_pair_is_no_play() {
    let table = setting().hand(NW, "jade_emperor mountain_god sea_goddess").holds(NE, 1, Jade::Air).set();
    for word in ["play", "imprison", "surge"] {
        assert_eq!(table.may_say(word), "");
    }
    for refused in ["play jade_emperor", "imprison air", "surge 1", "surge f4"] {
        assert_eq!(table.refused_by(refused), "R7.1", "{refused}");
    }
}

#[test]
fn r7_2_action_points_for_this_turn() {
    let mut table = setting().hand(NW, "action_point_1 action_point_2").set();
    table.says(NW, ["play action_point_1"]);
    assert_eq!(table.turn.points, 6);
    table.says(NW, ["play action_point_2"]);
    assert_eq!(table.turn.points, 8);
    table.until(NW);
    assert_eq!(table.turn.points, 5);
}

#[test]
fn r7_3_three_tokens_of_the_resource() {
    let hand = "bamboo_3 rock_3 rice_3 dragon_fruit_3";
    let expected = [[3, 0, 0, 0], [0, 3, 0, 0], [0, 0, 3, 0], [0, 0, 0, 3]];
    for (card, tokens) in hand.split(' ').zip(expected) {
        let mut table = setting().hand(NW, hand).set();
        table.say(&format!("play {card}"));
        assert_eq!(table.tokens(NW), tokens);
    }
}

#[test]
fn r7_4_the_thief_takes_a_card_at_random_that_only_the_two_know() {
    let mut table = setting().hand(NW, "thief").hand(SE, "rice_3 rice_3 sea_goddess").set();
    assert_eq!(table.may_say("thief"), "2", "who has no card is no target");
    assert_eq!(table.refused_by("thief 1"), "R7.4");
    table.says(NW, ["thief 2"]);
    assert_eq!(table.chances().iter().map(|chance| chance.1).collect::<Vec<_>>(), [1, 1, 1]);
    let goddess = table
        .backs
        .iter()
        .enumerate()
        .find(|(place, back)| back.owner == SE && table.hidden.faces.at(*place) == Card::SeaGoddess);
    let steal = format!("steal {}", goddess.unwrap().0);
    table.nature(&steal);
    assert_eq!((table.hand(NW), table.hand(SE)), ("sea_goddess".into(), "rice_3 rice_3".into()));
    for (viewer, card) in [
        (Viewer::Seat(NW), Some(Card::SeaGoddess)),
        (Viewer::Seat(SE), Some(Card::SeaGoddess)),
        (Viewer::Seat(NE), None),
        (Viewer::Spectator, None),
    ] {
        let stole = |told: &Told| match *told {
            Told::Stole { seat, rival, .. } => (seat, rival, card) == (NW, SE, None),
            Told::StoleCard { seat, rival, card: stolen, .. } => {
                (seat, rival, card) == (NW, SE, Some(stolen))
            }
            _ => false,
        };
        assert!(table.told_to(viewer).iter().any(stole), "{viewer:?}");
        let known = table.game.view(viewer).known_hand(NW)[Card::SeaGoddess];
        assert_eq!(known, u8::from(card.is_some()));
    }
}

#[test]
fn r1_8_of_two_cards_of_a_kind_the_one_that_most_know_is_played_first() {
    // The last card of the row goes where the thief was, so that the stolen one comes after the other.
    let mut table = setting().hand(NW, "thief rice_3").hand(SE, "rice_3").hand(SW, "bamboo_3").set();
    table.says(NW, ["thief 2"]);
    let stolen = table.chances().remove(0).0;
    table.nature(&stolen);
    let cards: Vec<_> = table.backs.iter().map(|back| (back.owner, back.knowers.len())).collect();
    assert_eq!(cards, [(SW, 1), (NW, 1), (NW, 2)]);
    assert_eq!(
        table.game.view(Viewer::Seat(SE)).known_hand(NW)[Card::Rice],
        1,
        "the victim knows the lost card"
    );
    table.says(NW, ["play rice_3"]);
    assert_eq!(table.hand(NW), "rice_3");
    assert_eq!(table.game.view(Viewer::Seat(SE)).known_hand(NW)[Card::Rice], 0, "and saw that it was played");
}

#[test]
fn r1_8_of_two_cards_that_nobody_else_knows_the_one_held_longest_is_played_first() {
    let mut table = setting().hand(NW, "rice_3").set();
    table.game.table.shuffles = 1;
    table.says(NW, ["draw"]).nature("card rice_3");
    table.says(NW, ["play rice_3"]);
    let left: Vec<u8> = table.backs.iter().filter(|back| back.owner == NW).map(|back| back.shuffle).collect();
    assert_eq!(left, [1], "the one from the new deck is left");
}

#[test]
fn r7_5_a_dragon_has_no_effect_until_the_end_of_the_round() {
    let mut table = setting().hand(NW, "mountain_god mountain_god").set();
    assert_eq!(table.may_say("imprison"), "earth fire air water");
    table.says(NW, ["imprison earth", "end"]);
    // The earth dragon is the north-east's.
    assert_eq!(table.refused_by("power"), "R7.5");
    table.says(NE, ["end"]);
    assert!(table.may("power"));
    table.says(SE, ["end"]).says(SW, ["end"]).nature("wheel 1");
    assert!(table.imprisoned.is_empty(), "a new round");
    table.says(NW, ["end"]);
    assert!(table.may("power"));
}

#[test]
fn r7_5_or_as_an_option_until_the_end_of_the_turn() {
    let options = Options { mountain: Term::Turn, ..Options::default() };
    let set = || setting().options(options.clone());
    let mut table = set().hand(NW, "mountain_god mountain_god").set();
    table.says(NW, ["imprison air"]);
    assert_eq!(table.refusal("power"), Reason::Imprisoned { dragon: Dragon::Air, until: Term::Turn });
    table.says(NW, ["end"]);
    assert!(table.imprisoned.is_empty(), "all prisons open with the turn");
    // As an answer it stops the power, and the dragon is free for whomever it serves next.
    let mut table = set().hand(NE, "mountain_god mountain_god").set();
    table.says(NW, ["power"]).by(NE, "cancel").by(SE, "pass").by(SW, "pass");
    assert_eq!((table.phase, table.refused_by("power")), (Phase::Turn, "R6.1"));
    table.says(NW, ["end"]);
    assert!(table.imprisoned.is_empty());
}

/// Mountain Gods may name any dragon in a rival's turn. North-west has the air, north-east the earth.
fn any_target() -> Setting {
    setting().options(Options { mountain_target: Target::Any, ..Options::default() })
}

#[test]
fn r7_5_or_as_an_option_any_dragon_in_a_rivals_turn() {
    let pair = "mountain_god mountain_god";
    let mut table = any_target().hand(NE, pair).hand(SE, "mountain_god").set();
    table.says(NW, ["power"]);
    let all = ["imprison earth", "imprison fire", "imprison air", "imprison water", "pass"];
    assert_eq!(table.choices_of(NE), all);
    assert_eq!((table.choices_of(SE), table.choices_of(SW)), (vec!["pass".into()], vec!["pass".into()]));
    let mut missed = table.clone();
    missed.by(NE, "imprison water").by(SE, "pass").by(SW, "pass");
    assert_eq!((missed.phase, missed.hand(NE)), (Phase::Die, String::new()), "the air dragon goes on");
    assert!(missed.imprisoned.contains(Dragon::Water));
    table.by(NE, "imprison air").by(SE, "pass").by(SW, "pass");
    assert_eq!((table.phase, table.whose()), (Phase::Turn, Some(NW)), "no die is rolled");
    assert!(table.imprisoned.contains(Dragon::Air));
}

#[test]
fn r7_5_answers_count_clockwise_and_whoever_names_a_dragon_just_taken_keeps_the_cards() {
    let pair = "mountain_god mountain_god";
    let set = || any_target().hand(NE, pair).hand(SE, pair).hand(SW, pair).set();
    let mut table = set();
    table.says(NW, ["power"]).by(SW, "imprison fire").by(SE, "imprison fire").by(NE, "imprison air");
    assert_eq!((table.hand(NE), table.hand(SE), table.hand(SW)), (String::new(), String::new(), pair.into()));
    assert_eq!((table.imprisoned.len(), table.phase), (2, Phase::Turn));
    let mut other = set();
    other.says(NW, ["power"]).by(NE, "imprison air").by(SE, "imprison fire").by(SW, "pass");
    assert_eq!((table.game, table.told), (other.game, other.told), "and nobody learns of it");
}

#[test]
fn r7_5_in_a_rivals_turn_only_a_dragon_that_is_free_is_named() {
    let mut table =
        any_target().hand(NW, "mountain_god mountain_god").hand(NE, "mountain_god mountain_god").set();
    table.says(NW, ["imprison fire", "power"]);
    assert_eq!(table.choices_of(NE), ["imprison earth", "imprison air", "imprison water", "pass"]);
    assert_eq!(table.refused_by("imprison fire"), "R7.5");
    table.by(NE, "pass");
    assert_eq!(table.refused_by("imprison earth"), "R7.1", "the south-east has no pair");
}

#[test]
fn r7_5_what_others_named_is_imagined_from_all_that_could_be_named() {
    let mut table = any_target().hand(NE, "mountain_god mountain_god").deck("").set();
    table.says(NW, ["power"]).by(NE, "imprison water");
    let own = table.game.view(Viewer::Seat(NE));
    let mut dice = Dice::new(3);
    assert_eq!(Longwang::imagine(&own, &mut dice).hidden.objections[NE], Some(Dragon::Water));
    // All other cards lie open, so everybody knows the pair; what was done with it is anybody's guess.
    let view = table.game.view(Viewer::Seat(SW));
    let mut named = std::collections::BTreeMap::new();
    for _ in 0..500 {
        *named.entry(Longwang::imagine(&view, &mut dice).hidden.objections[NE]).or_insert(0) += 1;
    }
    assert_eq!(named.len(), 5, "any dragon, or none");
    assert!(named.values().all(|&count| (60..140).contains(&count)), "{named:?}");
}

#[test]
fn r7_5_any_dragon_not_imprisoned_yet_may_be_named() {
    let four = "mountain_god mountain_god mountain_god mountain_god";
    let mut table = setting().hand(NW, four).set();
    table.says(NW, ["imprison air"]);
    assert_eq!(table.refused_by("power"), "R7.5", "the own dragon too");
    assert_eq!(table.may_say("imprison"), "earth fire water");
    assert_eq!(table.refused_by("imprison air"), "R7.5");
}

#[test]
fn r7_5_in_a_rivals_turn_it_does_not_count_as_a_play_of_ones_own() {
    let mut table = setting().hand(NE, "mountain_god mountain_god action_point_1 action_point_1").set();
    table.says(NW, ["power"]).by(NE, "cancel").by(SE, "pass").by(SW, "pass").says(NW, ["end"]);
    table.says(NE, ["play action_point_1", "play action_point_1"]);
    assert_eq!(table.turn.plays, 2);
}

#[test]
fn r7_6_the_sea_takes_a_random_tile_of_a_rival() {
    let mut table = setting()
        .hand(NW, "sea_goddess sea_goddess")
        .holds(NE, 3, Jade::Fire)
        .holds(NE, 4, Jade::Water)
        .set();
    assert!(table.may("surge 1") && !table.may("surge 2"));
    assert_eq!(table.refused_by("surge 2"), "R7.6");
    table.says(NW, ["surge 1"]);
    assert_eq!(table.chances(), [("tile 3".into(), 1), ("tile 4".into(), 1)]);
    table.nature("tile 4");
    assert_eq!((table.tiles[3].place, table.phase), (Place::Hand(NW), Phase::Turn));
    assert_eq!(table.game.view(Viewer::Seat(NW)).jade[3], Some(Jade::Water));
    assert_eq!(table.game.view(Viewer::Seat(NE)).jade[3], Some(Jade::Water), "the north-east knew it");
    assert_eq!(table.game.view(Viewer::Seat(SE)).jade[3], None);
}

#[test]
fn r7_6_or_a_face_down_tile_from_the_board() {
    let mut table = setting().hand(NW, "sea_goddess sea_goddess").holds(NE, 3, Jade::Fire).set();
    assert_eq!(table.may_say("surge"), "1 f2 f4 d6 h6 j6 f8 f10", "b6 has been taken");
    assert_eq!(table.refused_by("surge b6"), "R7.6");
    table.says(NW, ["surge f10"]).nature("jade water");
    assert_eq!((table.tiles[7].place, table.hand(NW)), (Place::Hand(NW), String::new()));
    assert_eq!(table.tile_on(cell("f10")), None);
}

#[test]
fn r7_7_every_rival_keeps_half_of_each_kind_rounded_up() {
    let mut table = setting()
        .hand(NW, "jade_emperor jade_emperor")
        .tokens(NW, [5, 5, 5, 5])
        .tokens(NE, [5, 1, 0, 4])
        .tokens(SE, [2, 3, 7, 1])
        .set();
    table.says(NW, ["play jade_emperor"]);
    assert_eq!(table.tokens(NW), [5, 5, 5, 5]);
    assert_eq!(table.tokens(NE), [3, 1, 0, 2], "5 to 3, and 1 stays 1");
    assert_eq!(table.tokens(SE), [1, 2, 4, 1]);
    assert!(table.told.contains(&Event::Open(Told::Halved { seat: NE, lost: 4 })));
}
