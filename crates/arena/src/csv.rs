//! A report as CSV: a line for each bot, then its points by source as further columns.

use csv::Writer;

use crate::report::Report;

const COLUMNS: [&str; 19] = [
    "bot",
    "seats",
    "games",
    "wins",
    "win_rate",
    "low",
    "high",
    "mean_points",
    "points_low",
    "points_high",
    "mean_place",
    "place_low",
    "place_high",
    "rating",
    "rating_uncertainty",
    "ms_per_decision",
    "looks_per_second",
    "decisions",
    "faults",
];

/// The report as CSV with a head line.
pub fn csv(report: &Report) -> String {
    let mut writer = Writer::from_writer(Vec::new());
    let sources = report.bots.iter().take(1).flat_map(|bot| &bot.sources);
    let sources = sources.map(|source| format!("points_{}", source.source));
    let columns = COLUMNS.iter().map(|&column| column.to_owned());
    writer.write_record(columns.chain(sources)).expect(SAFE);
    for bot in &report.bots {
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
            bot.looks_per_second,
        ];
        let mut fields = vec![bot.bot.to_string(), bot.seats.to_string(), bot.games.to_string()];
        fields.extend(numbers.map(|number| format!("{number:.4}")));
        fields.extend([bot.decisions.to_string(), bot.faults.count.to_string()]);
        fields.extend(bot.sources.iter().map(|source| format!("{:.4}", source.points)));
        writer.write_record(fields).expect(SAFE);
    }
    String::from_utf8(writer.into_inner().expect(SAFE)).expect("texts make a text")
}

/// Why writing cannot fail.
const SAFE: &str = "memory takes everything, and all bots have the same sources";
