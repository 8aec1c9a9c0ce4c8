//! Reviews of finished games, made in the background and kept with the game.
//!
//! A review is worked on part by part. Each part waits in the queue of the bots, behind everything that somebody waits for, so
//! nobody's game is slower for it. What is done of a review that a restart ends is lost; whoever asks begins it anew.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};

use axum::http::StatusCode;
use kernel::Record;
use shelf::{Found, Review, Reviewer};

use crate::declined::Declined;
use crate::desk::Desk;
use crate::machines;
use crate::queue::Rank;
use crate::site::{Site, now};

/// Reviews that are under way at the same time, in all.
const AT_ONCE: usize = 8;

/// The reviews that are under way, by their tables.
#[derive(Default)]
pub struct Reviews(Mutex<BTreeMap<String, Arc<Progress>>>);

/// How far a review is.
#[derive(Default)]
pub struct Progress {
    done: AtomicUsize,
    parts: AtomicUsize,
}

impl Progress {
    /// Parts that are done, and all of them; none are known before the game was read.
    pub fn so_far(&self) -> (usize, usize) {
        (self.done.load(Ordering::Relaxed), self.parts.load(Ordering::Relaxed))
    }
}

impl Reviews {
    /// How far the review of a table is, if one is under way.
    pub fn of(&self, table: &str) -> Option<Arc<Progress>> {
        self.lock().get(table).cloned()
    }

    /// A new review of a table, if there is room and none is under way.
    fn enter(&self, table: &str) -> Result<Option<Arc<Progress>>, Declined> {
        let mut reviews = self.lock();
        if reviews.contains_key(table) {
            return Ok(None);
        }
        if reviews.len() >= AT_ONCE {
            return Err(Declined::new(StatusCode::TOO_MANY_REQUESTS, "coach-busy"));
        }
        let progress = Arc::new(Progress::default());
        reviews.insert(table.to_owned(), Arc::clone(&progress));
        Ok(Some(progress))
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<String, Arc<Progress>>> {
        self.0.lock().expect("no panic while it is held")
    }
}

/// The review that is kept with a table; one that a later program cannot read is none.
pub async fn kept(site: &Site, table: &str) -> Result<Option<Review>, Declined> {
    let text = site.store.review(table).await?;
    Ok(text.and_then(|text| serde_json::from_str(&text).ok()))
}

/// Begins to review a finished game, unless that is done or under way.
pub async fn begin(site: &Arc<Site>, desk: &Desk) -> Result<(), Declined> {
    let (record, owner) = {
        let inner = desk.inner.read().await;
        if !inner.table.is_over() {
            return Err(Declined::new(StatusCode::CONFLICT, "coach-later"));
        }
        if !shelf::of(&*inner.table).coaches {
            return Err(Declined::new(StatusCode::CONFLICT, "coach-none"));
        }
        let owner = inner.setup.origin.as_ref().unwrap_or(&inner.setup.host).clone();
        (inner.table.record().clone(), owner)
    };
    if kept(site, &desk.id).await?.is_some() {
        return Ok(());
    }
    let Some(progress) = site.reviews.enter(&desk.id)? else { return Ok(()) };
    // Another machine may be at it.
    let work = machines::review(&desk.id);
    if !site.take(&work).await.unwrap_or(true) {
        site.reviews.lock().remove(&desk.id);
        return Ok(());
    }
    let (site, id) = (Arc::clone(site), desk.id.clone());
    tokio::spawn(async move {
        if let Some(review) = make(&site, record, &owner, &progress).await {
            let text = serde_json::to_string(&review).expect("a review is plain data");
            if let Err(error) = site.store.put_review(&id, &text, now()).await {
                tracing::error!(table = id, %error, "a review cannot be kept");
            }
        }
        site.reviews.lock().remove(&id);
        site.done(&work).await;
    });
    Ok(())
}

/// Works on all parts, several at once; none if the site is closed meanwhile or something fails.
async fn make(site: &Arc<Site>, record: Record, owner: &str, progress: &Arc<Progress>) -> Option<Review> {
    let read = move || shelf::game(&record.game).ok()?.reviewer(&record, shelf::REVIEW).ok();
    let reviewer: Arc<dyn Reviewer> = Arc::from(tokio::task::spawn_blocking(read).await.ok()??);
    let parts = reviewer.parts();
    progress.parts.store(parts, Ordering::Relaxed);
    let next = Arc::new(AtomicUsize::new(0));
    let mut workers = tokio::task::JoinSet::new();
    for _ in 0..site.config.thinkers.max(1) {
        let (site, reviewer, progress) = (Arc::clone(site), Arc::clone(&reviewer), Arc::clone(progress));
        let (owner, next) = (owner.to_owned(), Arc::clone(&next));
        workers.spawn(async move {
            let mut found = Vec::new();
            loop {
                let part = next.fetch_add(1, Ordering::Relaxed);
                if part >= parts || *site.closing.borrow() {
                    return Some(found);
                }
                let place = site.thinkers.place(&owner, Rank::Review).await;
                let reviewer = Arc::clone(&reviewer);
                let work = tokio::task::spawn_blocking(move || {
                    let _place = place;
                    reviewer.work(part)
                });
                found.push((part, work.await.ok()?));
                progress.done.fetch_add(1, Ordering::Relaxed);
            }
        });
    }
    let mut all: Vec<(usize, Found)> = Vec::new();
    while let Some(found) = workers.join_next().await {
        all.extend(found.ok()??);
    }
    all.sort_by_key(|(part, _)| *part);
    let found: Vec<Found> = all.into_iter().map(|(_, found)| found).collect();
    (found.len() == parts).then(|| reviewer.finish(&found))
}
