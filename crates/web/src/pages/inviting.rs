//! Invitations by name: where a host chooses whom to invite, and where the invited answer.

use kernel::Phrase;
use maud::{Markup, html};
use store::Invitation;

use super::friends::{Company, entry};
use super::layout::Page;
use super::{Locale, emblem};
use crate::setup::Setup;
use crate::token;
use crate::who::Who;

/// A table to which the reader is invited.
pub struct Invited {
    /// Where it is.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// Who plays.
    pub setup: Setup,
}

/// The reader's invitations, wherever their tables are listed; nothing without any.
pub fn invited(locale: Locale, invited: &[Invited]) -> Markup {
    html! {
        @if !invited.is_empty() {
            section.invited aria-labelledby="invited" {
                h2 id="invited" { (locale.t("site-invited")) }
                ul.roster { @for table in invited { li { (invitation(locale, table)) } } }
            }
        }
    }
}

fn invitation(locale: Locale, table: &Invited) -> Markup {
    let Invited { id, game, setup } = table;
    let host = setup.seats_of(&setup.host).first().and_then(|seat| setup.place(seat));
    let host = host.map_or_else(|| locale.t("site-somebody"), |place| place.name.clone());
    let title = locale.t(&format!("{game}-title"));
    let invites = Phrase::new("site-invited-by").with("host", host).with("game", title);
    html! {
        span.title { (emblem(game)) " " (locale.say(&invites)) }
        span.hint {
            (locale.t(&format!("site-pace-{}", setup.pace.name()))) " · "
            (locale.t(if setup.rated { "site-rated" } else { "site-friendly" }))
        }
        div.row {
            form method="post" action={ "/t/" (id) "/accept" } { button.primary { (locale.t("site-invited-yes")) } }
            a.button.quiet href={ "/t/" (id) } { (locale.t("site-invited-look")) }
            form method="post" action={ "/t/" (id) "/decline" } { button.quiet { (locale.t("site-invited-no")) } }
        }
    }
}

/// The page on which the host of a table chooses whom to invite, with those who have not answered.
pub fn page(who: &Who, id: &str, game: &str, company: &Company, waiting: &[Invitation]) -> Page {
    let locale = Locale::of(who.lang);
    let title = locale.t("site-invite-name");
    let action = format!("/t/{id}/invite");
    let is_waiting = |person: &str| waiting.iter().any(|one| one.person == person);
    let main = html! {
        h1 { (title) }
        p.lead { (locale.t(&format!("{game}-title"))) }
        section.paper {
            p { (locale.t("site-invite-name-about")) }
            form.row method="post" action=(action) {
                label { (locale.t("site-invite-account")) " " input name="name" maxlength="24" required autocomplete="off"; }
                button.primary { (locale.t("site-invite-now")) }
            }
            @for one in waiting {
                p role="status" { (locale.say(&Phrase::new("site-invite-waits").with("name", one.name.clone()))) }
            }
        }
        @for (heading, people) in [("site-friends-mine", &company.friends), ("site-met", &company.met)] {
            @if !people.is_empty() {
                section aria-labelledby=(heading) {
                    h2 id=(heading) { (locale.t(heading)) }
                    ul.roster { @for one in people.iter().filter(|one| !is_waiting(&one.id)) {
                        li {
                            (entry(locale, one))
                            form method="post" action=(action) {
                                input type="hidden" name="person" value=(token::person(&one.id));
                                button aria-label=(locale.say(&Phrase::new("site-invite-who").with("name", one.name.clone()))) {
                                    (locale.t("site-invite-now"))
                                }
                            }
                        }
                    } }
                }
            }
        }
        div.row { a.button href={ "/t/" (id) } { (locale.t("site-invite-back")) } }
    };
    Page { title, main, class: "plain friends", game: None }
}
