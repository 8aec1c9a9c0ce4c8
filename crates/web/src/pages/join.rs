//! Going on at another device: a code to show there, and a field for one that comes from there.

use kernel::Phrase;
use maud::{Markup, html};
use store::{Former, Person};

use super::icons::sign;
use super::layout::Page;
use super::passkey::{self, Ways};
use super::{Locale, account, appeal, forget, person, seats};
use crate::who::Who;

/// What the page shows besides.
pub enum Shown<'a> {
    /// Nothing yet.
    Nothing,
    /// A code that was just made, and the link with it.
    Made { words: &'a str, link: &'a str },
    /// Whose code somebody has brought here.
    Found { code: &'a str, person: &'a Person },
    /// A code that is none.
    Wrong { code: &'a str },
    /// What is wrong with a form about an account.
    Fault(&'static str),
}

/// Who reads the page.
pub struct Reader {
    /// Whom the store knows, if they have done something.
    pub person: Option<Person>,
    /// Whether they have an account.
    pub has_account: bool,
    /// What leads into it.
    pub ways: Ways,
    /// What it was called before, as long as that is kept.
    pub former: Option<Former>,
    /// Whether it shows its profile to nobody else.
    pub hidden: bool,
    /// Whom they have blocked: ids and names.
    pub blocked: Vec<(String, String)>,
    /// Whom they do not read: ids and names.
    pub mutes: Vec<(String, String)>,
}

/// The page of a reader.
pub fn page(who: &Who, reader: &Reader, shown: Shown) -> Page {
    let locale = Locale::of(who.lang);
    let me = reader.person.as_ref();
    let name = me.map_or("", |me| &me.name);
    let main = html! {
        h1 { (locale.t("site-account")) }
        @match &shown {
            Shown::Made { words, link } => (made(locale, words, link)),
            Shown::Found { code, person } => (found(locale, me, code, person)),
            _ => {
                p.lead { (locale.t("site-account-lead")) }
                @if let Shown::Fault(fault) = shown { p.fault role="alert" { (locale.t(fault)) } (appeal::way(locale, fault)) }
                @if reader.has_account { (account::inside(locale, name, reader)) } @else { (account::outside(locale, name, &reader.ways)) }
                (bring(locale, &shown))
                (make(locale, me))
                (person::blocked(locale, &reader.blocked, &reader.mutes))
                (forget::section(locale, reader))
                (passkey::script(locale))
            }
        }
    };
    Page { title: locale.t("site-account"), main, class: "plain joining", game: None }
}

/// What somebody is called.
pub fn called(locale: Locale, person: &Person) -> String {
    if person.name.is_empty() { locale.t("site-guest") } else { person.name.clone() }
}

fn make(locale: Locale, me: Option<&Person>) -> Markup {
    html! {
        section.paper aria-labelledby="from-here" {
            h2 id="from-here" { (locale.t("site-code-make")) }
            @if let Some(me) = me {
                p { (locale.say(&Phrase::new("site-code-make-about").with("name", called(locale, me)))) }
                form method="post" action="/join/code" { button.primary { (sign("share")) (locale.t("site-code-make-now")) } }
            } @else {
                p.empty { (locale.t("site-code-make-none")) }
            }
        }
    }
}

fn made(locale: Locale, words: &str, link: &str) -> Markup {
    html! {
        section.paper aria-labelledby="made" {
            h2 id="made" { (locale.t("site-code-made")) }
            p { (locale.t("site-code-made-about")) }
            div.carry {
                ol.code { @for word in words.split(' ') { li { (word) } } }
                (seats::qr(link))
            }
            p.hint { (locale.t("site-code-made-care")) }
            div.row { a.button href="/me" { (locale.t("site-my-games")) } }
        }
    }
}

fn bring(locale: Locale, shown: &Shown) -> Markup {
    let code = if let Shown::Wrong { code } = shown { code } else { "" };
    let wrong = matches!(shown, Shown::Wrong { .. });
    html! {
        section.paper aria-labelledby="to-here" {
            h2 id="to-here" { (locale.t("site-code-bring")) }
            @if wrong { p.fault id="wrong" role="alert" { (locale.t("site-code-wrong")) } }
            form.stack method="get" action="/join" {
                label { (locale.t("site-code-words-of"))
                    input name="code" value=(code) maxlength="200" autocomplete="off" autocapitalize="off" spellcheck="false"
                        required aria-describedby=[wrong.then_some("wrong")] aria-invalid=[wrong.then_some("true")];
                }
                button.primary { (locale.t("site-code-look")) }
            }
        }
    }
}

fn found(locale: Locale, me: Option<&Person>, code: &str, person: &Person) -> Markup {
    let name = called(locale, person);
    let same = me.is_some_and(|me| me.id == person.id);
    html! {
        section.paper aria-labelledby="found" {
            h2 id="found" { (locale.say(&Phrase::new("site-code-found").with("name", name.clone()))) }
            @if same {
                p { (locale.t("site-code-own")) }
            } @else {
                p { (locale.say(&Phrase::new("site-code-found-about").with("name", name.clone()))) }
                @if let Some(me) = me {
                    p.fault { (locale.say(&Phrase::new("site-code-leaves").with("name", called(locale, me)))) }
                }
                form method="post" action="/join" {
                    input type="hidden" name="code" value=(code);
                    button.primary { (locale.say(&Phrase::new("site-code-go-on").with("name", name))) }
                }
            }
            div.row { a.button.quiet href="/join" { (locale.t("site-code-not")) } }
        }
    }
}
