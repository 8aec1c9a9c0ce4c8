//! Golden records replay to their stored end, and their shuffles verify.
//!
//! They were written by `tianxia simulate dragon … --records`; a change of the rules that breaks one needs a
//! new `Game::VERSION`.

use std::path::Path;

use dragon::Dragon;
use kernel::{Record, verify};

#[test]
fn golden_records_replay_and_verify() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("records");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert!(files.len() >= 8, "the golden set is there");
    for file in files {
        let name = file.display();
        let text = std::fs::read_to_string(&file).unwrap();
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        verify::<Dragon>(&record).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(record.to_text(), text, "{name} is written as it was read");
    }
}
