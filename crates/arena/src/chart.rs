//! The charts of a report, drawn as SVG.
//!
//! Colours are CSS variables of the page (`--b0` to `--b5` for the bots), so that one drawing is right by
//! day and by night. Every mark carries a `<title>` with its number.

use std::fmt::Write;

use crate::html::escape;
use crate::report::{BotReport, Report};

const WIDTH: f64 = 720.0;
/// Room for names on the left.
const LEFT: f64 = 150.0;
/// Room for numbers on the right.
const RIGHT: f64 = 60.0;
const ROW: f64 = 34.0;

/// A scale from 0 to a round number, and the steps of its grid.
struct Axis {
    least: f64,
    most: f64,
    step: f64,
}

impl Axis {
    fn new(least: f64, most: f64) -> Axis {
        let span = (most - least).max(1e-9);
        let raw = span / 5.0;
        let power = 10f64.powf(raw.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].into_iter().map(|n| n * power).find(|&step| step >= raw);
        let step = step.unwrap_or(10.0 * power);
        Axis { least: (least / step).floor() * step, most: (most / step).ceil() * step, step }
    }

    fn steps(&self) -> impl Iterator<Item = f64> + '_ {
        let count = ((self.most - self.least) / self.step).round() as u32;
        (0..=count).map(|n| self.least + f64::from(n) * self.step)
    }

    /// Where a number lies between two places.
    fn place(&self, number: f64, from: f64, to: f64) -> f64 {
        from + (number - self.least) / (self.most - self.least) * (to - from)
    }
}

fn open(height: f64, name: &str) -> String {
    format!(
        "<svg viewBox=\"0 0 {WIDTH} {height:.0}\" role=\"img\" aria-label=\"{name}\"><title>{name}</title>\n"
    )
}

/// Upright grid lines with numbers under them.
fn grid(svg: &mut String, axis: &Axis, bottom: f64, unit: &str) {
    for step in axis.steps() {
        let x = axis.place(step, LEFT, WIDTH - RIGHT);
        let _ = writeln!(
            svg,
            "<line class=\"grid\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"4\" y2=\"{bottom:.1}\"/>\
             <text class=\"small\" text-anchor=\"middle\" x=\"{x:.1}\" y=\"{:.1}\">{}{unit}</text>",
            bottom + 16.0,
            number(step)
        );
    }
}

/// A number without needless digits.
fn number(number: f64) -> String {
    if (number - number.round()).abs() < 1e-9 { format!("{number:.0}") } else { format!("{number:.1}") }
}

fn name(svg: &mut String, text: &str, y: f64) {
    let short: String =
        if text.chars().count() > 22 { text.chars().take(21).chain(['…']).collect() } else { text.into() };
    let x = LEFT - 10.0;
    let short = escape(&short);
    let _ = writeln!(svg, "<text text-anchor=\"end\" x=\"{x}\" y=\"{y:.1}\">{short}</text>");
}

/// Win rates with their intervals, and a dashed line where they would all be equal.
pub fn win_rates(report: &Report) -> String {
    let bottom = ROW * report.bots.len() as f64 + 8.0;
    let axis = Axis { least: 0.0, most: 100.0, step: 20.0 };
    let mut svg = open(bottom + 24.0, "Win rates with 95 % intervals");
    grid(&mut svg, &axis, bottom, " %");
    let place = |share: f64| axis.place(100.0 * share, LEFT, WIDTH - RIGHT);
    let equal = place(1.0 / f64::from(report.players));
    let _ = writeln!(
        svg,
        "<line class=\"equal\" x1=\"{equal:.1}\" x2=\"{equal:.1}\" y1=\"4\" y2=\"{bottom:.1}\">\
         <title>equal: {:.1} %</title></line>",
        100.0 / f64::from(report.players)
    );
    for (place_of, bot) in report.bots.iter().enumerate() {
        let y = ROW * place_of as f64 + ROW / 2.0 + 4.0;
        name(&mut svg, &bot.bot.to_string(), y + 5.0);
        let (low, high, middle) = (place(bot.low), place(bot.high), place(bot.win_rate));
        let told = format!(
            "{}: {:.1} % of {} games, 95 % interval {:.1} to {:.1} %",
            escape(&bot.bot.to_string()),
            100.0 * bot.win_rate,
            bot.games,
            100.0 * bot.low,
            100.0 * bot.high
        );
        let colour = colour(place_of);
        let _ = writeln!(
            svg,
            "<g style=\"stroke:{colour};fill:{colour}\"><title>{told}</title>\
             <line x1=\"{low:.1}\" x2=\"{high:.1}\" y1=\"{y:.1}\" y2=\"{y:.1}\" stroke-width=\"3\"/>\
             <circle cx=\"{middle:.1}\" cy=\"{y:.1}\" r=\"6\"/></g>\
             <text class=\"small\" x=\"{:.1}\" y=\"{:.1}\">{:.1} %</text>",
            WIDTH - RIGHT + 8.0,
            y + 4.0,
            100.0 * bot.win_rate
        );
    }
    svg + "</svg>\n"
}

