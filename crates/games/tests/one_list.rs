//! Games are listed in one place: no other source names two of them.

use std::fs;
use std::path::{Path, PathBuf};

/// All files below a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().map(|entry| entry.expect("an entry").path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

#[test]
fn nothing_but_the_list_names_the_games() {
    games::shelve();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let crates =
        fs::read_dir(root.join("crates")).expect("our crates").map(|entry| entry.expect("a crate").path());
    let rooms = crates.filter(|path| !path.ends_with("games"));
    let rooms = rooms.flat_map(|path| ["src", "assets", "text"].map(|room| path.join(room)));
    let sources: Vec<PathBuf> = rooms.chain([root.join("xtask/src")]).flat_map(|room| files(&room)).collect();
    assert!(sources.len() > 100, "the sources were found");
    for source in sources {
        let text = fs::read_to_string(&source).unwrap_or_default();
        // Tests may take games as examples: those at the end of a file, and files of nothing else.
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        let code = if code.contains("#[test]") || code.contains("#[tokio::test") { "" } else { code };
        let words: Vec<&str> = code.split(|letter: char| !letter.is_alphanumeric()).collect();
        let named: Vec<&str> =
            shelf::games().iter().map(|game| game.id).filter(|id| words.contains(id)).collect();
        assert!(named.len() < 2, "{} names {named:?}", source.display());
    }
}
