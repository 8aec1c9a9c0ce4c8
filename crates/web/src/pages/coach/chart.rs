//! Everybody's chances of winning from the first step to the last.

use maud::{Markup, html};
use shelf::Moment;

use super::Reviewed;
use crate::pages::marker;

/// The chart's size, and where its axes lie.
const WIDTH: f32 = 640.0;
const HEIGHT: f32 = 300.0;
const LEFT: f32 = 44.0;
const RIGHT: f32 = 16.0;
const TOP: f32 = 16.0;
const BOTTOM: f32 = 36.0;

/// The chart as players knew it, or with hindsight.
pub fn chart(reviewed: &Reviewed, hindsight: bool) -> Markup {
    let (locale, moments) = (reviewed.locale, &reviewed.review.moments);
    let steps = moments.last().map_or(1, |last| last.steps.max(1));
    let x = |steps_done: usize| LEFT + (WIDTH - LEFT - RIGHT) * steps_done as f32 / steps as f32;
    let y = |share: f64| HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share as f32;
    let of = |moment: &Moment, seat: usize| {
        let chances = if hindsight { &moment.hindsight } else { &moment.chances };
        chances[seat].share()
    };
    let line = |seat: usize| {
        let point = |moment: &Moment| format!("{:.1},{:.1}", x(moment.steps), y(of(moment, seat)));
        moments.iter().map(point).collect::<Vec<_>>().join(" ")
    };
    let end = |seat: usize| moments.last().map_or(0.0, |last| of(last, seat));
    let title = locale.t(if hindsight { "coach-chances-hindsight" } else { "coach-chances" });
    html! {
        figure.chart {
            figcaption { (title) }
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(title) {
                @for quarter in 0..=4 {
                    @let high = y(f64::from(quarter) / 4.0);
                    line.grid x1=(LEFT) x2=(WIDTH - RIGHT) y1=(high) y2=(high) {}
                    text.tick x=(LEFT - 6.0) y=(high + 4.0) { (25 * quarter) "%" }
                }
                @for quarter in 0..=4 {
                    @let step = steps * quarter / 4;
                    line.notch x1=(x(step)) x2=(x(step)) y1=(y(0.0)) y2=(y(0.0) + 4.0) {}
                    text.round.end[quarter == 4] x=(x(step)) y=(y(0.0) + 18.0) { (step) }
                }
                text.axis x=(LEFT) y=(HEIGHT - 2.0) { (locale.t("coach-axis")) }
                @for (seat, name) in reviewed.seats().zip(reviewed.names) {
                    @let n = usize::from(seat.number());
                    g class={ "p" (n) } {
                        title { (name) }
                        polyline points=(line(n)) {}
                        use href={ "#s-shape-" (n) } x=(x(steps) - 6.0) y=(y(end(n)) - 6.0) width="12" height="12" {}
                    }
                }
            }
            ul.legend { @for (seat, name) in reviewed.seats().zip(reviewed.names) { li { (marker(seat)) " " (name) } } }
        }
    }
}
