//! R1.7, R5.5: return cards are a secret until the last of them is chosen.

use crate::table::*;
use kernel::prelude::*;
use kernel::{Dice, Turn, Viewer};
use ming::data::Province;
use ming::{Event, Ming, Phase, Told};

/// Guido has four members in the white city, Manuela and Silvio one each.
fn city() -> Match {
    setting(4)
        .round(2)
        .open(GUIDO, "white-1 white-1 white-1 white-2 white-2")
        .open(MANUELA, "white-1")
        .open(SILVIO, "white-2")
        .scored()
}

#[test]
fn r1_7_what_one_has_chosen_nobody_else_can_see() {
    let mut views: Vec<_> = Vec::new();
    for number in 0..=4 {
        let mut table = city();
        table.by(GUIDO, &format!("return {number}"));
        let own = table.game.view(Viewer::Seat(GUIDO)).own.expect("he knows his own choice");
        assert_eq!((own.seat, own.number), (GUIDO, number));
        let others = [Viewer::Seat(MANUELA), Viewer::Seat(SILVIO), Viewer::Seat(VALERIO), Viewer::Spectator];
        let seen = others.map(|viewer| {
            let told = table.told_to(viewer);
            assert!(told.contains(&Told::Chose { seat: GUIDO }));
            (serde_json::to_string(&table.game.view(viewer)).unwrap(), told)
        });
        assert!(table.told_to(Viewer::Seat(GUIDO)).contains(&Told::ChoseNumber { seat: GUIDO, number }));
        views.push(seen);
    }
    assert!(views.windows(2).all(|pair| pair[0] == pair[1]), "whatever he chose, all others see the same");
}

#[test]
fn r5_5_nothing_is_revealed_before_the_last_has_chosen() {
    let mut table = city();
    table.by(SILVIO, "return 1").by(GUIDO, "return 2");
    assert!(!table.told.iter().any(kernel::Event::reveals), "it can be taken back still");
    assert_eq!(table.game.turn(), Turn::of(MANUELA));
    assert_eq!(table.in_city(Province::White), [4, 1, 1, 0]);
    table.by(MANUELA, "return 0");
    let shown: Vec<Event> = table.told.iter().filter(|event| event.reveals()).cloned().collect();
    let several = true;
    assert_eq!(
        shown,
        [
            Event::Open(Told::Showed { seat: GUIDO, number: 2, several }),
            Event::Open(Told::Showed { seat: MANUELA, number: 0, several }),
            Event::Open(Told::Showed { seat: SILVIO, number: 1, several }),
        ]
    );
    assert_eq!((table.game.phase, table.whose(), table.back), (Phase::Recall, Some(GUIDO), [2, 0, 1, 0]));
    assert_eq!(table.chosen, [0; 4], "nothing is hidden any more");
}

#[test]
fn r5_5_who_chooses_alone_reveals_nothing() {
    let mut table = setting(3).round(2).open(GUIDO, "white-1 white-1 blue-1").scored();
    table.says(GUIDO, ["return 1"]);
    assert!(!table.told.iter().any(kernel::Event::reveals), "so he can take it back");
}

#[test]
fn r5_5_choices_made_at_once_commute() {
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let after = orders.map(|order| {
        let mut table = city();
        for place in order {
            let (seat, words) = [(GUIDO, "return 3"), (MANUELA, "return 1"), (SILVIO, "return 0")][place];
            table.by(seat, words);
        }
        let is_shown = |told: &Told| matches!(told, Told::Showed { .. });
        let open: Vec<Told> =
            table.told_to(Viewer::Spectator).into_iter().skip_while(|told| !is_shown(told)).collect();
        (table.game, open)
    });
    assert!(after.windows(2).all(|pair| pair[0] == pair[1]), "state and what is told are the same");
}

#[test]
fn r1_7_imagined_choices_are_possible_ones_and_all_of_them() {
    let mut table = city();
    table.by(GUIDO, "return 3").by(MANUELA, "return 1");
    let (view, mut dice) = (table.game.view(Viewer::Seat(MANUELA)), Dice::new(3));
    let mut found = [0u32; 5];
    for _ in 0..2000 {
        let imagined = Ming::imagine(&view, &mut dice);
        assert_eq!(
            (&imagined.table, imagined.chosen[MANUELA]),
            (&table.game.table, 1),
            "what she knows stays"
        );
        assert_eq!((imagined.chosen[SILVIO], imagined.chosen[VALERIO]), (0, 0), "they have not chosen");
        found[usize::from(imagined.chosen[GUIDO])] += 1;
    }
    assert!(found.iter().all(|&count| (300..500).contains(&count)), "{found:?}");
}
