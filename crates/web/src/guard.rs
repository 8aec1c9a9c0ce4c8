//! What every answer carries and every write must show.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{MatchedPath, Request, State};
use axum::http::header::{self, HeaderName};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt;
use tokio::time::timeout;
use tracing::Instrument;

use crate::address::Network;
use crate::site::Site;

/// Nothing but our own files runs or is shown.
const POLICY: &str = "default-src 'self'; img-src 'self'; object-src 'none'; base-uri 'none'; \
    form-action 'self'; frame-ancestors 'none'";

/// An answer that has not begun by then will not come: something hangs. (A stream begins at once.)
const PATIENCE: Duration = Duration::from_secs(30);

/// Refuses writes that another site sends and too many writes or reads, answers in place of a handler that hangs, and adds
/// the security headers.
pub async fn guard(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let write = request.method() != Method::GET && request.method() != Method::HEAD;
    let network = Network::of_request(request.extensions());
    let mut response = if !write {
        if is_counted(&request) && !site.limits.may_read_from(network) {
            StatusCode::TOO_MANY_REQUESTS.into_response()
        } else {
            in_time(next.run(request)).await
        }
    } else if !is_our_own(request.headers()) {
        StatusCode::FORBIDDEN.into_response()
    } else if !site.limits.may_write_from(network) {
        StatusCode::TOO_MANY_REQUESTS.into_response()
    } else {
        // A change that is begun is done to the end, even if the browser goes away or we give up waiting: nothing may
        // stay between memory and disk.
        let done = tokio::spawn(next.run(request).in_current_span());
        in_time(done.map(|done| done.unwrap_or_else(|_| StatusCode::INTERNAL_SERVER_ERROR.into_response())))
            .await
    };
    let headers = response.headers_mut();
    let mut set = |name: HeaderName, value: &'static str| {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    };
    set(header::CONTENT_SECURITY_POLICY, POLICY);
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::REFERRER_POLICY, "same-origin");
    set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    set(header::CACHE_CONTROL, "no-store");
    response
}

/// Pages are counted. Assets are kept compressed and cost next to nothing, streams have limits of their own, and whoever watches over the site
/// must get an answer.
fn is_counted(request: &Request) -> bool {
    let route = request.extensions().get::<MatchedPath>().map(MatchedPath::as_str);
    !matches!(route, Some("/assets/{file}" | "/t/{id}/live" | "/healthz"))
}

/// The answer, or that there is none.
async fn in_time(answer: impl Future<Output = Response>) -> Response {
    timeout(PATIENCE, answer).await.unwrap_or_else(|_| StatusCode::SERVICE_UNAVAILABLE.into_response())
}

/// Browsers say where a request comes from: in `Sec-Fetch-Site`, or else in `Origin`. A client that says
/// neither is no browser, so it carries nobody's cookies by accident.
fn is_our_own(headers: &HeaderMap) -> bool {
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    if let Some(site) = text(HeaderName::from_static("sec-fetch-site")) {
        return site == "same-origin" || site == "none";
    }
    match text(header::ORIGIN) {
        None => true,
        Some(origin) => {
            let host = origin.split_once("://").map(|(_, host)| host);
            host.is_some() && host == text(header::HOST)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn what_hangs_is_answered_for_and_a_change_is_still_done_to_the_end() {
        assert_eq!(in_time(std::future::pending()).await.status(), StatusCode::SERVICE_UNAVAILABLE);
        assert_eq!(in_time(async { StatusCode::OK.into_response() }).await.status(), StatusCode::OK);
        let (tell, done) = tokio::sync::oneshot::channel();
        let change = tokio::spawn(async move {
            tokio::time::sleep(2 * PATIENCE).await;
            let _ = tell.send(());
            StatusCode::OK.into_response()
        });
        let answer = in_time(change.map(Result::unwrap)).await;
        assert_eq!(answer.status(), StatusCode::SERVICE_UNAVAILABLE);
        assert!(done.await.is_ok(), "nobody waits for it, but it is done");
    }

    #[test]
    fn only_our_own_pages_may_write() {
        let asked = |pairs: &[(&'static str, &'static str)]| {
            let mut headers = HeaderMap::new();
            for (name, value) in pairs {
                headers.insert(*name, HeaderValue::from_static(value));
            }
            is_our_own(&headers)
        };
        assert!(asked(&[("sec-fetch-site", "same-origin")]));
        assert!(!asked(&[("sec-fetch-site", "cross-site")]));
        assert!(!asked(&[("sec-fetch-site", "same-site"), ("origin", "http://a"), ("host", "a")]));
        assert!(asked(&[("origin", "http://club:8888"), ("host", "club:8888")]));
        assert!(!asked(&[("origin", "http://evil"), ("host", "club:8888")]));
        assert!(!asked(&[("origin", "null"), ("host", "club:8888")]));
    }
}
