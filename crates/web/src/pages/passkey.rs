//! Passkeys: the buttons that ask an authenticator, and the list of those that an account has.

use kernel::Phrase;
use maud::{Markup, html};
use store::Passkey;

use super::{Locale, day};
use crate::assets;

/// What leads into the reader's account.
pub struct Ways {
    /// Whether a password does.
    pub has_password: bool,
    /// The passkeys that do.
    pub passkeys: Vec<Passkey>,
    /// Whether one of them was shown just now, so that nothing more is asked.
    pub proven: bool,
    /// Whether passkeys work at the address at which the reader is.
    pub possible: bool,
}

/// The script that asks authenticators, and what it says.
pub fn script(locale: Locale) -> Markup {
    html! {
        div id="passkey-says" hidden data-none=(locale.t("site-passkey-none")) data-cancelled=(locale.t("site-passkey-cancelled"))
            data-twice=(locale.t("site-passkey-twice")) data-elsewhere=(locale.t("site-passkey-elsewhere"))
            data-offline=(locale.t("site-lost")) {}
        script src=(assets::path("passkey.js")) defer {}
    }
}

/// A button that asks the authenticator something and then sends its form, with the answer, to the same or this address. Without a
/// script it says so.
pub fn button(
    locale: Locale,
    ways: &Ways,
    what: &str,
    action: Option<&str>,
    text: &str,
    primary: bool,
) -> Markup {
    html! {
        @if ways.possible {
            input type="hidden" name="credential";
            button.primary[primary] hidden data-passkey=(what) formaction=[action] formnovalidate { (locale.t(text)) }
            p.hint data-without { (locale.t("site-passkey-none")) }
        } @else {
            p.hint { (locale.t("site-passkey-no-tls")) }
        }
    }
}

/// Signing in with any passkey of this site.
pub fn sign_in(locale: Locale, ways: &Ways, text: &str, primary: bool) -> Markup {
    html! {
        form.stack method="post" action="/join/passkey/sign-in" { (button(locale, ways, "sign-in", None, text, primary)) }
    }
}

/// The field in which the owner of an account proves that it is theirs, unless they just have.
pub fn proof(locale: Locale, ways: &Ways) -> Markup {
    let text = if ways.has_password { "site-password-or-code" } else { "site-recovery-one" };
    html! {
        @if !ways.proven {
            label { (locale.t(text))
                input type="password" name="current" required maxlength="200" autocomplete="current-password";
            }
            @if ways.possible && !ways.passkeys.is_empty() {
                p.hint { a href="#passkeys" { (locale.t("site-passkey-instead")) } }
            }
        }
    }
}

/// The passkeys of an account.
pub fn section(locale: Locale, ways: &Ways) -> Markup {
    html! {
        section.paper aria-labelledby="passkeys" {
            h2 id="passkeys" { (locale.t("site-passkeys")) }
            p { (locale.t("site-passkey-about")) }
            @if ways.passkeys.is_empty() {
                p.empty { (locale.t("site-passkey-empty")) }
            } @else {
                ul.passkeys { @for passkey in &ways.passkeys { li { (line(locale, passkey)) } } }
                @if ways.proven {
                    p.hint { (locale.t("site-passkey-proven")) }
                } @else if ways.possible {
                    p { (locale.t("site-passkey-confirm-about")) }
                    (sign_in(locale, ways, "site-passkey-confirm", false))
                }
            }
            @if ways.possible { h3 { (locale.t("site-passkey-add")) } }
            form.stack method="post" action="/join/passkey/add" {
                @if ways.possible {
                    label { (locale.t("site-passkey-name")) input name="label" maxlength="24" autocomplete="off"; }
                    (proof(locale, ways))
                }
                (button(locale, ways, "add", None, "site-passkey-add", false))
            }
        }
    }
}

fn line(locale: Locale, passkey: &Passkey) -> Markup {
    let name = if passkey.name.is_empty() { locale.t("site-passkey-unnamed") } else { passkey.name.clone() };
    let made = locale.say(&Phrase::new("site-passkey-made").with("day", day(passkey.made)));
    let used = match passkey.used {
        Some(at) => locale.say(&Phrase::new("site-passkey-used").with("day", day(at))),
        None => locale.t("site-passkey-unused"),
    };
    let remove = locale.say(&Phrase::new("site-passkey-remove-this").with("name", name.clone()));
    html! {
        span { strong { (name) } " " small { (made) ", " (used) } }
        form method="post" action="/join/passkey/remove" {
            input type="hidden" name="id" value=(passkey.id);
            button.quiet aria-label=(remove) { (locale.t("site-passkey-remove")) }
        }
    }
}
