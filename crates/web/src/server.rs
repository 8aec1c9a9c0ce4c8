//! The server: opens the store, listens, and stops cleanly.

use std::future::Future;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use store::{Database, Store, StoreError};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use crate::connections::{self, Terms};
use crate::door::Door;
use crate::expiry::Expiry;
use crate::filling;
use crate::machines;
use crate::operator::watch;
use crate::places::Places;
use crate::site::{Config, Site, now};
use crate::{descriptors, metering, refusals, routes};

/// A site that listens.
pub struct Server {
    listener: TcpListener,
    /// Where it serves its metrics.
    metrics: Option<TcpListener>,
    terms: Terms,
    site: Arc<Site>,
    /// Whether the socket lives on when this server stops.
    handed: bool,
    /// The last thing an operator did before the site was opened.
    seen: u64,
}

/// Where to listen.
pub enum Listen {
    /// On an address of our own.
    At(String),
    /// On a socket that somebody else keeps open, as systemd does. Connections that nobody takes wait there for the
    /// next server.
    Handed(std::net::TcpListener),
}

impl Listen {
    async fn open(self, flag: &'static str) -> Result<TcpListener, ServeError> {
        match self {
            Listen::At(address) => {
                let bound = TcpListener::bind(&address).await;
                bound.map_err(|source| ServeError::Listen { address, flag, source })
            }
            Listen::Handed(socket) => {
                let ready = socket.set_nonblocking(true).and_then(|()| TcpListener::from_std(socket));
                ready.map_err(ServeError::Handed)
            }
        }
    }
}

/// Why the site cannot be served.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address is taken or not ours.
    #[error("cannot listen on {address}: {source}; choose another with {flag}")]
    Listen {
        /// The address.
        address: String,
        /// What chooses it.
        flag: &'static str,
        /// Why.
        source: std::io::Error,
    },
    /// The socket that was handed over is no good.
    #[error("cannot use the socket that was handed over: {0}")]
    Handed(std::io::Error),
    /// The database does not open.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// How often idle things are put away.
const TIDY: Duration = Duration::from_secs(20);

/// How many clients may ask for metrics at once.
const ASKERS: usize = 16;

/// How long the server waits for open requests when it stops.
const PATIENCE: Duration = Duration::from_millis(500);

/// How long a server whose socket lives on asks its clients to leave before it stops.
const SHOWING_OUT: Duration = Duration::from_millis(300);

/// How long such a server then waits for the first request of the connections that it took last.
const SETTLING: Duration = Duration::from_millis(250);

/// How long such a server goes on waiting for requests that it has begun to answer: it owes them an answer, and nobody
/// who comes meanwhile is refused.
const OWED: Duration = Duration::from_secs(2);

/// How long the next server waits for the database: longer than the last may take to stop.
const TAKING_OVER: Duration = Duration::from_secs(10);

impl Server {
    /// Opens the database, makes it if it is not there, and listens.
    pub async fn open(listen: Listen, database: &Path, config: Config) -> Result<Server, ServeError> {
        let handed = matches!(listen, Listen::Handed(_));
        let listener = listen.open("--listen").await?;
        let metrics = match &config.metrics {
            Some(address) => Some(Listen::At(address.clone()).open("--metrics").await?),
            None => None,
        };
        let room = descriptors::raise();
        // Whatever the limits are, one network takes at most a quarter of the room. Behind a proxy all connections are its own.
        let each = config.connections_per_address.min(room / 4).max(1);
        let terms = Terms {
            places: Places::new(room, if config.trust_proxy > 0 { room } else { each }),
            proxies: config.trust_proxy,
        };
        let store: Arc<dyn Store> = Arc::new(open_store(database, handed).await?);
        // Whatever an operator does from here on must be noticed, so this comes before anything is read.
        let seen = watch::last(&*store).await?;
        let site = Site::new(store, config, Places::new(room, each)).await?;
        Ok(Server { listener, metrics, terms, site, handed, seen })
    }

