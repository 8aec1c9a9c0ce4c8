//! What was done at a table goes to the store, and what follows if the store does not take it.

use axum::http::StatusCode;
use store::{Change, Rated, Rating, StoreError};
use tokio::sync::RwLockWriteGuard;

use super::ActError;
use crate::desk::{Desk, Inner};
use crate::setup::Place;
use crate::site::{OpenError, Site, now};
use crate::{machines, thinkers};

/// What the store must know: all steps from this one on.
pub(super) fn change_of(id: &str, inner: &Inner, request: &str, from: usize) -> Change {
    let record = inner.table.record();
    let steps = record.actions[from..].to_vec();
    let mut change = Change::append(id, inner.version, request, from, steps, now());
    change.result = record.result.clone();
    let places = change.result.as_ref().and_then(|result| inner.setup.places_that_count(&result.ranks));
    let pace = inner.setup.pace.name().to_owned();
    let rated = |places| Rated { game: record.game.clone(), pace, places, bots: known_bots(inner) };
    change.rated = places.map(rated);
    if change.result.is_some() {
        change.chosen = inner.setup.chosen(shelf::of(&*inner.table), &record.actions);
    }
    change.private = inner.private();
    change.follows = thinkers::is_awaited(inner).then(|| machines::bots(id));
    change
}

/// The bots at a table whose strength is known, with their places. Whoever stands in for somebody is not one of them.
fn known_bots(inner: &Inner) -> Vec<(Rating, u8)> {
    let ranks = inner.table.record().result.as_ref().map_or(&[][..], |result| &result.ranks);
    let levels = &shelf::of(&*inner.table).levels;
    let known = |(place, &rank): (&Place, &u8)| {
        let level = place.bot.filter(|_| place.owner.is_none())?;
        let measured = levels.get(&level)?;
        Some((Rating::known(measured.rating.into(), measured.deviation()), rank))
    };
    inner.setup.places.iter().zip(ranks).filter_map(known).collect()
}

/// Writes a change, and shows it once it is kept.
pub(super) async fn commit(
    site: &Site,
    desk: &Desk,
    mut inner: RwLockWriteGuard<'_, Inner>,
    change: Change,
) -> Result<(), ActError> {
    let (at, over) = (change.at, change.result.is_some());
    match site.store.change(change).await {
        Ok(version) => {
            inner.version = version;
            inner.changed = at;
        }
        Err(error) => return Err(give_up(site, desk, inner, error).await),
    }
    drop(inner);
    if over {
        tracing::info!(table = desk.id, "table finished");
        desk.minds.forget();
    }
    desk.tell();
    Ok(())
}

/// A write failed: what is in memory may not be on disk. The desk is thrown away and read again. Where another machine was faster,
/// it is read again at once, and whoever looks stays.
pub(super) async fn give_up(
    site: &Site,
    desk: &Desk,
    mut inner: RwLockWriteGuard<'_, Inner>,
    error: StoreError,
) -> ActError {
    let is_behind = matches!(error, StoreError::Conflict { .. } | StoreError::Finished(_));
    if site.store.is_shared() && is_behind && site.read_again(desk, &mut inner).await.is_ok() {
        drop(inner);
        desk.tell();
        return ActError::Stale;
    }
    tracing::warn!(table = desk.id, %error, "a write failed; the table is read again");
    inner.broken = true;
    drop(inner);
    site.throw_away(desk);
    desk.tell();
    refused(error)
}

/// What somebody is told whose write the store did not take.
pub(super) fn refused(error: StoreError) -> ActError {
    match error {
        StoreError::Conflict { .. } => ActError::Stale,
        StoreError::NotFound(_) => ActError::No(StatusCode::NOT_FOUND, "site-no-table"),
        error => {
            metrics::counter!("tianxia_failed_writes_total").increment(1);
            ActError::Store(error)
        }
    }
}

/// What somebody is told whose table cannot be read.
pub(super) fn not_opened(error: OpenError) -> ActError {
    match error {
        OpenError::Store(error) => refused(error),
        OpenError::Desk(error) => {
            tracing::error!(%error, "a table cannot be opened");
            ActError::No(StatusCode::INTERNAL_SERVER_ERROR, "site-broken-table")
        }
    }
}

/// More steps than any table has.
const ENDLESS: usize = i64::MAX as usize;

/// A request for an old version: fine if it is the one that was done then, else stale. The store, which remembers its requests, is
/// asked by a change that can never be made: the version may be the last one after all, if the server that knew of later ones is
/// lost.
pub(super) async fn already_done(
    site: &Site,
    desk: &Desk,
    version: u64,
    request: &str,
) -> Result<(), ActError> {
    let question = Change::rewind(&desk.id, version, request, ENDLESS, now());
    match site.store.change(question).await {
        Ok(_) => Ok(()),
        Err(StoreError::Finished(_) | StoreError::Short { .. }) => Err(ActError::Stale),
        Err(error) => Err(refused(error)),
    }
}
