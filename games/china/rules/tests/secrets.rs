//! R1.6: what is imagined about the hands of others agrees with what is known, and is as likely as it is.

use crate::table::*;
use china::China;
use china::data::COLOURS;
use kernel::prelude::*;
use kernel::{Dice, Seat, Turn, Viewer};

/// How many of a number of imagined states satisfy something.
fn share(table: &Match, viewer: Viewer, holds: impl Fn(&China) -> bool) -> f64 {
    const WORLDS: u32 = 6000;
    let (view, mut dice) = (table.game.view(viewer), Dice::new(21));
    let found = (0..WORLDS).filter(|_| holds(&China::imagine(&view, &mut dice))).count();
    found as f64 / f64::from(WORLDS)
}

fn close(found: f64, expected: f64) {
    assert!((found - expected).abs() < 0.03, "found {found}, expected {expected}");
}

#[test]
fn r1_6_known_cards_stay_and_unseen_ones_are_dealt_by_their_number() {
    // Nine violet cards in all with four players: Manuela sees three, two lie open, four are unseen.
    let table = setting(4)
        .hand(MANUELA, "violet violet violet")
        .hand(GUIDO, "red red yellow")
        .known(GUIDO, "red red")
        .hand(SILVIO, "red green orange")
        .hand(VALERIO, "red yellow orange")
        .row("violet violet green green")
        .set();
    let viewer = Viewer::Seat(MANUELA);
    assert_eq!(
        share(&table, viewer, |state| state.hands[GUIDO].cards[4] >= 2),
        1.0,
        "two red cards are known"
    );
    assert_eq!(share(&table, viewer, |state| state.hands[MANUELA] == table.hands[MANUELA]), 1.0);
    // 52 cards less her 3, 4 open and 2 known.
    let unseen: u8 = table.game.view(viewer).unseen.iter().sum();
    assert_eq!(unseen, 52 - 3 - 4 - 2);
    close(share(&table, viewer, |state| state.hands[GUIDO].cards[0] == 1), 4.0 / 43.0);
    let none = (39.0 / 43.0) * (38.0 / 42.0) * (37.0 / 41.0);
    close(share(&table, viewer, |state| state.hands[SILVIO].cards[0] == 0), none);
    close(share(&table, viewer, |state| state.hands[VALERIO].cards[0] == 0), none);
}

#[test]
fn r1_6_after_the_shuffle_everybody_knows_what_the_new_pile_is_made_of() {
    let mut table = setting(3)
        .hand(GUIDO, "red red green")
        .hand(MANUELA, "violet violet violet")
        .hand(SILVIO, "yellow orange orange")
        .row("violet violet yellow orange")
        .pile("green")
        .set();
    table.says(GUIDO, ["swap red", "draw"]).nature("card green");
    assert_eq!(table.exhausted, 1);
    for viewer in [Viewer::Seat(GUIDO), Viewer::Seat(SILVIO), Viewer::Spectator] {
        assert_eq!(share(&table, viewer, |state| state.pile == table.game.pile), 1.0, "{viewer:?}");
    }
    // For Guido six cards are in the other hands, and he knows which: three of them violet.
    let view = table.game.view(Viewer::Seat(GUIDO));
    assert_eq!(view.kept, cards("violet violet violet yellow orange orange"));
    close(share(&table, Viewer::Seat(GUIDO), |state| state.hands[MANUELA].cards[0] == 3), 1.0 / 20.0);
    // Manuela swaps an old card for a new one: from now on hers are two old and one new.
    table.says(MANUELA, ["swap violet", "draw"]).nature("card green");
    assert_eq!((table.princes[MANUELA].old, table.princes[MANUELA].hidden()), (2, 3));
    let green = f64::from(view.table.discard[3]) + f64::from(table.game.pile[3]) + 1.0;
    let fresh = f64::from(table.piled) + 1.0;
    close(share(&table, Viewer::Seat(GUIDO), |state| state.hands[MANUELA].cards[3] == 1), green / fresh);
}

#[test]
fn r1_6_what_is_imagined_always_agrees_with_the_cards_that_are_known() {
    let mut dice = Dice::new(22);
    for game in 0..6 {
        let mut state = China::start(&Default::default(), 3 + game % 3).unwrap();
        while state.turn() != Turn::Over {
            for seat in state.seats() {
                let imagined = China::imagine(&state.view(Viewer::Seat(seat)), &mut dice);
                agrees(&state, &imagined, seat);
            }
            match state.turn() {
                Turn::Nature => {
                    let chance = state.draw(&mut dice, &mut Vec::new());
                    state.happen_unchecked(chance, &mut ());
                }
                turn => {
                    let seat = turn.seats().first().unwrap();
                    let action = state.choose(seat, &mut dice, &mut Vec::new());
                    state.play_unchecked(seat, action, &mut ());
                }
            }
        }
    }
}

fn agrees(state: &China, imagined: &China, viewer: Seat) {
    assert_eq!(imagined.hands[viewer], state.hands[viewer]);
    for seat in state.seats() {
        let known = &state.princes[seat].known;
        assert!((0..COLOURS).all(|colour| imagined.hands[seat].cards[colour] >= known[colour]));
        assert_eq!(imagined.princes[seat].cards, state.princes[seat].cards);
    }
    assert_eq!(imagined.piled, state.piled);
    if state.exhausted == 0 {
        assert_eq!(imagined.princes[viewer].old, 0);
    }
}

#[test]
fn r1_6_nobody_plays_for_a_hand_that_leaves_one_choice() {
    let mut table = setting(3).hand(GUIDO, "red red green").row("violet violet yellow orange").set();
    assert!(table.game.is_discreet(), "a turn that comes by itself would show the hand");
    table.says(GUIDO, ["swap red"]);
    assert!(!table.game.is_discreet(), "where to draw from depends on what lies open");
}
