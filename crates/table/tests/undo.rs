//! Undo in whole games: it gives back exactly what was, and stops where it must.
#![allow(clippy::unwrap_used, reason = "a test")]

use std::collections::BTreeMap;

use china::China;
use dragon::Dragon;
use kernel::fair::Seed;
use kernel::prelude::*;
use kernel::record::{Actor, Record};
use kernel::{Dice, Event, Seat, Seats};
use table::{AnyTable, Entry, Table, UndoRefusal};

type Moment = (Dragon, Record, Vec<Entry<dragon::Event>>);

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

/// A seat that shows others something of its own may take it back; only what it has learnt itself is final.
#[test]
fn a_card_paid_from_the_hand_may_be_taken_back_by_whoever_paid_it() {
    let (mut paid, mut seen) = (0, 0);
    for game in 0..6 {
        let seed = Seed::of_game(12, game);
        let mut table = Table::<China>::new(&Default::default(), 3, seed).unwrap();
        table.begin();
        let mut dice = Dice::stream(12, game);
        while !table.is_over() {
            let seat = table.turn().seats().first().unwrap();
            let choices = table.choices(seat);
            let before = table.steps();
            table.play(seat, &choices[dice.below(choices.len() as u32) as usize].notation).unwrap();
            let new = || table.entries().iter().filter(|entry| entry.step as usize >= before);
            let shown = new().any(|entry| entry.event.reveals());
            let nature = table.record().actions[before..].iter().any(|step| step.0 == Actor::Nature);
            if shown && !nature && !table.is_over() {
                paid += 1;
                assert_eq!(table.may_undo(seat), Ok(before));
                let others = Seat::all(3).filter(|&other| other != seat);
                seen += others.filter(|&other| new().any(|entry| entry.event.teaches(other))).count();
            }
        }
    }
    assert!(paid > 20 && seen == 2 * paid, "{paid} payments, seen {seen} times");
}

/// Against bots a decision goes with their replies, as far as nothing was drawn and nothing came to light; at a table for
/// practice it always goes.
fn among_bots<G: kernel::Game>(players: u8, practice: bool) -> (u32, u32) {
    let seed = Seed::of_game(13, u64::from(players));
    let table = Table::<G>::new(&Default::default(), players, seed).unwrap();
    let mut record = table.record().clone();
    record.practice = practice;
    let mut table = Table::<G>::resume(record, seed).unwrap();
    table.begin();
    let mut dice = Dice::stream(13, u64::from(players));
    let (me, bots) = (Seat::new(0), Seats::all(players).without(Seat::new(0)));
    let (mut taken, mut refused) = (0, 0);
    while !table.is_over() {
        match table.may_undo_among(me, bots) {
            Ok(point) => {
                taken += 1;
                let mut again = table.clone();
                again.undo_among(me, bots).unwrap();
                assert_eq!(again.record().actions, table.record().actions[..again.steps()]);
                assert!(again.steps() == point && again.turn().asks(me) && again.choices(me).len() > 1);
                let since = &table.record().actions[point..];
                assert!(practice || since.iter().all(|step| step.0 != Actor::Nature), "nothing was drawn");
            }
            Err(UndoRefusal::Nothing) => {}
            Err(refusal) => {
                assert!(matches!(refusal, UndoRefusal::Nature | UndoRefusal::Revealed), "{refusal}");
                assert!(!practice, "practice forgives everything: {refusal}");
                refused += 1;
            }
        }
        let seat = table.turn().seats().first().unwrap();
        let choices = table.choices(seat);
        table.play(seat, &choices[dice.below(choices.len() as u32) as usize].notation).unwrap();
    }
    kernel::verify::<G>(table.record()).unwrap();
    assert_eq!(table.record().practice, practice, "the record says what it was");
    (taken, refused)
}

#[test]
fn against_bots_a_decision_goes_with_their_replies() {
    let (taken, _) = among_bots::<Dragon>(3, false);
    assert!(taken > 60, "hardly anything is drawn in this game: {taken}");
    let (taken, refused) = among_bots::<China>(3, false);
    assert!(taken > 20 && refused > 20, "{taken} taken back, {refused} refused");
    assert_eq!(among_bots::<China>(3, true).1, 0);
}
