//! Undo in whole games: it gives back exactly what was, and stops where it must.

use std::collections::BTreeMap;

use dragon::Dragon;
use kernel::fair::Seed;
use kernel::record::{Actor, Record};
use kernel::{Dice, Game, Seat};
use table::{AnyTable, Entry, Table, UndoRefusal};

type Moment = (Dragon, Record, Vec<Entry<<Dragon as Game>::Event>>);

fn all_of(table: &Table<Dragon>) -> Moment {
    (*table.state(), table.record().clone(), table.entries().to_vec())
}

/// What an undo should say, found from the moments at which the table waited for a decision.
fn expected(
    table: &Table<Dragon>,
    moments: &BTreeMap<usize, Moment>,
    seat: Seat,
) -> Result<usize, UndoRefusal> {
    let actor = |step: usize| table.record().actions[step].0;
    let (steps, mine) = (table.steps(), Actor::Seat(seat));
    let last = moments.keys().rev().copied().find(|&step| step < steps && actor(step) == mine);
    let last = last.ok_or(UndoRefusal::Nothing)?;
    for step in last + 1..steps {
        match actor(step) {
            Actor::Nature => return Err(UndoRefusal::Nature),
            Actor::Seat(other) if moments.contains_key(&step) => return Err(UndoRefusal::Other(other)),
            Actor::Seat(_) => {}
        }
    }
    Ok(last)
}

#[test]
fn undo_gives_back_exactly_what_was_or_says_why_not() {
    let mut seen = BTreeMap::new();
    for (game, players) in Dragon::PLAYERS.enumerate() {
        let seed = Seed::of_game(11, game as u64);
        let mut table = Table::<Dragon>::new(&Default::default(), players, seed).unwrap();
        table.begin();
        let mut dice = Dice::stream(11, game as u64);
        let mut moments = BTreeMap::new();
        while !table.is_over() {
            moments.insert(table.steps(), all_of(&table));
            for seat in Seat::all(players) {
                let may = table.may_undo(seat);
                assert_eq!(may, expected(&table, &moments, seat), "game {game}, step {}", table.steps());
                *seen.entry(name(may)).or_insert(0) += 1;
                let mut other = table.clone();
                assert_eq!(other.undo(seat).err(), may.err());
                let point = may.unwrap_or(table.steps());
                assert!(all_of(&other) == moments[&point], "game {game}, step {}", table.steps());
            }
            let seat = table.turn().seats().first().unwrap();
            let choices = table.choices(seat);
            let choice = &choices[dice.below(choices.len() as u32) as usize];
            table.play(seat, &choice.notation).unwrap();
            // Thinking again and choosing the same is as if nothing had been.
            if table.may_undo(seat).is_ok() {
                let after = all_of(&table);
                table.undo(seat).unwrap();
                table.play(seat, &choice.notation).unwrap();
                assert!(all_of(&table) == after);
            }
        }
        for seat in Seat::all(players) {
            assert_eq!(table.undo(seat), Err(UndoRefusal::Over));
        }
        kernel::verify::<Dragon>(table.record()).unwrap();
    }
    // Every answer that this game can give was given.
    assert_eq!(seen.keys().copied().collect::<Vec<_>>(), ["nature", "nothing", "other", "yes"], "{seen:?}");
}

fn name(may: Result<usize, UndoRefusal>) -> &'static str {
    match may {
        Ok(_) => "yes",
        Err(UndoRefusal::Nothing) => "nothing",
        Err(UndoRefusal::Nature) => "nature",
        Err(UndoRefusal::Other(_)) => "other",
        Err(_) => "something else",
    }
}