/// The colour of a bot.
pub fn colour(bot: usize) -> String {
    format!("var(--b{})", bot % 6)
}

/// How often each number of points was reached, a ridge for each bot.
pub fn distributions(report: &Report) -> String {
    const TALL: f64 = 70.0;
    let all = || report.bots.iter().flat_map(|bot| &bot.distribution).map(|bucket| f64::from(bucket.points));
    let axis = Axis::new(all().fold(0.0, f64::min), all().fold(1.0, f64::max));
    // About forty columns, each a whole number of points wide.
    let wide = ((axis.most - axis.least) / 40.0).ceil().max(1.0);
    let bottom = TALL * report.bots.len() as f64 + 8.0;
    let mut svg = open(bottom + 24.0, "Distribution of points");
    grid(&mut svg, &axis, bottom, "");
    for (place, bot) in report.bots.iter().enumerate() {
        let ground = TALL * (place as f64 + 1.0);
        name(&mut svg, &bot.bot.to_string(), ground - 8.0);
        let columns = columns(bot, axis.least, wide);
        let most = columns.iter().copied().max().unwrap_or(0).max(1);
        for (column, &games) in columns.iter().enumerate().filter(|column| *column.1 > 0) {
            let from = axis.least + wide * column as f64;
            let x = axis.place(from, LEFT, WIDTH - RIGHT);
            let width = axis.place(from + wide, LEFT, WIDTH - RIGHT) - x;
            let height = (TALL - 14.0) * f64::from(games) / f64::from(most);
            let _ = writeln!(
                svg,
                "<rect style=\"fill:{}\" x=\"{x:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{height:.1}\">\
                 <title>{}: {} to {} points in {games} games</title></rect>",
                colour(place),
                ground - height,
                (width - 1.0).max(0.5),
                escape(&bot.bot.to_string()),
                from,
                from + wide - 1.0
            );
        }
        let x = axis.place(bot.mean_points, LEFT, WIDTH - RIGHT);
        let _ = writeln!(
            svg,
            "<line class=\"mean\" x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"{:.1}\" y2=\"{ground:.1}\">\
             <title>mean {:.1}</title></line>\
             <line class=\"axis\" x1=\"{LEFT}\" x2=\"{:.1}\" y1=\"{ground:.1}\" y2=\"{ground:.1}\"/>",
            ground - TALL + 8.0,
            bot.mean_points,
            WIDTH - RIGHT
        );
    }
    svg + "</svg>\n"
}

fn columns(bot: &BotReport, least: f64, wide: f64) -> Vec<u32> {
    let mut columns = Vec::new();
    for bucket in &bot.distribution {
        let column = ((f64::from(bucket.points) - least) / wide) as usize;
        if columns.len() <= column {
            columns.resize(column + 1, 0);
        }
        columns[column] += bucket.games;
    }
    columns
}

/// Mean points by source, a group of bars for each source that gave any.
pub fn sources(report: &Report) -> String {
    const BAR: f64 = 11.0;
    let points = |bot: &BotReport, source: usize| bot.sources.get(source).map_or(0.0, |s| s.points);
    let names = report.bots.first().map(|bot| bot.sources.as_slice()).unwrap_or_default();
    let used: Vec<usize> = (0..names.len())
        .filter(|&source| report.bots.iter().any(|bot| points(bot, source).abs() > 0.005))
        .collect();
    let all = || report.bots.iter().flat_map(|bot| &bot.sources).map(|source| source.points);
    let axis = Axis::new(all().fold(0.0, f64::min), all().fold(1.0, f64::max));
    let group = BAR * report.bots.len() as f64 + 12.0;
    let bottom = group * used.len() as f64 + 8.0;
    let mut svg = open(bottom + 24.0, "Mean points by source");
    grid(&mut svg, &axis, bottom, "");
    let zero = axis.place(0.0, LEFT, WIDTH - RIGHT);
    for (row, &source) in used.iter().enumerate() {
        let top = group * row as f64 + 8.0;
        name(&mut svg, &names[source].source.replace('_', " "), top + group / 2.0 - 2.0);
        for (place, bot) in report.bots.iter().enumerate() {
            let x = axis.place(points(bot, source), LEFT, WIDTH - RIGHT);
            let _ = writeln!(
                svg,
                "<rect style=\"fill:{}\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\">\
                 <title>{}, {}: {:.2} points</title></rect>",
                colour(place),
                x.min(zero),
                top + BAR * place as f64,
                (x - zero).abs(),
                BAR - 2.0,
                escape(&bot.bot.to_string()),
                escape(&names[source].source),
                points(bot, source)
            );
        }
    }
    svg + "</svg>\n"
}

