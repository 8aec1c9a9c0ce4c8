//! What has happened at a table, round by round.

use kernel::Eye;
use maud::{Markup, html};
use table::AnyTable;

use super::Tongue;

/// Entries that stand beside the board; the rest is one click away.
const LATELY: usize = 60;

/// The last entries of the log, newest last; all of them if asked for. Each leads to its moment.
pub fn log(id: &str, table: &dyn AnyTable, eye: Eye, names: &[String], tongue: Tongue, all: bool) -> Markup {
    let entries = table.log(eye, 0);
    let hidden = if all { 0 } else { entries.len().saturating_sub(LATELY) };
    html! {
        section.log id="log" aria-labelledby="log-title" {
            h2 id="log-title" { (tongue.t("site-log")) }
            @if entries.is_empty() { p.empty { (tongue.t("site-log-none")) } }
            @if hidden > 0 {
                p { a href={ "/t/" (id) "/log" } { (tongue.t("site-log-all")) } }
            }
            ol.entries id="entries" tabindex="0" {
                @for (number, entry) in entries.iter().enumerate().skip(hidden) {
                    li id={ "log-" (number) } class=[entry.opens_round.then_some("round")] data-step=(entry.step) {
                        a href={ "/t/" (id) "?at=" (entry.step + 1) } data-moment {
                            (tongue.say_of(&entry.phrase, names))
                        }
                    }
                }
            }
        }
    }
}
