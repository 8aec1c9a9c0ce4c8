//! Live updates: every reader gets their own drawing, whenever something changes.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::response::sse::{Event, KeepAlive, Sse};
use futures_util::Stream;
use futures_util::stream::unfold;
use tokio::sync::watch::Receiver;

use crate::desk::{Desk, Look};
use crate::pages::table::{self, Looking};
use crate::parts::{News, Sent};
use crate::places::Place;
use crate::presence::Playing;
use crate::site::Site;
use crate::who::Who;

/// How often something is sent when nothing happens, so that a dead connection is noticed.
const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// When a browser comes back after its stream has ended: soon, because a restart takes less than that.
const COME_BACK: Duration = Duration::from_millis(500);

/// The stream of a reader. It begins with the whole drawing, which makes up for anything that was missed.
pub fn stream(
    site: Arc<Site>,
    desk: Arc<Desk>,
    who: Who,
    looking: Looking,
    place: Place,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let look = desk.look(&who.id);
    let plays = desk.plays(&who.id).then(|| site.presence.plays(&who.id));
    let mut changes = desk.changed.subscribe();
    changes.mark_changed();
    let reader = Reader {
        site,
        desk,
        who,
        looking,
        changes,
        sent: Sent::default(),
        _look: look,
        _plays: plays,
        _place: place,
    };
    let events = unfold(reader, |mut reader| async move {
        let event = reader.next().await?;
        Some((Ok(event), reader))
    });
    Sse::new(events).keep_alive(KeepAlive::new().interval(KEEP_ALIVE))
}

struct Reader {
    site: Arc<Site>,
    desk: Arc<Desk>,
    who: Who,
    looking: Looking,
    changes: Receiver<u64>,
    sent: Sent,
    _look: Look,
    _plays: Option<Playing>,
    _place: Place,
}

impl Reader {
    /// The next thing to send; `None` ends the stream, and the browser comes back for a fresh one.
    async fn next(&mut self) -> Option<Event> {
        loop {
            let mut closing = self.site.closing.subscribe();
            tokio::select! {
                changed = self.changes.changed() => changed.ok()?,
                _ = closing.wait_for(|closing| *closing) => return None,
            }
            self.changes.borrow_and_update();
            // Whoever was signed out meanwhile is somebody else when they come back.
            if !self.site.accounts.holds(&self.who.session) {
                return None;
            }
            let inner = self.desk.inner.read().await;
            if inner.broken {
                return None;
            }
            let drawing = table::draw(&self.site, &self.desk, &inner, &self.who, &self.looking)?;
            drop(inner);
            let event = match self.sent.news(drawing.into_string()) {
                News::Nothing => continue,
                News::Parts(text) => Event::default().event("parts").data(text),
                News::Page(text) => Event::default().event("page").retry(COME_BACK).data(text),
            };
            metrics::counter!("tianxia_updates_total").increment(1);
            return Some(event);
        }
    }
}
