//! The front page: the games, and the tables that wait.

use kernel::Phrase;
use maud::{Markup, html};
use shelf::Shelved;

use super::Tongue;
use super::layout::Page;
use crate::setup::Setup;
use crate::who::Who;

/// A table in a list.
pub struct Row {
    /// Where it is.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// Who plays.
    pub setup: Setup,
    /// How many steps are done.
    pub steps: usize,
    /// Whether it is this reader's turn.
    pub my_turn: bool,
}

/// The front page of a reader with tables, and with tables that others have opened.
pub fn page(who: &Who, mine: &[Row], open: &[Row]) -> Page {
    let tongue = Tongue::of(who.lang);
    let main = html! {
        section.welcome {
            h1 { (tongue.t("site-title")) }
            p.lead { (tongue.t("site-lead")) }
        }
        section aria-labelledby="games" {
            h2 id="games" { (tongue.t("site-games")) }
            ul.games { @for game in shelf::games() { li { (card(tongue, game)) } } }
        }
        @if !mine.is_empty() {
            section aria-labelledby="mine" {
                h2 id="mine" { (tongue.t("site-mine")) }
                (rows(tongue, mine))
            }
        }
        section aria-labelledby="open" {
            h2 id="open" { (tongue.t("site-open")) }
            @if open.is_empty() { p.empty { (tongue.t("site-open-none")) } } @else { (rows(tongue, open)) }
        }
    };
    Page { title: tongue.t("site-title"), main, class: "front" }
}

fn card(tongue: Tongue, game: &Shelved) -> Markup {
    let players = Phrase::new(if game.players.start() == game.players.end() {
        "site-players-just"
    } else {
        "site-players"
    })
    .with("least", *game.players.start())
    .with("most", *game.players.end());
    html! {
        article.card {
            (super::emblem(game.id))
            div {
                h3 { (tongue.t(&format!("{}-title", game.id))) }
                p { (tongue.t(&format!("{}-about", game.id))) }
                p.facts { (tongue.say(&players)) }
                div.row {
                    form method="post" action={ "/play/" (game.id) } {
                        button.primary { (tongue.t("site-play-now")) }
                    }
                    a.button href={ "/new?game=" (game.id) } { (tongue.t("site-new")) }
                    a href={ "/rules/" (game.id) } { (tongue.t("site-rules")) }
                }
            }
        }
    }
}

fn rows(tongue: Tongue, rows: &[Row]) -> Markup {
    html! {
        ul.tables {
            @for row in rows {
                li {
                    a href={ "/t/" (row.id) } {
                        span { (tongue.t(&format!("{}-title", row.game))) }
                        span.people {
                            @for place in &row.setup.places {
                                span { @if place.is_open() { (tongue.t("site-open-place")) } @else { (place.name) } }
                            }
                        }
                        span.state {
                            @if row.my_turn { strong { (tongue.t("site-your-turn")) } }
                            @else if row.steps == 0 { (tongue.t("site-waiting")) }
                            @else { (tongue.t("site-running")) }
                        }
                    }
                }
            }
        }
    }
}
