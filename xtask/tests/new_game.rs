//! CONTRIBUTING's first step, tried in a copy of the project: one command makes a game that keeps all laws, is on the
//! shelf and can be played.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::{env, fs};

/// A copy of everything that is kept in git.
fn copy() -> tempfile::TempDir {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let folder = tempfile::tempdir().expect("a folder");
    let listed =
        Command::new("git").args(["ls-files", "-z"]).current_dir(&root).output().expect("git is there");
    for name in String::from_utf8(listed.stdout).expect("names in UTF-8").split_terminator('\0') {
        let to = folder.path().join(name);
        fs::create_dir_all(to.parent().expect("a file lies in a folder")).expect("a folder");
        // What was just deleted is still listed.
        if root.join(name).exists() {
            fs::copy(root.join(name), to).expect("a copy");
        }
    }
    folder
}

/// A place of its own to build: cargo takes a copy's crates for ours, and would mix them up.
fn target() -> PathBuf {
    let test = env::current_exe().expect("a path");
    test.ancestors().nth(3).expect("target/debug/deps/test").join("new-game")
}

/// Runs cargo.
fn cargo(folder: &Path, line: &str) -> Output {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(line.split(' ')).current_dir(folder).env("CARGO_TARGET_DIR", target());
    cargo.output().expect("cargo runs")
}

fn succeeds(folder: &Path, line: &str) -> String {
    let output = cargo(folder, line);
    let (said, faults) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "cargo {line}\n{said}\n{faults}");
    said.into_owned()
}

/// How many lines all files below a folder have.
fn lines(path: &Path) -> usize {
    if path.is_file() {
        return fs::read_to_string(path).expect("a text").lines().count();
    }
    fs::read_dir(path).expect("a folder").map(|entry| lines(&entry.expect("an entry").path())).sum()
}

#[test]
fn a_new_game_is_one_folder_and_one_line_and_can_be_played_at_once() {
    let folder = copy();
    let list = folder.path().join("crates/games/Cargo.toml");
    let before = fs::read_to_string(&list).expect("the list").lines().count();
    succeeds(folder.path(), "run --quiet --package xtask -- new-game tiger");
    assert_eq!(fs::read_to_string(&list).expect("the list").lines().count(), before + 1);

    let lines = lines(&folder.path().join("games/tiger"));
    assert!(
        lines <= 700,
        "it has {lines} lines: of the 900 of a small game, 200 are left for what makes it that game"
    );

    for lock in ["Cargo.lock", "fuzz/Cargo.lock"] {
        let text = fs::read_to_string(folder.path().join(lock)).expect("a lock file");
        assert!(text.contains("name = \"tiger-screen\""), "{lock} knows the game");
    }

    // What `cargo xtask test` asks of it first. (Its lints, and a game in the terminal, would build everything once more.)
    let packages = "--package tiger --package tiger-screen";
    succeeds(folder.path(), &format!("fmt {packages} -- --check"));

    // The games' own tests exercise the whole shelf, in both languages; the example draws the board.
    succeeds(folder.path(), &format!("test --quiet {packages} --package games"));
    let page = folder.path().join("board.html");
    let board = format!(
        "run --quiet --package games --example board -- game=tiger players=3 from=5 out={}",
        page.display()
    );
    succeeds(folder.path(), &board);
    assert!(fs::read_to_string(page).expect("a page").contains("Keep the card"));

    let again = cargo(folder.path(), "run --quiet --package xtask -- new-game tiger");
    let says = String::from_utf8_lossy(&again.stderr);
    assert!(!again.status.success() && says.contains("there is a folder games/tiger already"), "{says}");
}
