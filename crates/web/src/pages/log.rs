//! What has happened at a table, round by round.

use std::sync::{Mutex, PoisonError};

use kernel::Viewer;
use maud::{Markup, PreEscaped, html};
use table::AnyTable;
use words::Lang;

use super::Locale;
use super::moments::Moments;

/// Steps whose entries stand beside the board; the rest is one click away. They go in lots, so that the list
/// mostly grows and only new entries are sent.
const LATELY: usize = 60;
const LOT: usize = 20;

/// The last entries of the log, newest last; all of them if asked for. Each leads to its moment.
pub fn log(
    moments: Moments,
    table: &dyn AnyTable,
    viewer: Viewer,
    names: &[String],
    locale: Locale,
    all: bool,
) -> Markup {
    let now = table.open_steps();
    let from = if all { 0 } else { now.saturating_sub(LATELY) / LOT * LOT };
    let entries = table.log(viewer, table.steps_at(from).unwrap_or_default());
    html! {
        section.log id="log" role="log" aria-live="polite" aria-relevant="additions" aria-labelledby="log-title" {
            h2 id="log-title" { (locale.t("site-log")) }
            @if entries.is_empty() { p.empty { (locale.t("site-log-none")) } }
            @if from > 0 {
                p { a href=(moments.log()) { (locale.t("site-log-all")) } }
            }
            // One stop for the keyboard; the arrow keys go from entry to entry.
            ol.entries id="entries" tabindex="0" {
                @for step in entries.chunk_by(|one, next| one.open_step == next.open_step) {
                    @for (number, entry) in step.iter().enumerate() {
                        @let class = if entry.opens_round { Some("round") } else { (number > 0).then_some("then") };
                        li id={ "log-" (entry.open_step) "-" (number) } class=[class] data-step=(entry.open_step) {
                            a href=(moments.after(now.min(entry.open_step + 1))) data-moment tabindex="-1" {
                                (locale.say_of(&entry.phrase, names))
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The log of a game without secrets, which is the same for all its readers: after a change it is drawn for the first of
/// them. It was a fifth of the time of every update.
#[derive(Default)]
pub struct SharedLog(Mutex<Option<(Stamp, String)>>);

/// The version of the table and of its players, and the language.
pub type Stamp = (u64, u64, Lang);

impl SharedLog {
    /// The log at this moment, drawn if nobody has read it yet.
    pub fn get_or(&self, stamp: Stamp, draw: impl FnOnce() -> Markup) -> Markup {
        let mut shared = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match &*shared {
            Some((drawn, log)) if *drawn == stamp => PreEscaped(log.clone()),
            _ => {
                let log = draw();
                *shared = Some((stamp, log.0.clone()));
                log
            }
        }
    }

    /// Nobody reads it now.
    pub fn forget(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}
