//! A report as a table for people.

use std::fmt::Write;

use crate::report::{Against, BotReport, Report};

/// The report as text in columns.
pub fn table(report: &Report) -> String {
    let head = [
        "bot",
        "games",
        "wins",
        "win rate",
        "95 %",
        "points",
        "95 %",
        "place",
        "rating",
        "ms/decision",
        "looks/s",
    ];
    let mut rows = vec![head.map(str::to_owned).to_vec()];
    rows.extend(report.bots.iter().map(row));
    let mut text = columns(&rows);
    if report.bots.len() > 1 {
        text = text + "\n" + &columns(&cross(report));
    }
    text + &foot(report)
}

/// Cells in columns, the first to the left and the others to the right.
fn columns(rows: &[Vec<String>]) -> String {
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..rows[0].len()).map(width).collect();
    let mut text = String::new();
    for row in rows {
        for (column, (cell, &width)) in row.iter().zip(&widths).enumerate() {
            let _ = match column {
                0 => write!(text, "{cell:width$}"),
                _ => write!(text, "  {cell:>width$}"),
            };
        }
        text.push('\n');
    }
    text
}

/// How often the bot of a row was ahead of the bot of a column.
pub(crate) fn cross(report: &Report) -> Vec<Vec<String>> {
    let names = report.bots.iter().map(|bot| bot.bot.to_string());
    let mut rows = vec![["ahead of".to_owned()].into_iter().chain(names).collect::<Vec<_>>()];
    for (place, bot) in report.bots.iter().enumerate() {
        let share = |against: &Against| format!("{:.1} %", 100.0 * against.share);
        let mut row: Vec<String> = bot.against.iter().map(share).collect();
        row.insert(place, "–".into());
        row.insert(0, bot.bot.to_string());
        rows.push(row);
    }
    rows
}

fn row(bot: &BotReport) -> Vec<String> {
    let percent = |share: f64| format!("{:.1}", 100.0 * share);
    vec![
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
        if bot.looks_per_second > 0.0 { format!("{:.0}", bot.looks_per_second) } else { "–".into() },
    ]
}

fn foot(report: &Report) -> String {
    let Report { games, wanted, seconds, .. } = report;
    let mut text = format!("\n{games} games in {seconds:.1} s, {} would be equal.\n", equal(report));
    if games < wanted {
        let _ = writeln!(text, "Stopped: {wanted} games were wanted.");
    }
    for doubt in report.doubts() {
        let _ = writeln!(text, "{doubt}");
    }
    for bot in &report.bots {
        if let Some(chances) = &bot.chances {
            let _ = writeln!(text, "{}: {}.", bot.bot, chances.sentence());
            for row in &chances.rows {
                let (said, won) = (100.0 * row.said, 100.0 * row.won);
                let _ = writeln!(text, "  said {said:>4.1} %  won {won:>4.1} %  {:>7} moments", row.moments);
            }
        }
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
