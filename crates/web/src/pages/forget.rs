//! What is kept about the reader: to take along, or to be forgotten.

use maud::{Markup, html};

use super::join::Reader;
use super::layout::Page;
use super::{Locale, passkey};
use crate::who::Who;

/// The file with everything, and the way to be forgotten, for which the owner of an account proves that it is theirs.
pub fn section(locale: Locale, reader: &Reader) -> Markup {
    html! {
        section.paper aria-labelledby="yours" {
            h2 id="yours" { (locale.t("site-yours")) }
            p { (locale.t("site-data-about")) " " a href="/privacy" { (locale.t("site-privacy")) } }
            div.row { a.button href="/me/data.json" download { (locale.t("site-data")) } }
            details.forget {
                summary { (locale.t("site-forget")) }
                p { (locale.t("site-forget-about")) }
                form.stack method="post" action="/join/forget" {
                    @if reader.has_account { (passkey::proof(locale, &reader.ways)) }
                    label.radio { input type="checkbox" name="sure" value="yes" required; span { (locale.t("site-forget-sure")) } }
                    button { (locale.t("site-forget-now")) }
                }
            }
        }
    }
}

/// The page of somebody who was just forgotten.
pub fn done(who: &Who) -> Page {
    let locale = Locale::of(who.lang);
    let main = html! {
        h1 { (locale.t("site-forgotten")) }
        section.paper {
            p { (locale.t("site-forgotten-about")) }
            div.row { a.button.primary href="/" { (locale.t("site-games")) } }
        }
    };
    Page { title: locale.t("site-forgotten"), main, class: "plain joining", game: None }
}
