//! Accounts: the forms to make one, to sign in and out, and to look after it.

use kernel::Phrase;
use maud::{Markup, html};
use store::Former;

use super::join::Reader;
use super::layout::Page;
use super::passkey::{self, Ways};
use super::{Locale, day};
use crate::routes::people::address;
use crate::who::Who;

/// What somebody without an account can do.
pub fn outside(locale: Locale, name: &str, ways: &Ways) -> Markup {
    html! {
        section.paper aria-labelledby="sign-in" {
            h2 id="sign-in" { (locale.t("site-sign-in")) }
            @if ways.possible {
                (passkey::sign_in(locale, ways, "site-passkey-sign-in", true))
                p.or { (locale.t("site-passkey-or")) }
            }
            form.stack method="post" action="/join/sign-in" {
                label { (locale.t("site-account-name")) input name="name" required maxlength="24" autocomplete="username"; }
                label { (locale.t("site-password-or-code"))
                    input type="password" name="password" required maxlength="200" autocomplete="current-password";
                }
                button.primary[!ways.possible] { (locale.t("site-sign-in")) }
            }
        }
        section.paper aria-labelledby="make-account" {
            h2 id="make-account" { (locale.t("site-account-make")) }
            p { (locale.t("site-account-make-about")) }
            form.stack method="post" action="/join/account" {
                label { (locale.t("site-account-name")) input name="name" value=(name) required maxlength="24" autocomplete="username"; }
                label { (locale.t("site-password-new")) (password("password")) }
                button { (locale.t("site-account-make")) }
                @if ways.possible { p.or { (locale.t("site-passkey-or-make")) } }
                (passkey::button(locale, ways, "make", Some("/join/passkey/make"), "site-passkey-make", false))
            }
        }
    }
}

/// What somebody with an account can do about it.
pub fn inside(locale: Locale, name: &str, reader: &Reader) -> Markup {
    html! {
        section.paper aria-labelledby="account" {
            h2 id="account" { (locale.say(&Phrase::new("site-account-yours").with("name", name.to_owned()))) }
            div.row {
                form method="post" action="/join/sign-out" { button { (locale.t("site-sign-out")) } }
                form method="post" action="/join/sign-out" {
                    input type="hidden" name="everywhere" value="yes";
                    button { (locale.t("site-sign-out-all")) }
                }
            }
        }
        section.paper aria-labelledby="profile" {
            h2 id="profile" { (locale.t("site-profile")) }
            p { (locale.t(if reader.hidden { "site-profile-hidden" } else { "site-profile-public" })) }
            div.row {
                a.button href=(address(name)) { (locale.t("site-profile-look")) }
                form method="post" action="/join/profile" {
                    input type="hidden" name="hidden" value=(if reader.hidden { "no" } else { "yes" });
                    button.quiet { (locale.t(if reader.hidden { "site-profile-show" } else { "site-profile-hide" })) }
                }
            }
        }
        section.paper aria-labelledby="rename" {
            h2 id="rename" { (locale.t("site-rename")) }
            @if let Some(Former { name, until }) = &reader.former {
                p { (locale.say(&Phrase::new("site-former").with("name", name.clone()).with("until", day(*until)))) }
            } @else {
                form.stack method="post" action="/join/rename" {
                    label { (locale.t("site-rename-new")) input name="name" required maxlength="24" autocomplete="username"; }
                    button { (locale.t("site-rename-now")) }
                    p.hint { (locale.t("site-rename-about")) }
                }
            }
        }
        (passkey::section(locale, &reader.ways))
        section.paper aria-labelledby="renew" {
            h2 id="renew" { (locale.t("site-renew")) }
            form.stack method="post" action="/join/renew" {
                // For programs that remember passwords.
                input type="hidden" name="username" value=(name) autocomplete="username";
                (passkey::proof(locale, &reader.ways))
                label { (locale.t("site-password-new"))
                    input type="password" name="password" minlength="8" maxlength="200" autocomplete="new-password";
                }
                button { (locale.t("site-renew-now")) }
                p.hint { (locale.t("site-renew-about")) }
            }
        }
    }
}

/// The recovery codes, which are shown once.
pub fn codes(who: &Who, codes: &[String]) -> Page {
    let locale = Locale::of(who.lang);
    let spaced = |code: &String| format!("{} {} {} {}", &code[..5], &code[5..10], &code[10..15], &code[15..]);
    let main = html! {
        h1 { (locale.t("site-recovery")) }
        section.paper {
            p { (locale.t("site-recovery-about")) }
            ol.recovery { @for code in codes { li { code { (spaced(code)) } } } }
            div.row { a.button.primary href="/me" { (locale.t("site-recovery-kept")) } }
        }
    };
    Page { title: locale.t("site-recovery"), main, class: "plain joining", game: None }
}

fn password(name: &str) -> Markup {
    html! { input type="password" name=(name) required minlength="8" maxlength="200" autocomplete="new-password"; }
}
