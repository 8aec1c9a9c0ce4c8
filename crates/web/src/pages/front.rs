//! The front page: the games, and the tables that wait.

use kernel::{Phrase, Seats};
use maud::{Markup, html};
use shelf::Game;

use super::icons::sign;
use super::inviting::{self, Invited};
use super::layout::Page;
use super::{Locale, cover, puzzles};
use crate::days::{Day, Solved};
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
    /// The names of all who are asked, if the reader plays there.
    pub asked: Vec<String>,
    /// When something was last done.
    pub changed: i64,
    /// Whether whoever made the table looks at it now.
    pub host_is_here: bool,
    /// The seats of people who are here and let others see it.
    pub here: Seats,
}

/// The front page of a reader with tables, and with tables that others have opened.
pub fn page(who: &Who, invited: &[Invited], mine: &[Row], open: &[Row], solved: &Solved) -> Page {
    let locale = Locale::of(who.lang);
    let main = html! {
        section.welcome {
            div {
                h1 { (locale.t("site-title")) }
                p.lead { (locale.t("site-lead")) }
            }
            @if let Some(last) = mine.iter().find(|row| row.my_turn).or(mine.first()) { (go_on(locale, last)) }
        }
        (inviting::invited(locale, invited))
        (puzzles::offer(locale, Day::today(), solved))
        section aria-labelledby="games" {
            h2 id="games" { (locale.t("site-games")) }
            ul.games {
                @for game in shelf::games() { li { (card(locale, game)) } }
                li { (friends(locale)) }
            }
        }
        @if !mine.is_empty() {
            section aria-labelledby="mine" {
                h2 id="mine" { (locale.t("site-mine")) }
                (rows(locale, mine))
            }
        }
        section aria-labelledby="open" {
            h2 id="open" { (locale.t("site-open")) }
            @if open.is_empty() { p.empty { (locale.t("site-open-none")) } } @else { (rows(locale, open)) }
            p { a href="/lobby" { (locale.t("site-lobby-more")) } }
        }
    };
    Page { title: locale.t("site-title"), main, class: "front", game: None }
}

fn card(locale: Locale, game: &Game) -> Markup {
    let page = format!("/game/{}", game.id);
    html! {
        article.card {
            // The title leads to the same page.
            a.cover href=(page) tabindex="-1" aria-hidden="true" { (cover::small(game)) }
            div.text {
                h3 { a href=(page) { (locale.t(&format!("{}-title", game.id))) } }
                (cover::facts(locale, game))
                p { (locale.t(&format!("{}-about", game.id))) }
                (cover::play_now(locale, game))
                (cover::ways(locale, game))
            }
        }
    }
}

/// The last card: a table of one's own.
fn friends(locale: Locale) -> Markup {
    html! {
        article.card.friends {
            div.text {
                h3 { (locale.t("site-friends")) }
                p { (locale.t("site-friends-about")) }
                div.row { a.button.primary href="/new" { (sign("players")) (locale.t("site-new")) } }
            }
        }
    }
}

/// A game that was left goes on with one click.
fn go_on(locale: Locale, row: &Row) -> Markup {
    let about = Phrase::new("site-continue").with("game", locale.t(&format!("{}-title", row.game)));
    html! {
        a.button.primary id="continue" href={ "/t/" (row.id) } {
            (sign("replay")) (locale.say(&about)) @if row.my_turn { " – " (locale.t("site-your-turn")) }
        }
    }
}

/// The way to a table: its game, who sits there, and how it stands.
pub fn entry(locale: Locale, row: &Row, state: Markup) -> Markup {
    html! {
        a href={ "/t/" (row.id) } {
            span.title { (locale.t(&format!("{}-title", row.game))) }
            span.people {
                @for place in &row.setup.places {
                    span { @if place.is_open() { (locale.t("site-open-place")) } @else { (place.name) } }
                }
            }
            span.state { (state) }
        }
    }
}

/// Tables at which something can be done, each with what that is.
fn rows(locale: Locale, rows: &[Row]) -> Markup {
    html! {
        ul.tables {
            @for row in rows {
                li {
                    (entry(locale, row, html! {
                        @if row.my_turn { strong { (locale.t("site-your-turn")) } }
                        @else if row.steps == 0 { (locale.t("site-waiting")) }
                        @else { (locale.t("site-running")) }
                    }))
                }
            }
        }
    }
}
