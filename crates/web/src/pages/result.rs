//! How a game ended: who won, points by source, and their way through the rounds.

mod chart;

use kernel::{Phrase, Seat, Viewer};
use maud::{Markup, html};
use table::AnyTable;

use super::{Locale, marker, shuffle};

/// The result of a finished table, for a viewer of its board.
pub fn result(
    id: &str,
    table: &dyn AnyTable,
    viewer: Viewer,
    names: &[String],
    locale: Locale,
    after: &Markup,
) -> Markup {
    let winners = table.standing().winners();
    let wins = Phrase::new("play-wins")
        .with("count", winners.len() as u32)
        .with("seats", winners.iter().collect::<kernel::Arg>());
    html! {
        section.result.paper id="result" {
            h2 { (locale.say_of(&wins, names)) }
            (podium(table, names))
            div.row.onwards {
                (after)
                a.button href={ "/t/" (id) "?at=0" } { (locale.t("site-replay")) }
                @if shelf::of(table).coaches { a.button href={ "/t/" (id) "/coach" } { (locale.t("coach")) } }
                a.button href={ "/new?game=" (table.game()) } { (locale.t("site-new")) }
                a.button.quiet href={ "/t/" (id) "/record.json" } download { (locale.t("site-download")) }
                button.quiet type="button" data-walk { (locale.t("site-walk")) }
            }
            div.tallies {
                (sources(table, viewer, names, locale))
                (chart::chart(table, names, locale))
            }
            (shuffle::proof(table.record(), names, locale))
            (walk(names, locale))
        }
    }
}

/// Everybody with their points, the first first.
fn podium(table: &dyn AnyTable, names: &[String]) -> Markup {
    let standing = table.standing();
    let mut seats: Vec<(Seat, u8, i32)> = Seat::all(names.len() as u8)
        .zip(standing.ranks())
        .zip(standing.points())
        .map(|((seat, &rank), &points)| (seat, rank, points))
        .collect();
    seats.sort_by_key(|&(seat, rank, _)| (rank, seat));
    html! {
        ol.podium {
            @for (seat, rank, points) in seats {
                li class=[(rank == 1).then_some("winner")] {
                    span.rank { (rank) "." } (marker(seat)) span.name { (names[usize::from(seat.number())]) } b { (points) }
                }
            }
        }
    }
}

/// A row for each source that has given points, with the elements of the board that gave them.
fn sources(table: &dyn AnyTable, viewer: Viewer, names: &[String], locale: Locale) -> Markup {
    let standing = table.standing();
    let winners = standing.winners();
    let spots = shelf::of(table).scored(table, viewer);
    let all = table.sources().into_iter().zip(spots);
    let gave = all.filter(|(source, _)| source.points.iter().any(|&points| points != 0));
    html! {
        table.points {
            thead { tr {
                td {}
                @for (seat, name) in Seat::all(names.len() as u8).zip(names) {
                    th scope="col" class=[winners.contains(seat).then_some("winner")] { (marker(seat)) " " span { (name) } }
                }
            } }
            tbody {
                @for (source, spots) in gave {
                    tr data-spots=(spots.join(" ")) {
                        th scope="row" { (locale.t(&format!("{}-source-{}", table.game(), source.name))) }
                        @for points in &source.points { td { (points) } }
                    }
                }
            }
            tfoot {
                tr { th scope="row" { (locale.t("result-points")) } @for points in standing.points() { td { (points) } } }
                tr { th scope="row" { (locale.t("result-rank")) } @for rank in standing.ranks() { td { (rank) } } }
            }
        }
    }
}

/// What stands over the board while the page's script walks through the sources.
fn walk(names: &[String], locale: Locale) -> Markup {
    html! {
        div.walk id="walk" role="status" hidden {
            p { strong {} " " small {} }
            ol {
                @for (seat, name) in Seat::all(names.len() as u8).zip(names) {
                    li { (marker(seat)) span.name { (name) } b { "0" } i {} }
                }
            }
            button type="button" data-skip { (locale.t("site-walk-skip")) " " kbd aria-hidden="true" { "Esc" } }
        }
    }
}
