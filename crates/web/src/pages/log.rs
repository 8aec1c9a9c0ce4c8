//! What has happened at a table, round by round.

use kernel::Eye;
use maud::{Markup, html};
use table::AnyTable;

use super::Tongue;
use super::moments::Moments;

/// Steps whose entries stand beside the board; the rest is one click away. They go in lots, so that the list
/// mostly grows and only new entries are sent.
const LATELY: usize = 60;
const LOT: usize = 20;

/// The last entries of the log, newest last; all of them if asked for. Each leads to its moment.
pub fn log(
    moments: Moments,
    table: &dyn AnyTable,
    eye: Eye,
    names: &[String],
    tongue: Tongue,
    all: bool,
) -> Markup {
    let from = if all { 0 } else { table.open_steps().saturating_sub(LATELY) / LOT * LOT };
    let entries = table.log(eye, from);
    html! {
        section.log id="log" aria-labelledby="log-title" {
            h2 id="log-title" { (tongue.t("site-log")) }
            @if entries.is_empty() { p.empty { (tongue.t("site-log-none")) } }
            @if from > 0 {
                p { a href=(moments.log()) { (tongue.t("site-log-all")) } }
            }
            ol.entries id="entries" tabindex="0" {
                @for step in entries.chunk_by(|one, next| one.step == next.step) {
                    @for (number, entry) in step.iter().enumerate() {
                        @let class = if entry.opens_round { Some("round") } else { (number > 0).then_some("then") };
                        li id={ "log-" (entry.step) "-" (number) } class=[class] data-step=(entry.step) {
                            a href=(moments.after(entry.step + 1)) data-moment {
                                (tongue.say_of(&entry.phrase, names))
                            }
                        }
                    }
                }
            }
        }
    }
}
