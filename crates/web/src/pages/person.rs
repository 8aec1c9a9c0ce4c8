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
    /// They have played with the reader, or would like to be friends.
    Known,
    /// They have a profile.
    Profile,
}

/// What the reader thinks of somebody.
#[derive(Copy, Clone)]
pub struct Thinks {
    /// They do not want to meet them.
    pub blocks: bool,
    /// They do not read what they write.
    pub mutes: bool,
    /// They would like to be friends.
    pub befriends: bool,
}

impl Subject {
    /// The page where one has met them.
    pub fn back(&self) -> String {
        match &self.met {
            Met::Line { table, .. } | Met::Seat { table, .. } => format!("/t/{table}"),
            Met::Known => "/friends".to_owned(),
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
                Met::Known => input type="hidden" name="person" value=(token::person(&self.id));,
                Met::Profile => input type="hidden" name="name" value=(self.name);,
            }
        }
    }
}

/// The page about somebody of whom the reader thinks so.
pub fn page(who: &Who, subject: &Subject, thinks: Thinks) -> Page {
    let locale = Locale::of(who.lang);
    let main = html! {
        h1 { (subject.name) }
        (tools(locale, subject, thinks))
        div.row { a.button href=(subject.back()) { (locale.t("site-person-back")) } }
    };
    Page { title: subject.name.clone(), main, class: "plain", game: None }
}

/// Friendship, muting, blocking and reporting.
fn tools(locale: Locale, subject: &Subject, thinks: Thinks) -> Markup {
    let named = |key: &'static str| locale.say(&Phrase::new(key).with("name", subject.name.clone()));
    html! {
        @if !thinks.blocks && !thinks.befriends {
            section.paper aria-labelledby="befriend" {
                h2 id="befriend" { (locale.t("site-befriend")) }
                p { (locale.t("site-befriend-about")) }
                form method="post" action="/friends/add" { (subject.fields()) button { (named("site-befriend-now")) } }
            }
        }
        section.paper aria-labelledby="quiet" {
            h2 id="quiet" { (locale.t("site-quiet")) }
            @if thinks.mutes {
                p { (named("site-quiet-is")) }
                (take_back("unmute", &subject.id, &locale.t("site-unblock")))
            } @else {
                p { (locale.t("site-quiet-about")) }
                form method="post" action="/person/mute" { (subject.fields()) button { (named("site-quiet-now")) } }
            }
        }
        section.paper aria-labelledby="block" {
            h2 id="block" { (locale.t("site-block")) }
            @if thinks.blocks {
                p { (named("site-block-is")) }
                (take_back("unblock", &subject.id, &locale.t("site-unblock")))
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

/// Everybody whom the reader has blocked, and everybody whom they do not read, by id and name.
pub fn blocked(locale: Locale, people: &[(String, String)], mutes: &[(String, String)]) -> Markup {
    html! {
        section.paper aria-labelledby="blocked" {
            h2 id="blocked" { (locale.t("site-blocked")) }
            @if people.is_empty() && mutes.is_empty() { p.empty { (locale.t("site-blocked-none")) } }
            @for (id, name) in people {
                (take_back("unblock", id, &locale.say(&Phrase::new("site-unblock-who").with("name", name.clone()))))
            }
            @for (id, name) in mutes {
                (take_back("unmute", id, &locale.say(&Phrase::new("site-unquiet-who").with("name", name.clone()))))
            }
        }
    }
}

fn take_back(what: &str, id: &str, label: &str) -> Markup {
    html! {
        form method="post" action={ "/person/" (what) } {
            input type="hidden" name="person" value=(token::person(id));
            button.quiet { (label) }
        }
    }
}
