//! Whoever may not have a name can ask the operator for it.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{StatusCode, Uri};
use axum::response::Response;
use serde::Deserialize;
use store::Report;

use super::person::{may_write, reason};
use crate::bounds::{Name, ReportText};
use crate::declined::{Answer, Declined};
use crate::form::Form;
use crate::pages::appeal;
use crate::pages::table::here;
use crate::site::{Site, now};
use crate::who::Who;

/// The form.
pub async fn page(uri: Uri, who: Who) -> Response {
    appeal::page(&who).answer(&who, &here(&uri))
}

#[derive(Deserialize)]
pub struct Appeal {
    name: Name,
    #[serde(default)]
    why: ReportText,
}

/// Tells the operator.
pub async fn appeal(State(site): State<Arc<Site>>, who: Who, Form(form): Form<Appeal>) -> Answer {
    may_write(&site, &who)?;
    let (name, why) = (form.name.into_string(), reason(form.why)?);
    if name.is_empty() || site.allowed.has(&name) {
        return Err(Declined::new(StatusCode::CONFLICT, "site-appeal-needless"));
    }
    let (person, about) = (who.id.clone(), who.id.clone());
    let appeal = Report { at: now(), person, about, name, why, ..Report::default() };
    if !site.store.report(appeal).await? {
        return Err(Declined::new(StatusCode::TOO_MANY_REQUESTS, "site-report-many"));
    }
    tracing::info!("somebody asks for a name: `tianxia admin reports` lists it");
    Ok(who.remembered(appeal::told(&who).answer(&who, "/")))
}
