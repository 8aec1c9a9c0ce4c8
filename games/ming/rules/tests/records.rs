//! Golden records replay to their stored end, and their shuffles verify.
//!
//! They are games of random and greedy players of all settings and on a board of its own; a change of
//! the rules that breaks one needs a new `Setup::VERSION`.

use kernel::{Record, verify};
use ming::Ming;

#[test]
fn golden_records_replay_and_verify() {
    trial::records::<Ming>(concat!(env!("CARGO_MANIFEST_DIR"), "/../records"), 15);
}

#[test]
fn a_damaged_record_is_refused_or_verified() {
    trial::damaged_records::<Ming>(concat!(env!("CARGO_MANIFEST_DIR"), "/../records"), 20);
}

#[test]
fn a_record_on_a_board_of_its_own_carries_the_whole_board() {
    let text = include_str!("../../records/3-players-house-board.json");
    let record: Record = text.parse().unwrap();
    assert!(record.options["board"].contains("name = \"House board\""));
    let end: Ming = verify(&record).unwrap();
    assert_eq!(end.board.name, "House board");
}

#[test]
fn r5_8_records_of_version_1_leave_monks_aside() {
    let record: Record = include_str!("../../records/4-players.json").parse().unwrap();
    assert_eq!((record.rules, record.options.get("city_tie")), (1, None));
    assert!(verify::<Ming>(&record).unwrap().readings.monks_aside);
    // The same steps read by the present rules have another end.
    let mut today = record.clone();
    today.rules = 2;
    assert!(verify::<Ming>(&today).is_err());
    today.options.insert("city_tie".into(), "without_monks".into());
    assert_eq!(verify::<Ming>(&today).unwrap(), verify::<Ming>(&record).unwrap());
}
