//! `cargo xtask levels`: how strong the levels of bots are at each game, on the scale of people's ratings.

use std::collections::BTreeMap;
use std::fmt::Write;

use anyhow::Context;
use ratings::Rating;
use serde_json::Value;

use crate::Program;
use crate::machine::root;

/// What to measure.
#[derive(clap::Args)]
pub struct Args {
    /// Only these games
    games: Vec<String>,
    /// How many games the levels that answer at once play at each table
    #[arg(long, default_value_t = 200)]
    each: u32,
    /// How many games are played where somebody thinks ahead
    #[arg(long, default_value_t = 24)]
    thinking: u32,
    #[command(flatten)]
    program: Program,
}

/// The levels, the weakest first, with the bot that is measured for each. Whoever thinks by the clock is measured with a
/// twentieth of its time: that orders them all the same, and takes minutes instead of hours.
pub const LEVELS: [(&str, &str, Option<u32>); 7] = [
    ("beginner", "beginner", None),
    ("apprentice", "apprentice", None),
    ("scholar", "scholar", None),
    ("adept", "adept", None),
    ("veteran", "veteran", None),
    ("expert", "search:10ms", Some(10)),
    ("master", "search:50ms", Some(50)),
];
/// The level that has the rating with which people begin.
const ANCHOR: usize = 3;
/// How many sit at a table.
pub const TABLE: usize = 4;

/// Measures the games of these names, or all, and writes `levels.toml` in their folders. Four neighbours of the list sit at a table.
pub fn run(args: &Args) -> anyhow::Result<()> {
    for game in args.program.chosen(&args.games)? {
        let mut before = vec![vec![0.0; LEVELS.len()]; LEVELS.len()];
        let mut played = [0; LEVELS.len()];
        for first in 0..=LEVELS.len() - TABLE {
            let table = &LEVELS[first..first + TABLE];
            let games = if table.iter().any(|level| level.2.is_some()) { args.thinking } else { args.each };
            let bots: Vec<&str> = table.iter().map(|level| level.1).collect();
            let command = format!(
                "arena {game} --players 4 --bots {} --games {games} --seed {first} --json",
                bots.join(",")
            );
            eprintln!("$ tianxia {command}");
            let report: Value = serde_json::from_str(&args.program.run(&command)?)?;
            count(&report, &mut before).context("a report of the arena")?;
            (first..first + TABLE).for_each(|level| played[level] += games);
        }
        let path = root().join("games").join(&game).join("levels.toml");
        let text = written(&ratings::fit(&before, ANCHOR), &played);
        std::fs::write(&path, text).with_context(|| path.display().to_string())?;
        eprintln!("written: {}", path.display());
    }
    Ok(())
}

/// Adds how often each level was placed before each other one.
fn count(report: &Value, before: &mut [Vec<f64>]) -> Option<()> {
    let places: BTreeMap<&str, usize> = LEVELS.iter().map(|level| level.1).zip(0..).collect();
    for bot in report["bots"].as_array()? {
        let own = *places.get(bot["bot"].as_str()?)?;
        for against in bot["against"].as_array()? {
            before[own][*places.get(against["bot"].as_str()?)?] += against["ahead"].as_f64()?;
        }
    }
    Some(())
}

fn written(ratings: &[Rating], games: &[u32]) -> String {
    let mut text = String::from(
        "# How strong the levels of bots are at this game: written by `cargo xtask levels`, see docs/ratings.md.\n",
    );
    for ((rating, games), (name, _, ms)) in ratings.iter().zip(games).zip(LEVELS) {
        let end =
            |sign: f64| Rating { mean: rating.mean + sign * 1.96 * rating.deviation, ..*rating }.shown();
        let (low, high) = (end(-1.0), end(1.0));
        let _ = write!(
            text,
            "\n[{name}]\nrating = {}\nlow = {low}\nhigh = {high}\ngames = {games}\n",
            rating.shown()
        );
        if let Some(ms) = ms {
            let _ = writeln!(text, "ms = {ms}");
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_becomes_a_file_with_the_anchor_in_its_place() {
        let against = |bot: &str, ahead: f64| serde_json::json!({ "bot": bot, "ahead": ahead });
        let report = serde_json::json!({ "bots": [
            { "bot": "scholar", "against": [against("adept", 20.0)] },
            { "bot": "adept", "against": [against("scholar", 80.0)] },
        ] });
        let mut before = vec![vec![0.0; LEVELS.len()]; LEVELS.len()];
        count(&report, &mut before).unwrap();
        // The others must have met somebody as well.
        for level in 1..LEVELS.len() {
            before[level][level - 1] += 50.0;
            before[level - 1][level] += 30.0;
        }
        let text = written(&ratings::fit(&before, ANCHOR), &[100; 7]);
        assert!(text.contains("[adept]\nrating = 1500\nlow = 1500\nhigh = 1500\ngames = 100"), "{text}");
        assert!(text.contains("[master]") && text.ends_with("ms = 50\n"), "{text}");
    }
}
