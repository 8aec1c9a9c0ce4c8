//! `cargo xtask strength`: how strong the bots are, with the commands that measured it.

use std::fmt::Write;

use anyhow::Context;
use serde_json::Value;

use crate::tianxia;

/// What is measured: the game, the line-up, how many games, and what it should show.
const TRIALS: &[(&str, &str, u32, &str)] = &[
    ("dragon", "greedy,random", 400, "greedy wins at least 95 %"),
    ("dragon", "greedy", 200, "four greedy average at least 70 points"),
    ("dragon", "search:1000,greedy", 200, "search wins at least 60 %"),
    ("dragon", "search:1000", 24, "four searches average at least 90 points"),
    ("dragon", "search:4000,search:500", 48, "the longer search wins at least 40 %"),
    ("china", "greedy,random", 400, "greedy wins at least 90 %"),
    ("china", "search:1000,greedy", 200, "search wins at least 45 %"),
    ("ming", "greedy,random", 400, "greedy wins at least 90 %"),
    ("ming", "search:1000,greedy", 200, "search wins at least 45 %"),
    ("lotus", "greedy,random", 400, "greedy wins at least 85 %"),
    ("lotus", "search:1000,greedy", 200, "search wins at least 40 %"),
    ("longwang", "greedy,random", 400, "greedy wins at least 90 %"),
    ("longwang", "search:1000,greedy", 200, "search wins at least 40 %"),
];

/// Measures the games of these names, or all, and writes the page. What is not measured again stays as it was.
pub fn run(wanted: &[String]) -> anyhow::Result<()> {
    let before = std::fs::read_to_string(PAGE).unwrap_or_default();
    let mut page = String::from(HEAD);
    for (game, bots, games, goal) in TRIALS {
        let title = format!("## {game}: {goal}\n");
        if wanted.is_empty() || wanted.iter().any(|name| name == game) {
            page += &title;
            page += &trial(&format!("arena {game} --players 4 --bots {bots} --games {games} --seed 7"))?;
        } else if let Some((_, old)) = before.split_once(&title) {
            page += &title;
            page += old.split("## ").next().unwrap_or_default();
        }
    }
    std::fs::write(PAGE, page).context(PAGE)?;
    eprintln!("written: {PAGE}");
    Ok(())
}

const PAGE: &str = "docs/strength.md";

fn trial(command: &str) -> anyhow::Result<String> {
    eprintln!("$ tianxia {command}");
    let report: Value = serde_json::from_str(&tianxia(&format!("{command} --json"))?)?;
    let mut text = format!("\n`tianxia {command}`\n\n");
    text += "| bot | games | win rate (95 % interval) | mean points | mean place | ms a decision |\n";
    text += "|---|---|---|---|---|---|\n";
    for bot in report["bots"].as_array().context("bots of a report")? {
        writeln!(text, "{}", row(bot))?;
    }
    Ok(text + "\n")
}

const HEAD: &str = "\
# How strong the bots are

Written by `cargo xtask strength [GAME]…`. All runs are reproducible: the same command gives the same games. With four
players at the table, equals win 25 % each.

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
