//! What every answer carries and every write must show.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{MatchedPath, Request, State};
use axum::http::header::{self, HeaderName};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::TimeoutLayer;
use tracing::Instrument;

use crate::address::Network;
use crate::site::Site;

/// Nothing but our own files runs or is shown.
const POLICY: &str = "default-src 'self'; img-src 'self'; object-src 'none'; base-uri 'none'; \
    form-action 'self'; frame-ancestors 'none'";

/// What every answer carries, unless it says otherwise.
const HEADERS: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (header::CACHE_CONTROL, "no-store"),
];

/// An answer that has not begun by then will not come: something hangs. (A stream begins at once.)
const PATIENCE: Duration = Duration::from_secs(30);

/// Answers in place of a handler that hangs, and adds the security headers.
pub fn protect(router: Router<Arc<Site>>) -> Router<Arc<Site>> {
    HEADERS.into_iter().fold(in_time(router), |router, (name, value)| {
        router.layer(SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value)))
    })
}

/// Answers, or says that there is no answer.
fn in_time<S: Clone + Send + Sync + 'static>(router: Router<S>) -> Router<S> {
    router.layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, PATIENCE))
}

/// Refuses writes that another site sends and too many writes or reads.
pub async fn guard(State(site): State<Arc<Site>>, request: Request, next: Next) -> Response {
    let write = request.method() != Method::GET && request.method() != Method::HEAD;
    let network = Network::of_request(request.extensions());
    if !write {
        if is_counted(&request) && !site.limits.may_read_from(network) {
            StatusCode::TOO_MANY_REQUESTS.into_response()
        } else {
            next.run(request).await
        }
    } else if !is_our_own(request.headers()) {
        StatusCode::FORBIDDEN.into_response()
    } else if !site.limits.may_write_from(network) {
        StatusCode::TOO_MANY_REQUESTS.into_response()
    } else {
        to_the_end(next.run(request)).await
    }
}

/// A change that is begun is done to the end, even if the browser goes away or we give up waiting: nothing may stay
/// between memory and disk.
async fn to_the_end(change: impl Future<Output = Response> + Send + 'static) -> Response {
    let done = tokio::spawn(change.in_current_span()).await;
    done.unwrap_or_else(|_| StatusCode::INTERNAL_SERVER_ERROR.into_response())
}

/// Pages are counted. Assets are kept compressed and cost next to nothing, streams have limits of their own, and whoever watches over the site
/// must get an answer.
fn is_counted(request: &Request) -> bool {
    let route = request.extensions().get::<MatchedPath>().map(MatchedPath::as_str);
    !matches!(route, Some("/assets/{file}" | "/t/{id}/live" | "/healthz"))
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
    use axum::body::Body;
    use axum::routing::get;
    use tower_service::Service;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn what_hangs_is_answered_for_and_a_change_is_still_done_to_the_end() {
        let (tell, mut done) = tokio::sync::mpsc::channel(1);
        let change = async move || {
            to_the_end(async move {
                tokio::time::sleep(2 * PATIENCE).await;
                let _ = tell.send(()).await;
                StatusCode::OK.into_response()
            })
            .await
        };
        let router = Router::new()
            .route("/hangs", get(std::future::pending::<StatusCode>))
            .route("/answers", get(async || StatusCode::OK))
            .route("/changes", get(change));
        let mut router = in_time(router);
        for (path, status) in [
            ("/hangs", StatusCode::SERVICE_UNAVAILABLE),
            ("/answers", StatusCode::OK),
            ("/changes", StatusCode::SERVICE_UNAVAILABLE),
        ] {
            let request = Request::get(path).body(Body::empty()).unwrap();
            assert_eq!(router.call(request).await.unwrap().status(), status, "{path}");
        }
        assert_eq!(done.recv().await, Some(()), "nobody waits for it, but it is done");
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
