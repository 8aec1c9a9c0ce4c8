use std::fs;
use std::path::Path;

use kernel::{Game, Record, verify};

/// Every golden record in this folder replays to its stored end, its shuffles verify, and it is written as it
/// was read. There are at least this number of them.
///
/// # Panics
/// If not. A change of the rules that breaks a record needs a new [`kernel::Setup::VERSION`].
pub fn records<G: Game>(folder: impl AsRef<Path>, at_least: usize) {
    let entries = fs::read_dir(folder).expect("the folder of records");
    let mut files: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.sort();
    assert!(files.len() >= at_least, "the golden set is there");
    for file in files {
        let name = file.display();
        let text = fs::read_to_string(&file).expect("a record can be read");
        let record: Record = text.parse().unwrap_or_else(|error| panic!("{name}: {error}"));
        verify::<G>(&record).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(record.to_text(), text, "{name} is written as it was read");
    }
}
