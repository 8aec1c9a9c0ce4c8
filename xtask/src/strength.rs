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
    ("lotus", "greedy,random", 400, "greedy wins at least 85 %"),
    ("lotus", "search:1000,greedy", 200, "search wins at least 40 %"),
    ("ming", "greedy,random", 400, "greedy wins at least 90 %"),
    ("ming", "search:1000,greedy", 200, "search wins at least 45 %"),
    ("longwang", "greedy,random", 400, "greedy wins at least 90 %"),
    ("longwang", "search:1000,greedy", 200, "search wins at least 40 %"),
];

pub fn run() -> anyhow::Result<()> {
    let mut page = String::from(HEAD);
    for (game, bots, games, goal) in TRIALS {
        let command = format!("arena {game} --players 4 --bots {bots} --games {games} --seed 7");
        eprintln!("$ tianxia {command}");
        let report: Value = serde_json::from_str(&tianxia(&format!("{command} --json"))?)?;
        writeln!(page, "## {game}: {goal}\n\n`tianxia {command}`\n")?;
        writeln!(
            page,
            "| bot | games | win rate (95 % interval) | mean points | mean place | ms a decision |"
        )?;
        writeln!(page, "|---|---|---|---|---|---|")?;
        for bot in report["bots"].as_array().context("bots of a report")? {
            writeln!(page, "{}", row(bot))?;
        }
        page.push('\n');
    }
    std::fs::write("docs/strength.md", page).context("docs/strength.md")?;
    eprintln!("written: docs/strength.md");
    Ok(())
}

const HEAD: &str = "\
# How strong the bots are

Written by `cargo xtask strength`. All runs are reproducible: the same command gives the same games. With four
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
