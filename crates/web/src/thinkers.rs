//! Bots at the tables. They think on threads of their own, only so many at once.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use bots::BotSpec;
use kernel::{Estimate, Eye, Game, Seat};
use table::{AnyTable, Table};
use tokio::sync::Semaphore;

use crate::act::{self, ActError, What};
use crate::desk::Desk;
use crate::site::Site;

/// Limits how many bots think at once, over all tables.
pub struct Thinkers {
    places: Arc<Semaphore>,
}

impl Thinkers {
    /// So many at once.
    pub fn new(places: usize) -> Thinkers {
        Thinkers { places: Arc::new(Semaphore::new(places.max(1))) }
    }
}

/// Lets the bots of a table play until somebody else is asked. A table has one task for its bots: if it
/// runs already, this does nothing.
pub fn wake(site: &Arc<Site>, desk: &Arc<Desk>) {
    if desk.bots_awake.swap(true, Ordering::SeqCst) {
        return;
    }
    let (site, desk) = (Arc::clone(site), Arc::clone(desk));
    tokio::spawn(async move {
        drive(&site, &desk).await;
        desk.bots_awake.store(false, Ordering::SeqCst);
        // Whoever called in the last moment was sent away: look once more.
        if !*site.closing.borrow() && next(&desk).await.is_some() {
            wake(&site, &desk);
        }
    });
}

async fn drive(site: &Arc<Site>, desk: &Arc<Desk>) {
    while let Some((seat, version, thought)) = next(desk).await {
        tokio::time::sleep(site.config.bot_pause).await;
        let Ok(place) = Arc::clone(&site.thinkers.places).acquire_owned().await else { return };
        if *site.closing.borrow() {
            return;
        }
        let started = std::time::Instant::now();
        let action = tokio::task::spawn_blocking(move || {
            let action = thought();
            drop(place);
            action
        });
        let Ok(notation) = action.await else {
            tracing::error!(table = desk.id, %seat, "a bot panicked");
            tokio::time::sleep(RETRY).await;
            return;
        };
        metrics::histogram!("tianxia_bot_seconds").record(started.elapsed().as_secs_f64());
        // A player who has come back meanwhile decides himself.
        if !desk.inner.read().await.setup.bots().contains(seat) {
            continue;
        }
        match act::play(site, desk, seat, version, What::Play(notation)).await {
            // Somebody was faster: look again.
            Ok(()) | Err(ActError::Stale) => {}
            Err(error) => {
                tracing::error!(table = desk.id, %seat, %error, "a bot cannot play");
                // The store may be well again in a moment; until then there is no hurry.
                tokio::time::sleep(RETRY).await;
            }
        }
    }
}

/// How long bots wait when the store or one of them has failed.
const RETRY: Duration = Duration::from_secs(2);

type Thought = Box<dyn FnOnce() -> String + Send>;

/// The bot that has to decide next, the version it decides on, and its thinking.
async fn next(desk: &Desk) -> Option<(Seat, u64, Thought)> {
    let inner = desk.inner.read().await;
    if inner.broken || !inner.setup.is_complete() {
        return None;
    }
    let bots = inner.setup.bots();
    let seat = inner.table.turn().seats().iter().find(|&seat| bots.contains(seat))?;
    let spec = inner.setup.place(seat)?.bot?.spec();
    let think = Think { table: &*inner.table, seat, spec };
    let thought = shelf::visit(inner.table.game(), think).ok()??;
    Some((seat, inner.version, thought))
}

struct Think<'a> {
    table: &'a dyn AnyTable,
    seat: Seat,
    spec: BotSpec,
}

impl shelf::Visitor for Think<'_> {
    type Out = Option<Thought>;

    /// The bot gets the view of its seat and nothing else of the table.
    fn visit<G: Game + Estimate>(self) -> Option<Thought> {
        let table = self.table.as_any().downcast_ref::<Table<G>>()?;
        let (seat, spec) = (self.seat, self.spec);
        let view = table.view(Eye::Seat(seat));
        let mut choices = Vec::new();
        table.state().choices(seat, &mut choices);
        let mut key = [0; 32];
        getrandom::fill(&mut key).ok()?;
        Some(Box::new(move || spec.build::<G>(key, 1).choose(&view, seat, &choices).to_string()))
    }
}
