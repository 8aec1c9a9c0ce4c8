//! Golden records replay to their stored end, and their shuffles verify.
//!
//! They are games of random and greedy players on both sides and on a board of its own; a change of the rules
//! that breaks one needs a new `Setup::VERSION`.

use china::China;
use kernel::{Record, verify};

#[test]
fn golden_records_replay_and_verify() {
    trial::records::<China>(concat!(env!("CARGO_MANIFEST_DIR"), "/../records"), 15);
}

#[test]
fn a_damaged_record_is_refused_or_verified() {
    trial::damaged_records::<China>(concat!(env!("CARGO_MANIFEST_DIR"), "/../records"), 20);
}

#[test]
fn a_record_on_a_board_of_its_own_carries_the_whole_board() {
    let text = include_str!("../../records/4-players-house-board.json");
    let record: Record = text.parse().unwrap();
    assert!(record.options["board"].contains("id = \"house-board\""));
    let end: China = verify(&record).unwrap();
    assert_eq!(end.realm.board.id, "house-board");
}
