//! Where somebody asks the operator for a name that the rule about names refuses.

use maud::{Markup, html};

use super::Locale;
use super::layout::Page;
use crate::names::INDECENT;
use crate::who::Who;

/// The way there, if this is why something was refused.
pub fn way(locale: Locale, reason: &str) -> Markup {
    html! { @if reason == INDECENT { p { a href="/appeal" { (locale.t("site-appeal")) } } } }
}

/// The form.
pub fn page(who: &Who) -> Page {
    let locale = Locale::of(who.lang);
    let main = html! {
        h1 { (locale.t("site-appeal")) }
        section.paper {
            p { (locale.t("site-appeal-about")) }
            form.stack method="post" action="/appeal" {
                label { (locale.t("site-appeal-name")) input name="name" maxlength="24" required autocomplete="off"; }
                label { (locale.t("site-appeal-why"))
                    textarea name="why" rows="3" required maxlength=(crate::limits::CHAT) {}
                }
                button.primary { (locale.t("site-appeal-now")) }
            }
        }
    };
    Page { title: locale.t("site-appeal"), main, class: "plain", game: None }
}

/// Afterwards.
pub fn told(who: &Who) -> Page {
    let locale = Locale::of(who.lang);
    let main = html! {
        h1 { (locale.t("site-reported")) }
        section.paper { p { (locale.t("site-appealed")) } }
        div.row { a.button href="/" { (locale.t("site-home")) } }
    };
    Page { title: locale.t("site-reported"), main, class: "plain", game: None }
}
