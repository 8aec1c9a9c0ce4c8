//! The frame of every page.

use axum::response::{Html, IntoResponse, Response};
use maud::{DOCTYPE, Markup, html};
use screen::symbols;
use shelf::Game;
use words::Lang;

use super::{Locale, icons};
use crate::assets;
use crate::who::Who;

/// A whole page.
pub struct Page {
    /// What the tab shows.
    pub title: String,
    /// What stands inside `<main>`.
    pub main: Markup,
    /// What sort of page it is, for the style sheet.
    pub class: &'static str,
    /// The game whose pieces and colours are on it.
    pub game: Option<&'static Game>,
}

/// The class of a table in words alone, which needs neither pieces nor their colours.
pub const WORDS: &str = "table words-alone";

impl Page {
    /// The answer to a browser. `here` is the address of this page, to come back to.
    pub fn answer(self, who: &Who, here: &str) -> Response {
        self.answer_with(who, here, &html! {})
    }

    /// The same, with something more about the page in its head.
    pub fn answer_with(self, who: &Who, here: &str, head: &Markup) -> Response {
        let locale = Locale::of(who.lang);
        let drawn = self.class != WORDS;
        let page = html! {
            (DOCTYPE)
            html lang=(who.lang.code()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    title { (self.title) " – Tianxia" }
                    (head)
                    link rel="icon" id="icon" href=(assets::path("icon.svg")) type="image/svg+xml"
                        data-turn=(assets::path("icon-turn.svg"));
                    link rel="stylesheet" href=(assets::path("style.css"));
                    link rel="stylesheet" href=(assets::path("board.css"));
                    link rel="stylesheet" href=(assets::path("frame.css"));
                    link rel="stylesheet" href=(assets::path("play.css"));
                    link rel="stylesheet" href=(assets::path("around.css"));
                    link rel="stylesheet" href=(assets::path("lesson.css"));
                    link rel="stylesheet" href=(assets::path("coach.css"));
                    @if let Some(game) = self.game.filter(|_| drawn) {
                        link rel="stylesheet" href=(assets::style(game));
                    }
                    @for script in ["morph.js", "sound.js", "ghosts.js", "choose.js", "pinch.js", "news.js", "lesson.js", "companion.js", "coach.js", "around.js", "comfort.js", "live.js"] {
                        script src=(assets::path(script)) defer {}
                    }
                }
                body class=(self.class) data-offline=(locale.t("site-lost")) {
                    @if drawn { (symbols::sheet(&pieces(self.game))) }
                    a.skip href="#main" { (locale.t("site-skip")) }
                    (header(locale, here, self.game.map(|_| self.title.as_str())))
                    main id="main" { (self.main) }
                    (footer(locale))
                    p.lost role="status" { (locale.t("site-lost")) }
                    div id="toast" role="status" aria-live="polite" {}
                }
            }
        };
        who.known(Html(page.into_string()).into_response())
    }
}

/// The symbols a page refers to: those of all games, the pictures of the games, and the pieces of its own.
fn pieces(game: Option<&Game>) -> Markup {
    html! {
        (symbols::common())
        (icons::sheet())
        @for game in shelf::games() { (symbols::symbol(&format!("emblem-{}", game.id), game.emblem)) }
        @if let Some(game) = game { (game.symbols()) }
    }
}

/// The one line on top of every page. Where it is narrow the ways to elsewhere open from a button.
fn header(locale: Locale, here: &str, title: Option<&str>) -> Markup {
    html! {
        header.top {
            a.brand href="/" { span.seal lang="zh" aria-hidden="true" { "天下" } " " span.unseen[title.is_some()] { "Tianxia" } }
            @if let Some(title) = title { span.here { (title) } }
            a.waiting id="waiting" href="/#mine" hidden { span {} " " (locale.t("site-waiting-for-you")) }
            input.burger type="checkbox" id="burger" autocomplete="off" aria-label=(locale.t("site-menu"));
            nav aria-label=(locale.t("site-nav")) {
                a href="/" { (locale.t("site-games")) }
                a href="/lobby" { (locale.t("site-lobby")) }
                a href="/new" { (locale.t("site-new")) }
                a href="/me" { (locale.t("site-my-games")) }
                button.sound type="button" data-sound aria-pressed="true" title=(locale.t("site-sound")) {
                    span.on { (icons::sign("sound")) } span.off { (icons::sign("silence")) }
                    span.unseen { (locale.t("site-sound")) }
                }
                (languages(locale, here))
            }
        }
    }
}

fn languages(locale: Locale, here: &str) -> Markup {
    html! {
        form.languages method="post" action="/language" {
            input type="hidden" name="back" value=(here);
            @for lang in Lang::ALL {
                @let name = Locale::of(lang).t("site-language");
                button name="lang" value=(lang.code()) lang=(lang.code()) title=(name)
                    aria-pressed=(if lang == locale.lang() { "true" } else { "false" }) {
                    span aria-hidden="true" { (lang.code().to_uppercase()) } span.unseen { (name) }
                }
            }
        }
    }
}

fn footer(locale: Locale) -> Markup {
    html! { footer.bottom { p { (locale.t("site-about")) " " a href="/privacy" { (locale.t("site-privacy")) } } } }
}
