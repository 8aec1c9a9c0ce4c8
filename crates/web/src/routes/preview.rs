//! What a choice would lead to.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse};
use serde::Deserialize;

use super::looking::open;
use crate::bounds::{ActionText, SeatNumber, TableId};
use crate::declined::{Answer, Declined};
use crate::pages::table;
use crate::site::Site;
use crate::who::Who;

#[derive(Deserialize)]
pub struct Choice {
    pub seat: SeatNumber,
    pub action: ActionText,
}

/// A line about a choice that the reader has now. Nobody else may ask, and nothing is changed.
pub async fn preview(
    State(site): State<Arc<Site>>,
    id: TableId,
    Query(choice): Query<Choice>,
    who: Who,
) -> Answer {
    let desk = open(&site, &id).await?;
    let inner = desk.inner.read().await;
    let line = table::preview(&site, &desk, &inner, &who, choice.seat.get(), &choice.action);
    let line = line.ok_or(Declined::new(StatusCode::CONFLICT, "site-stale"))?;
    Ok(Html(line.into_string()).into_response())
}
