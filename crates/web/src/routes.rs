//! Which address leads where.

mod looking;
mod making;
mod opening;
mod playing;
mod visit;

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::limit::RequestBodyLimitLayer;

use crate::pages::error::Problem;
use crate::site::Site;
use crate::who::Who;
use crate::{assets, guard, limits, wording};

/// All addresses of the site.
pub fn router(site: Arc<Site>) -> Router {
    Router::new()
        .route("/", get(looking::front))
        .route("/new", get(looking::new).post(making::new))
        .route("/play/{game}", post(making::play_now))
        .route("/rules/{game}", get(looking::rules))
        .route("/language", post(looking::language))
        .route("/waiting", get(looking::waiting))
        .route("/t/{id}", get(looking::table))
        .route("/t/{id}/log", get(looking::log))
        .route("/t/{id}/record.json", get(looking::record))
        .route("/t/{id}/act", post(playing::act))
        .route("/t/{id}/undo", post(playing::undo))
        .route("/t/{id}/chat", post(playing::chat))
        .route("/t/{id}/sit", post(playing::sit))
        .route("/t/{id}/fill", post(playing::fill))
        .route("/t/{id}/leave", post(playing::leave))
        .route("/t/{id}/return", post(playing::come_back))
        .route("/t/{id}/lift", post(playing::lift))
        .route("/t/{id}/replace", post(playing::replace))
        .route("/t/{id}/rematch", post(making::rematch))
        .route("/t/{id}/go-on", post(making::go_on))
        .route("/assets/{file}", get(assets::serve))
        .route("/healthz", get(healthz))
        .route("/metrics", get(metrics))
        .fallback(nowhere)
        .layer(RequestBodyLimitLayer::new(limits::BODY))
        .layer(CompressionLayer::new())
        // A stream must not wait in a compressor for more, and an idle compressor takes 6 kB.
        .route("/t/{id}/live", get(looking::live))
        .layer(CatchPanicLayer::new())
        .layer(axum::middleware::from_fn(guard::guard))
        .layer(axum::middleware::from_fn_with_state(Arc::clone(&site), wording::word))
        .with_state(site)
}

async fn nowhere(who: Who) -> Response {
    Problem::new(StatusCode::NOT_FOUND, &who, "site-nowhere").answer(&who, false)
}

/// Whether the site and its store answer.
async fn healthz(State(site): State<Arc<Site>>) -> Response {
    match site.store.list(store::Which::Open(1)).await {
        Ok(_) => "ok\n".into_response(),
        Err(error) => (StatusCode::SERVICE_UNAVAILABLE, format!("{error}\n")).into_response(),
    }
}

async fn metrics(State(site): State<Arc<Site>>) -> String {
    site.metrics.render()
}
