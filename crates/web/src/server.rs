//! The server: opens the store, listens, and stops cleanly.

use std::future::Future;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use store::{Sqlite, Store, StoreError};
use tokio::net::TcpListener;

use crate::site::{Config, Site};
use crate::{lines, routes};

/// A site that listens.
pub struct Server {
    listener: TcpListener,
    site: Arc<Site>,
}

/// Why the site cannot be served.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The address is taken or not ours.
    #[error("cannot listen on {address}: {source}; choose another with --listen")]
    Listen {
        /// The address.
        address: String,
        /// Why.
        source: std::io::Error,
    },
    /// The database does not open.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// How often idle things are put away.
const TIDY: Duration = Duration::from_secs(20);

/// How long the server waits for open requests when it stops.
const PATIENCE: Duration = Duration::from_millis(500);

impl Server {
    /// Opens the database, makes it if it is not there, and listens.
    pub async fn open(address: &str, database: &Path, config: Config) -> Result<Server, ServeError> {
        let listener = TcpListener::bind(address)
            .await
            .map_err(|source| ServeError::Listen { address: address.into(), source })?;
        let store: Arc<dyn Store> = Arc::new(Sqlite::open(database).await?);
        let site = Site::new(store, config, recorder()).await?;
        Ok(Server { listener, site })
    }

    /// Where it listens.
    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Serves until the future is done, then finishes what was begun.
    pub async fn run(self, stop: impl Future<Output = ()> + Send + 'static) -> Result<(), ServeError> {
        let Server { listener, site } = self;
        let tidying = tokio::spawn(tidy(Arc::clone(&site)));
        let closing = Arc::clone(&site);
        let mut closed = site.closing.subscribe();
        let serving = lines::serve(listener, routes::router(Arc::clone(&site)), async move {
            stop.await;
            closing.closing.send_replace(true);
        });
        let late = async {
            let _ = closed.wait_for(|closed| *closed).await;
            tokio::time::sleep(PATIENCE).await;
        };
        tokio::select! {
            () = serving => {}
            () = late => tracing::warn!("somebody never finished his request; the server stops without him"),
        }
        tidying.abort();
        site.store.close().await?;
        Ok(())
    }
}

async fn tidy(site: Arc<Site>) {
    loop {
        tokio::time::sleep(TIDY).await;
        site.tidy();
        site.limits.tidy();
        if let Err(error) = site.forget().await {
            tracing::warn!(%error, "abandoned tables cannot be removed");
        }
    }
}

/// The counters of this process. A second server in one process (in tests) shares them.
fn recorder() -> PrometheusHandle {
    static HANDLE: std::sync::OnceLock<PrometheusHandle> = std::sync::OnceLock::new();
    let install = || {
        let recorder = PrometheusBuilder::new().build_recorder();
        let handle = recorder.handle();
        // Whoever was first counts; there is nobody else in this program.
        let _ = metrics::set_global_recorder(recorder);
        handle
    };
    HANDLE.get_or_init(install).clone()
}
