//! `cargo xtask coach`: whether the coach finds that stronger levels lose less.

use std::path::Path;

use anyhow::Context;
use serde::Deserialize;

use crate::Program;
use crate::levels::{LEVELS, TABLE};

/// What to review.
#[derive(clap::Args)]
pub struct Args {
    /// Only these games
    games: Vec<String>,
    /// How many games of each, at least: every level sits at the same number of tables
    #[arg(long, default_value_t = 50)]
    each: usize,
    /// Passed on to `tianxia analyse`
    #[arg(long, value_name = "N")]
    depth: Option<u64>,
    #[command(flatten)]
    program: Program,
}

/// A review, as far as it is needed here.
#[derive(Deserialize)]
struct Review {
    decisions: Vec<Decision>,
}

/// A chance before and after a decision, in hundredths of a percent.
#[derive(Deserialize)]
struct Decision {
    seat: usize,
    before: i32,
    after: i32,
}

/// Has the levels play against each other, reviews their games, and prints what a decision cost each of them on average.
pub fn run(args: &Args) -> anyhow::Result<()> {
    let depth = args.depth.map(|depth| format!("--depth {depth}")).unwrap_or_default();
    for game in args.program.chosen(&args.games)? {
        let mut costs = vec![Vec::new(); LEVELS.len()];
        let rounds = args.each.div_ceil(LEVELS.len());
        for first in 0..LEVELS.len() {
            // Levels that sit far from each other in the list, so that nobody meets only their like; each comes to each seat.
            let table: Vec<usize> = (0..TABLE).map(|seat| (first + seat * 2) % LEVELS.len()).collect();
            let bots: Vec<&str> = table.iter().map(|&level| LEVELS[level].1).collect();
            let folder = tempfile::tempdir()?;
            let records = folder.path().display();
            args.program.run(&format!(
                "simulate {game} --players {TABLE} --games {rounds} --bots {} --seed 19{first} --records {records}",
                bots.join(",")
            ))?;
            review(args, &depth, folder.path(), |seat, cost| costs[table[seat]].push(cost))?;
        }
        for (costs, (level, ..)) in costs.iter().zip(LEVELS) {
            let (mean, error) = mean(costs);
            println!("| {game} | {level} | {mean:.3} % ± {error:.3} | {} |", costs.len());
        }
    }
    Ok(())
}

/// What every decision in the records of a folder cost the seat, in percent.
fn review(args: &Args, depth: &str, folder: &Path, mut cost: impl FnMut(usize, f64)) -> anyhow::Result<()> {
    for file in std::fs::read_dir(folder)? {
        let file = file?.path();
        let review = args.program.run(&format!("analyse {} --json {depth}", file.display()))?;
        let review: Review = serde_json::from_str(&review).context("a review")?;
        for Decision { seat, before, after } in review.decisions {
            cost(seat, f64::from(before - after) / 100.0);
        }
    }
    Ok(())
}

/// The mean, and its standard error.
fn mean(costs: &[f64]) -> (f64, f64) {
    let number = costs.len().max(2) as f64;
    let mean = costs.iter().sum::<f64>() / number;
    let spread = costs.iter().map(|cost| (cost - mean).powi(2)).sum::<f64>() / (number - 1.0);
    (mean, (spread / number).sqrt())
}
