//! Golden records replay to their stored end, and their shuffles verify.
//!
//! They are games of random and greedy players on both sides and on a board of its own; a change of the rules
//! that breaks one needs a new `Game::VERSION`.

use std::path::Path;

use china::China;
use kernel::{Record, verify};

#[test]
fn golden_records_replay_and_verify() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("records");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert!(files.len() >= 10, "the golden set is there");
    for file in files {
        let name = file.display();
        let text = std::fs::read_to_string(&file).unwrap();
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        verify::<China>(&record).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(record.to_text(), text, "{name} is written as it was read");
    }
}

#[test]
fn a_record_on_a_board_of_its_own_carries_the_whole_board() {
    let text = include_str!("../records/4-players-house-board.json");
    let record: Record = text.parse().unwrap();
    assert!(record.options["board"].contains("id = \"house-board\""));
    let end: China = verify(&record).unwrap();
    assert_eq!(end.realm.board.id, "house-board");
}
