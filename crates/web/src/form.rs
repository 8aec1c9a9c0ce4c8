//! The body of a form.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use crate::address::Network;
use crate::site::Site;

/// A client that has not sent its form by then has gone away.
const PATIENCE: Duration = Duration::from_secs(10);

/// A form whose text is valid: anything but UTF-8 is refused, not repaired.
pub struct Form<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<Site>> for Form<T> {
    type Rejection = Response;

    async fn from_request(request: Request, site: &Arc<Site>) -> Result<Form<T>, Response> {
        let (head, body) = request.into_parts();
        let body = timeout(PATIENCE, axum::body::to_bytes(body, usize::MAX)).await;
        let body = body.map_err(|_| StatusCode::REQUEST_TIMEOUT.into_response())?;
        // The layer of the router bounds the size, and says so by an error.
        let body = body.map_err(|_| StatusCode::PAYLOAD_TOO_LARGE.into_response())?;
        // About as much is stored as was sent.
        if !site.limits.may_store(Network::of_request(&head.extensions), body.len()) {
            return Err(StatusCode::TOO_MANY_REQUESTS.into_response());
        }
        if !is_text(&body) {
            return Err(StatusCode::BAD_REQUEST.into_response());
        }
        let form = axum::Form::from_request(Request::from_parts(head, body.into()), site).await;
        form.map(|axum::Form(form)| Form(form)).map_err(IntoResponse::into_response)
    }
}

/// Whether the letters of a form, with those written as `%` and two digits, are UTF-8.
fn is_text(body: &[u8]) -> bool {
    let mut letters = Vec::with_capacity(body.len());
    let mut rest = body;
    while let Some((&first, more)) = rest.split_first() {
        let coded =
            (first == b'%').then(|| more.get(..2)).flatten().and_then(|digits| hex::decode(digits).ok());
        letters.push(coded.as_ref().map_or(first, |byte| byte[0]));
        rest = if coded.is_some() { &more[2..] } else { more };
    }
    str::from_utf8(&letters).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_utf8_is_text() {
        for text in ["", "a=b", "a=%e9%be%8d+x", "龍=1", "100%", "%zz", "%4"] {
            assert!(is_text(text.as_bytes()), "{text}");
        }
        for bytes in [&b"a=%ff"[..], b"a=\xff", b"a=%e9%be", b"%c3%28"] {
            assert!(!is_text(bytes), "{bytes:?}");
        }
    }
}
