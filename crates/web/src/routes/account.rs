//! Making an account, signing in and out.

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use store::{Account, AccountDeed, Person, StoreError};
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
use crate::site::{Site, now};
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
    let look = match free_look(&site, &who, &name).await? {
        Ok(_) if !form.password.is_long_enough() => return wrong(&site, &who, "site-account-short").await,
        Ok(look) => look,
        Err(fault) => return wrong(&site, &who, fault).await,
    };
    let person = Person { id: who.id.clone(), name };
    let password = site.accounts.hash(form.password).await;
    let account =
        Account { person: person.clone(), look, password: Some(password), former: None, hidden: false };
    let made = site.accounts.change(&*site.store, &who.id, AccountDeed::Make(account, now())).await?;
    if !made {
        return wrong(&site, &who, "site-account-taken").await;
    }
    tracing::info!("an account was made");
    show_codes(&site, &who, &person).await
}

/// What a name looks like, or why the reader's account cannot have it.
pub async fn free_look(
    site: &Site,
    who: &Who,
    name: &str,
) -> Result<Result<String, &'static str>, StoreError> {
    let Some(look) = names::look_of(name) else { return Ok(Err("site-account-name-no")) };
    let owner = site.store.account(&look, now()).await?.map(|account| account.person.id);
    if !site.allowed.has(name) {
        return Ok(Err(names::INDECENT));
    }
    let is_free = !is_reserved(name) && owner.is_none_or(|owner| owner == who.id);
    Ok(if is_free { Ok(look) } else { Err("site-account-taken") })
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
    let account = site.store.account(&look, now()).await?;
    match account {
        Some(account) if proves(&site, &who, &account, form.password.clone()).await? => {
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

/// Whether somebody knows the password of an account, has one of its recovery codes, which is used up, or has just shown a
/// passkey of theirs.
pub async fn proves(site: &Site, who: &Who, account: &Account, secret: Password) -> Result<bool, Declined> {
    if who.id == account.person.id && who.has_shown_a_passkey() {
        return Ok(true);
    }
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
    let everywhere = &*form.everywhere == "yes";
    let deed =
        if everywhere { AccountDeed::SignOut } else { AccountDeed::EndSession(who.session.name.clone()) };
    site.accounts.change(&*site.store, &who.id, deed).await?;
    Ok(who.leaves(&site, Redirect::to("/join")))
}

/// The account of the reader.
pub async fn own_account(site: &Site, who: &Who) -> Result<Account, Declined> {
    let none = Declined::new(StatusCode::FORBIDDEN, "site-account-none");
    let look = site.store.look_of(&who.id).await?.ok_or(none.clone())?;
    site.store.account(&look, now()).await?.ok_or(none)
}

#[derive(Deserialize)]
pub struct Renewing {
    /// The password of now, or a recovery code.
    #[serde(default)]
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
    let account = own_account(&site, &who).await?;
    if !form.password.is_empty() && !form.password.is_long_enough() {
        return wrong(&site, &who, "site-account-short").await;
    }
    if !proves(&site, &who, &account, form.current).await? {
        return wrong(&site, &who, "site-sign-in-wrong").await;
    }
    if form.password.is_empty() {
        return show_codes(&site, &who, &account.person).await;
    }
    let deed = AccountDeed::Password(site.accounts.hash(form.password).await);
    site.accounts.change(&*site.store, &who.id, deed).await?;
    Ok(who.becomes(&site, &account.person, Redirect::to("/join")))
}

#[derive(Deserialize)]
pub struct Renaming {
    name: Name,
}

/// For how long a name of before stays its account's, in milliseconds.
const FORMER: i64 = 30 * 24 * 60 * 60 * 1000;

/// Gives the reader's account another name.
pub async fn rename(
    State(site): State<Arc<Site>>,
    network: Network,
    who: Who,
    Form(form): Form<Renaming>,
) -> Answer {
    may_guess(&site, network)?;
    own_account(&site, &who).await?;
    let name = form.name.into_string();
    let look = match free_look(&site, &who, &name).await? {
        Ok(look) => look,
        Err(fault) => return wrong(&site, &who, fault).await,
    };
    let deed = AccountDeed::Name { name: name.clone(), look, until: now() + FORMER, at: now() };
    if !site.accounts.change(&*site.store, &who.id, deed).await? {
        return wrong(&site, &who, "site-rename-soon").await;
    }
    let person = Person { id: who.id.clone(), name };
    Ok(who.becomes(&site, &person, Redirect::to("/join")))
}

/// Makes recovery codes and shows them, this once.
pub async fn show_codes(site: &Site, who: &Who, person: &Person) -> Answer {
    let (codes, hashes) = recovery_codes();
    site.accounts.change(&*site.store, &person.id, AccountDeed::Recovery(hashes)).await?;
    Ok(who.becomes(site, person, account::codes(who, &codes).answer(who, "/join")))
}

pub fn may_guess(site: &Site, network: Network) -> Result<(), Declined> {
    let slow = Declined::new(StatusCode::TOO_MANY_REQUESTS, "site-guesses");
    if site.limits.may_guess(network) { Ok(()) } else { Err(slow) }
}

pub async fn wrong(site: &Site, who: &Who, fault: &'static str) -> Answer {
    let me = super::join::reader(site, who).await?;
    let page: Response = join::page(who, &me, Shown::Fault(fault)).answer(who, "/join");
    Ok((StatusCode::UNPROCESSABLE_ENTITY, Extension(Worded(fault)), page).into_response())
}
