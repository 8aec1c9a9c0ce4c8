//! Changing a table: first the store, then the eyes.

use std::sync::Arc;

use axum::http::StatusCode;
use kernel::{Phrase, Seat};
use store::{Change, Line, StoreError};
use table::{Refused, UndoRefusal};
use tokio::sync::RwLockWriteGuard;

use crate::desk::{Desk, Inner};
use crate::setup::Setup;
use crate::site::{CHAT, Site, now};
use crate::thinkers;

/// What a seat does.
#[derive(Clone, Debug)]
pub enum What {
    /// An action by its notation.
    Play(String),
    /// Taking the last decision back.
    Undo,
}

/// Why a table was not changed.
#[derive(Debug, thiserror::Error)]
pub enum ActError {
    /// The table has moved on since the page was drawn.
    #[error("the table has moved on")]
    Stale,
    /// The rules say no.
    #[error("{}", .0.phrase.key)]
    Refused(Refused),
    /// The site says no, with this text of the catalogue.
    #[error("{1}")]
    No(StatusCode, &'static str),
    /// The store did not take it.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl ActError {
    fn because(phrase: Phrase) -> ActError {
        ActError::Refused(Refused { phrase, rule: None })
    }
}

/// Does what a seat wants at this version of the table. The same request twice is done once.
pub async fn play(
    site: &Arc<Site>,
    desk: &Arc<Desk>,
    seat: Seat,
    version: u64,
    what: What,
) -> Result<(), ActError> {
    let mut inner = desk.inner.write().await;
    let request = match &what {
        What::Play(notation) => format!("{version} {seat} {notation}"),
        What::Undo => format!("{version} {seat} undo"),
    };
    if inner.broken {
        return Err(ActError::Stale);
    }
    if !inner.is_current(seat, version) {
        return already_done(site, desk, version, &request).await;
    }
    let because = |refusal: UndoRefusal| ActError::because(refusal.tell());
    let kept = match &what {
        What::Play(_) => inner.table.steps(),
        What::Undo => inner.table.may_undo(seat).map_err(because)?,
    };
    match &what {
        What::Play(notation) => inner.table.play(seat, notation).map_err(ActError::Refused)?,
        What::Undo => inner.table.undo(seat).map_err(because)?,
    }
    inner.acts(seat);
    let change = change_of(&desk.id, &inner, &request, kept);
    commit(site, desk, inner, change).await?;
    metrics::counter!("tianxia_actions_total").increment(1);
    thinkers::wake(site, desk);
    Ok(())
}

/// Lets Nature act for the first time, once everybody sits. Does nothing later.
pub async fn begin(site: &Arc<Site>, desk: &Arc<Desk>) -> Result<(), ActError> {
    let waits = |inner: &Inner| !inner.broken && inner.setup.is_complete() && inner.table.steps() == 0;
    if !waits(&*desk.inner.read().await) {
        return Ok(());
    }
    let mut inner = desk.inner.write().await;
    // Somebody may have been faster.
    if !waits(&inner) {
        return Ok(());
    }
    inner.table.begin();
    let change = change_of(&desk.id, &inner, "begin", 0);
    commit(site, desk, inner, change).await?;
    thinkers::wake(site, desk);
    Ok(())
}

/// Changes who sits where.
pub async fn reseat(
    site: &Arc<Site>,
    desk: &Arc<Desk>,
    change: impl FnOnce(&mut Setup) -> Result<(), ActError>,
) -> Result<(), ActError> {
    let mut inner = desk.inner.write().await;
    let mut setup = inner.setup.clone();
    change(&mut setup)?;
    let version = site.store.put_setup(&desk.id, inner.setup_version, setup.to_store()).await;
    match version {
        Ok(version) => {
            inner.setup = setup;
            inner.setup_version = version;
        }
        Err(error) => return Err(give_up(site, desk, inner, error)),
    }
    drop(inner);
    desk.tell();
    begin(site, desk).await?;
    thinkers::wake(site, desk);
    Ok(())
}

/// Adds a line to the chat.
pub async fn say(site: &Site, desk: &Desk, request: &str, line: Line) -> Result<(), ActError> {
    let mut inner = desk.inner.write().await;
    site.store.say(&desk.id, request, line).await?;
    // The store knows which requests it has had before; so the chat is read back, not added to.
    inner.chat = site.store.chat(&desk.id, CHAT).await?;
    drop(inner);
    desk.tell();
    Ok(())
}

/// What the store must know: all steps from this one on.
fn change_of(id: &str, inner: &Inner, request: &str, from: usize) -> Change {
    let record = inner.table.record();
    let steps = record.actions[from..].to_vec();
    let mut change = Change::append(id, inner.version, request, from, steps, now());
    change.result = record.result.clone();
    change
}

async fn commit(
    site: &Site,
    desk: &Desk,
    mut inner: RwLockWriteGuard<'_, Inner>,
    change: Change,
) -> Result<(), ActError> {
    let at = change.at;
    match site.store.change(change).await {
        Ok(version) => {
            inner.version = version;
            inner.opens();
            inner.changed = at;
        }
        Err(error) => return Err(give_up(site, desk, inner, error)),
    }
    drop(inner);
    desk.tell();
    Ok(())
}

/// A write failed: what is in memory may not be on disk. The desk is thrown away and read again.
fn give_up(site: &Site, desk: &Desk, mut inner: RwLockWriteGuard<'_, Inner>, error: StoreError) -> ActError {
    tracing::warn!(table = desk.id, %error, "a write failed; the table is read again");
    inner.broken = true;
    drop(inner);
    site.drop_desk(&desk.id);
    desk.tell();
    match error {
        StoreError::Conflict { .. } => ActError::Stale,
        StoreError::NotFound(_) => ActError::No(StatusCode::NOT_FOUND, "site-no-table"),
        error => ActError::Store(error),
    }
}

/// A request for an old version: fine if it is the one that was done then, else stale. An empty change
/// asks the store, which remembers its requests, without changing anything.
async fn already_done(site: &Site, desk: &Desk, version: u64, request: &str) -> Result<(), ActError> {
    let question = Change::append(&desk.id, version, request, 0, Vec::new(), now());
    match site.store.change(question).await {
        Ok(_) => Ok(()),
        Err(StoreError::Conflict { .. } | StoreError::Finished(_)) => Err(ActError::Stale),
        Err(error) => Err(error.into()),
    }
}
