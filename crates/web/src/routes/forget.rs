//! What is kept about the reader: to take along, or to be forgotten.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use serde::Deserialize;

use super::account::{may_guess, proves, wrong};
use crate::address::Network;
use crate::bounds::{Password, Short};
use crate::declined::Answer;
use crate::dossier;
use crate::forget::forgetting;
use crate::form::Form;
use crate::pages::{Locale, forget};
use crate::site::{Site, now};
use crate::who::Who;

/// Everything that is kept about the reader, as one file.
pub async fn data(State(site): State<Arc<Site>>, network: Network, who: Who) -> Answer {
    // It takes a look at all tables, so it is not for every second.
    may_guess(&site, network)?;
    let dossier = dossier::of(&*site.store, &who.id).await?;
    let text = serde_json::to_string_pretty(&dossier).expect("a dossier is plain data");
    let headers = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CONTENT_DISPOSITION, "attachment; filename=\"tianxia.json\""),
        (header::CACHE_CONTROL, "no-store"),
    ];
    Ok((headers, text).into_response())
}

#[derive(Deserialize)]
pub struct Leaving {
    /// Whether they have said that they mean it.
    #[serde(default)]
    sure: Short<8>,
    /// The password of an account, or a recovery code.
    #[serde(default)]
    current: Password,
}

/// Forgets the reader. Whoever has an account has to prove that it is theirs.
pub async fn forget(
    State(site): State<Arc<Site>>,
    network: Network,
    who: Who,
    Form(form): Form<Leaving>,
) -> Answer {
    may_guess(&site, network)?;
    if &*form.sure != "yes" {
        return wrong(&site, &who, "site-forget-unsure").await;
    }
    if let Some(look) = site.store.look_of(&who.id).await?
        && let Some(account) = site.store.account(&look, now()).await?
        && !proves(&site, &who, &account, form.current).await?
    {
        return wrong(&site, &who, "site-sign-in-wrong").await;
    }
    let name = Locale::of(who.lang).t("site-somebody");
    let forgetting = forgetting(&*site.store, &who.id, &name).await?;
    let tables = forgetting.tables.clone();
    site.store.forget(forgetting).await?;
    site.reread_people().await?;
    for table in tables {
        site.reread(&table).await;
    }
    tracing::info!("somebody was forgotten");
    let page = forget::done(&who).answer(&who, "/");
    Ok(who.leaves(&site, (StatusCode::OK, page)))
}
