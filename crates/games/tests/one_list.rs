//! Games are listed in one place: no other source names two of them, and no test makes a list of its own.

use std::fs;
use std::path::{Path, PathBuf};

/// All files below a folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().map(|entry| entry.expect("an entry").path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

/// The games that a text names.
fn named(text: &str) -> Vec<&'static str> {
    let words: Vec<&str> = text.split(|letter: char| !letter.is_alphanumeric()).collect();
    shelf::games().iter().map(|game| game.id).filter(|id| words.contains(id)).collect()
}

/// The folders of all crates but the list itself.
fn crates() -> impl Iterator<Item = PathBuf> {
    games::shelve();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let crates = fs::read_dir(root.join("crates")).expect("our crates");
    let crates = crates.map(|entry| entry.expect("a crate").path()).filter(|path| !path.ends_with("games"));
    crates.chain([root.join("xtask")])
}

#[test]
fn nothing_but_the_list_names_the_games() {
    let rooms = crates().flat_map(|path| ["src", "assets", "text"].map(|room| path.join(room)));
    let sources: Vec<PathBuf> = rooms.flat_map(|room| files(&room)).collect();
    assert!(sources.len() > 100, "the sources were found");
    for source in sources {
        let text = fs::read_to_string(&source).unwrap_or_default();
        // Tests may take games as examples: those at the end of a file, and files of nothing else.
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        let code = if code.contains("#[test]") || code.contains("#[tokio::test") { "" } else { code };
        let named = named(code);
        assert!(named.len() < 2, "{} names {named:?}", source.display());
    }
}

/// Tests may take games as examples, two at a time. What holds for all games is tested over the shelf.
#[test]
fn no_test_has_a_list_of_its_own() {
    let tests: Vec<PathBuf> = crates()
        .flat_map(|path| ["src", "tests", "examples"].map(|room| path.join(room)))
        .flat_map(|room| files(&room))
        .collect();
    assert!(tests.iter().any(|path| path.ends_with("tests/cli.rs")), "the tests were found");
    for test in tests {
        for line in fs::read_to_string(&test).unwrap_or_default().lines() {
            let named = named(line);
            assert!(named.len() < 3, "{} lists {named:?}: ask the shelf", test.display());
        }
    }
}

/// What a crate needs to run. Its tests may need a few games as examples.
#[test]
fn no_crate_but_the_list_depends_on_games() {
    for folder in crates() {
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).expect("a manifest");
        let needs = manifest.split("\n[").filter(|part| part.starts_with("dependencies]"));
        let needed: Vec<&str> = needs.flat_map(named).collect();
        assert!(needed.is_empty(), "{} depends on {needed:?}", folder.display());
        let examples = named(&manifest);
        assert!(examples.len() < 4, "{} lists {examples:?}", folder.display());
    }
}

/// A game is built and tested like every other without being named there.
#[test]
fn the_workspace_lists_no_games() {
    games::shelve();
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../Cargo.toml");
    let named = named(&fs::read_to_string(manifest).expect("a manifest"));
    assert!(named.len() < 2, "the workspace lists {named:?}");
}
