//! Hints: what a player at a table without other people is advised to do.
//!
//! A hint is thought of in the queue of the bots, after those whom people wait for, and shown where the table is drawn for
//! whoever asked. It is made of the view of their seat and of nothing else.

use std::sync::{Arc, Mutex, MutexGuard};

use axum::http::StatusCode;
use kernel::{Seat, Seats};
use shelf::Advice;

use crate::declined::Declined;
use crate::desk::{Desk, Inner};
use crate::queue::Rank;
use crate::setup::Setup;
use crate::site::Site;

/// Hints that are thought of at the same time, in all.
pub const AT_ONCE: usize = 16;

/// The last hint at a table.
#[derive(Default)]
pub struct Hints(Mutex<Option<Asked>>);

/// Who has asked, at which version of the table, and what is known by now.
struct Asked {
    seat: Seat,
    version: u64,
    hint: Hint,
}

/// A hint that somebody has asked for.
#[derive(Clone)]
pub enum Hint {
    /// It comes.
    Thinking,
    /// The best choices, the best first.
    Given(Arc<[Advice]>),
}

impl Hints {
    /// The hint that a seat has asked for at this version of the table.
    pub fn of(&self, seat: Seat, version: u64) -> Option<Hint> {
        let asked = self.lock();
        let asked = asked.as_ref().filter(|asked| (asked.seat, asked.version) == (seat, version));
        asked.map(|asked| asked.hint.clone())
    }

    /// Notes what is known of a hint that a seat has asked for at this version of the table.
    pub(crate) fn put(&self, seat: Seat, version: u64, hint: Hint) {
        *self.lock() = Some(Asked { seat, version, hint });
    }

    fn lock(&self) -> MutexGuard<'_, Option<Asked>> {
        self.0.lock().expect("no panic while it is held")
    }
}

impl Setup {
    /// Whether players may ask for a hint: where no other person plays, or all agreed to it, and nothing is at stake.
    pub fn gives_hints(&self) -> bool {
        let mut people: Vec<&str> = self.places.iter().filter_map(|place| place.owner.as_deref()).collect();
        people.sort_unstable();
        people.dedup();
        !self.rated && (self.hints || people.len() <= 1)
    }
}

/// Whether this browser may ask for a hint for a seat now.
pub fn may_ask(inner: &Inner, browser: &str, seat: Seat) -> bool {
    let setup = &inner.setup;
    let acts = setup.place(seat).is_some_and(|place| place.acting_owner() == Some(browser));
    let goes_on = !setup.closed && setup.is_complete() && inner.table.turn().asks(seat);
    acts && goes_on
        && setup.gives_hints()
        && shelf::of(&*inner.table).coaches
        && inner.table.choices(seat).len() > 1
}

/// Begins to think of a hint for a seat, unless it is there or on its way.
pub async fn ask(site: &Arc<Site>, desk: &Arc<Desk>, browser: &str, seat: Seat) -> Result<(), Declined> {
    let (version, think, owner) = {
        let inner = desk.inner.read().await;
        if !may_ask(&inner, browser, seat) {
            return Err(Declined::new(StatusCode::FORBIDDEN, "hint-no"));
        }
        let think = shelf::of(&*inner.table).hint(&*inner.table, seat);
        let owner = inner.setup.origin.as_ref().unwrap_or(&inner.setup.host).clone();
        (inner.version_for(Seats::only(seat)), think, owner)
    };
    if desk.hints.of(seat, version).is_some() {
        return Ok(());
    }
    let busy = |_| Declined::new(StatusCode::TOO_MANY_REQUESTS, "hint-busy");
    let one_of_few = site.thinkers.hints.take(browser.to_owned()).map_err(busy)?;
    desk.hints.put(seat, version, Hint::Thinking);
    desk.tell();
    let (site, desk) = (Arc::clone(site), Arc::clone(desk));
    tokio::spawn(async move {
        let place = site.thinkers.place(&owner, Rank::Hint).await;
        let thought = tokio::task::spawn_blocking(move || {
            let _place = place;
            think(shelf::HINT)
        });
        let advice = thought.await.unwrap_or_default();
        drop(one_of_few);
        // Meanwhile the same seat may have asked about something else.
        if desk.hints.of(seat, version).is_some() {
            desk.hints.put(seat, version, Hint::Given(advice.into()));
            desk.tell();
        }
    });
    Ok(())
}
