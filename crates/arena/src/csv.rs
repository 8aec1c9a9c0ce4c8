//! A report as CSV: a line for each bot, then its points by source as further columns.

use std::fmt::Write;

use crate::report::Report;

/// The report as CSV with a head line.
pub fn csv(report: &Report) -> String {
    let mut text = String::from(
        "bot,seats,games,wins,win_rate,low,high,mean_points,points_low,points_high,mean_place,place_low,\
         place_high,rating,rating_uncertainty,ms_per_decision,decisions,faults",
    );
    for source in report.bots.iter().take(1).flat_map(|bot| &bot.sources) {
        let _ = write!(text, ",{}", quote(&format!("points_{}", source.source)));
    }
    text.push('\n');
    for bot in &report.bots {
        let _ = write!(text, "{},{},{}", quote(&bot.bot.to_string()), bot.seats, bot.games);
        let numbers = [
            bot.wins,
            bot.win_rate,
            bot.low,
            bot.high,
            bot.mean_points,
            bot.points_low,
            bot.points_high,
            bot.mean_place,
            bot.place_low,
            bot.place_high,
            bot.rating,
            bot.rating_uncertainty,
            bot.ms_per_decision,
        ];
        for number in numbers {
            let _ = write!(text, ",{number:.4}");
        }
        let _ = write!(text, ",{},{}", bot.decisions, bot.faults.count);
        for source in &bot.sources {
            let _ = write!(text, ",{:.4}", source.points);
        }
        text.push('\n');
    }
    text
}

/// A field, in quotes if it has something in it that would end it.
fn quote(field: &str) -> String {
    if field.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_that_need_it_are_quoted() {
        assert_eq!(quote("greedy"), "greedy");
        assert_eq!(quote("command:a \"b\", c"), "\"command:a \"\"b\"\", c\"");
    }
}
