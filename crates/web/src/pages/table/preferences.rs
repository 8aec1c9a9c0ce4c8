//! What a reader may have as they like: kept in their browser, and nobody else's business.

use maud::{Markup, html};

use super::TablePage;

/// How fast what others do is shown.
const PACES: [(&str, &str); 4] = [
    ("slow", "site-pace-slow"),
    ("normal", "site-pace-normal"),
    ("instant", "site-pace-instant"),
    ("step", "site-pace-step"),
];

impl TablePage<'_> {
    /// Whether a question that comes again and again is answered by itself. The page's script remembers it.
    pub(super) fn waiver(&self) -> Markup {
        let answers = [("ask", "site-waive-off"), ("round", "site-waive-round"), ("game", "site-waive-game")];
        html! {
            label.waiver { span.unseen { (self.locale.t("site-waive")) }
                select data-waiver autocomplete="off" {
                    @for (value, key) in answers { option value=(value) { (self.locale.t(key)) } }
                }
            }
        }
    }

    /// Asking twice, the pace of the others, sounds.
    pub fn preferences(&self) -> Markup {
        let locale = self.locale;
        html! {
            div.preferences id="preferences" {
                label.radio { input type="checkbox" data-setting="confirm"; " " (locale.t("site-confirm")) }
                label { (locale.t("site-pace-of-others")) " "
                    select data-value="pace" autocomplete="off" {
                        @for (name, key) in PACES { option value=(name) selected[name == "normal"] { (locale.t(key)) } }
                    }
                }
                @if shelf::of(&*self.inner.table).waive.is_some() { (self.waiver()) }
                label { (locale.t("site-volume")) " "
                    input type="range" data-value="volume" min="0" max="100" step="10" value="60" autocomplete="off";
                }
            }
        }
    }
}
