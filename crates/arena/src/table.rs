//! A report as a table for people.

use std::fmt::Write;

use crate::report::{BotReport, Report};

/// The report as text in columns.
pub fn table(report: &Report) -> String {
    let head =
        ["bot", "games", "wins", "win rate", "95 %", "points", "95 %", "place", "rating", "ms/decision"];
    let mut rows = vec![head.map(str::to_owned)];
    rows.extend(report.bots.iter().map(row));
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: [usize; 10] = std::array::from_fn(width);
    let mut text = String::new();
    for row in &rows {
        for (column, (cell, width)) in row.iter().zip(widths).enumerate() {
            let _ = match column {
                0 => write!(text, "{cell:width$}"),
                _ => write!(text, "  {cell:>width$}"),
            };
        }
        text.push('\n');
    }
    text + &foot(report)
}

fn row(bot: &BotReport) -> [String; 10] {
    let percent = |share: f64| format!("{:.1}", 100.0 * share);
    [
        bot.bot.to_string(),
        bot.games.to_string(),
        format!("{:.1}", bot.wins),
        percent(bot.win_rate) + " %",
        format!("{}–{}", percent(bot.low), percent(bot.high)),
        format!("{:.1}", bot.mean_points),
        format!("{:.1}–{:.1}", bot.points_low, bot.points_high),
        format!("{:.2}", bot.mean_place),
        format!("{:.1} ± {:.1}", bot.rating, bot.rating_uncertainty),
        format!("{:.3}", bot.ms_per_decision),
    ]
}

fn foot(report: &Report) -> String {
    let Report { games, wanted, seconds, .. } = report;
    let mut text = format!("\n{games} games in {seconds:.1} s, {} would be equal.\n", equal(report));
    if games < wanted {
        let _ = writeln!(text, "Stopped: {wanted} games were wanted.");
    }
    for bot in &report.bots {
        if let Some(first) = &bot.faults.first {
            let count = bot.faults.count;
            let _ = writeln!(text, "{} forfeited {count} decisions; the first time: {first}.", bot.bot);
        }
    }
    text
}

fn equal(report: &Report) -> String {
    format!("{:.1} % for each seat", 100.0 / f64::from(report.players))
}
