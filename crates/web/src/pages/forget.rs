//! What is kept about the reader: to take along, or to be forgotten.

use maud::{Markup, html};

use super::Locale;
use super::layout::Page;
use crate::who::Who;

/// The file with everything, and the way to be forgotten, for which an account needs its password.
pub fn section(locale: Locale, has_account: bool) -> Markup {
    html! {
        section.paper aria-labelledby="yours" {
            h2 id="yours" { (locale.t("site-yours")) }
            p { (locale.t("site-data-about")) " " a href="/privacy" { (locale.t("site-privacy")) } }
            div.row { a.button href="/me/data.json" download { (locale.t("site-data")) } }
            details.forget {
                summary { (locale.t("site-forget")) }
                p { (locale.t("site-forget-about")) }
                form.stack method="post" action="/join/forget" {
                    @if has_account {
                        label { (locale.t("site-password-or-code"))
                            input type="password" name="current" required maxlength="200" autocomplete="current-password";
                        }
                    }
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