/// Mean points at the end of each round, a line for each bot.
pub fn rounds(report: &Report) -> String {
    const BOTTOM: f64 = 280.0;
    let count = report.bots.iter().map(|bot| bot.rounds.len()).max().unwrap_or(0);
    let all = || report.bots.iter().flat_map(|bot| &bot.rounds).copied();
    let axis = Axis::new(all().fold(0.0, f64::min), all().fold(1.0, f64::max));
    let mut svg = open(BOTTOM + 24.0, "Mean points after each round");
    for step in axis.steps() {
        let y = axis.place(step, BOTTOM, 12.0);
        let _ = writeln!(
            svg,
            "<line class=\"grid\" x1=\"{LEFT}\" x2=\"{:.1}\" y1=\"{y:.1}\" y2=\"{y:.1}\"/>\
             <text class=\"small\" text-anchor=\"end\" x=\"{:.1}\" y=\"{:.1}\">{}</text>",
            WIDTH - RIGHT,
            LEFT - 8.0,
            y + 4.0,
            number(step)
        );
    }
    let across =
        |round: usize| LEFT + 12.0 + (WIDTH - RIGHT - LEFT - 24.0) * round as f64 / (count.max(2) - 1) as f64;
    for round in 0..count {
        let label = if round + 1 == count { "end".into() } else { (round + 1).to_string() };
        let (x, y) = (across(round), BOTTOM + 18.0);
        let _ = writeln!(
            svg,
            "<text class=\"small\" text-anchor=\"middle\" x=\"{x:.1}\" y=\"{y}\">{label}</text>"
        );
    }
    for (place, bot) in report.bots.iter().enumerate() {
        let colour = colour(place);
        let points: Vec<(f64, f64)> = (bot.rounds.iter().enumerate())
            .map(|(round, &points)| (across(round), axis.place(points, BOTTOM, 12.0)))
            .collect();
        let line: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
        let _ = writeln!(
            svg,
            "<polyline class=\"line\" style=\"stroke:{colour}\" points=\"{}\"/>",
            line.join(" ")
        );
        for ((round, mean), (x, y)) in bot.rounds.iter().enumerate().zip(points) {
            let _ = writeln!(
                svg,
                "<circle style=\"fill:{colour}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3.5\">\
                 <title>{}, round {}: {mean:.1} points</title></circle>",
                escape(&bot.bot.to_string()),
                round + 1
            );
        }
    }
    svg + "</svg>\n"
}

/// Chances of winning as they were called, and what share was won; on the dashed line they are honest. Empty if nobody named
/// any.
pub fn chances(report: &Report) -> String {
    const BOTTOM: f64 = 300.0;
    if report.bots.iter().all(|bot| bot.chances.is_none()) {
        return String::new();
    }
    let axis = Axis { least: 0.0, most: 100.0, step: 20.0 };
    let mut svg = open(BOTTOM + 24.0, "Chances of winning: across, what was said; upwards, what was won");
    grid(&mut svg, &axis, BOTTOM, " %");
    let across = |share: f64| axis.place(100.0 * share, LEFT, WIDTH - RIGHT);
    let up = |share: f64| axis.place(100.0 * share, BOTTOM, 12.0);
    for step in axis.steps() {
        let y = up(step / 100.0);
        let (left, right) = (LEFT - 8.0, WIDTH - RIGHT);
        let _ = writeln!(
            svg,
            "<line class=\"grid\" x1=\"{LEFT}\" x2=\"{right:.1}\" y1=\"{y:.1}\" y2=\"{y:.1}\"/>\
             <text class=\"small\" text-anchor=\"end\" x=\"{left:.1}\" y=\"{:.1}\">{step} %</text>",
            y + 4.0,
        );
    }
    let (left, right, low, high) = (across(0.0), across(1.0), up(0.0), up(1.0));
    let _ = writeln!(
        svg,
        "<line class=\"equal\" x1=\"{left:.1}\" x2=\"{right:.1}\" y1=\"{low:.1}\" y2=\"{high:.1}\"/>"
    );
    for (place, bot) in report.bots.iter().enumerate() {
        for row in bot.chances.iter().flat_map(|chances| chances.sure()) {
            let _ = writeln!(
                svg,
                "<circle style=\"fill:{}\" cx=\"{:.1}\" cy=\"{:.1}\" r=\"5\">\
                 <title>{}: said {:.1} %, won {:.1} % of {} moments</title></circle>",
                colour(place),
                across(row.said),
                up(row.won),
                escape(&bot.bot.to_string()),
                100.0 * row.said,
                100.0 * row.won,
                row.moments
            );
        }
    }
    svg + "</svg>\n"
}
