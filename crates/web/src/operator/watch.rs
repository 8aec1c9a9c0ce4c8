//! A running site learns what an operator has done in another process.

use std::sync::Arc;
use std::time::Duration;

use store::{Store, StoreError};

use crate::site::Site;

/// How often the site looks.
const EVERY: Duration = Duration::from_secs(1);

/// Entries that are read at once.
const PAGE: usize = 1000;

/// Follows the audit log for as long as the site runs.
pub async fn watch(site: Arc<Site>, mut seen: u64) {
    loop {
        tokio::time::sleep(EVERY).await;
        match catch_up(&site, seen).await {
            Ok(last) => seen = last,
            Err(error) => tracing::warn!(%error, "the audit log cannot be read"),
        }
    }
}

/// The number of the last entry there is.
pub async fn last(store: &dyn Store) -> Result<u64, StoreError> {
    let mut seen = 0;
    while let Some(entry) = store.audit_since(seen, PAGE).await?.last() {
        seen = entry.seq;
    }
    Ok(seen)
}

/// Takes in whatever was written down after this number; gives the number of the last entry.
async fn catch_up(site: &Site, seen: u64) -> Result<u64, StoreError> {
    let entries = site.store.audit_since(seen, PAGE).await?;
    let Some(last) = entries.last().map(|entry| entry.seq) else { return Ok(seen) };
    // First what may be done, then where: a client that comes back at once finds both up to date.
    site.reread_rules().await?;
    for entry in &entries {
        tracing::info!(entry.seq, entry.act, entry.table, "an operator did something");
        if entry.act == super::FORGET {
            site.reread_all().await;
        }
        if let Some(table) = &entry.table {
            site.reread(table).await;
        }
    }
    Ok(last)
}
