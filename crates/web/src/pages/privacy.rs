//! What is stored about people, in plain words. Whoever changes what is stored changes these texts.

use maud::html;

use super::Locale;
use super::layout::Page;
use crate::who::Who;

/// What the page tells, each with a heading and a text `site-privacy-NAME` and `site-privacy-NAME-about`.
const CHAPTERS: [&str; 10] =
    ["nobody", "cookies", "games", "ratings", "chat", "friends", "decency", "account", "address", "yours"];

/// The page.
pub fn page(who: &Who) -> Page {
    let locale = Locale::of(who.lang);
    let main = html! {
        article {
            h1 { (locale.t("site-privacy")) }
            @for chapter in CHAPTERS {
                h2 id=(chapter) { (locale.t(&format!("site-privacy-{chapter}"))) }
                p { (locale.t(&format!("site-privacy-{chapter}-about"))) }
            }
        }
    };
    Page { title: locale.t("site-privacy"), main, class: "reading", game: None }
}
