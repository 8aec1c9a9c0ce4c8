//! The frame of every page.

use axum::response::{Html, IntoResponse, Response};
use maud::{DOCTYPE, Markup, html};
use words::Lang;

use super::Tongue;
use crate::who::Who;
use crate::{assets, symbols};

/// A whole page.
pub struct Page {
    /// What the tab shows.
    pub title: String,
    /// What stands inside `<main>`.
    pub main: Markup,
    /// What sort of page it is, for the style sheet.
    pub class: &'static str,
}

impl Page {
    /// The answer to a browser. `here` is the address of this page, to come back to.
    pub fn answer(self, who: &Who, here: &str) -> Response {
        let tongue = Tongue::of(who.lang);
        let page = html! {
            (DOCTYPE)
            html lang=(who.lang.code()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    title { (self.title) " – Tianxia" }
                    link rel="icon" id="icon" href=(assets::path("icon.svg")) type="image/svg+xml"
                        data-turn=(assets::path("icon-turn.svg"));
                    link rel="stylesheet" href=(assets::path("style.css"));
                    link rel="stylesheet" href=(assets::path("board.css"));
                    link rel="stylesheet" href=(assets::path("china.css"));
                    @for script in ["morph.js", "comfort.js", "live.js"] {
                        script src=(assets::path(script)) defer {}
                    }
                }
                body class=(self.class) data-offline=(tongue.t("site-lost")) {
                    (symbols::sheet())
                    a.skip href="#main" { (tongue.t("site-skip")) }
                    (header(tongue, here))
                    main id="main" { (self.main) }
                    (footer(tongue))
                    p.lost role="status" { (tongue.t("site-lost")) }
                    div id="toast" role="status" aria-live="polite" {}
                }
            }
        };
        who.known(Html(page.into_string()).into_response())
    }
}

fn header(tongue: Tongue, here: &str) -> Markup {
    html! {
        header.top {
            a.brand href="/" { span.seal lang="zh" aria-hidden="true" { "天下" } " Tianxia" }
            nav aria-label=(tongue.t("site-nav")) {
                a href="/" { (tongue.t("site-games")) }
                a href="/new" { (tongue.t("site-new")) }
                a.waiting id="waiting" href="/#mine" hidden { span {} " " (tongue.t("site-waiting-for-you")) }
                button.quiet type="button" data-sound aria-pressed="true" { (tongue.t("site-sound")) }
                (languages(tongue, here))
            }
        }
    }
}

fn languages(tongue: Tongue, here: &str) -> Markup {
    html! {
        form.languages method="post" action="/language" {
            input type="hidden" name="back" value=(here);
            @for lang in Lang::ALL {
                button name="lang" value=(lang.code()) lang=(lang.code())
                    aria-pressed=(if lang == tongue.lang() { "true" } else { "false" }) {
                    (Tongue::of(lang).t("site-language"))
                }
            }
        }
    }
}

fn footer(tongue: Tongue) -> Markup {
    html! { footer.bottom { p { (tongue.t("site-about")) } } }
}
