//! Making an account, signing in and out.

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use store::{Account, AccountDeed, Person};
use words::Lang;

use crate::accounts::{recovery_codes, recovery_hash};
use crate::address::Network;
use crate::bounds::{Name, Password, Short};
use crate::declined::{Answer, Declined};
use crate::form::Form;
use crate::names;
use crate::pages::error::Worded;
use crate::pages::join::{self, Shown};
use crate::pages::{Locale, account};
use crate::site::Site;
use crate::who::Who;

#[derive(Deserialize)]
pub struct Making {
    name: Name,
    password: Password,
}

/// Makes the reader's person an account, with everything they have. Whoever has an older cookie of theirs does not share it.
pub async fn make(
    State(site): State<Arc<Site>>,
    network: Network,
    who: Who,
    Form(form): Form<Making>,
) -> Answer {
    may_guess(&site, network)?;
    let name = form.name.into_string();
    let fault = match names::look_of(&name) {
        None => Some("site-account-name-no"),
        Some(_) if is_reserved(&name) => Some("site-account-taken"),
        Some(look) if site.store.account(&look).await?.is_some() => Some("site-account-taken"),
        Some(_) => (!form.password.is_long_enough()).then_some("site-account-short"),
    };
    if let Some(fault) = fault {
        return wrong(&site, &who, fault).await;
    }
    let look = names::look_of(&name).unwrap_or_default();
    let person = Person { id: who.id.clone(), name };
    let password = site.accounts.hash(form.password).await;
    let account = Account { person: person.clone(), look, password };
    let made = site.accounts.change(&*site.store, &who.id, AccountDeed::Make(account)).await?;
    if !made {
        return wrong(&site, &who, "site-account-taken").await;
    }
    tracing::info!("an account was made");
    show_codes(&site, &who, &person).await
}

/// Whether bots or people without a name are called so.
fn is_reserved(name: &str) -> bool {
    Lang::ALL.into_iter().any(|lang| {
        let locale = Locale::of(lang);
        let bots = locale.t("site-bot-names");
        names::look_alike(name, &locale.t("site-guest"))
            || bots.split(", ").any(|bot| names::look_alike(name, bot))
    })
}

#[derive(Deserialize)]
pub struct SigningIn {
    name: Name,
    /// The password, or a recovery code.
    password: Password,
}

/// Signs in with a password or a recovery code.
pub async fn sign_in(
    State(site): State<Arc<Site>>,
    network: Network,
    who: Who,
    Form(form): Form<SigningIn>,
) -> Answer {
    may_guess(&site, network)?;
    let look = names::look_of(&form.name.into_string()).unwrap_or_default();
    // Guessing the password of one account from many addresses is slow as well.
    if !site.limits.may_guess_of(&look) {
        return Err(Declined::new(StatusCode::TOO_MANY_REQUESTS, "site-guesses"));
    }
    let account = site.store.account(&look).await?;
    match account {
        Some(account) if proves(&site, &account, form.password.clone()).await? => {
            tracing::info!("somebody signed in");
            Ok(who.becomes(&site, &account.person, Redirect::to("/me")))
        }
        Some(_) => wrong(&site, &who, "site-sign-in-wrong").await,
        None => {
            site.accounts.is_right(None, form.password).await;
            wrong(&site, &who, "site-sign-in-wrong").await
        }
    }
}

/// Whether somebody knows the password of an account, or has one of its recovery codes, which is used up.
async fn proves(site: &Site, account: &Account, secret: Password) -> Result<bool, Declined> {
    if site.accounts.is_right(Some(account), secret.clone()).await {
        return Ok(true);
    }
    let deed = AccountDeed::Recover(recovery_hash(&secret));
    Ok(site.accounts.change(&*site.store, &account.person.id, deed).await?)
}

#[derive(Deserialize)]
pub struct SigningOut {
    #[serde(default)]
    everywhere: Short<8>,
}

/// Signs out: this browser, or every one.
pub async fn sign_out(State(site): State<Arc<Site>>, who: Who, Form(form): Form<SigningOut>) -> Answer {
    if &*form.everywhere == "yes" {
        site.accounts.change(&*site.store, &who.id, AccountDeed::SignOut).await?;
    }
    Ok(who.leaves(&site, Redirect::to("/join")))
}

#[derive(Deserialize)]
pub struct Renewing {
    /// The password of now, or a recovery code.
    current: Password,
    /// The new one; nothing if only new recovery codes are wanted.
    #[serde(default)]
    password: Password,
}

/// Changes the password, or makes new recovery codes.
pub async fn renew(
    State(site): State<Arc<Site>>,
    network: Network,
    who: Who,
    Form(form): Form<Renewing>,
) -> Answer {
    may_guess(&site, network)?;
    let none = Declined::new(StatusCode::FORBIDDEN, "site-account-none");
    let look = site.store.look_of(&who.id).await?.ok_or(none.clone())?;
    if !form.password.is_empty() && !form.password.is_long_enough() {
        return wrong(&site, &who, "site-account-short").await;
    }
    let account = site.store.account(&look).await?.ok_or(none)?;
    if !proves(&site, &account, form.current).await? {
        return wrong(&site, &who, "site-sign-in-wrong").await;
    }
    if form.password.is_empty() {
        return show_codes(&site, &who, &account.person).await;
    }
    let deed = AccountDeed::Password(site.accounts.hash(form.password).await);
    site.accounts.change(&*site.store, &who.id, deed).await?;
    Ok(who.becomes(&site, &account.person, Redirect::to("/join")))
}

/// Makes recovery codes and shows them, this once.
async fn show_codes(site: &Site, who: &Who, person: &Person) -> Answer {
    let (codes, hashes) = recovery_codes();
    site.accounts.change(&*site.store, &person.id, AccountDeed::Recovery(hashes)).await?;
    Ok(who.becomes(site, person, account::codes(who, &codes).answer(who, "/join")))
}

fn may_guess(site: &Site, network: Network) -> Result<(), Declined> {
    let slow = Declined::new(StatusCode::TOO_MANY_REQUESTS, "site-guesses");
    if site.limits.may_guess(network) { Ok(()) } else { Err(slow) }
}

async fn wrong(site: &Site, who: &Who, fault: &'static str) -> Answer {
    let me = super::join::reader(site, who).await?;
    let page: Response = join::page(who, &me, Shown::Fault(fault)).answer(who, "/join");
    Ok((StatusCode::UNPROCESSABLE_ENTITY, Extension(Worded(fault)), page).into_response())
}
