//! Somebody wants to do something at a table.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Redirect, Response};

use super::looking::open;
use crate::act::{self, ActError};
use crate::address::Network;
use crate::bounds::TableId;
use crate::declined::{Answer, Declined};
use crate::desk::{Desk, Inner};
use crate::pages::moments::{Moments, PLAIN};
use crate::setup::Setup;
use crate::site::Site;
use crate::who::Who;
use crate::wording::is_scripted;

/// Who wants to do something, and at which table.
pub struct Visit {
    pub site: Arc<Site>,
    pub id: TableId,
    pub who: Who,
    pub network: Network,
    scripted: bool,
    plain: bool,
}

impl FromRequestParts<Arc<Site>> for Visit {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, site: &Arc<Site>) -> Result<Visit, Response> {
        let id = TableId::from_request_parts(parts, site).await?;
        let Ok(who) = Who::from_request_parts(parts, site).await;
        let network = Network::of_request(&parts.extensions);
        let scripted = is_scripted(&parts.headers);
        let plain = comes_from_words(&parts.headers);
        Ok(Visit { site: Arc::clone(site), id, who, network, scripted, plain })
    }
}

impl Visit {
    /// Somebody whom the site has brought to a table.
    pub fn of(site: &Arc<Site>, id: &str, who: &Who, network: Network) -> Option<Visit> {
        let id = TableId::read(id)?;
        Some(Visit { site: Arc::clone(site), id, who: who.clone(), network, scripted: false, plain: false })
    }

    /// The table, if this browser may write at all now.
    pub async fn desk(&self) -> Result<Arc<Desk>, Declined> {
        if !self.site.limits.may_write(self.who.counted_as()) {
            return Err(Declined::new(StatusCode::TOO_MANY_REQUESTS, "site-slow-down"));
        }
        open(&self.site, &self.id).await
    }

    /// Changes who sits where.
    pub async fn reseat(&self, change: impl FnOnce(&Inner, &mut Setup) -> Result<(), ActError>) -> Answer {
        act::reseat(&self.site, &self.desk().await?, change).await?;
        Ok(self.done())
    }

    /// The answer when it is done: back to the table, or nothing to a script, which hears of it by its stream.
    pub fn done(&self) -> Response {
        if self.scripted {
            self.who.remembered(StatusCode::NO_CONTENT)
        } else {
            let moments = Moments { id: &self.id, view_as: None, plain: self.plain };
            self.who.remembered(Redirect::to(&moments.now()))
        }
    }
}

/// Whether the page with the form was a table in words alone: its reader comes back to words.
fn comes_from_words(headers: &HeaderMap) -> bool {
    let page = headers.get(header::REFERER).and_then(|page| page.to_str().ok());
    let query = page.and_then(|page| page.split_once('?'));
    query.is_some_and(|(_, query)| query.split('&').any(|part| part == PLAIN))
}
