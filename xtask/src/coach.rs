//! `cargo xtask coach`: whether the coach finds that stronger bots lose less.

use std::path::Path;

use anyhow::Context;
use serde::Deserialize;

use crate::tianxia;

/// A review, as far as it is needed here.
#[derive(Deserialize)]
struct Review {
    decisions: Vec<Decision>,
}

/// A chance before and after a decision, in hundredths of a percent.
#[derive(Deserialize)]
struct Decision {
    before: i32,
    after: i32,
}

/// Has bots of each of these levels play among themselves, reviews their games, and prints what a decision cost on average.
pub fn run(game: &str, bots: &str, games: u32) -> anyhow::Result<()> {
    for level in bots.split(',') {
        let folder = tempfile::tempdir()?;
        let records = folder.path().display();
        tianxia(&format!("simulate {game} --games {games} --bots {level} --seed 19 --records {records}"))?;
        let costs = costs(folder.path())?;
        let (mean, error) = mean(&costs);
        println!(
            "{game} {level}: {mean:.3} % ± {error:.3} a decision, {} decisions in {games} games",
            costs.len()
        );
    }
    Ok(())
}

/// What every decision in the records of a folder cost, in percent.
fn costs(folder: &Path) -> anyhow::Result<Vec<f64>> {
    let mut costs = Vec::new();
    for file in std::fs::read_dir(folder)? {
        let file = file?.path();
        let review = tianxia(&format!("analyse {} --json", file.display()))?;
        let review: Review = serde_json::from_str(&review).context("a review")?;
        costs.extend(review.decisions.iter().map(|one| f64::from(one.before - one.after) / 100.0));
    }
    Ok(costs)
}

/// The mean, and how far it may be off.
fn mean(costs: &[f64]) -> (f64, f64) {
    let number = costs.len().max(2) as f64;
    let mean = costs.iter().sum::<f64>() / number;
    let spread = costs.iter().map(|cost| (cost - mean).powi(2)).sum::<f64>() / (number - 1.0);
    (mean, (spread / number).sqrt())
}
