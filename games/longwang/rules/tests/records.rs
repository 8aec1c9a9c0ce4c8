//! Golden records replay to their stored end, and their shuffles verify.
//!
//! They are games of random and greedy players with all options and on a board of its own; a change of the rules
//! that breaks one needs a new `Setup::VERSION`.

use kernel::{Record, verify};
use longwang::Longwang;

#[test]
fn golden_records_replay_and_verify() {
    trial::records::<Longwang>(concat!(env!("CARGO_MANIFEST_DIR"), "/../records"), 16);
}

#[test]
fn a_damaged_record_is_refused_or_verified() {
    trial::damaged_records::<Longwang>(concat!(env!("CARGO_MANIFEST_DIR"), "/../records"), 20);
}

#[test]
fn a_record_on_a_board_of_its_own_carries_the_whole_board() {
    let text = include_str!("../../records/random-house-board.json");
    let record: Record = text.parse().unwrap();
    assert!(record.options["board"].contains("id = \"house-board\""));
    let end: Longwang = verify(&record).unwrap();
    assert_eq!(end.board.id, "house-board");
    assert!(end.shuffles > 0, "its small deck is reshuffled");
}
