//! What all requests share: the store, the desks, the secrets.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum_extra::extract::cookie::Key;
use store::{Store, StoreError};

use crate::desk::{Desk, DeskError};
use crate::limits::Limits;
use crate::thinkers::Thinkers;

/// The site.
pub struct Site {
    /// Where tables live.
    pub store: Arc<dyn Store>,
    /// The tables in memory.
    desks: Mutex<BTreeMap<String, Arc<Desk>>>,
    /// Who may do how much.
    pub limits: Limits,
    /// The bots.
    pub thinkers: Thinkers,
    /// What cookies are signed with.
    pub key: Key,
    /// How the site is set up.
    pub config: Config,
    /// Becomes true when the server stops, so that streams end.
    pub closing: tokio::sync::watch::Sender<bool>,
    /// How the server counts itself.
    pub metrics: metrics_exporter_prometheus::PrometheusHandle,
}

/// How the site is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// How long a bot waits before it moves, so that people can follow.
    pub bot_pause: Duration,
    /// How many bots think at the same time.
    pub thinkers: usize,
    /// Writes a browser may make in a second, on average.
    pub writes_per_second: u32,
    /// After how long without a move an unfinished table is removed; never without it.
    pub forget_after: Option<Duration>,
    /// Whether cookies are only sent over TLS: behind a proxy that does it.
    pub secure: bool,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            bot_pause: Duration::from_millis(350),
            thinkers: std::thread::available_parallelism().map_or(1, usize::from),
            writes_per_second: 10,
            forget_after: Some(Duration::from_secs(30 * 24 * 60 * 60)),
            secure: false,
        }
    }
}

/// Why a table cannot be had.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// The store says so.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// What it gave cannot be opened.
    #[error(transparent)]
    Desk(#[from] DeskError),
}

/// Lines of chat that are shown.
pub const CHAT: usize = 200;
/// The most tables that are removed at once, so that nobody waits for it.
const FORGOTTEN_AT_ONCE: usize = 20;
/// How long a table stays in memory when nobody looks.
const IDLE: Duration = Duration::from_secs(60);

impl Site {
    /// The site over a store.
    pub async fn new(
        store: Arc<dyn Store>,
        config: Config,
        metrics: metrics_exporter_prometheus::PrometheusHandle,
    ) -> Result<Arc<Site>, StoreError> {
        let fresh = Key::generate();
        let kept = store.secret("cookies", fresh.master()).await?;
        Ok(Arc::new(Site {
            store,
            desks: Mutex::default(),
            limits: Limits::new(config.writes_per_second),
            thinkers: Thinkers::new(config.thinkers),
            key: Key::from(&kept),
            closing: tokio::sync::watch::Sender::new(false),
            config,
            metrics,
        }))
    }

    /// A table, from memory or from the store.
    pub async fn desk(&self, id: &str) -> Result<Arc<Desk>, OpenError> {
        if let Some(desk) = self.desks().get(id) {
            desk.touch();
            return Ok(Arc::clone(desk));
        }
        let kept = self.store.load(id).await?;
        let chat = self.store.chat(id, CHAT).await?;
        let opened = Arc::new(Desk::open(id, kept, chat)?);
        // Somebody may have been faster: all must share one desk.
        Ok(Arc::clone(self.desks().entry(id.into()).or_insert(opened)))
    }

    /// Forgets a desk whose state is not sure; the next request reads the table from the store.
    pub fn drop_desk(&self, id: &str) {
        self.desks().remove(id);
    }

    /// Forgets tables that nobody looks at. Bots that think there keep their own hold on the desk.
    pub fn tidy(&self) {
        let mut desks = self.desks();
        desks.retain(|_, desk| {
            Arc::strong_count(desk) > 1 || desk.unwatched_since().is_none_or(|since| since.elapsed() < IDLE)
        });
        metrics::gauge!("tianxia_tables_in_memory").set(desks.len() as f64);
    }

    /// Removes some of the tables that nobody has played at for long. Who still looks at one is told when he acts.
    pub async fn forget(&self) -> Result<(), StoreError> {
        let Some(after) = self.config.forget_after else { return Ok(()) };
        let removed = self.store.forget(now() - after.as_millis() as i64, FORGOTTEN_AT_ONCE).await?;
        metrics::counter!("tianxia_tables_forgotten_total").increment(removed);
        Ok(())
    }

    fn desks(&self) -> std::sync::MutexGuard<'_, BTreeMap<String, Arc<Desk>>> {
        self.desks.lock().expect("no panic while it is held")
    }
}

/// Now, in milliseconds since 1970.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64)
}
