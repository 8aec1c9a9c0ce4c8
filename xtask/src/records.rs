//! `cargo xtask records`: random games of every option set are written, replayed and verified.

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

/// Every combination of values, as arguments.
fn option_sets(game: &Value) -> anyhow::Result<Vec<String>> {
    let mut sets = vec![String::new()];
    for option in game["options"].as_array().context("options")? {
        let name = option["name"].as_str().context("a name")?;
        let values = option["values"].as_array().context("values")?;
        let with = |set: &String| {
            let set = set.clone();
            values
                .iter()
                .map(move |value| format!("{set} --option {name}={}", value.as_str().unwrap_or_default()))
        };
        sets = sets.iter().flat_map(with).collect();
    }
    Ok(sets)
}

/// Whether a game can be played with these players and options; some boards are for some tables only.
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
