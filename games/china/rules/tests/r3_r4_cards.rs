//! R3 and R4: swapping, drawing, the pile that runs out, the end.

use crate::table::*;
use china::{Ask, Event, Phase, Told};
use kernel::Turn;
use kernel::prelude::*;

#[test]
fn r3_1_a_swap_takes_one_card_from_the_row_or_the_pile() {
    let table = setting(3).hand(GUIDO, "red red green").row("violet violet yellow orange").set();
    let mut row = table.clone();
    row.says(GUIDO, ["swap green"]);
    assert_eq!(row.choices(), ["take violet", "take yellow", "take orange", "draw"]);
    assert_eq!(row.refused_by("take red"), "R4.1");
    row.says(GUIDO, ["take yellow"]);
    assert_eq!((row.hand(GUIDO), row.game.turn()), ("yellow red red".into(), Turn::Nature));
    row.nature("card green");
    assert_eq!((row.open_row(), row.whose()), ("violet violet orange green".into(), Some(MANUELA)));
    let mut pile = table.clone();
    pile.says(GUIDO, ["swap green", "draw"]).nature("card violet");
    assert_eq!((pile.hand(GUIDO), pile.whose()), ("violet red red".into(), Some(MANUELA)));
    assert_eq!(table.refused_by("swap violet"), "R3.1");
}

#[test]
fn r3_1_a_swap_is_legal_with_nothing_left_to_draw() {
    let mut table = setting(3).hand(GUIDO, "red red green").row("").pile("").reshuffled().set();
    table.game.table.exhausted = 2;
    table.says(GUIDO, ["swap green"]);
    assert_eq!((table.hand(GUIDO), table.whose()), ("red red".into(), Some(MANUELA)));
}

#[test]
fn r4_1_the_hand_is_filled_card_by_card_in_any_mix() {
    let mut table = setting(3)
        .palaces(SILVIO, "wei-1")
        .hand(GUIDO, "red green green")
        .row("violet violet yellow orange")
        .set();
    table.says(GUIDO, ["region wei", "palace wei-2", "pay red", "palace wei-3"]);
    table.says(GUIDO, ["take violet", "draw"]);
    assert_eq!(table.game.turn(), Turn::Nature);
    table.nature("card red");
    assert_eq!(table.choices(), ["take violet", "take yellow", "take orange", "draw"]);
    table.says(GUIDO, ["take orange"]);
    assert_eq!(table.hand(GUIDO), "violet orange red");
}

#[test]
fn r4_1_drawing_is_a_duty_while_there_is_a_card() {
    let mut table = setting(3).palaces(SILVIO, "wei-1").hand(GUIDO, "red red green").set();
    table.says(GUIDO, ["region wei", "palace wei-2", "palace wei-3"]);
    assert!(!table.may("finish"));
    assert_eq!(table.refused_by("finish"), "R4.1");
}

#[test]
fn r4_2_the_row_is_filled_only_when_the_hand_is_full() {
    let mut table = setting(3)
        .palaces(SILVIO, "wei-1")
        .hand(GUIDO, "red red green")
        .row("violet violet yellow orange")
        .set();
    table.says(GUIDO, ["region wei", "palace wei-2", "palace wei-3", "take violet"]);
    assert_eq!(table.open_row(), "violet yellow orange", "not yet");
    table.says(GUIDO, ["take violet"]);
    assert_eq!(table.game.phase, Phase::Refill);
    table.nature("card red").nature("card red");
    assert_eq!((table.open_row(), table.whose()), ("yellow orange red red".into(), Some(MANUELA)));
}

#[test]
fn r4_3_the_discards_with_what_was_just_played_are_the_new_pile_at_once() {
    let mut table = setting(3)
        .palaces(SILVIO, "wei-1")
        .hand(GUIDO, "red red green")
        .row("violet violet yellow orange")
        .pile("green")
        .set();
    let discards = table.discard;
    table.says(GUIDO, ["region wei", "palace wei-2", "palace wei-3", "draw"]).nature("card green");
    let mut expected = discards;
    expected[4] += 2;
    assert_eq!((table.game.pile, table.discard), (expected, [0; 5]));
    assert_eq!(table.open_row(), "violet violet yellow orange", "the row stays");
    assert_eq!((table.exhausted, table.ask), (1, Ask::Draw), "drawing goes on");
    assert!(table.told.contains(&Event::Open(Told::Reshuffled { cards: expected.iter().sum() })));
    table.says(GUIDO, ["draw"]).nature("card red");
    assert_eq!(table.whose(), Some(MANUELA));
}

#[test]
fn r4_3_the_pile_may_run_out_while_the_row_is_filled() {
    let mut table = setting(3)
        .palaces(SILVIO, "wei-1")
        .hand(GUIDO, "red red green")
        .row("violet violet yellow orange")
        .pile("green")
        .set();
    table.says(GUIDO, ["region wei", "palace wei-2", "palace wei-3", "take violet", "take violet"]);
    table.nature("card green");
    assert_eq!((table.exhausted, table.game.turn()), (1, Turn::Nature), "the row is not full yet");
    table.nature("card red");
    assert_eq!((table.open_row(), table.whose()), ("yellow orange green red".into(), Some(MANUELA)));
}

