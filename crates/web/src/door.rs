//! Shutting down gently: which requests are under way, and how clients are asked to leave before the server stops.
//!
//! A client that keeps its connection open may send its next request at the very moment the server closes it, and then
//! has to guess whether the request was done. So a server whose socket lives on stops in three steps. First it serves as
//! before, but every answer says `Connection: close`, so that active clients open a new connection. Then it accepts no
//! more connections, which wait in the socket for the next server, and answers those that it has just accepted. Only then do
//! streams end, and idle connections are closed.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::Router;
use axum::extract::{Request, State};
use axum::http::HeaderValue;
use axum::http::header::{CONNECTION, CONTENT_TYPE};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::Response;
use tokio::sync::watch;

/// Counts the requests that are being answered.
#[derive(Default)]
pub struct Door {
    showing_out: AtomicBool,
    inside: watch::Sender<usize>,
}

impl Door {
    /// The router behind this door.
    pub fn before(self: &Arc<Door>, router: Router) -> Router {
        router.layer(from_fn_with_state(Arc::clone(self), pass))
    }

    /// From now on every answer asks its client to open a new connection for the next request.
    pub fn show_out(&self) {
        self.showing_out.store(true, Ordering::Relaxed);
    }

    /// Done when no request is being answered.
    pub async fn empty(&self) {
        // The sender lives as long as we do.
        let _ = self.inside.subscribe().wait_for(|inside| *inside == 0).await;
    }
}

async fn pass(State(door): State<Arc<Door>>, request: Request, next: Next) -> Response {
    let visit = Visit::begin(&door);
    let mut response = next.run(request).await;
    // A stream ends when we go, so its connection cannot be used again.
    let is_stream = response.headers().get(CONTENT_TYPE).is_some_and(|kind| kind == "text/event-stream");
    if is_stream || visit.0.showing_out.load(Ordering::Relaxed) {
        response.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
    }
    response
}

/// Somebody inside. They may also leave in the middle: then the request is dropped.
struct Visit<'a>(&'a Door);

impl Visit<'_> {
    fn begin(door: &Door) -> Visit<'_> {
        door.inside.send_modify(|inside| *inside += 1);
        Visit(door)
    }
}

impl Drop for Visit<'_> {
    fn drop(&mut self) {
        self.0.inside.send_modify(|inside| *inside -= 1);
    }
}
