//! Reads which games there are from the dependencies, so that a game is one line.

use std::{env, fs, path::Path};

fn main() {
    let manifest = fs::read_to_string("Cargo.toml").expect("the manifest can be read");
    let screens = manifest.lines().filter(|line| line.contains("/games/") && line.contains("path"));
    let names: Vec<String> = screens
        .filter_map(|line| line.split_once('='))
        .map(|(name, _)| format!("{}::Board", name.trim().replace('-', "_")))
        .collect();
    let list = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("list.rs");
    fs::write(list, format!("games! {{ {} }}\n", names.join(", "))).expect("the list can be written");
    println!("cargo::rerun-if-changed=Cargo.toml");
}
