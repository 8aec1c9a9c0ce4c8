//! How a game ended: points by source, and their way through the rounds.

use kernel::{Eye, Phrase, Seat};
use maud::{Markup, html};
use table::AnyTable;

use super::Tongue;

/// The result of a finished table.
pub fn result(id: &str, table: &dyn AnyTable, names: &[String], tongue: Tongue) -> Markup {
    let standing = table.standing();
    let winners = standing.winners();
    let wins = Phrase::new("play-wins")
        .with("count", winners.len() as u32)
        .with("seats", winners.iter().collect::<kernel::Arg>());
    html! {
        section.result.paper id="result" {
            h2 { (tongue.say_of(&wins, names)) }
            div.wide tabindex="0" { (sources(table, names, tongue)) }
            (chart(table, names, tongue))
            p.row {
                a.button href={ "/t/" (id) "?at=0" } { (tongue.t("site-replay")) }
                a.button href={ "/t/" (id) "/record.json" } download { (tongue.t("site-download")) }
            }
        }
    }
}

fn sources(table: &dyn AnyTable, names: &[String], tongue: Tongue) -> Markup {
    let standing = table.standing();
    html! {
        table.points {
            thead { tr {
                td {}
                @for (seat, name) in Seat::all(names.len() as u8).zip(names) {
                    th scope="col" { (super::marker(seat)) " " (name) }
                }
            } }
            tbody {
                @for source in table.sources().iter().filter(|source| source.points.iter().any(|&points| points != 0)) {
                    tr {
                        th scope="row" { (tongue.t(&format!("{}-source-{}", table.game(), source.name))) }
                        @for points in &source.points { td { (points) } }
                    }
                }
            }
            tfoot {
                tr { th scope="row" { (tongue.t("result-points")) } @for points in standing.points() { td { (points) } } }
                tr { th scope="row" { (tongue.t("result-rank")) } @for rank in standing.ranks() { td { (rank) } } }
            }
        }
    }
}

/// Points of all seats when each round begins, and at the end.
fn rounds(table: &dyn AnyTable) -> Vec<Vec<i32>> {
    let starts =
        table.log(Eye::Table, 0).into_iter().filter(|entry| entry.opens_round).map(|entry| entry.step);
    let mut points: Vec<Vec<i32>> =
        starts.filter_map(|step| Some(table.frozen(step)?.standing().points().to_vec())).collect();
    points.push(table.standing().points().to_vec());
    points
}

/// The chart's size and margins.
const WIDTH: f32 = 640.0;
const HEIGHT: f32 = 240.0;
const LEFT: f32 = 36.0;
const RIGHT: f32 = 140.0;
const EDGE: f32 = 16.0;

fn chart(table: &dyn AnyTable, names: &[String], tongue: Tongue) -> Markup {
    let rounds = rounds(table);
    let most = rounds.iter().flatten().copied().max().unwrap_or(0).max(1) as f32;
    let last = (rounds.len() - 1).max(1) as f32;
    let x = |round: usize| LEFT + (WIDTH - LEFT - RIGHT) * round as f32 / last;
    let y = |points: i32| HEIGHT - EDGE - (HEIGHT - 2.0 * EDGE) * points as f32 / most;
    let line = |seat: usize| {
        let point = |(round, points): (usize, &Vec<i32>)| format!("{:.1},{:.1}", x(round), y(points[seat]));
        rounds.iter().enumerate().map(point).collect::<Vec<_>>().join(" ")
    };
    let labels = spread(names.len(), |seat| y(rounds.last().map_or(0, |points| points[seat])));
    html! {
        figure.chart {
            figcaption { (tongue.t("site-chart")) }
            div.wide tabindex="0" { svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(tongue.t("site-chart")) {
                @for tick in ticks(most as i32) {
                    line.grid x1=(LEFT) x2=(WIDTH - RIGHT) y1=(y(tick)) y2=(y(tick)) {}
                    text.tick x=(LEFT - 6.0) y=(y(tick) + 4.0) { (tick) }
                }
                @for (seat, name) in Seat::all(names.len() as u8).zip(names) {
                    @let n = usize::from(seat.number());
                    g class={ "p" (n) } {
                        title { (name) }
                        polyline points=(line(n)) {}
                        use href={ "#s-shape-" (n) } x=(WIDTH - RIGHT + 6.0) y=(labels[n] - 6.0) width="12" height="12" {}
                        text.name x=(WIDTH - RIGHT + 22.0) y=(labels[n] + 4.0) { (name) }
                    }
                }
            } }
        }
    }
}

/// Round numbers up to the most.
fn ticks(most: i32) -> Vec<i32> {
    let step = [5, 10, 20, 25, 50, 100].into_iter().find(|step| most / step <= 5).unwrap_or(200);
    (0..=most / step).map(|tick| tick * step).collect()
}

/// Heights for labels that want to stand at these heights but not on each other.
fn spread(count: usize, height: impl Fn(usize) -> f32) -> Vec<f32> {
    let mut order: Vec<usize> = (0..count).collect();
    order.sort_by(|&a, &b| height(a).total_cmp(&height(b)));
    let mut heights = vec![0.0; count];
    let mut free = f32::MIN;
    for place in order {
        heights[place] = height(place).max(free);
        free = heights[place] + 15.0;
    }
    heights
}
