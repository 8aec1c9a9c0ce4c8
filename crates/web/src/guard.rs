//! What every answer carries and every write must show.

use axum::extract::Request;
use axum::http::header::{self, HeaderName};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// Nothing but our own files runs or is shown.
const POLICY: &str = "default-src 'self'; img-src 'self'; object-src 'none'; base-uri 'none'; \
    form-action 'self'; frame-ancestors 'none'";

/// Refuses writes that another site sends, and adds the headers of a careful site.
pub async fn guard(request: Request, next: Next) -> Response {
    let write = request.method() != Method::GET && request.method() != Method::HEAD;
    let mut response = if write && !is_our_own(request.headers()) {
        StatusCode::FORBIDDEN.into_response()
    } else if write {
        // A change that is begun is done to the end, even if the browser goes away meanwhile: nothing may
        // stay between memory and disk.
        let done = tokio::spawn(next.run(request)).await;
        done.unwrap_or_else(|_| StatusCode::INTERNAL_SERVER_ERROR.into_response())
    } else {
        next.run(request).await
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
