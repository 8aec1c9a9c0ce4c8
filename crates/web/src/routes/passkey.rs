//! Passkeys: making an account with one, signing in with one, and looking after them.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Redirect};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use store::{Account, AccountDeed, Person};
use webauthn_rs::prelude::{PasskeyRegistration, PublicKeyCredential, RegisterPublicKeyCredential, Webauthn};

use super::account::{free_look, may_guess, own_account, proves, show_codes, wrong};
use crate::address::Network;
use crate::bounds::{Name, Password, Short};
use crate::declined::{Answer, Declined};
use crate::form::Form;
use crate::passkeys::{self, Question};
use crate::site::{Site, now};
use crate::who::Who;

/// What an authenticator answers, as JSON. One with a long proof of where it was made, which nobody asks for, is far shorter.
type Credential = Short<16384>;

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum What {
    Make,
    Add,
    SignIn,
}

#[derive(Deserialize)]
pub struct Asking {
    what: What,
    #[serde(default)]
    name: Name,
    #[serde(default)]
    current: Password,
}

/// What the page's script has to ask the authenticator. Whoever has an account proves that it is theirs before they add a passkey,
/// for a stolen cookie must not lead in for good.
pub async fn ask(
    State(site): State<Arc<Site>>,
    network: Network,
    who: Who,
    Form(form): Form<Asking>,
) -> Answer {
    may_guess(&site, network)?;
    let checker = checker(&who)?;
    let no = |fault| Declined::new(StatusCode::UNPROCESSABLE_ENTITY, fault);
    let asked = match form.what {
        What::SignIn => passkeys::to_show(&checker),
        What::Make => {
            let person = Person { id: who.id.clone(), name: form.name.into_string() };
            free_look(&site, &who, &person.name).await?.map_err(no)?;
            passkeys::to_make(&checker, &person, &[]).map(|(asked, state)| (asked, Question::Make(state)))
        }
        What::Add => {
            let account = own_account(&site, &who).await?;
            if !proves(&site, &who, &account, form.current).await? {
                return Err(no("site-sign-in-wrong"));
            }
            let known = site.store.passkeys(&who.id).await?;
            let asked = passkeys::to_make(&checker, &account.person, &known);
            asked.map(|(asked, state)| (asked, Question::Add(state)))
        }
    };
    let (asked, question) = asked.map_err(|error| no(passkeys::fault(&error)))?;
    if !site.passkeys.ask(site.accounts.cookie_of(&who.session), question) {
        return Err(Declined::new(StatusCode::SERVICE_UNAVAILABLE, "site-guesses"));
    }
    let json = [(header::CONTENT_TYPE, "application/json")];
    Ok(who.remembered((json, asked.to_string())))
}

#[derive(Deserialize)]
pub struct Making {
    name: Name,
    credential: Credential,
}

/// Makes the reader's person an account that a passkey leads into.
pub async fn make(State(site): State<Arc<Site>>, who: Who, Form(form): Form<Making>) -> Answer {
    let name = form.name.into_string();
    let look = match free_look(&site, &who, &name).await? {
        Ok(look) => look,
        Err(fault) => return wrong(&site, &who, fault).await,
    };
    let Some(Question::Make(state)) = answered(&site, &who) else {
        return wrong(&site, &who, "site-passkey-late").await;
    };
    let passkey = match made(&site, &who, *state, &form.credential, String::new()).await? {
        Ok(passkey) => passkey,
        Err(fault) => return wrong(&site, &who, fault).await,
    };
    let person = Person { id: who.id.clone(), name };
    let account = Account { person: person.clone(), look, password: None, former: None, hidden: false };
    let deed = AccountDeed::MakeByPasskey(account, passkey, now());
    if !site.accounts.change(&*site.store, &who.id, deed).await? {
        return wrong(&site, &who, "site-account-taken").await;
    }
    tracing::info!("an account was made");
    show_codes(&site, &who.showing_a_passkey_of(&person), &person).await
}

#[derive(Deserialize)]
pub struct Adding {
    #[serde(default)]
    label: Name,
    credential: Credential,
}

