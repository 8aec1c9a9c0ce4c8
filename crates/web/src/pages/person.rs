//! What one can do about somebody whom one has met.

use kernel::{Phrase, Seat};
use maud::{Markup, html};

use super::Locale;
use super::layout::Page;
use crate::routes::people::address;
use crate::token;
use crate::who::Who;

/// Somebody, and where one has met them.
pub struct Subject {
    /// Who they are.
    pub id: String,
    /// What they are called there.
    pub name: String,
    /// Where.
    pub met: Met,
}

/// Where one has met somebody.
pub enum Met {
    /// They wrote this at a table.
    Line { table: String, line: u64, text: String },
    /// They sit at a table.
    Seat { table: String, seat: Seat },
    /// They have a profile.
    Profile,
}

impl Subject {
    /// The page where one has met them.
    pub fn back(&self) -> String {
        match &self.met {
            Met::Line { table, .. } | Met::Seat { table, .. } => format!("/t/{table}"),
            Met::Profile => address(&self.name),
        }
    }

    /// What a form says about who is meant.
    fn fields(&self) -> Markup {
        html! {
            @match &self.met {
                Met::Line { table, line, .. } => {
                    input type="hidden" name="table" value=(table);
                    input type="hidden" name="line" value=(line);
                },
                Met::Seat { table, seat } => {
                    input type="hidden" name="table" value=(table);
                    input type="hidden" name="seat" value=(seat);
                },
                Met::Profile => input type="hidden" name="name" value=(self.name);,
            }
        }
    }
}

/// The page about somebody whom the reader has blocked or not.
pub fn page(who: &Who, subject: &Subject, blocked: bool) -> Page {
    let locale = Locale::of(who.lang);
    let main = html! {
        h1 { (subject.name) }
        (tools(locale, subject, blocked))
        div.row { a.button href=(subject.back()) { (locale.t("site-person-back")) } }
    };
    Page { title: subject.name.clone(), main, class: "plain", game: None }
}

/// Blocking and reporting.
pub fn tools(locale: Locale, subject: &Subject, blocked: bool) -> Markup {
    let named = |key: &'static str| locale.say(&Phrase::new(key).with("name", subject.name.clone()));
    html! {
        section.paper aria-labelledby="block" {
            h2 id="block" { (locale.t("site-block")) }
            @if blocked {
                p { (named("site-block-is")) }
                (unblock(&subject.id, &locale.t("site-unblock")))
            } @else {
                p { (locale.t("site-block-about")) }
                form method="post" action="/person/block" {
                    (subject.fields())
                    button { (named("site-block-now")) }
                }
            }
        }
        section.paper aria-labelledby="report" {
            h2 id="report" { (locale.t("site-report")) }
            @if let Met::Line { text, .. } = &subject.met { blockquote { (text) } }
            p { (locale.t("site-report-about")) }
            form.stack method="post" action="/person/report" {
                (subject.fields())
                label { (locale.t("site-report-reason"))
                    textarea name="why" rows="3" required maxlength=(crate::limits::CHAT) {}
                }
                button { (named("site-report-now")) }
            }
        }
    }
}

/// After a report.
pub fn told(who: &Who, subject: &Subject) -> Page {
    let locale = Locale::of(who.lang);
    let main = html! {
        h1 { (locale.t("site-reported")) }
        section.paper { p { (locale.t("site-reported-about")) } }
        div.row { a.button href=(subject.back()) { (locale.t("site-person-back")) } }
    };
    Page { title: locale.t("site-reported"), main, class: "plain", game: None }
}

/// Everybody whom the reader has blocked, by id and name.
pub fn blocked(locale: Locale, people: &[(String, String)]) -> Markup {
    html! {
        section.paper aria-labelledby="blocked" {
            h2 id="blocked" { (locale.t("site-blocked")) }
            @if people.is_empty() { p.empty { (locale.t("site-blocked-none")) } }
            @for (id, name) in people {
                (unblock(id, &locale.say(&Phrase::new("site-unblock-who").with("name", name.clone()))))
            }
        }
    }
}

fn unblock(id: &str, label: &str) -> Markup {
    html! {
        form method="post" action="/person/unblock" {
            input type="hidden" name="person" value=(token::person(id));
            button.quiet { (label) }
        }
    }
}
