//! What the coach says of a finished game.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::http::{StatusCode, Uri};
use axum::response::{IntoResponse, Redirect};
use serde::Deserialize;

use super::looking::open;
use super::visit::Visit;
use crate::bounds::TableId;
use crate::declined::{Answer, Declined};
use crate::pages::coach::{self, Reviewed};
use crate::pages::{Locale, table};
use crate::reviews;
use crate::site::Site;
use crate::who::Who;

#[derive(Deserialize)]
pub struct Wish {
    #[serde(default)]
    hindsight: u8,
}

/// The review of a finished game, how far it is, or the way to begin it. Whoever may see the game may see it: after the end
/// nothing of it is hidden.
pub async fn page(
    State(site): State<Arc<Site>>,
    id: TableId,
    Query(wish): Query<Wish>,
    uri: Uri,
    who: Who,
) -> Answer {
    let desk = open(&site, &id).await?;
    let review = reviews::kept(&site, &id).await?;
    let inner = desk.inner.read().await;
    let game = shelf::of(&*inner.table);
    if !inner.table.is_over() || !game.coaches {
        let why = if game.coaches { "coach-later" } else { "coach-none" };
        return Err(Declined::new(StatusCode::CONFLICT, why));
    }
    let locale = Locale::of(who.lang);
    let names = table::names(&inner, locale);
    let progress = site.reviews.of(&id).map(|progress| progress.so_far());
    let main = match &review {
        Some(review) => {
            let shown = Reviewed {
                record: inner.table.record(),
                table: Some((&id, &*inner.table)),
                review,
                names: &names,
                locale,
            };
            shown.page(wish.hindsight > 0)
        }
        None => coach::waiting(&id, progress, locale),
    };
    Ok(coach::framed(main, &id, locale).answer(&who, &table::here(&uri)))
}

/// Begins the review.
pub async fn begin(visit: Visit) -> Answer {
    let desk = visit.desk().await?;
    reviews::begin(&visit.site, &desk).await?;
    Ok(visit.who.remembered(Redirect::to(&format!("/t/{}/coach", desk.id))).into_response())
}
