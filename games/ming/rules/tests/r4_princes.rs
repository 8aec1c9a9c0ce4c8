//! R4: princes move and stay, members are deployed.

use crate::table::*;
use ming::data::*;
use ming::{Event, Phase, Told};

#[test]
fn r4_1_everyone_acts_in_turn_until_all_have_passed() {
    let mut table = setting(3)
        .start(MANUELA)
        .hand(GUIDO, "horse horse")
        .hand(MANUELA, "horse")
        .hand(SILVIO, "horse horse horse")
        .set();
    table.says(MANUELA, ["stay horse"]).says(SILVIO, ["stay horse"]).says(GUIDO, ["pass"]);
    // Manuela has no card left and passes by herself; Guido has passed.
    table.says(SILVIO, ["stay horse"]).says(SILVIO, ["stay horse"]);
    assert_eq!((table.round, table.game.phase), (2, Phase::Members));
    let passed = table.told.iter().filter(|event| matches!(event, Event::Open(Told::Passed { .. }))).count();
    assert_eq!(passed, 3);
}

#[test]
fn r4_2_a_card_with_the_symbol_or_a_dragon_for_each_border() {
    let mut table =
        setting(3).hand(GUIDO, "ox_cart horse palanquin dragon").spaces(GUIDO, "white yellow yellow").set();
    // From white-1: white-2 by barge, white-3 by ox cart, orange-1 by rickshaw; a dragon anywhere.
    let ways: Vec<String> = table.choices().into_iter().filter(|choice| choice.starts_with("go")).collect();
    assert_eq!(ways, ["go white-3 ox_cart", "go white-2 dragon", "go white-3 dragon", "go orange-1 dragon"]);
    assert_eq!(table.refused_by("go white-2 horse"), "R4.2");
    assert_eq!(table.refused_by("go white-2 barge"), "R4.2");
    assert_eq!(table.refused_by("go blue-1 dragon"), "R4.2");
    table.says(GUIDO, ["go white-3 ox_cart"]);
    assert_eq!((table.prince(GUIDO), table.hand(GUIDO)), ("white-3".into(), "horse palanquin dragon".into()));
    // He may stop here or go on.
    assert!(table.may("deploy 1") && table.may("go yellow-2 horse"));
    table.says(GUIDO, ["go yellow-2 horse", "deploy 2"]);
    assert_eq!(table.open("yellow-2"), [2, 0, 0, 0]);
    assert_eq!(table.hand(GUIDO), "palanquin dragon");
    assert_eq!(table.families[GUIDO].spaces, tiles("white"));
}

#[test]
fn r4_2_a_prince_may_come_back_to_the_start() {
    let mut table = setting(3).hand(GUIDO, "ox_cart ox_cart").spaces(GUIDO, "white").set();
    table.says(GUIDO, ["go white-3 ox_cart", "go white-1 ox_cart", "deploy 1"]);
    assert_eq!((table.prince(GUIDO), table.open("white-1")), ("white-1".into(), [1, 0, 0, 0]));
}

#[test]
fn r4_2_who_can_neither_go_on_nor_deploy_has_arrived() {
    let mut table = setting(3).hand(GUIDO, "ox_cart junk").hand(MANUELA, "horse").set();
    table.says(GUIDO, ["go white-3 ox_cart"]);
    assert_eq!(table.whose(), Some(GUIDO), "he could go on by junk");
    let mut table = setting(3).hand(GUIDO, "ox_cart barge").hand(MANUELA, "horse").set();
    table.says(GUIDO, ["go white-3 ox_cart"]);
    assert_eq!(table.whose(), Some(MANUELA), "no border of white-3 has a barge");
}

#[test]
fn r4_3_a_prince_passes_through_a_district_with_another_but_does_not_stop_there() {
    let mut table = setting(3)
        .prince(MANUELA, "white-3")
        .hand(GUIDO, "ox_cart horse")
        .spaces(GUIDO, "white yellow")
        .set();
    table.says(GUIDO, ["go white-3 ox_cart"]);
    assert_eq!(table.choices(), ["go yellow-2 horse"], "he must go on");
    assert_eq!(table.refused_by("deploy 1"), "R4.3");
    assert_eq!(table.refused_by("pass"), "R4.2");
    table.says(GUIDO, ["go yellow-2 horse", "deploy 1"]);
    assert_eq!(table.open("yellow-2"), [1, 0, 0, 0]);
}

