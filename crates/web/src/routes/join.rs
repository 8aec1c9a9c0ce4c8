//! Going on at another device.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Query, State};
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use store::{Person, StoreError};

use crate::address::Network;
use crate::bounds::Short;
use crate::codes::{Code, LASTS};
use crate::declined::{Answer, Declined};
use crate::form::Form;
use crate::pages::error::Worded;
use crate::pages::join::{self, Reader, Shown};
use crate::pages::passkey::Ways;
use crate::pages::table::here;
use crate::passkeys::checker;
use crate::site::{Site, now};
use crate::who::Who;

/// A code, as it is typed or comes with a link.
#[derive(Deserialize)]
pub struct Typed {
    #[serde(default)]
    code: Short<256>,
}

/// The page with everything. Whoever brings a code with a link is told whose it is before anything happens: nobody becomes
/// somebody else by following a link.
pub async fn join(
    State(site): State<Arc<Site>>,
    network: Network,
    Query(typed): Query<Typed>,
    uri: Uri,
    who: Who,
) -> Answer {
    let me = reader(&site, &who).await?;
    if typed.code.is_empty() {
        return Ok(join::page(&who, &me, Shown::Nothing).answer(&who, &here(&uri)));
    }
    match owner(&site, network, &typed.code).await? {
        Some((_, person)) => {
            let shown = Shown::Found { code: &typed.code, person: &person };
            Ok(join::page(&who, &me, shown).answer(&who, "/join"))
        }
        None => Ok(wrong(&who, &me, &typed.code)),
    }
}

/// Makes a code. It is shown this once.
pub async fn code(State(site): State<Arc<Site>>, who: Who) -> Answer {
    if !site.limits.may_write(who.counted_as()) {
        return Err(Declined::new(StatusCode::TOO_MANY_REQUESTS, "site-slow-down"));
    }
    let none = Declined::new(StatusCode::CONFLICT, "site-code-make-none");
    let reader = reader(&site, &who).await?;
    let me = reader.person.as_ref().ok_or(none)?;
    let code = Code::new();
    site.store.put_code(&me.id, &code.hash(), now() + LASTS, now()).await?;
    let words = code.words(who.lang);
    let link = format!("{}/join?code={}", who.origin, words.replace(' ', "-"));
    Ok(join::page(&who, &reader, Shown::Made { words: &words, link: &link }).answer(&who, "/join"))
}

/// Goes on here as whoever made the code.
pub async fn go_on(
    State(site): State<Arc<Site>>,
    network: Network,
    who: Who,
    Form(typed): Form<Typed>,
) -> Answer {
    let found = owner(&site, network, &typed.code).await?;
    // Of two who bring the same code at the same time, one is too late.
    let taken = match &found {
        Some((hash, _)) => site.store.take_code(hash, now()).await?,
        None => false,
    };
    match found {
        Some((_, person)) if taken => {
            tracing::info!("somebody goes on at another device");
            Ok(who.becomes(&site, &person, Redirect::to("/me")))
        }
        _ => {
            let me = reader(&site, &who).await?;
            Ok(wrong(&who, &me, &typed.code))
        }
    }
}

/// Whose code this is, with its hash, if it still is one. Everybody may guess now and then.
async fn owner(site: &Site, network: Network, typed: &str) -> Result<Option<(String, Person)>, Declined> {
    if !site.limits.may_guess(network) {
        return Err(Declined::new(StatusCode::TOO_MANY_REQUESTS, "site-guesses"));
    }
    for code in Code::read(typed) {
        if let Some(person) = site.store.owner_of_code(&code.hash(), now()).await? {
            return Ok(Some((code.hash(), person)));
        }
    }
    Ok(None)
}

/// Who reads a page about themselves.
pub async fn reader(site: &Site, who: &Who) -> Result<Reader, StoreError> {
    let person = site.store.person(&who.id).await?;
    let account = match site.store.look_of(&who.id).await? {
        Some(look) => site.store.account(&look, now()).await?,
        None => None,
    };
    let has_account = account.is_some();
    let has_password = account.as_ref().is_some_and(|account| account.password.is_some());
    let passkeys = if has_account { site.store.passkeys(&who.id).await? } else { Vec::new() };
    let hidden = account.as_ref().is_some_and(|account| account.hidden);
    let former = account.and_then(|account| account.former).filter(|former| former.until > now());
    let ways = Ways {
        has_password,
        passkeys,
        proven: who.has_shown_a_passkey(),
        possible: checker(&who.origin).is_some(),
    };
    let (blocked, mutes) = (site.blocks.by(&who.id), site.mutes.by(&who.id));
    Ok(Reader { person, has_account, ways, former, hidden, blocked, mutes })
}

fn wrong(who: &Who, me: &Reader, code: &str) -> Response {
    let page = join::page(who, me, Shown::Wrong { code }).answer(who, "/join");
    (StatusCode::UNPROCESSABLE_ENTITY, Extension(Worded("site-code-wrong")), page).into_response()
}
