//! The way of everybody's points through the rounds, as a chart that fits a phone.

use kernel::{Seat, Viewer};
use maud::{Markup, html};
use table::AnyTable;

use crate::pages::{Locale, marker};

/// The chart's size, and where its axes lie.
const WIDTH: f32 = 400.0;
const HEIGHT: f32 = 230.0;
const LEFT: f32 = 40.0;
const RIGHT: f32 = 16.0;
const TOP: f32 = 24.0;
const BOTTOM: f32 = 42.0;
/// Rounds that are numbered below the chart at most; of more, every second, third … is.
const NUMBERED: usize = 12;

/// Points of all seats when each round begins, and at the end.
fn rounds(table: &dyn AnyTable) -> Vec<Vec<i32>> {
    let starts =
        table.log(Viewer::Spectator, 0).into_iter().filter(|entry| entry.opens_round).map(|entry| entry.step);
    let mut points: Vec<Vec<i32>> =
        starts.filter_map(|step| Some(table.frozen(step)?.standing().points().to_vec())).collect();
    points.push(table.standing().points().to_vec());
    points
}

/// The chart, and below it whose line is whose.
pub fn chart(table: &dyn AnyTable, names: &[String], locale: Locale) -> Markup {
    let rounds = rounds(table);
    let most = rounds.iter().flatten().copied().max().unwrap_or(0).max(1);
    let last = rounds.len() - 1;
    let x = |round: usize| LEFT + (WIDTH - LEFT - RIGHT) * round as f32 / last.max(1) as f32;
    let y = |points: i32| HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * points as f32 / most as f32;
    let line = |seat: usize| {
        let point = |(round, points): (usize, &Vec<i32>)| format!("{:.1},{:.1}", x(round), y(points[seat]));
        rounds.iter().enumerate().map(point).collect::<Vec<_>>().join(" ")
    };
    let ends = |seat: usize| (x(last), y(rounds[last][seat]));
    let every = last.div_ceil(NUMBERED).max(1);
    html! {
        figure.chart {
            figcaption { (locale.t("site-chart")) }
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(locale.t("site-chart")) {
                @for tick in ticks(most) {
                    line.grid x1=(LEFT) x2=(WIDTH - RIGHT) y1=(y(tick)) y2=(y(tick)) {}
                    text.tick x=(LEFT - 6.0) y=(y(tick) + 4.0) { (tick) }
                }
                // The end is named; a number beside it would touch it.
                @for round in (0..last).step_by(every).filter(|round| last - round >= every.min(last)) {
                    line.notch x1=(x(round)) x2=(x(round)) y1=(y(0)) y2=(y(0) + 4.0) {}
                    text.round x=(x(round)) y=(y(0) + 18.0) { (round + 1) }
                }
                line.notch x1=(x(last)) x2=(x(last)) y1=(y(0)) y2=(y(0) + 4.0) {}
                text.round.end x=(WIDTH - 2.0) y=(y(0) + 18.0) { (locale.t("site-axis-end")) }
                text.axis x=(LEFT) y=(HEIGHT - 6.0) { (locale.t("site-axis-rounds")) }
                text.axis x="2" y="12" { (locale.t("site-axis-points")) }
                @for (seat, name) in Seat::all(names.len() as u8).zip(names) {
                    @let n = usize::from(seat.number());
                    @let (right, high) = ends(n);
                    g class={ "p" (n) } {
                        title { (name) }
                        polyline points=(line(n)) {}
                        use href={ "#s-shape-" (n) } x=(right - 6.0) y=(high - 6.0) width="12" height="12" {}
                    }
                }
            }
            ul.legend {
                @for (seat, name) in Seat::all(names.len() as u8).zip(names) { li { (marker(seat)) " " (name) } }
            }
        }
    }
}

/// Round numbers up to the most.
fn ticks(most: i32) -> Vec<i32> {
    let step = [1, 5, 10, 20, 25, 50, 100].into_iter().find(|step| most / step <= 5).unwrap_or(200);
    (0..=most / step).map(|tick| tick * step).collect()
}