#[test]
fn r4_3_who_cannot_go_on_from_there_does_not_enter() {
    let stuck = setting(3).prince(MANUELA, "white-3").hand(GUIDO, "ox_cart barge barge").set();
    assert!(!stuck.may("go white-3 ox_cart"));
    assert_eq!(stuck.refused_by("go white-3 ox_cart"), "R4.3");
    // Two princes in a row need two more cards: white-3, then yellow-2, then on.
    let row = |hand| setting(3).prince(MANUELA, "white-3").prince(SILVIO, "yellow-2").hand(GUIDO, hand).set();
    assert!(!row("ox_cart horse").may("go white-3 ox_cart"));
    assert!(row("ox_cart horse junk").may("go white-3 ox_cart"), "by junk to yellow-1 or yellow-3");
    assert!(!row("ox_cart horse barge").may("go white-3 dragon"));
    let mut through = row("ox_cart horse barge");
    through.says(GUIDO, ["go white-3 ox_cart", "go yellow-2 horse"]);
    assert_eq!(through.choices(), ["go blue-3 barge"]);
    // The way back is a way on, if it is paid.
    assert!(row("ox_cart ox_cart").may("go white-3 ox_cart"));
}

#[test]
fn r4_3_with_dragons_a_card_is_not_counted_twice() {
    let one = setting(2).prince(MANUELA, "white-3").hand(GUIDO, "dragon").set();
    assert!(!one.may("go white-3 dragon"));
    let two = setting(2).prince(MANUELA, "white-3").hand(GUIDO, "dragon dragon").set();
    assert!(two.may("go white-3 dragon"));
}

#[test]
fn r4_4_staying_costs_any_one_card() {
    let mut table =
        setting(3).hand(GUIDO, "junk dragon").hand(MANUELA, "horse").spaces(GUIDO, "white white").set();
    assert!(table.may("stay junk") && table.may("stay dragon"));
    assert_eq!(table.refused_by("stay horse"), "R4.2");
    table.says(GUIDO, ["stay junk"]);
    assert_eq!(
        table.choices(),
        ["deploy 0", "deploy 0 monastery", "deploy 1", "deploy 1 monastery", "deploy 2"]
    );
    assert_eq!(table.refused_by("go white-2 dragon"), "R4.6");
    table.says(GUIDO, ["deploy 2"]);
    assert_eq!((table.hand(GUIDO), table.discard[Card::Junk]), ("dragon".into(), 1));
    assert_eq!(table.prince(GUIDO), "white-1");
    // With nobody to deploy the turn is over at once.
    table.says(MANUELA, ["stay horse"]);
    assert_eq!(table.whose(), Some(GUIDO));
}

#[test]
fn r4_5_who_passes_keeps_cards_and_members_and_does_nothing_more() {
    let mut table =
        setting(3).hand(GUIDO, "junk dragon").hand(MANUELA, "horse horse").spaces(GUIDO, "white white").set();
    table.says(GUIDO, ["pass"]).says(MANUELA, ["stay horse", "stay horse"]);
    assert_eq!((table.round, table.whose()), (2, Some(MANUELA)));
    assert_eq!(table.hand(GUIDO), "junk dragon");
    assert_eq!(table.families[GUIDO].spaces, tiles("white white"));
    assert_eq!(table.open("white-1"), [0; 4]);
    assert!(table.passed.contains(GUIDO), "who has passed stays known until the next princes' phase");
}

#[test]
fn r4_6_up_to_three_members_of_that_province_one_of_them_into_the_monastery() {
    let members = "white white white white blue";
    let mut table = setting(3).hand(GUIDO, "junk junk").spaces(GUIDO, members).set();
    table.says(GUIDO, ["stay junk"]);
    let all = [
        "deploy 0",
        "deploy 0 monastery",
        "deploy 1",
        "deploy 1 monastery",
        "deploy 2",
        "deploy 2 monastery",
        "deploy 3",
    ];
    assert_eq!(table.choices(), all);
    for refused in ["deploy 4", "deploy 3 monastery"] {
        assert_eq!(table.refused_by(refused), "R4.6");
    }
    let mut open = table.clone();
    open.says(GUIDO, ["deploy 3"]);
    assert_eq!((open.open("white-1"), open.monk("white-1")), ([3, 0, 0, 0], None));
    table.says(GUIDO, ["deploy 2 monastery"]);
    assert_eq!((table.open("white-1"), table.monk("white-1")), ([2, 0, 0, 0], Some(GUIDO)));
    assert_eq!(table.families[GUIDO].spaces, tiles("white blue"));
    // Nobody must be deployed, and only as many as are there can be.
    let mut one = setting(3).hand(GUIDO, "junk").spaces(GUIDO, "white").set();
    one.says(GUIDO, ["stay junk"]);
    assert_eq!(one.choices(), ["deploy 0", "deploy 0 monastery", "deploy 1"]);
    assert_eq!(one.refused_by("deploy 1 monastery"), "R4.6");
    one.says(GUIDO, ["deploy 0"]);
    assert_eq!(one.open("white-1"), [0; 4]);
}