#[test]
fn r4_4_the_second_exhaustion_in_the_middle_of_a_round_lets_it_be_finished() {
    let mut table = setting(4)
        .hand(MANUELA, "red red green")
        .hand(SILVIO, "red red green")
        .hand(VALERIO, "red red green")
        .palaces(GUIDO, "wei-1")
        .row("violet violet yellow orange")
        .pile("green")
        .reshuffled()
        .turn_of(MANUELA)
        .set();
    table.says(MANUELA, ["swap red", "draw"]).nature("card green");
    assert!(table.told.contains(&Event::Open(Told::Exhausted)));
    assert_eq!((table.exhausted, table.piled), (2, 0));
    assert_ne!(table.discard, [0; 5], "there is no third shuffle");
    // Silvio has only the row, Valerio what is left of it, then it is over; Guido began the round.
    table.says(SILVIO, ["region wei", "palace wei-2", "palace wei-3"]);
    assert_eq!(table.choices(), ["take violet", "take yellow", "take orange"]);
    assert_eq!(table.refused_by("draw"), "R4.4");
    table.says(SILVIO, ["take violet", "take violet"]);
    assert_eq!(table.whose(), Some(VALERIO), "no card can be opened, so none is");
    table.says(VALERIO, ["region wei", "palace wei-4", "palace wei-5", "take orange", "take yellow"]);
    assert_eq!(table.game.turn(), Turn::Over);
    assert_eq!(table.open_row(), "");
}

#[test]
fn r4_4_whoever_cannot_draw_draws_nothing() {
    let mut table = setting(3).hand(GUIDO, "red red green").row("violet").pile("").reshuffled().set();
    table.game.table.exhausted = 2;
    table.says(GUIDO, ["swap red", "take violet"]);
    table.say("swap red");
    assert_eq!((table.whose(), table.princes[MANUELA].cards), (Some(SILVIO), 2));
}

#[test]
fn r4_4_the_round_of_the_last_player_ends_with_the_second_exhaustion() {
    let mut table = setting(3)
        .hand(SILVIO, "red red green")
        .row("violet violet yellow orange")
        .pile("green")
        .reshuffled()
        .turn_of(SILVIO)
        .set();
    table.says(SILVIO, ["swap red", "take violet"]).nature("card green");
    assert_eq!(table.game.turn(), Turn::Over, "Guido, the start player, would be next");
}

/// A board where nothing is left but a space of Lu.
fn almost_stuck() -> Setting {
    let regions = ["zhao", "qi", "chin", "wei", "shu", "han", "yan", "chu", "lu"];
    let sizes = [5, 5, 6, 7, 5, 5, 4, 8, 3];
    let spaces: Vec<String> =
        regions.iter().zip(sizes).flat_map(|(r, n)| (1..=n).map(move |k| format!("{r}-{k}"))).collect();
    // In turns, so that nobody has more than their twenty.
    let mut table = setting(3);
    for (place, space) in spaces.iter().enumerate() {
        table = table.palaces([GUIDO, MANUELA, SILVIO][place % 3], space);
    }
    // All dragon spaces are full.
    for (place, region) in [
        "zhao", "zhao", "qi", "qi", "chin", "chin", "wei", "wei", "wei", "shu", "shu", "han", "han", "yan",
        "yan",
    ]
    .into_iter()
    .chain(["chu", "chu", "chu", "lu"])
    .enumerate()
    {
        table = table.emissaries([GUIDO, MANUELA, SILVIO][place % 3], region);
    }
    table
}

#[test]
fn r4_5_the_game_ends_at_once_when_nobody_could_place_anything() {
    let mut table = almost_stuck().hand(GUIDO, "orange orange green").set();
    assert_eq!(table.princes.map(|prince| prince.palaces)[..3], [4, 4, 4]);
    // The last palace raises the limit of Lu to 2, and the last emissary fills it.
    table.says(GUIDO, ["region lu", "palace lu-4", "emissary lu"]).draw_up();
    assert!(table.told.contains(&Event::Open(Told::Stuck)));
    assert_eq!(table.game.turn(), Turn::Over, "Manuela and Silvio have no turn in this round");
    assert_eq!(table.open_row().split(' ').count(), 4, "it is looked at when the row is filled");
}

#[test]
fn r4_5_room_for_an_emissary_is_enough_to_go_on() {
    let mut table = almost_stuck().hand(GUIDO, "orange red green").set();
    table.says(GUIDO, ["region lu", "palace lu-4"]).draw_up();
    assert_eq!(table.whose(), Some(MANUELA));
}

#[test]
fn r4_5_as_long_as_somebody_could_place_something_the_game_goes_on() {
    let mut table = almost_stuck().hand(GUIDO, "orange red green").set();
    table.says(GUIDO, ["swap red"]).draw_up();
    assert_eq!(table.whose(), Some(MANUELA), "a space of Lu is free, whoever has the cards for it");
}
