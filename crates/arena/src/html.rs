//! A report as a page that needs nothing else: no script, no font, no picture from elsewhere.

use std::fmt::Write;

use crate::report::{BotReport, Report};
use crate::{chart, table};

/// The report as a page with charts.
pub fn page(report: &Report) -> String {
    let title = format!("Arena: {}, {} players, {} games", report.game, report.players, report.games);
    let title = escape(&title);
    let mut page = format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n{}",
        head(report)
    );
    page += &bots(report);
    page += &cross(report);
    for (heading, chart) in [
        ("Win rates", chart::win_rates(report)),
        ("Points", chart::distributions(report)),
        ("Points by source", chart::sources(report)),
        ("Points after each round", chart::rounds(report)),
        ("Chances of winning, as they were called and as they were", chart::chances(report)),
    ] {
        if chart.is_empty() {
            continue;
        }
        let _ = write!(page, "<section>\n<h2>{heading}</h2>\n{}{chart}</section>\n", legend(report));
    }
    page + "</main>\n</body>\n</html>\n"
}

fn head(report: &Report) -> String {
    let options: Vec<String> =
        report.options.iter().map(|(name, value)| format!("{} {}", escape(name), escape(value))).collect();
    let again = if report.reproducible { "the same seed gives the same games" } else { "with a clock" };
    let mut text = format!(
        "<p>Line-up <code>{}</code>, seed {}, {again}. {} games in {:.1} seconds",
        escape(&report.line_up),
        report.seed,
        report.games,
        report.seconds
    );
    if report.games < report.wanted {
        let _ = write!(text, "; stopped, {} were wanted", report.wanted);
    }
    if !options.is_empty() {
        let _ = write!(text, ". Options: {}", options.join(", "));
    }
    text + ".</p>\n"
}

fn bots(report: &Report) -> String {
    let mut text = String::from(
        "<table>\n<tr><th>bot</th><th>games</th><th>wins</th><th>win rate</th><th>95 %</th><th>points</th>\
         <th>place</th><th>rating</th><th>ms a decision</th><th>looks a second</th><th>forfeited</th></tr>\n",
    );
    for (place, bot) in report.bots.iter().enumerate() {
        let _ = writeln!(text, "{}", row(place, bot));
    }
    text + "</table>\n"
}

fn row(place: usize, bot: &BotReport) -> String {
    format!(
        "<tr><th>{} {}</th><td>{}</td><td>{:.1}</td><td>{:.1} %</td><td>{:.1}–{:.1}</td><td>{:.1}</td>\
         <td>{:.2}</td><td>{:.1} ± {:.1}</td><td>{:.3}</td><td>{:.0}</td><td{}>{}</td></tr>",
        swatch(place),
        escape(&bot.bot.to_string()),
        bot.games,
        bot.wins,
        100.0 * bot.win_rate,
        100.0 * bot.low,
        100.0 * bot.high,
        bot.mean_points,
        bot.mean_place,
        bot.rating,
        bot.rating_uncertainty,
        bot.ms_per_decision,
        bot.looks_per_second,
        bot.faults.first.as_ref().map(|first| format!(" title=\"{}\"", escape(first))).unwrap_or_default(),
        bot.faults.count
    )
}

/// Who was ahead of whom, and what that does not tell yet.
fn cross(report: &Report) -> String {
    if report.bots.len() < 2 {
        return String::new();
    }
    let mut text = String::from("<section>\n<h2>Ahead of each other</h2>\n<table>\n");
    for (place, row) in table::cross(report).iter().enumerate() {
        let cell = if place == 0 { "th" } else { "td" };
        let cells = row[1..].iter().map(|text| format!("<{cell}>{}</{cell}>", escape(text)));
        let _ = writeln!(text, "<tr><th>{}</th>{}</tr>", escape(&row[0]), cells.collect::<String>());
    }
    text += "</table>\n";
    for doubt in report.doubts() {
        let _ = writeln!(text, "<p>{}</p>", escape(&doubt));
    }
    text + "</section>\n"
}

fn swatch(place: usize) -> String {
    format!("<i style=\"background:{}\"></i>", chart::colour(place))
}

fn legend(report: &Report) -> String {
    let names = report.bots.iter().enumerate();
    let names = names.map(|(place, bot)| format!("{} {}", swatch(place), escape(&bot.bot.to_string())));
    format!("<p class=\"legend\">{}</p>\n", names.collect::<Vec<_>>().join(" "))
}

/// Text escaped for HTML and SVG, including attributes.
pub(crate) fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Paper and ink by day, ink and paper by night; cinnabar, jade, indigo, ochre, plum and stone for the bots.
const STYLE: &str = "
:root { color-scheme: light dark; --paper: #f6f1e5; --ink: #2b2723; --faint: #d9d0bd; --soft: #6f675c;
  --b0: #b33a2b; --b1: #3f7d64; --b2: #35507e; --b3: #b0842c; --b4: #7a4068; --b5: #6b6b66; }
@media (prefers-color-scheme: dark) { :root { --paper: #1d1b19; --ink: #e9e1d1; --faint: #3b3732;
  --soft: #a39a8b; --b0: #e06a55; --b1: #74b899; --b2: #8aa6dd; --b3: #d9b35f; --b4: #c48ab2; --b5: #a5a59d; } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 Georgia, 'Noto Serif', serif; margin: 0; }
main { max-width: 52rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { font-size: 1.5rem; font-weight: normal; border-bottom: 2px solid var(--b0); padding-bottom: .4rem; }
h2 { font-size: 1.15rem; font-weight: normal; margin: 2.2rem 0 .3rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; display: block; overflow-x: auto; }
th, td { text-align: right; padding: .25rem .6rem; border-bottom: 1px solid var(--faint); font-weight: normal; white-space: nowrap; }
th:first-child { text-align: left; }
tr:first-child th { color: var(--soft); font-size: .85rem; }
i { display: inline-block; width: .75em; height: .75em; border-radius: 2px; }
.legend { margin: .2rem 0 .4rem; font-size: .9rem; color: var(--soft); }
.legend i { margin-left: .7em; }
svg { width: 100%; height: auto; }
svg text { fill: var(--ink); font: 14px Georgia, 'Noto Serif', serif; }
svg .small { fill: var(--soft); font-size: 12px; font-variant-numeric: tabular-nums; }
svg .grid { stroke: var(--faint); stroke-width: 1; }
svg .axis { stroke: var(--ink); stroke-width: 1; }
svg .equal { stroke: var(--soft); stroke-width: 1.5; stroke-dasharray: 5 4; }
svg .mean { stroke: var(--ink); stroke-width: 1.5; stroke-dasharray: 2 3; }
svg .line { fill: none; stroke-width: 2.2; stroke-linejoin: round; }
";
