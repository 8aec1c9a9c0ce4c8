//! Reads which games there are from the dependencies, so that a game is one line.

use std::{env, fs, path::Path};

fn main() {
    let manifest = fs::read_to_string("Cargo.toml").expect("the manifest can be read");
    let screens = manifest.lines().filter(|line| line.contains("/games/") && line.contains("path"));
    let names: Vec<&str> =
        screens.filter_map(|line| line.split_once("-screen")).map(|(name, _)| name.trim()).collect();
    let boards: Vec<String> =
        names.iter().map(|name| format!("{}_screen::Board", name.replace('-', "_"))).collect();
    let list = Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("list.rs");
    let each = format!(
        "/// Calls a macro with the names of all games: for tests of which each game has its own.\n\
         #[macro_export]\n\
         macro_rules! each {{ ($make:ident) => {{ $make! {{ {} }} }}; }}\n",
        names.join(", ")
    );
    fs::write(list, format!("games! {{ {} }}\n{each}", boards.join(", "))).expect("the list can be written");
    println!("cargo::rerun-if-changed=Cargo.toml");
}
