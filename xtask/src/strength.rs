//! `cargo xtask strength`: how strong the bots are, with the commands that measured it.

use std::fmt::Write;

use anyhow::Context;
use serde::Deserialize;
use serde_json::Value;

use crate::machine::root;
use crate::tianxia;

/// What is measured for a game: `strength.toml` in its folder.
#[derive(Deserialize)]
struct Trials {
    arena: Vec<Trial>,
    /// In how many games the places are compared, where they are meant to be equal.
    places: Option<u32>,
}

/// A line-up, how many games, and what it should show.
#[derive(Deserialize)]
struct Trial {
    bots: String,
    games: u32,
    goal: String,
}

/// A part of the page.
struct Section {
    game: String,
    title: String,
    command: String,
    measure: fn(&str) -> anyhow::Result<String>,
    /// Its text, if it was ever measured.
    text: Option<String>,
}

/// Measures the games of these names, or all. What is not measured again stays as it was, and the page is written
/// after each part: a run that is stopped keeps what it has found.
pub fn run(wanted: &[String]) -> anyhow::Result<()> {
    let before = std::fs::read_to_string(PAGE).unwrap_or_default();
    let mut sections = sections()?;
    for section in &mut sections {
        let old = before.split_once(&section.title).map(|(_, after)| after.split("## ").next());
        section.text = old.flatten().map(str::to_owned);
    }
    for number in 0..sections.len() {
        let section = &mut sections[number];
        if wanted.is_empty() || wanted.contains(&section.game) {
            eprintln!("$ tianxia {}", section.command);
            section.text = Some((section.measure)(&section.command)?);
            std::fs::write(PAGE, page(&sections)).context(PAGE)?;
        }
    }
    eprintln!("written: {PAGE}");
    Ok(())
}

/// The parts of all games: first who wins, then whether the places are equal.
fn sections() -> anyhow::Result<Vec<Section>> {
    let (mut arena, mut even) = (Vec::new(), Vec::new());
    for game in games()? {
        let path = root().join("games").join(&game).join("strength.toml");
        let Ok(text) = std::fs::read_to_string(&path) else { continue };
        let trials: Trials = toml::from_str(&text).with_context(|| path.display().to_string())?;
        arena.extend(trials.arena.into_iter().map(|Trial { bots, games, goal }| Section {
            game: game.clone(),
            title: format!("## {game}: {goal}\n"),
            command: format!("arena {game} --players 4 --bots {bots} --games {games} --seed 7"),
            measure: trial,
            text: None,
        }));
        even.extend(trials.places.map(|games| Section {
            title: format!("## {game}: the four places win equally often\n"),
            command: format!("simulate {game} --players 4 --bots greedy --games {games} --seed 7"),
            game,
            measure: places,
            text: None,
        }));
    }
    arena.extend(even);
    Ok(arena)
}

/// The games, in the order of the shelf.
fn games() -> anyhow::Result<Vec<String>> {
    let list: Vec<Value> = serde_json::from_str(&tianxia("games --json")?)?;
    Ok(list.iter().filter_map(|game| Some(game["id"].as_str()?.to_owned())).collect())
}

fn page(sections: &[Section]) -> String {
    let known = sections.iter().filter_map(|section| Some((&section.title, section.text.as_ref()?)));
    known.fold(String::from(HEAD), |page, (title, text)| page + title + text)
}

const PAGE: &str = "docs/strength.md";

fn trial(command: &str) -> anyhow::Result<String> {
    let report: Value = serde_json::from_str(&tianxia(&format!("{command} --json"))?)?;
    let mut text = format!("\n`tianxia {command}`\n\n");
    text += "| bot | games | win rate (95 % interval) | mean points | mean place | ms a decision |\n";
    text += "|---|---|---|---|---|---|\n";
    for bot in report["bots"].as_array().context("bots of a report")? {
        writeln!(text, "{}", row(bot))?;
    }
    Ok(text + "\n")
}

/// The wins of each place, and how far they are from equal.
fn places(command: &str) -> anyhow::Result<String> {
    let report: Value = serde_json::from_str(&tianxia(&format!("{command} --json"))?)?;
    let games = report["games"].as_f64().context("games of a report")?;
    let wins: Vec<f64> = serde_json::from_value(report["wins"].clone())?;
    let points: Vec<f64> = serde_json::from_value(report["mean_points"].clone())?;
    let equal = games / wins.len() as f64;
    let distance: f64 = wins.iter().map(|wins| (wins - equal).powi(2) / equal).sum();
    let mut text = format!("\n`tianxia {command}`\n\n| place | win rate | mean points |\n|---|---|---|\n");
    for (place, (wins, points)) in wins.iter().zip(points).enumerate() {
        writeln!(text, "| {} | {:.1} % | {points:.2} |", place + 1, 100.0 * wins / games)?;
    }
    writeln!(text, "\nχ² = {distance:.1}; with equal places 95 of 100 runs stay below {EVEN_ENOUGH}.\n")?;
    Ok(text)
}

/// The 95 % point of χ² with three degrees of freedom.
const EVEN_ENOUGH: f64 = 7.8;

const HEAD: &str = "\
# How strong the bots are

Written by `cargo xtask strength [GAME]…`. All runs are reproducible: the same command gives the same games. With four
players at the table, equals win 25 % each. A heading says what is wanted, the table below it what was found.

";

fn row(bot: &Value) -> String {
    let number = |name: &str| bot[name].as_f64().unwrap_or_default();
    format!(
        "| {} | {} | {:.1} % ({:.1}–{:.1}) | {:.1} | {:.2} | {:.2} |",
        bot["bot"].as_str().unwrap_or_default(),
        bot["games"],
        100.0 * number("win_rate"),
        100.0 * number("low"),
        100.0 * number("high"),
        number("mean_points"),
        number("mean_place"),
        number("ms_per_decision"),
    )
}
