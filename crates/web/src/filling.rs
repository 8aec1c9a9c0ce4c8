//! Bots take the seats that are still free at a table when the time has come that its host chose.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use words::Lang;

use crate::act::{self, ActError};
use crate::desk::Inner;
use crate::pages::Locale;
use crate::setup::{Level, Setup};
use crate::site::{Site, now};

/// How often the site looks whether a time has come, and tries again what has failed.
const EVERY: Duration = Duration::from_secs(1);

/// The tables in memory at which bots are to sit down, and when. The time is kept with each table; so after a restart it is
/// here again as soon as somebody looks at the table, and where nobody looks no bot is needed.
#[derive(Default)]
pub struct Filling(Mutex<BTreeMap<String, i64>>);

impl Filling {
    /// Notes a table, if bots are to sit down there.
    pub fn note(&self, id: &str, setup: &Setup) {
        if let Some(at) = setup.bots_at.filter(|_| !setup.is_complete() && !setup.closed) {
            self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(id.to_owned(), at);
        }
    }

    /// The tables whose time has come. They are not noted any more.
    fn due(&self, now: i64) -> Vec<String> {
        let mut waiting = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let due = waiting.iter().filter(|(_, at)| **at <= now).map(|(id, _)| id.clone()).collect();
        waiting.retain(|_, at| *at > now);
        due
    }
}

/// Looks after these tables for as long as the site runs.
pub async fn watch(site: Arc<Site>) {
    loop {
        tokio::time::sleep(EVERY).await;
        for id in site.filling.due(now()) {
            if let Err(error) = fill(&site, &id).await {
                tracing::warn!(%error, table = id, "bots cannot sit down");
            }
        }
    }
}

/// Gives the free seats to bots, unless the game has begun or nobody wants them any more. What the store does not take is
/// tried again when the table is read again.
async fn fill(site: &Arc<Site>, id: &str) -> Result<(), ActError> {
    let Ok(desk) = site.desk(id).await else { return Ok(()) };
    if !is_due(&*desk.inner.read().await) {
        return Ok(());
    }
    let names = Locale::of(Lang::default()).t("site-bot-names");
    let change = |inner: &Inner, setup: &mut Setup| {
        // Somebody may have been faster.
        if is_due(inner) {
            setup.fill(Level::default(), &names);
        }
        Ok(())
    };
    act::reseat(site, &desk, change).await
}

/// Whether a table still waits, and bots are to sit down there by now.
fn is_due(inner: &Inner) -> bool {
    inner.waits() && inner.setup.bots_at.is_some_and(|at| at <= now())
}

#[cfg(test)]
mod tests {
    use kernel::fair::Seed;
    use store::NewTable;

    use super::*;
    use crate::setup::{Pace, Place};
    use crate::site::Config;

    #[tokio::test]
    async fn bots_sit_down_when_their_time_has_come_and_not_before() {
        let (_folder, site) = crate::site::for_test(Config::default()).await;
        let game = shelf::game("dragon").expect("a game");
        let seed = Seed::of_game(20, 5);
        let head = game.record(&BTreeMap::new(), 3, &seed).expect("a table");
        for (id, bots_at) in [("due", Some(1)), ("later", Some(i64::MAX)), ("never", None)] {
            let host = Place { name: "Anna".into(), owner: Some("anna".into()), ..Place::default() };
            let places = vec![host, Place::default(), Place::default()];
            let setup = Setup { bots_at, ..Setup::new(places, Pace::Live, true, "anna") };
            let table = NewTable { id: id.into(), head: head.clone(), seed, setup: setup.to_store(), at: 0 };
            site.store.create(table).await.expect("a table");
            site.desk(id).await.expect("somebody looks at it");
        }
        assert_eq!(site.filling.due(0), [""; 0]);
        assert_eq!(site.filling.due(now()), ["due"]);
        for id in ["due", "later", "never"] {
            fill(&site, id).await.expect("it is done, or there is nothing to do");
            let inner = site.desk(id).await.expect("a table");
            let inner = inner.inner.read().await;
            let bots = inner.setup.places.iter().filter(|place| place.bot.is_some()).count();
            let expected = if id == "due" { (2, true) } else { (0, false) };
            assert_eq!((bots, inner.table.steps() > 0), expected, "{id}");
        }
        assert_eq!(site.filling.due(i64::MAX), ["later"], "nothing is left to do at the other");
    }
}
