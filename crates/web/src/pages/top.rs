//! The strongest at a game.

use bots::Level;
use kernel::Phrase;
use maud::{Markup, html};
use shelf::{Game, Measured};
use store::Strength;

use super::Locale;
use super::layout::Page;
use crate::routes::people::address;
use crate::setup::Pace;
use crate::who::Who;

/// The strongest at a game and a pace.
pub fn page(who: &Who, game: &'static Game, pace: Pace, top: &[Strength]) -> Page {
    let locale = Locale::of(who.lang);
    let title = Phrase::new("site-top-of").with("game", locale.t(&format!("{}-title", game.id)));
    let title = locale.say(&title);
    let main = html! {
        h1 { (title) }
        p.lead { (locale.t("site-top-about")) }
        nav.shelf aria-label=(locale.t("site-games")) {
            @for other in shelf::games() {
                (way(&locale.t(&format!("{}-title", other.id)), other.id, pace, other.id == game.id))
            }
        }
        nav.shelf aria-label=(locale.t("site-pace")) {
            @for other in Pace::ALL {
                (way(&locale.t(&format!("site-pace-{}", other.name())), game.id, other, other == pace))
            }
        }
        section.paper {
            @if top.is_empty() {
                p.empty { (locale.t("site-top-none")) }
                p { a.button.primary href={ "/new?game=" (game.id) } { (locale.t("site-new")) } }
            }
            @if !top.is_empty() || !game.levels.is_empty() { (ladder(locale, who, game, top)) }
        }
    };
    Page { title, main, class: "plain tops", game: None }
}

/// People and, between them, the levels of bots, which have no place.
fn ladder(locale: Locale, who: &Who, game: &Game, top: &[Strength]) -> Markup {
    let mut levels = game.levels.iter().rev().peekable();
    let mut stronger = |than: Option<i64>| -> Vec<(&Level, &Measured)> {
        std::iter::from_fn(|| {
            levels.next_if(|(_, measured)| than.is_none_or(|than| i64::from(measured.rating) >= than))
        })
        .collect()
    };
    html! {
        table.points.ladder {
            thead { tr {
                td {}
                @for head in ["site-account-name", "site-rating", "site-rated-short"] { th scope="col" { (locale.t(head)) } }
            } }
            tbody {
                @for (strength, place) in top.iter().zip(1..) {
                    (marks(locale, &stronger(Some(strength.rating.shown()))))
                    tr class=[(strength.person.id == who.id).then_some("own")] {
                        td { (place) "." }
                        th scope="row" { a href=(address(&strength.person.name)) { (strength.person.name) } }
                        td { b { (strength.rating.shown()) } } td { (strength.games) }
                    }
                }
                (marks(locale, &stronger(None)))
            }
        }
    }
}

/// Levels of bots as marks on the ladder.
fn marks(locale: Locale, levels: &[(&Level, &Measured)]) -> Markup {
    html! {
        @for (level, measured) in levels {
            tr.level title=(locale.t(&format!("site-bot-{level}-about"))) {
                td {} th scope="row" { (locale.t(&format!("site-bot-{level}"))) } td { (measured.rating) } td { "–" }
            }
        }
    }
}

fn way(label: &str, game: &str, pace: Pace, here: bool) -> Markup {
    html! {
        a.button href={ "/top/" (game) "?pace=" (pace.name()) } aria-current=[here.then_some("page")] { (label) }
    }
}
