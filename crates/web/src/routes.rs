//! Which address leads where.

mod account;
mod appeal;
mod coach;
mod finding;
mod forget;
mod friends;
mod hosting;
mod inviting;
mod join;
mod learn;
mod lobby;
mod looking;
mod making;
mod me;
mod opening;
mod passkey;
pub mod people;
mod person;
mod playing;
mod preview;
mod puzzle;
mod shown;
mod visit;

use std::sync::Arc;

use axum::Router;
use axum::http::StatusCode;
use axum::routing::{get, post};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::limit::RequestBodyLimitLayer;

use crate::declined::Declined;
use crate::site::Site;
use crate::{assets, bans, guard, health, limits, watch, wording};

/// All addresses of the site.
pub fn router(site: Arc<Site>) -> Router {
    let router = Router::new()
        .route("/", get(looking::front))
        .route("/new", get(looking::new).post(making::new))
        .route("/play/{game}", post(making::play_now))
        .route("/game/{game}", get(looking::game_page))
        .route("/rules/{game}", get(looking::rules))
        .route("/learn/{game}", get(learn::begin))
        .route("/learn/{game}/known", post(learn::known))
        .route("/learn/{game}/{lesson}/{page}", get(learn::page))
        .route("/learn/{game}/{lesson}/{page}/act", post(learn::act))
        .route("/learn/{game}/{lesson}/{page}/preview", get(learn::preview))
        .route("/puzzle", get(puzzle::today))
        .route("/puzzle/all", get(puzzle::all))
        .route("/puzzle/{game}", get(puzzle::of_game))
        .route("/puzzle/{game}/{name}", get(puzzle::page))
        .route("/puzzle/{game}/{name}/act", post(puzzle::act))
        .route("/puzzle/{game}/{name}/preview", get(puzzle::preview))
        .route("/me", get(me::me))
        .route("/me/keep", post(me::keep))
        .route("/me/data.json", get(forget::data))
        .route("/join", get(join::join).post(join::go_on))
        .route("/join/account", post(account::make))
        .route("/join/sign-in", post(account::sign_in))
        .route("/join/sign-out", post(account::sign_out))
        .route("/join/renew", post(account::renew))
        .route("/join/rename", post(account::rename))
        .route("/join/passkey", post(passkey::ask))
        .route("/join/passkey/make", post(passkey::make))
        .route("/join/passkey/add", post(passkey::add))
        .route("/join/passkey/sign-in", post(passkey::sign_in))
        .route("/join/passkey/remove", post(passkey::remove))
        .route("/join/forget", post(forget::forget))
        .route("/join/code", post(join::code))
        .route("/join/profile", post(people::show))
        .route("/find", post(finding::find))
        .route("/lobby", get(lobby::lobby))
        .route("/friends", get(friends::page))
        .route("/friends/add", post(friends::add))
        .route("/friends/remove", post(friends::remove))
        .route("/friends/presence", post(friends::presence))
        .route("/appeal", get(appeal::page).post(appeal::appeal))
        .route("/person", get(person::page))
        .route("/person/block", post(person::block))
        .route("/person/unblock", post(person::unblock))
        .route("/person/mute", post(person::mute))
        .route("/person/unmute", post(person::unmute))
        .route("/person/report", post(person::report))
        .route("/u/{name}", get(people::profile))
        .route("/top/{game}", get(people::top))
        .route("/language", post(looking::language))
        .route("/privacy", get(looking::privacy))
        .route("/waiting", get(looking::waiting))
        .route("/t/{id}", get(looking::table))
        .route("/t/{id}/preview", get(preview::preview))
        .route("/t/{id}/coach", get(coach::page).post(coach::begin))
        .route("/t/{id}/log", get(looking::log))
        .route("/t/{id}/record.json", get(looking::record))
        .route("/t/{id}/act", post(playing::act))
        .route("/t/{id}/undo", post(playing::undo))
        .route("/t/{id}/hint", post(playing::hint))
        .route("/t/{id}/chat", post(playing::chat))
        .route("/t/{id}/sit", post(playing::sit))
        .route("/t/{id}/invite", get(inviting::page).post(inviting::invite))
        .route("/t/{id}/accept", post(inviting::accept))
        .route("/t/{id}/decline", post(inviting::decline))
        .route("/t/{id}/words", post(playing::words))
        .route("/t/{id}/fill", post(playing::fill))
        .route("/t/{id}/leave", post(playing::leave))
        .route("/t/{id}/return", post(playing::come_back))
        .route("/t/{id}/lift", post(playing::lift))
        .route("/t/{id}/replace", post(playing::replace))
        .route("/t/{id}/free", post(hosting::free))
        .route("/t/{id}/mute", post(hosting::mute))
        .route("/t/{id}/unmute", post(hosting::unmute))
        .route("/t/{id}/close", post(hosting::close))
        .route("/t/{id}/rematch", post(making::rematch))
        .route("/t/{id}/go-on", post(making::go_on))
        .route("/healthz", get(health::healthz))
        .fallback(nowhere)
        .layer(RequestBodyLimitLayer::new(limits::BODY))
        .layer(CompressionLayer::new())
        // These are compressed already.
        .route("/assets/{file}", get(assets::serve))
        // A stream must not wait in a compressor for more, and an idle compressor takes 6 kB.
        .route("/t/{id}/live", get(looking::live))
        .layer(axum::middleware::from_fn_with_state(Arc::clone(&site), bans::refuse))
        .layer(CatchPanicLayer::new())
        .layer(axum::middleware::from_fn_with_state(Arc::clone(&site), guard::guard));
    guard::protect(router)
        .layer(axum::middleware::from_fn_with_state(Arc::clone(&site), wording::word))
        .layer(axum::middleware::from_fn(watch::watch))
        .with_state(site)
}

async fn nowhere() -> Declined {
    Declined::new(StatusCode::NOT_FOUND, "site-nowhere")
}
