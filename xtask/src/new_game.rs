//! A new game: a small, complete one under another name, ready to be turned into the real thing.

use std::fs;
use std::path::Path;

use anyhow::{Context, bail, ensure};

use crate::machine::root;
use crate::output;

/// The line of the list before which games are listed.
const END_OF_LIST: &str = "# What is done with the list.";

/// Writes the folder of the game and its line in the list, renews the lock files and formats what it wrote.
pub fn run(name: &str) -> anyhow::Result<()> {
    check(name)?;
    let (from, to) = (root().join("xtask/new-game"), root().join("games").join(name));
    ensure!(!to.exists(), "there is a folder games/{name} already: choose another name or remove it");
    let list = root().join("crates/games/Cargo.toml");
    let text = fs::read_to_string(&list).context("the list of games cannot be read")?;
    let line = format!("{name}-screen = {{ path = \"../../games/{name}/screen\" }}\n{END_OF_LIST}");
    ensure!(text.contains(END_OF_LIST), "crates/games/Cargo.toml has no line `{END_OF_LIST}`");
    copy(&from, &to, name)?;
    fs::write(&list, text.replacen(END_OF_LIST, &line, 1))?;
    renew_locks()?;
    format(name)?;
    println!(
        "games/{name} is on the shelf. Now:\n\
         \x20 cargo test -p {name} -p {name}-screen    its laws, rules and boards\n\
         \x20 cargo run -- play {name}                 play it in the terminal\n\
         \x20 cargo run                                play it in the browser\n\
         Then turn it into the real thing: CONTRIBUTING.md says in which order."
    );
    Ok(())
}

/// Both lock files name every crate of ours, and the tests accept no stale one.
fn renew_locks() -> anyhow::Result<()> {
    for manifest in ["Cargo.toml", "fuzz/Cargo.toml"] {
        let path = root().join(manifest);
        output(&format!("cargo metadata --format-version 1 --manifest-path {}", path.display()))?;
    }
    Ok(())
}

/// The order of imports and the length of lines depend on the name.
fn format(name: &str) -> anyhow::Result<()> {
    let manifest = root().join("Cargo.toml");
    output(&format!(
        "cargo fmt --manifest-path {} --package {name} --package {name}-screen",
        manifest.display()
    ))?;
    Ok(())
}

fn check(name: &str) -> anyhow::Result<()> {
    let fits = (3..=16).contains(&name.len()) && name.bytes().all(|letter| letter.is_ascii_lowercase());
    ensure!(fits, "`{name}` does not fit: a game is named by 3 to 16 small letters, such as `tiger`");
    if root().join("crates").join(name).exists() || name == "sample" || name == "xtask" {
        bail!("`{name}` is taken: a crate of ours has that name");
    }
    Ok(())
}

/// Copies a folder, with the game's name in place of the sample's.
fn copy(from: &Path, to: &Path, name: &str) -> anyhow::Result<()> {
    fs::create_dir_all(to)?;
    let title = name[..1].to_uppercase() + &name[1..];
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let (path, copied) = (entry.path(), to.join(entry.file_name()));
        if path.is_dir() {
            copy(&path, &copied, name)?;
        } else {
            let text = fs::read_to_string(&path)?.replace("sample", name).replace("Sample", &title);
            fs::write(&copied, text)?;
        }
    }
    Ok(())
}
