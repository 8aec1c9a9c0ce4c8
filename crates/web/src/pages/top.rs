//! The strongest at a game.

use kernel::Phrase;
use maud::{Markup, html};
use shelf::Game;
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
            } @else {
                table.points.ladder {
                    thead { tr {
                        td {}
                        @for head in ["site-account-name", "site-rating", "site-rated-short"] { th scope="col" { (locale.t(head)) } }
                    } }
                    tbody { @for (strength, place) in top.iter().zip(1..) {
                        tr class=[(strength.person.id == who.id).then_some("own")] {
                            td { (place) "." }
                            th scope="row" { a href=(address(&strength.person.name)) { (strength.person.name) } }
                            td { b { (strength.rating.shown()) } } td { (strength.games) }
                        }
                    } }
                }
            }
        }
    };
    Page { title, main, class: "plain tops", game: None }
}

fn way(label: &str, game: &str, pace: Pace, here: bool) -> Markup {
    html! {
        a.button href={ "/top/" (game) "?pace=" (pace.name()) } aria-current=[here.then_some("page")] { (label) }
    }
}
