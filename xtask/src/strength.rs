//! `cargo xtask strength`: how strong the bots are, with the commands that measured it.

mod page;
mod rows;

use std::fmt::Write;

use anyhow::Context;
use serde_json::Value;

use crate::Program;
use rows::{Goal, Row};

/// What to measure.
#[derive(clap::Args)]
pub struct Args {
    /// Only these games; all of them take many hours
    games: Vec<String>,
    /// Only rows whose title contains this
    #[arg(long)]
    only: Option<String>,
    /// A tenth of the games: a first look, and labelled as such
    #[arg(long)]
    short: bool,
    /// At most this number of games a row, where there is less time; labelled as well
    #[arg(long, value_name = "GAMES")]
    most: Option<u32>,
    #[command(flatten)]
    program: Program,
}

/// Measures what is asked for. What is not measured again stays as it was, and the page is written after each row: a run
/// that is stopped keeps what it has found.
pub fn run(args: &Args) -> anyhow::Result<()> {
    let rows = rows::all(&args.program.games()?)?;
    let mut found = page::read(&rows);
    for (row, text) in rows.iter().zip(0..) {
        let wanted = args.games.is_empty() || args.games.contains(&row.game);
        if wanted && args.only.as_ref().is_none_or(|only| row.title().contains(only.as_str())) {
            found[text] = Some(args.measure(row)?);
            page::write(&rows, &found)?;
        }
    }
    page::write(&rows, &found)
}

impl Args {
    /// Plays the games of a row and says what came of it: first whether the goal was reached, then the table.
    fn measure(&self, row: &Row) -> anyhow::Result<String> {
        let games = if self.short { (row.games / 10).max(8).min(row.games) } else { row.games };
        let games = self.most.map_or(games, |most| games.min(most));
        let command = row.command(games);
        eprintln!("$ tianxia {command}");
        let report: Value = serde_json::from_str(&self.program.run(&format!("{command} --json"))?)?;
        if row.goal == Goal::Even {
            return places(&command, &report);
        }
        let bots = report["bots"].as_array().context("bots of a report")?;
        let label = if games < row.games {
            format!(" Only {games} games, {} are wanted.", row.games)
        } else {
            String::new()
        };
        let mut text = format!("\n{}{label}\n\n`tianxia {command}`\n\n", row.verdict(&bots[0]));
        text += "| bot | games | win rate (95 % interval) | mean points | ms a decision | looks a second |\n";
        text += "|---|---|---|---|---|---|\n";
        for bot in bots {
            writeln!(text, "{}", line(bot))?;
        }
        if let Some(chances) = bots[0]["chances"]["rows"].as_array().filter(|_| row.goal == Goal::Honest) {
            text += "\n| called | won | moments |\n|---|---|---|\n";
            for row in chances {
                let percent = |name: &str| 100.0 * row[name].as_f64().unwrap_or_default();
                writeln!(
                    text,
                    "| {:.1} % | {:.1} % | {} |",
                    percent("said"),
                    percent("won"),
                    row["moments"]
                )?;
            }
        }
        Ok(text + "\n")
    }
}

fn line(bot: &Value) -> String {
    let number = |name: &str| bot[name].as_f64().unwrap_or_default();
    let looks = number("looks_per_second");
    format!(
        "| {} | {} | {:.1} % ({:.1}–{:.1}) | {:.1} | {:.2} | {} |",
        bot["bot"].as_str().unwrap_or_default(),
        bot["games"],
        100.0 * number("win_rate"),
        100.0 * number("low"),
        100.0 * number("high"),
        number("mean_points"),
        number("ms_per_decision"),
        if looks > 0.0 { format!("{looks:.0}") } else { "–".into() },
    )
}

/// The wins of each place, and how far they are from equal.
fn places(command: &str, report: &Value) -> anyhow::Result<String> {
    let games = report["games"].as_f64().context("games of a report")?;
    let wins: Vec<f64> = serde_json::from_value(report["wins"].clone())?;
    let points: Vec<f64> = serde_json::from_value(report["mean_points"].clone())?;
    let equal = games / wins.len() as f64;
    let distance: f64 = wins.iter().map(|wins| (wins - equal).powi(2) / equal).sum();
    let verdict = if distance < EVEN_ENOUGH { "Reached" } else { "Not reached" };
    let mut text = format!(
        "\n{verdict}: χ² = {distance:.1}; with equal places 95 of 100 runs stay below {EVEN_ENOUGH}.\n\n\
         `tianxia {command}`\n\n| place | win rate | mean points |\n|---|---|---|\n"
    );
    for (place, (wins, points)) in wins.iter().zip(points).enumerate() {
        writeln!(text, "| {} | {:.1} % | {points:.2} |", place + 1, 100.0 * wins / games)?;
    }
    Ok(text + "\n")
}

/// The 95 % point of χ² with three degrees of freedom.
const EVEN_ENOUGH: f64 = 7.8;