#[test]
fn r4_7_a_new_member_in_the_monastery_displaces_that_of_another() {
    let mut table =
        setting(3).monks(MANUELA, "white-1").hand(GUIDO, "junk").spaces(GUIDO, "white white").set();
    table.says(GUIDO, ["stay junk", "deploy 1 monastery"]);
    assert_eq!(table.monk("white-1"), Some(GUIDO));
    assert_eq!(table.open("white-1"), [1, 1, 0, 0], "Manuela's stands in the open part now");
    assert!(
        table.told.iter().any(|event| matches!(event, Event::Open(Told::Displaced { seat: MANUELA, .. })))
    );
}

#[test]
fn r4_7_an_own_member_in_the_monastery_keeps_others_away() {
    let mut table = setting(3)
        .monks(GUIDO, "white-1")
        .hand(GUIDO, "junk ox_cart")
        .hand(MANUELA, "horse")
        .spaces(GUIDO, "white white")
        .set();
    let mut stays = table.clone();
    stays.says(GUIDO, ["stay junk"]);
    assert_eq!(stays.whose(), Some(MANUELA), "there is nothing to deploy");
    // On the way through it is the same; in the next district he may.
    table.says(GUIDO, ["go white-3 ox_cart", "deploy 2"]);
    assert_eq!(table.open("white-3"), [2, 0, 0, 0]);
    let mut back = setting(3)
        .prince(GUIDO, "white-3")
        .monks(GUIDO, "white-1")
        .hand(GUIDO, "ox_cart barge")
        .spaces(GUIDO, "white white")
        .set();
    back.says(GUIDO, ["go white-1 ox_cart"]);
    assert_eq!(back.choices(), ["go white-2 barge", "deploy 0"]);
    assert_eq!(back.refused_by("deploy 1"), "R4.7");
    assert_eq!(back.refused_by("deploy 0 monastery"), "R4.7");
}

#[test]
fn r4_7_a_displaced_member_lets_its_owner_deploy_again() {
    let mut table = setting(2)
        .prince(GUIDO, "white-1")
        .prince(MANUELA, "white-3")
        .monks(MANUELA, "white-1")
        .hand(GUIDO, "junk ox_cart")
        .hand(MANUELA, "ox_cart horse")
        .spaces(GUIDO, "white white")
        .spaces(MANUELA, "white")
        .set();
    table.says(GUIDO, ["stay junk", "deploy 0 monastery"]);
    table.says(MANUELA, ["stay horse", "deploy 0"]);
    table.says(GUIDO, ["pass"]);
    assert_eq!(table.refused_by("go white-1 ox_cart"), "R4.3", "Guido's prince is there");
    assert_eq!(table.open("white-1"), [0, 1, 0, 0]);
    assert_eq!(table.deployable(MANUELA, "white-1".parse().unwrap()), 1);
    assert_eq!(table.deployable(GUIDO, "white-1".parse().unwrap()), 0);
}

#[test]
fn r4_8_movement_cards_go_to_the_discards_dragons_to_their_stack() {
    let mut table =
        setting(3).hand(GUIDO, "ox_cart dragon dragon").hand(MANUELA, "horse").spaces(GUIDO, "yellow").set();
    let (stack, pile) = (table.dragons, table.pile);
    table.says(GUIDO, ["go white-3 ox_cart", "go yellow-2 dragon", "deploy 1"]);
    assert_eq!((table.dragons, table.discard), (stack + 1, cards("ox_cart")));
    table.says(MANUELA, ["pass"]).says(GUIDO, ["stay dragon"]);
    assert_eq!((table.dragons, table.discard), (stack + 2, cards("ox_cart")));
    assert_eq!(table.pile, pile);
}
