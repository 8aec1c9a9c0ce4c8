//! Friends, and people with whom one has played.

use kernel::Phrase;
use maud::{Markup, html};
use store::Met;

use super::inviting::{self, Invited};
use super::layout::Page;
use super::{Locale, day};
use crate::presence::{DAY, Here};
use crate::routes::people::address;
use crate::site::now;
use crate::token;
use crate::who::Who;

/// Somebody whom the reader knows.
#[derive(Default)]
pub struct Acquaintance {
    /// Who.
    pub id: String,
    /// What they were last called.
    pub name: String,
    /// Whether they have a profile to show.
    pub profile: bool,
    /// Of a friend, whether they are here.
    pub here: Option<Here>,
    /// Of a friend who is not, the day on which they last were.
    pub seen: Option<i64>,
    /// At how many tables they have played with the reader, and when the last was made; nothing of friends.
    pub tables: Option<(u64, i64)>,
}

impl Acquaintance {
    /// Somebody with whom the reader has played.
    pub fn of(met: Met) -> Acquaintance {
        let Met { person, profile, at, tables } = met;
        Acquaintance {
            id: person.id,
            name: person.name,
            profile,
            tables: Some((tables, at)),
            ..Acquaintance::default()
        }
    }
}

/// Everybody whom the reader knows.
#[derive(Default)]
pub struct Company {
    /// They have named each other.
    pub friends: Vec<Acquaintance>,
    /// They would like to be friends.
    pub asking: Vec<Acquaintance>,
    /// The reader would like to be friends with them.
    pub asked: Vec<Acquaintance>,
    /// They have played together.
    pub met: Vec<Acquaintance>,
}

/// The page.
pub fn page(who: &Who, company: &Company, invited: &[Invited], hidden: bool) -> Page {
    let locale = Locale::of(who.lang);
    let Company { friends, asking, asked, met } = company;
    let main = html! {
        h1 { (locale.t("site-friends-page")) }
        p.lead { (locale.t("site-friends-page-about")) }
        (inviting::invited(locale, invited))
        @if !asking.is_empty() {
            (section(locale, "site-friends-asking", asking, &[("add", "site-friend-yes"), ("remove", "site-friend-decline")]))
        }
        section aria-labelledby="site-friends-mine" {
            h2 id="site-friends-mine" { (locale.t("site-friends-mine")) }
            @if friends.is_empty() { p.empty { (locale.t("site-friends-none")) } }
            @else { (list(locale, friends, &[("remove", "site-friend-remove")])) }
            form.finding method="post" action="/friends/add" {
                label { (locale.t("site-friend-name")) input name="name" maxlength="24" required autocomplete="off"; }
                button { (locale.t("site-friend-ask")) }
            }
        }
        @if !asked.is_empty() {
            (section(locale, "site-friends-asked", asked, &[("remove", "site-friend-take-back")]))
        }
        @if met.is_empty() && friends.is_empty() && asking.is_empty() && asked.is_empty() {
            section aria-labelledby="site-met" {
                h2 id="site-met" { (locale.t("site-met")) }
                p.empty { (locale.t("site-met-none")) }
            }
        } @else if !met.is_empty() {
            (section(locale, "site-met", met, &[("add", "site-friend-ask")]))
        }
        (presence(locale, hidden))
    };
    Page { title: locale.t("site-friends-page"), main, class: "plain friends", game: None }
}

fn section(locale: Locale, heading: &str, people: &[Acquaintance], deeds: &[(&str, &str)]) -> Markup {
    html! {
        section aria-labelledby=(heading) {
            h2 id=(heading) { (locale.t(heading)) }
            (list(locale, people, deeds))
        }
    }
}

/// People, and what can be done about each.
fn list(locale: Locale, people: &[Acquaintance], deeds: &[(&str, &str)]) -> Markup {
    html! {
        ul.roster { @for one in people {
            li {
                (entry(locale, one))
                div.row {
                    @for (deed, label) in deeds {
                        form method="post" action={ "/friends/" (deed) } {
                            input type="hidden" name="person" value=(token::person(&one.id));
                            button.quiet aria-label={ (locale.t(label)) ": " (one.name) } { (locale.t(label)) }
                        }
                    }
                    a.button.quiet href={ "/person?person=" (token::person(&one.id)) }
                        aria-label={ (locale.t("site-person")) ": " (one.name) } { (locale.t("site-person")) }
                }
            }
        } }
    }
}

/// Who it is, and what is known of them.
pub fn entry(locale: Locale, one: &Acquaintance) -> Markup {
    let name = if one.name.is_empty() { locale.t("site-guest") } else { one.name.clone() };
    html! {
        span.title {
            @if one.profile { a href=(address(&name)) { (name) } } @else { (name) }
        }
        span.hint {
            @if let Some(here) = one.here { (state(locale, here, one.seen)) }
            @if let Some((tables, at)) = one.tables {
                (locale.say(&Phrase::new("site-met-tables").with("count", tables as u32).with("day", day(at))))
            }
        }
    }
}

/// Whether a friend is here, or when they last were: as a day that is near, or not at all.
fn state(locale: Locale, here: Here, seen: Option<i64>) -> Markup {
    let key = match (here, seen.map(|seen| (now() - seen) / DAY)) {
        (Here::Playing, _) => "site-here-playing",
        (Here::Online, _) => "site-here",
        (Here::Away, Some(..1)) => "site-seen-today",
        (Here::Away, Some(1..7)) => "site-seen-week",
        (Here::Away, Some(7..30)) => "site-seen-month",
        (Here::Away, _) => "site-seen-long",
    };
    html! {
        @if here != Here::Away { span.dot.on aria-hidden="true" {} " " }
        (locale.t(key))
    }
}

/// Whether the reader lets others see that they are here.
fn presence(locale: Locale, hidden: bool) -> Markup {
    html! {
        section.paper aria-labelledby="presence" {
            h2 id="presence" { (locale.t("site-presence")) }
            p { (locale.t("site-presence-about")) }
            p { strong { (locale.t(if hidden { "site-presence-hidden" } else { "site-presence-shown" })) } }
            form method="post" action="/friends/presence" {
                @if !hidden { input type="hidden" name="hidden" value="yes"; }
                button { (locale.t(if hidden { "site-presence-show" } else { "site-presence-hide" })) }
            }
        }
    }
}