    /// Everything that it answers, for callers without a connection.
    pub fn router(&self) -> axum::Router {
        routes::router(Arc::clone(&self.site))
    }

    /// Where it listens.
    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Where it serves its metrics, if anywhere.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref()?.local_addr().ok()
    }

    /// Serves until the future is done, then finishes what was begun.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), ServeError> {
        let address = self.address().map_or_else(|_| String::new(), |address| address.to_string());
        let Server { listener, metrics, terms, site, handed, seen } = self;
        tracing::info!(address, version = env!("CARGO_PKG_VERSION"), "open");
        let tidying = tokio::spawn(tidy(Arc::clone(&site)));
        let watching = tokio::spawn(watch::watch(Arc::clone(&site), seen));
        let filling = tokio::spawn(filling::watch(Arc::clone(&site)));
        let hearing = tokio::spawn(machines::watch(Arc::clone(&site)));
        let telling = metrics.map(|listener| tokio::spawn(tell(listener, Arc::clone(&site), &terms)));
        let door = Arc::new(Door::default());
        // Somebody takes over: the next server at the same socket, or another machine behind the same balancer.
        let gentle = handed || !site.config.drain.is_zero();
        let mut closed = site.closing.subscribe();
        let stop = async {
            stop.await;
            site.draining.store(true, Ordering::Relaxed);
            if gentle {
                door.show_out();
                tokio::time::sleep(SHOWING_OUT.max(site.config.drain)).await;
            }
        };
        let settle = async {
            if gentle {
                tokio::time::sleep(SETTLING).await;
            }
            site.closing.send_replace(true);
        };
        let serving =
            connections::serve(listener, door.before(routes::router(Arc::clone(&site))), terms, stop, settle);
        let late = async {
            let _ = closed.wait_for(|closed| *closed).await;
            tokio::time::sleep(PATIENCE).await;
            if gentle {
                let _ = tokio::time::timeout(OWED, door.empty()).await;
            }
        };
        tokio::select! {
            () = serving => {}
            () = late => tracing::warn!("somebody never finished their request; the server stops without them"),
        }
        tidying.abort();
        watching.abort();
        filling.abort();
        hearing.abort();
        telling.inspect(JoinHandle::abort);
        site.store.close().await?;
        tracing::info!("closed");
        Ok(())
    }
}

/// Opens the database. The server whose socket was handed to us may still be finishing what it has begun there.
async fn open_store(database: &Path, handed: bool) -> Result<Database, StoreError> {
    let asked = Instant::now();
    loop {
        match Database::open(database).await {
            Err(StoreError::InUse { .. }) if handed && asked.elapsed() < TAKING_OVER => {
                tokio::time::sleep(TAKING_OVER / 400).await;
            }
            opened => return opened,
        }
    }
}

/// Serves metrics for as long as the server runs.
fn tell(listener: TcpListener, site: Arc<Site>, terms: &Terms) -> impl Future<Output = ()> + Send + 'static {
    let router = metering::router(site, Arc::clone(&terms.places));
    let own = Terms { places: Places::new(ASKERS, ASKERS), proxies: 0 };
    connections::serve(listener, router, own, std::future::pending(), std::future::ready(()))
}

async fn tidy(site: Arc<Site>) {
    let mut expiry = Expiry::default();
    loop {
        if let Err(error) = expiry.pass(&site).await {
            tracing::warn!(%error, "abandoned tables cannot be put away");
        }
        tokio::time::sleep(TIDY).await;
        site.tidy();
        site.limits.tidy();
        refusals::tidy();
        if let Err(error) = site.presence.tidy(&*site.store, now()).await {
            tracing::warn!(%error, "who was here today cannot be kept");
        }
        // Otherwise every measured time would stay in memory until somebody asks for it.
        site.metrics.run_upkeep();
    }
}