/// One more passkey for the reader's account.
pub async fn add(State(site): State<Arc<Site>>, who: Who, Form(form): Form<Adding>) -> Answer {
    let account = own_account(&site, &who).await?;
    let Some(Question::Add(state)) = answered(&site, &who) else {
        return wrong(&site, &who, "site-passkey-late").await;
    };
    let passkey = match made(&site, &who, *state, &form.credential, form.label.into_string()).await? {
        Ok(passkey) => passkey,
        Err(fault) => return wrong(&site, &who, fault).await,
    };
    if !site.accounts.change(&*site.store, &who.id, AccountDeed::AddPasskey(passkey)).await? {
        return wrong(&site, &who, "site-passkey-many").await;
    }
    tracing::info!("a passkey was added");
    Ok(who.showing_a_passkey_of(&account.person).becomes(
        &site,
        &account.person,
        Redirect::to("/join#passkeys"),
    ))
}

#[derive(Deserialize)]
pub struct Showing {
    credential: Credential,
}

/// Signs in with a passkey; or shows, where somebody has, that it is still them.
pub async fn sign_in(State(site): State<Arc<Site>>, who: Who, Form(form): Form<Showing>) -> Answer {
    let checker = checker(&who)?;
    let answer: Option<PublicKeyCredential> = read(&form.credential);
    let (Some(answer), Some(Question::Show(state))) = (answer, answered(&site, &who)) else {
        return wrong(&site, &who, "site-passkey-late").await;
    };
    let Some((person, kept)) = site.store.passkey(&hex::encode(answer.get_credential_id())).await? else {
        return wrong(&site, &who, "site-passkey-unknown").await;
    };
    let (before, owner) = (kept.credential.clone(), person.clone());
    let shown = move || passkeys::shown(&checker, *state, &answer, &owner, kept);
    let after = match site.accounts.work(shown).await {
        Ok(after) => after,
        Err(error) => return wrong(&site, &who, passkeys::fault(&error)).await,
    };
    if !site.accounts.change(&*site.store, &person.id, AccountDeed::UsePasskey(before, after)).await? {
        return wrong(&site, &who, "site-passkey-copied").await;
    }
    tracing::info!("somebody signed in");
    let onward = if who.id == person.id { "/join#passkeys" } else { "/me" };
    Ok(who.showing_a_passkey_of(&person).becomes(&site, &person, Redirect::to(onward)))
}

#[derive(Deserialize)]
pub struct Removing {
    id: Short<2048>,
}

/// A passkey of the reader's no longer leads into their account.
pub async fn remove(State(site): State<Arc<Site>>, who: Who, Form(form): Form<Removing>) -> Answer {
    own_account(&site, &who).await?;
    let deed = AccountDeed::RemovePasskey(form.id.into_string());
    if !site.accounts.change(&*site.store, &who.id, deed).await? {
        return wrong(&site, &who, "site-passkey-last").await;
    }
    Ok(Redirect::to("/join#passkeys").into_response())
}

/// What checks passkeys where the reader is.
fn checker(who: &Who) -> Result<Webauthn, Declined> {
    passkeys::checker(&who.origin).ok_or(Declined::new(StatusCode::CONFLICT, "site-passkey-no-tls"))
}

/// What the reader's browser has asked, which is answered with this.
fn answered(site: &Site, who: &Who) -> Option<Question> {
    site.passkeys.take(&site.accounts.cookie_of(&who.session))
}

fn read<T: DeserializeOwned>(credential: &str) -> Option<T> {
    serde_json::from_str(credential).ok()
}

/// The passkey that the reader's authenticator has made, or what is wrong with it.
async fn made(
    site: &Site,
    who: &Who,
    state: PasskeyRegistration,
    credential: &str,
    name: String,
) -> Result<Result<store::Passkey, &'static str>, Declined> {
    let checker = checker(who)?;
    let Some(answer): Option<RegisterPublicKeyCredential> = read(credential) else {
        return Ok(Err("site-passkey-wrong"));
    };
    let made = site.accounts.work(move || passkeys::made(&checker, &state, &answer, name)).await;
    Ok(made.map_err(|error| passkeys::fault(&error)))
}
