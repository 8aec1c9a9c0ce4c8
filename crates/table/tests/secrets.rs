//! Tables of a game with secrets: who is told what, what is forced, and when undo ends.

mod toy;

use kernel::fair::Seed;
use kernel::record::{Actor, Record, Step};
use kernel::{Phrase, Seat, Seats, Turn, Viewer};
use table::{AnyTable, Entry, Table, UndoRefusal};
use toy::{Event, Toy};

const ANNA: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);
/// Two tosses and a bow.
const BEGUN: usize = 3;

fn begun(autoplay: bool) -> Table<Toy> {
    let table = Table::new(&toy::Options {}, 2, Seed::of_game(7, 7)).expect("two may play");
    let mut table = table.autoplay(autoplay);
    table.begin();
    if !autoplay {
        table.play(BEN, "bow").expect("Ben is asked");
    }
    assert_eq!((table.steps(), table.turn()), (BEGUN, Turn::of(ANNA)));
    table
}

/// All that an undo must give back.
fn all_of(table: &Table<Toy>) -> (Toy, Record, Vec<Entry<Event>>) {
    (table.state().clone(), table.record().clone(), table.entries().to_vec())
}

fn keys(table: &Table<Toy>, viewer: Viewer) -> Vec<&'static str> {
    table.log(viewer, 0).iter().map(|told| told.phrase.key).collect()
}

#[test]
fn the_table_plays_what_is_forced_for_whoever_it_is() {
    let mut table = begun(true);
    table.play(ANNA, "pass").unwrap();
    let bow = |seat| Step(Actor::Seat(seat), "bow".into());
    assert_eq!(table.record().actions[BEGUN + 1..], [bow(ANNA), bow(BEN)]);
    assert_eq!(table.turn(), Turn::Seats(Seats::all(2)));
}

#[test]
fn without_autoplay_all_make_their_own_choices() {
    let mut table = begun(false);
    table.play(ANNA, "pass").unwrap();
    assert_eq!((table.steps(), table.turn()), (BEGUN + 1, Turn::of(ANNA)));
    table.play(ANNA, "bow").unwrap();
    assert_eq!((table.steps(), table.turn()), (BEGUN + 2, Turn::of(BEN)));
}

#[test]
fn nothing_is_forced_while_several_are_asked() {
    let mut table = begun(true);
    table.play(ANNA, "look").unwrap();
    assert_eq!(table.choices(ANNA).len(), 1);
    assert_eq!(table.choices(BEN).len(), 1);
    assert_eq!((table.steps(), table.turn()), (BEGUN + 3, Turn::Seats(Seats::all(2))));
    // Not even for the last: an answer that comes by itself would tell that there was no other.
    table.play(BEN, "no").unwrap();
    assert_eq!((table.steps(), table.turn()), (BEGUN + 4, Turn::of(ANNA)));
}

#[test]
fn what_opened_a_secret_question_stands_whether_anybody_has_answered_or_not() {
    let mut table = begun(true);
    table.play(ANNA, "pass").unwrap();
    assert_eq!(table.steps(), BEGUN + 3);
    assert_eq!(table.may_undo(BEN), Err(UndoRefusal::Nothing), "Ben's bow was no decision");
    assert_eq!(table.undo(ANNA), Err(UndoRefusal::AtOnce));
    table.play(BEN, "yes").unwrap();
    assert_eq!(table.undo(ANNA), Err(UndoRefusal::AtOnce), "Anna does not learn that Ben has voted");
}

#[test]
fn nobody_can_count_the_steps_of_a_secret_question() {
    let mut table = begun(true);
    // Nobody sees how the coin falls.
    assert_eq!((table.steps(), table.open_steps()), (BEGUN, BEGUN - 1));
    table.play(ANNA, "pass").unwrap();
    assert_eq!((table.steps(), table.open_steps()), (BEGUN + 3, BEGUN + 2));
    table.play(BEN, "yes").unwrap();
    assert_eq!((table.steps(), table.open_steps()), (BEGUN + 4, BEGUN + 2));
    let resumed = Table::<Toy>::resume(table.record().clone(), Seed::of_game(7, 7)).unwrap();
    assert_eq!(resumed.open_steps(), BEGUN + 2);
    table.play(ANNA, "yes").unwrap();
    assert_eq!(table.steps_at(table.open_steps()), Some(table.steps()));
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
}

#[test]
fn a_vote_may_be_taken_back_until_the_votes_are_counted() {
    let mut table = begun(true);
    table.play(ANNA, "pass").unwrap();
    let before = all_of(&table);
    table.play(BEN, "yes").unwrap();
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
    assert_eq!(table.entries().len(), 4);
    assert_eq!(keys(&table, Viewer::Seat(ANNA)), ["looked-at", "voted"]);
    assert_eq!(keys(&table, Viewer::Seat(BEN)), ["looked", "voted"]);
    assert_eq!(keys(&table, Viewer::Spectator), ["looked", "voted"]);
    let late = table.log(Viewer::Spectator, BEGUN + 1);
    assert_eq!(late.len(), 1);
    assert_eq!((late[0].step, late[0].actor), (BEGUN + 3, Actor::Seat(BEN)));
    assert!(
        table.log(Viewer::Spectator, BEGUN + 4).is_empty() && table.log(Viewer::Spectator, 500).is_empty()
    );
    let seen = |viewer| serde_json::to_value(table.view(viewer)).unwrap();
    assert!(seen(Viewer::Seat(ANNA))["coin"].is_number());
    assert_eq!(seen(Viewer::Seat(BEN)), serde_json::json!({ "round": 1, "coin": null, "vote": "No" }));
    assert_eq!(seen(Viewer::Spectator), serde_json::json!({ "round": 1, "coin": null, "vote": null }));
}

#[test]
fn who_is_not_at_the_table_sees_the_table_and_does_nothing() {
    let table = begun(true);
    for seat in [Seat::new(2), Seat::new(200)] {
        assert_eq!(table.view(Viewer::Seat(seat)), table.view(Viewer::Spectator));
        assert!(table.choices(seat).is_empty() && table.prompt(seat, Viewer::Seat(seat)).is_none());
        assert_eq!(table.may_undo(seat), Err(UndoRefusal::Nothing));
    }
}

#[test]
fn what_is_forced_does_not_depend_on_who_played_it() {
    let mut table = begun(false);
    table.play(ANNA, "pass").unwrap();
    table.play(ANNA, "bow").unwrap();
    assert_eq!(table.may_undo(ANNA), Ok(BEGUN + 1));
    let resumed = Table::<Toy>::resume(table.record().clone(), Seed::of_game(7, 7)).unwrap();
    assert_eq!(resumed.may_undo(ANNA), Ok(BEGUN));
    assert_eq!(table.autoplay(true).may_undo(ANNA), Ok(BEGUN));
}
