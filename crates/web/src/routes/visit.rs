//! Somebody wants to do something at a table.

use std::sync::Arc;

use axum::extract::rejection::PathRejection;
use axum::extract::{FromRequestParts, Path};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{Redirect, Response};

use super::looking::find;
use crate::act::{self, ActError};
use crate::desk::Desk;
use crate::pages::Tongue;
use crate::pages::error::Problem;
use crate::setup::Setup;
use crate::site::Site;
use crate::who::Who;
use crate::wording::is_scripted;

/// Who wants to do something, and at which table.
pub struct Visit {
    pub site: Arc<Site>,
    pub id: String,
    pub who: Who,
    scripted: bool,
}

impl FromRequestParts<Arc<Site>> for Visit {
    type Rejection = PathRejection;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Visit, PathRejection> {
        let Path(id) = Path::from_request_parts(parts, site).await?;
        let Ok(who) = Who::from_request_parts(parts, site).await;
        Ok(Visit { site: Arc::clone(site), id, who, scripted: is_scripted(&parts.headers) })
    }
}

impl Visit {
    /// The table, if this browser may write at all now.
    pub async fn desk(&self) -> Result<Arc<Desk>, ActError> {
        if !self.site.limits.may_write(self.who.counted_as()) {
            return Err(ActError::No(StatusCode::TOO_MANY_REQUESTS, "site-slow-down"));
        }
        find(&self.site, &self.id).await.map_err(|(status, key)| ActError::No(status, key))
    }

    /// Changes who sits where.
    pub async fn reseat(
        &self,
        change: impl FnOnce(&mut Setup) -> Result<(), ActError>,
    ) -> Result<(), ActError> {
        act::reseat(&self.site, &self.desk().await?, change).await
    }

    /// Back to the table, or the sentence that says why not.
    pub fn answer(&self, done: Result<(), ActError>) -> Response {
        answer(&self.who, self.scripted, &format!("/t/{}", self.id), done)
    }
}

/// Back to where it was done, or the sentence that says why not.
pub fn answer(who: &Who, scripted: bool, back: &str, done: Result<(), ActError>) -> Response {
    let tongue = Tongue::of(who.lang);
    let problem = match done {
        Ok(()) if scripted => return who.known(StatusCode::NO_CONTENT),
        Ok(()) => return who.known(Redirect::to(back)),
        Err(ActError::Stale) => Problem::new(StatusCode::CONFLICT, who, "site-stale"),
        Err(ActError::Refused(refused)) => {
            let mut sentence = tongue.say(&refused.phrase);
            if let Some(rule) = refused.rule {
                sentence += &format!(" ({rule})");
            }
            Problem { status: StatusCode::UNPROCESSABLE_ENTITY, sentence }
        }
        Err(ActError::No(status, key)) => Problem::new(status, who, key),
        Err(ActError::Store(error)) => {
            tracing::error!(%error, "a write failed");
            Problem::new(StatusCode::SERVICE_UNAVAILABLE, who, "site-store")
        }
    };
    problem.answer(who, scripted)
}
