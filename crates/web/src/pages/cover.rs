//! What a game looks like to somebody who does not know it: its picture, its facts, and the way into it.

use kernel::Phrase;
use maud::{Markup, html};
use shelf::Game;

use super::icons::sign;
use super::layout::Page;
use super::{Locale, emblem, levels};
use crate::assets;
use crate::who::Who;

/// The title page of a game.
pub fn page(who: &Who, game: &'static Game) -> Page {
    let locale = Locale::of(who.lang);
    let title = locale.t(&format!("{}-title", game.id));
    let main = html! {
        section.paper {
            (large(game))
            div.text {
                h1 { (title) }
                (facts(locale, game))
                p.about { (locale.t(&format!("{}-about", game.id))) }
                p { (locale.t(&format!("{}-lead", game.id))) }
                (play_now(locale, game))
                (levels::about(locale, game))
                (ways(locale, game))
                div.row { a.button.quiet href={ "/top/" (game.id) } { (sign("chart")) (locale.t("site-top")) } }
            }
        }
    };
    Page { title, main, class: "game-page", game: None }
}

/// What other programs show of a link: a title, what the game is about, and its board.
pub fn preview(origin: &str, title: &str, locale: Locale, game: &Game) -> Markup {
    let about = ["about", "lead"].map(|text| locale.t(&format!("{}-{text}", game.id))).join(" ");
    let image = game.pictures.is_some().then(|| format!("{origin}{}", assets::large_picture(game)));
    html! {
        meta name="description" content=(about);
        meta property="og:site_name" content="Tianxia";
        meta property="og:type" content="website";
        meta property="og:title" content=(title);
        meta property="og:description" content=(about);
        @if let Some(image) = image {
            meta property="og:image" content=(image);
            meta property="og:image:width" content="1200";
            meta property="og:image:height" content="630";
            meta name="twitter:card" content="summary_large_image";
        }
    }
}

/// The board, as large as there is room.
pub fn large(game: &Game) -> Markup {
    html! {
        figure.scene {
            @if game.pictures.is_some() { img src=(assets::large_picture(game)) width="1200" height="630" alt=""; }
            @else { (emblem(game.id)) }
        }
    }
}

/// The board in a list.
pub fn small(game: &Game) -> Markup {
    html! {
        @if game.pictures.is_some() { img src=(assets::small_picture(game)) width="520" height="273" alt="" loading="lazy"; }
        @else { (emblem(game.id)) }
    }
}

/// For how many, how long, and for whom.
pub fn facts(locale: Locale, game: &Game) -> Markup {
    let just = game.players.start() == game.players.end();
    let players = Phrase::new(if just { "site-players-just" } else { "site-players" })
        .with("least", *game.players.start())
        .with("most", *game.players.end());
    html! {
        p.facts {
            span { (sign("players")) (locale.say(&players)) }
            span { (sign("time")) (locale.t(&format!("{}-time", game.id))) }
            span { (sign("weight")) (locale.t(&format!("{}-weight", game.id))) }
        }
    }
}

/// Learning, inviting friends, and reading.
pub fn ways(locale: Locale, game: &Game) -> Markup {
    html! {
        div.row {
            @if !game.lessons.is_empty() {
                a.button.quiet href={ "/learn/" (game.id) } { (sign("learn")) (locale.t("site-learn")) }
            }
            @if !game.puzzles.is_empty() {
                a.button.quiet href={ "/puzzle/" (game.id) } { (sign("puzzle")) (locale.t("puzzle-some")) }
            }
            a.button.quiet href={ "/new?game=" (game.id) } { (sign("players")) (locale.t("site-with-friends")) }
            a.button.quiet href={ "/rules/" (game.id) } { (sign("rules")) (locale.t("site-rules")) }
        }
    }
}

/// Against bots at once. How many, how strong and whether for practice is remembered by the reader's browser.
pub fn play_now(locale: Locale, game: &Game) -> Markup {
    let usual = 4.clamp(*game.players.start(), *game.players.end());
    let just = game.players.start() == game.players.end();
    html! {
        form.now method="post" action={ "/play/" (game.id) } {
            button.primary { (locale.t("site-play-now")) }
            @if !just {
                select name="players" aria-label=(locale.t("site-how-many")) data-value={ "players-" (game.id) } autocomplete="off" {
                    @for players in game.players.clone() {
                        @let count = Phrase::new("site-players-just").with("least", players).with("most", players);
                        option value=(players) selected[players == usual] { (locale.say(&count)) }
                    }
                }
            }
            select name="strength" aria-label=(locale.t("site-strength")) data-value="strength" autocomplete="off" {
                (levels::options(locale, game))
            }
            label.radio title=(locale.t("site-practice-about")) {
                input type="checkbox" name="practice" value="yes" data-setting="practice" autocomplete="off";
                (locale.t("site-practice"))
            }
        }
    }
}
