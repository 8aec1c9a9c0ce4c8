//! The map in ARCHITECTURE.md is true: it names every crate, and its dependencies are those that cargo knows.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

/// Our crates, each with those of ours that it needs. The crates of games count as one.
fn needs() -> BTreeMap<String, BTreeSet<String>> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--format-version", "1", "--locked"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let packages = metadata["packages"].as_array().expect("packages");
    let room = |package: &Value| {
        let path = Path::new(package["manifest_path"].as_str().expect("a path")).to_owned();
        let folder = path.parent().expect("a folder");
        let is_game = folder.parent().and_then(Path::parent).is_some_and(|games| games.ends_with("games"));
        let last = folder.file_name().expect("a name").to_string_lossy().into_owned();
        if is_game { format!("games/*/{last}") } else { package["name"].as_str().expect("a name").to_owned() }
    };
    let rooms: BTreeMap<&str, String> =
        packages.iter().map(|package| (package["name"].as_str().expect("a name"), room(package))).collect();
    let mut needs: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for package in packages {
        let needed =
            package["dependencies"].as_array().expect("a list").iter().filter(|one| one["kind"].is_null());
        let ours = needed.filter_map(|one| rooms.get(one["name"].as_str()?).cloned());
        needs.entry(room(package)).or_default().extend(ours);
    }
    needs
}

#[test]
fn the_map_names_every_crate_and_who_needs_whom() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../ARCHITECTURE.md");
    let page = fs::read_to_string(page).expect("the page");
    let needs = needs();
    // The arrows, which name every crate as well, are another block.
    let map = page.split("```").nth(1).expect("a map");
    for name in needs.keys() {
        let elsewhere = name == "xtask" || name.starts_with("games/");
        let place = if elsewhere { format!("{name} ") } else { format!("crates/{name} ") };
        assert!(map.lines().any(|line| line.starts_with(&place)), "the map lacks {place}");
    }
    let lines = needs.iter().map(|(name, needed)| {
        let needed: Vec<&str> = needed.iter().map(String::as_str).collect();
        format!("{name:<15} {}", if needed.is_empty() { "–".to_owned() } else { needed.join(", ") })
    });
    let arrows = lines.collect::<Vec<_>>().join("\n");
    assert!(page.contains(&arrows), "ARCHITECTURE.md should say:\n{arrows}");
}
