//! Tables of a game with secrets: who is told what, what is forced, and when undo ends.

mod toy;

use kernel::fair::Seed;
use kernel::record::{Actor, Record, Step};
use kernel::{Eye, Phrase, Seat, Seats, Turn};
use table::{AnyTable, Entry, Table, UndoRefusal};
use toy::{Event, Toy};

const ANNA: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);

fn begun(autoplay: bool) -> Table<Toy> {
    let table = Table::new(&toy::Options, 2, Seed::of_game(7, 7)).unwrap();
    let mut table = table.autoplay(autoplay);
    table.begin();
    table
}

/// All that an undo must give back.
fn all_of(table: &Table<Toy>) -> (Toy, Record, Vec<Entry<Event>>) {
    (table.state().clone(), table.record().clone(), table.entries().to_vec())
}

fn keys(table: &Table<Toy>, eye: Eye) -> Vec<&'static str> {
    table.log(eye, 0).iter().map(|told| told.phrase.key).collect()
}

#[test]
fn the_table_plays_what_is_forced_for_whoever_it_is() {
    let mut table = begun(true);
    assert_eq!((table.steps(), table.turn()), (1, Turn::of(ANNA)));
    table.play(ANNA, "pass").unwrap();
    let bow = |seat| Step(Actor::Seat(seat), "bow".into());
    assert_eq!(table.record().actions[2..], [bow(ANNA), bow(BEN)]);
    assert_eq!(table.turn(), Turn::Seats(Seats::all(2)));
}

#[test]
fn without_autoplay_everybody_does_his_own() {
    let mut table = begun(false);
    table.play(ANNA, "pass").unwrap();
    assert_eq!((table.steps(), table.turn()), (2, Turn::of(ANNA)));
    table.play(ANNA, "bow").unwrap();
    assert_eq!((table.steps(), table.turn()), (3, Turn::of(BEN)));
}

#[test]
fn nothing_is_forced_while_several_are_asked() {
    let mut table = begun(true);
    table.play(ANNA, "look").unwrap();
    assert_eq!(table.choices(ANNA).len(), 1);
    assert_eq!(table.choices(BEN).len(), 1);
    assert_eq!((table.steps(), table.turn()), (4, Turn::Seats(Seats::all(2))));
    // Who is left alone with one choice is no longer one of several.
    table.play(BEN, "no").unwrap();
    assert_eq!(table.record().actions[5], Step(Actor::Seat(ANNA), "no".into()));
}

#[test]
fn undo_takes_the_forced_steps_of_others_along() {
    let mut table = begun(true);
    let before = all_of(&table);
    table.play(ANNA, "pass").unwrap();
    assert_eq!(table.steps(), 4);
    assert_eq!(table.may_undo(BEN), Err(UndoRefusal::Nothing), "Ben's bow was no decision");
    assert_eq!(table.may_undo(ANNA), Ok(1));
    assert_eq!(table.steps(), 4, "asking changes nothing");
    table.undo(ANNA).unwrap();
    assert!(all_of(&table) == before);
    assert_eq!(table.undo(ANNA), Err(UndoRefusal::Nothing));
}

#[test]
fn undo_goes_back_one_decision_at_a_time() {
    let mut table = begun(false);
    let first = all_of(&table);
    table.play(ANNA, "pass").unwrap();
    let second = all_of(&table);
    table.play(ANNA, "bow").unwrap();
    table.undo(ANNA).unwrap();
    assert!(all_of(&table) == second);
    table.undo(ANNA).unwrap();
    assert!(all_of(&table) == first);
}

#[test]
fn undo_ends_where_something_was_revealed() {
    let mut table = begun(true);
    table.play(ANNA, "look").unwrap();
    let before = all_of(&table);
    assert_eq!(table.may_undo(ANNA), Err(UndoRefusal::Revealed));
    assert_eq!(table.undo(ANNA), Err(UndoRefusal::Revealed));
    assert!(all_of(&table) == before);
}

#[test]
fn undo_ends_where_another_has_acted() {
    let mut table = begun(false);
    table.play(ANNA, "pass").unwrap();
    table.play(ANNA, "bow").unwrap();
    table.play(BEN, "bow").unwrap();
    let before = all_of(&table);
    assert_eq!(table.undo(ANNA), Err(UndoRefusal::Other(BEN)));
    assert!(all_of(&table) == before);
    assert_eq!(table.may_undo(BEN), Ok(3));
}

#[test]
fn a_vote_may_be_taken_back_until_the_other_has_voted() {
    let mut table = begun(true);
    table.play(ANNA, "pass").unwrap();
    let before = all_of(&table);
    table.play(BEN, "yes").unwrap();
    assert_eq!(table.may_undo(ANNA), Err(UndoRefusal::Other(BEN)));
    table.undo(BEN).unwrap();
    assert!(all_of(&table) == before);
    table.play(BEN, "no").unwrap();
    table.play(ANNA, "yes").unwrap();
    assert_eq!(table.may_undo(ANNA), Err(UndoRefusal::Revealed), "the votes were counted");
    assert_eq!(table.may_undo(BEN), Err(UndoRefusal::Other(ANNA)));
}

#[test]
fn nothing_is_taken_back_when_the_game_is_over() {
    let mut table = begun(true);
    for _ in 0..2 {
        table.play(ANNA, "pass").unwrap();
        table.play(ANNA, "yes").unwrap();
        table.play(BEN, "no").unwrap();
    }
    assert!(table.is_over());
    assert_eq!(table.undo(BEN), Err(UndoRefusal::Over));
    assert_eq!(table.play(BEN, "no").unwrap_err().phrase, Phrase::new("illegal-over"));
    assert_eq!(table.standing().points(), [2, 0]);
    let end: Toy = kernel::verify(table.record()).unwrap();
    assert_eq!(end, *table.state());
}

#[test]
fn each_eye_is_told_what_it_may_know() {
    let mut table = begun(false);
    for (seat, action) in [(ANNA, "look"), (ANNA, "bow"), (BEN, "bow"), (BEN, "no")] {
        table.play(seat, action).unwrap();
    }
    assert_eq!(table.entries().len(), 3);
    assert_eq!(keys(&table, Eye::Seat(ANNA)), ["looked-at", "voted"]);
    assert_eq!(keys(&table, Eye::Seat(BEN)), ["looked", "voted"]);
    assert_eq!(keys(&table, Eye::Table), ["looked", "voted"]);
    let late = table.log(Eye::Table, 2);
    assert_eq!(late.len(), 1);
    assert_eq!((late[0].step, late[0].actor), (4, Actor::Seat(BEN)));
    assert!(table.log(Eye::Table, 5).is_empty() && table.log(Eye::Table, 500).is_empty());
    assert_eq!(table.view_json(Eye::Seat(BEN)), serde_json::json!([1, null]));
    assert_eq!(table.view_json(Eye::Seat(Seat::new(200))), serde_json::json!([1, null]));
    assert_ne!(table.view_json(Eye::Seat(ANNA)), serde_json::json!([1, null]));
}
