//! Whether the site works.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use axum::Extension;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use tokio::sync::Mutex;

use crate::pages::error::Worded;
use crate::site::Site;

/// How long an answer stays valid, however many clients ask.
const GOOD_FOR: Duration = Duration::from_secs(1);

/// How long a write may take.
const LONGEST: Duration = Duration::from_secs(3);

/// The result of the last try: what was wrong, if anything.
#[derive(Default)]
pub struct Health(Mutex<Option<(Instant, Option<String>)>>);

impl Health {
    /// What is wrong, if anything. Only one tries at a time; the others wait for the result.
    async fn fault(&self, site: &Site) -> Option<String> {
        // Whoever is about to stop still answers, but nobody new should come.
        if site.draining.load(Ordering::Relaxed) {
            return Some("this machine is about to stop".into());
        }
        let mut last = self.0.lock().await;
        if let Some((at, fault)) = &*last
            && at.elapsed() < GOOD_FOR
        {
            return fault.clone();
        }
        let fault = match tokio::time::timeout(LONGEST, site.store.probe()).await {
            Ok(Ok(())) => None,
            Ok(Err(error)) => Some(error.to_string()),
            Err(_) => Some(format!("the database has not answered for {} seconds", LONGEST.as_secs())),
        };
        if let Some(fault) = &fault {
            tracing::error!(fault, "the site cannot write");
        }
        *last = Some((Instant::now(), fault.clone()));
        fault
    }
}

/// Whether the site and its store answer, and a write reaches the disk.
pub async fn healthz(State(site): State<Arc<Site>>) -> Response {
    match site.health.fault(&site).await {
        None => "ok\n".into_response(),
        Some(fault) => {
            let worded = Extension(Worded("health"));
            (StatusCode::SERVICE_UNAVAILABLE, worded, format!("{fault}\n")).into_response()
        }
    }
}
