//! Votes of White Lotus: a secret choice can be taken back as long as the question is open, and what others have
//! chosen meanwhile stays.

use kernel::fair::Seed;
use kernel::record::{Actor, Step};
use kernel::{Dice, Game, Seat, Turn};
use lotus::Lotus;
use table::{AnyTable, Table, UndoRefusal};

/// Takes the seat's last choice back and makes it again: the state is what it was.
fn takes_back(table: &Table<Lotus>, seat: Seat) {
    let mut again = table.clone();
    let point = again.may_undo(seat).expect("the question is open");
    let Step(actor, text) = table.record().actions[point].clone();
    assert_eq!(actor, Actor::Seat(seat), "its own last choice");
    let others = |table: &Table<Lotus>| {
        let steps = table.record().actions[table.open_steps()..].iter();
        steps.filter(|step| step.0 != Actor::Seat(seat)).cloned().collect::<Vec<_>>()
    };
    let before = others(&again);
    again.undo(seat).expect("it may");
    assert_eq!((others(&again), again.steps() + 1), (before, table.steps()));
    assert_eq!(again.open_steps(), table.open_steps());
    again.play(seat, &text).expect("it was possible before");
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
        while let Turn::Seats(seats) = table.turn() {
            let asked: Vec<Seat> = seats.iter().collect();
            let seat = dice.pick(&asked);
            let choices = table.choices(seat);
            table.play(seat, &choices[dice.below(choices.len() as u32) as usize].notation).expect("a choice");
            let secret: Vec<Seat> = table.record().actions[table.open_steps()..]
                .iter()
                .filter_map(|step| if let Actor::Seat(seat) = step.0 { Some(seat) } else { None })
                .collect();
            for seat in Seat::all(players) {
                if secret.contains(&seat) {
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
