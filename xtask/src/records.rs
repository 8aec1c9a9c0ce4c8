//! `cargo xtask records`: random games of many option sets are written, replayed and verified.

use anyhow::{Context, ensure};
use serde_json::Value;

use crate::tianxia;

pub fn run(games: u32) -> anyhow::Result<()> {
    let list: Value = serde_json::from_str(&tianxia("games --json")?)?;
    for game in list.as_array().context("a list of games")? {
        let id = game["id"].as_str().context("an id")?;
        for players in game["players"].as_array().context("player counts")? {
            for options in option_sets(game)? {
                if go_together(id, players, &options)? {
                    check(id, players, &options, games)?;
                }
            }
        }
    }
    Ok(())
}

/// The defaults, and every set in which one option or two have another value, as arguments. All combinations would be
/// thousands.
fn option_sets(game: &Value) -> anyhow::Result<Vec<String>> {
    let mut changes = Vec::new();
    for (place, option) in game["options"].as_array().context("options")?.iter().enumerate() {
        let (name, usual) = (option["name"].as_str().context("a name")?, &option["default"]);
        for value in option["values"].as_array().context("values")?.iter().filter(|&value| value != usual) {
            changes.push((place, format!(" --option {name}={}", value.as_str().context("a value")?)));
        }
    }
    let mut sets = vec![String::new()];
    for (number, (place, change)) in changes.iter().enumerate() {
        sets.push(change.clone());
        let others = changes[..number].iter().filter(|(other, _)| other != place);
        sets.extend(others.map(|(_, other)| format!("{other}{change}")));
    }
    Ok(sets)
}

/// Whether a game can be played with these players and options; some boards are only for certain numbers of players.
fn go_together(id: &str, players: &Value, options: &str) -> anyhow::Result<bool> {
    let line = format!(
        "run --quiet --release --package tianxia -- simulate {id} --players {players} --games 1{options}"
    );
    let output = std::process::Command::new("cargo").args(line.split_whitespace()).output()?;
    let told = String::from_utf8_lossy(&output.stderr);
    Ok(output.status.success() || !told.contains(&format!("with {players} players")))
}

fn check(id: &str, players: &Value, options: &str, games: u32) -> anyhow::Result<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().display();
    tianxia(&format!(
        "simulate {id} --players {players} --games {games} --seed 1 --records {path}{options}"
    ))?;
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder.path())? {
        files.push(entry?.path().display().to_string());
    }
    // `verify` replays every step and proves every shuffle.
    let told = tianxia(&format!("verify {}", files.join(" ")))?;
    let fair = told.lines().filter(|line| line.contains("fair")).count();
    ensure!(fair == games as usize, "{id}, {players} players,{options}: only {fair} of {games} verified");
    println!("{id}, {players} players,{options}: {games} records written, replayed, verified");
    Ok(())
}
