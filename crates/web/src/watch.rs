//! Every request has a number, is counted, and is logged if it was slow or refused.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument;

use crate::address::Network;
use crate::pages::error::Worded;
use crate::refusals;

/// Requests that take longer are logged.
const SLOW: Duration = Duration::from_millis(250);

/// Counts a request, and notes it if there is something to say about it. Cookies are not noted, and of the path only which
/// route it is.
pub async fn watch(request: Request, next: Next) -> Response {
    let route = request.extensions().get::<MatchedPath>().map_or("none", MatchedPath::as_str).to_owned();
    let method = request.method().as_str();
    // Others may send any word for a method.
    let method = ["GET", "POST", "HEAD"].into_iter().find(|known| *known == method).unwrap_or("other");
    let network = Network::of_request(request.extensions());
    let id = number();
    let started = Instant::now();
    let span = tracing::info_span!("request", id, method, route);
    let mut answer = next.run(request).instrument(span.clone()).await;
    let (taken, status) = (started.elapsed(), answer.status());
    metrics::histogram!("tianxia_request_seconds", "route" => route.clone()).record(taken.as_secs_f64());
    metrics::counter!(
        "tianxia_requests_total", "route" => route, "method" => method, "status" => status.as_u16().to_string()
    )
    .increment(1);
    span.in_scope(|| {
        let (status, ms) = (status.as_u16(), taken.as_millis() as u64);
        let reason = answer.extensions().get::<Worded>().map(|worded| worded.0);
        match status {
            500.. => tracing::warn!(status, reason, ms, "failed"),
            400.. if refusals::is_first(("refused", reason.unwrap_or("status")), Some(network)) => {
                tracing::info!(status, reason, "refused");
            }
            400.. => tracing::debug!(status, reason, "refused"),
            _ if taken > SLOW => tracing::info!(status, ms, "slow"),
            _ => {}
        }
    });
    if let Ok(id) = HeaderValue::from_str(&id) {
        answer.headers_mut().insert(HeaderName::from_static("x-request-id"), id);
    }
    answer
}

/// A number that no other request has, also after a restart: it begins at the present microsecond.
fn number() -> String {
    static LAST: AtomicU64 = AtomicU64::new(0);
    static FIRST: std::sync::LazyLock<u64> =
        std::sync::LazyLock::new(|| crate::site::now().unsigned_abs() * 1000);
    format!("{:x}", *FIRST + LAST.fetch_add(1, Ordering::Relaxed))
}
