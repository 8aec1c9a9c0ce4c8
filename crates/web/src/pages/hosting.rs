//! What the host of a table can do about others.

use kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::table::TablePage;
use crate::setup::Place;
use crate::token;

/// The host's tools, behind a word that opens them: nobody closes a table by a slip.
pub fn tools(page: &TablePage) -> Markup {
    let locale = page.locale;
    if !page.is_host() || !page.goes_on() {
        return html! {};
    }
    let others =
        |(_, place): &(Seat, &Place)| !place.is_open() && place.owner.as_deref() != Some(page.browser);
    html! {
        details.hosting id="hosting" {
            summary { (locale.t("site-hosting")) }
            @for (seat, place) in page.inner.setup.seated().filter(others) { (free(page, seat, place)) }
            (muted(page))
            form method="post" action={ "/t/" (page.desk.id) "/close" } data-live {
                button.quiet { (locale.t("site-close")) }
                small.hint { (locale.t("site-close-about")) }
            }
        }
    }
}

fn free(page: &TablePage, seat: Seat, place: &Place) -> Markup {
    let begun = page.inner.table.steps() > 0;
    let key = if place.owner.is_some() && !begun { "site-remove" } else { "site-free" };
    let label = page.locale.say_of(&Phrase::new(key).with("seat", seat), &page.names);
    html! {
        form method="post" action={ "/t/" (page.desk.id) "/free" } data-live {
            input type="hidden" name="seat" value=(seat);
            button.quiet { (super::marker(seat)) " " (label) }
        }
    }
}

fn muted(page: &TablePage) -> Markup {
    let (locale, chat) = (page.locale, page.desk.chat());
    let name = |browser: &str| chat.name_of(browser).map_or_else(|| locale.t("site-guest"), str::to_owned);
    html! {
        @for browser in &page.inner.setup.muted {
            form method="post" action={ "/t/" (page.desk.id) "/unmute" } data-live {
                input type="hidden" name="person" value=(token::person(browser));
                button.quiet { (locale.say(&Phrase::new("site-unmute").with("name", name(browser)))) }
            }
        }
    }
}
