//! Votes of White Lotus: a secret choice can be taken back as long as the question is open, and what others have
//! chosen meanwhile stays.

use std::collections::BTreeSet;

use kernel::fair::Seed;
use kernel::prelude::*;
use kernel::record::{Actor, Step};
use kernel::{Dice, Seat, Turn};
use lotus::Lotus;
use table::{AnyTable, Table, UndoRefusal};

/// Where the steps begin that not everybody may know of.
fn secret_from(table: &Table<Lotus>) -> usize {
    table.steps_at(table.open_steps()).expect("it is the present")
}

/// Takes the seat's last choice back and makes it again: the state is what it was.
fn takes_back(table: &Table<Lotus>, seat: Seat) {
    let mut again = table.clone();
    let point = again.may_undo(seat).expect("the question is open");
    // Its own last choice, and what it then had to choose without an alternative.
    let own = |step: &&Step| step.0 == Actor::Seat(seat);
    let mine: Vec<Step> = table.record().actions[point..].iter().filter(own).cloned().collect();
    assert_eq!(table.record().actions[point].0, Actor::Seat(seat));
    let others = |table: &Table<Lotus>| {
        let steps = table.record().actions[secret_from(table)..].iter();
        steps.filter(|step| step.0 != Actor::Seat(seat)).cloned().collect::<Vec<_>>()
    };
    let before = others(&again);
    again.undo(seat).expect("it may");
    assert_eq!((others(&again), again.steps() + mine.len()), (before, table.steps()));
    assert_eq!(again.open_steps(), table.open_steps());
    for Step(_, text) in &mine {
        again.play(seat, text).expect("it was possible before");
    }
    assert_eq!(again.state(), table.state());
    kernel::Replay::<Lotus>::new(again.record()).and_then(kernel::Replay::finish).expect("it replays");
}

#[test]
fn a_secret_choice_is_taken_back_alone() {
    let mut taken = 0;
    for players in Lotus::PLAYERS {
        let mut table = Table::<Lotus>::new(&Default::default(), players, Seed::of_game(3, players.into()))
            .expect("they may play");
        let mut dice = Dice::new(players.into());
        table.begin();
        // Who had a real choice in the question that was opened with this number of steps.
        let mut chose = BTreeSet::new();
        while let Turn::Seats(seats) = table.turn() {
            let asked: Vec<Seat> = seats.iter().collect();
            let seat = dice.pick(&asked);
            let choices = table.choices(seat);
            if choices.len() > 1 {
                chose.insert((table.open_steps(), seat));
            }
            table.play(seat, &choices[dice.below(choices.len() as u32) as usize].notation).expect("a choice");
            let secret: Vec<Seat> = table.record().actions[secret_from(&table)..]
                .iter()
                .filter_map(|step| if let Actor::Seat(seat) = step.0 { Some(seat) } else { None })
                .collect();
            for seat in Seat::all(players) {
                if secret.contains(&seat) && chose.contains(&(table.open_steps(), seat)) {
                    takes_back(&table, seat);
                    taken += 1;
                } else if table.state().at_once() {
                    assert!(table.may_undo(seat).is_err(), "what was decided before stands");
                }
            }
        }
        assert_eq!(table.may_undo(Seat::new(0)), Err(UndoRefusal::Over));
    }
    assert!(taken > 100, "{taken}");
}
