//! The lobby.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::http::Uri;
use serde::Deserialize;

use super::inviting::invited;
use super::looking::open_rows;
use super::shown::shown;
use crate::bounds::Short;
use crate::declined::Answer;
use crate::pages::lobby::{self, Search};
use crate::pages::table::here;
use crate::setup::Pace;
use crate::site::Site;
use crate::who::Who;

/// What somebody looks for; whatever cannot be understood is not looked for.
#[derive(Deserialize)]
pub struct LobbyQuery {
    #[serde(default)]
    game: Short<64>,
    #[serde(default)]
    pace: Short<16>,
}

/// Tables of others with free seats, and games to watch.
pub async fn lobby(
    State(site): State<Arc<Site>>,
    Query(query): Query<LobbyQuery>,
    uri: Uri,
    who: Who,
) -> Answer {
    let game = shelf::game(&query.game).ok().map(|game| game.id);
    let pace = Pace::ALL.into_iter().find(|pace| pace.name() == &*query.pace);
    let search = Search { game, pace };
    let mut rows = open_rows(&site, &who).await?;
    rows.retain(|row| {
        game.is_none_or(|game| row.game == game) && pace.is_none_or(|pace| row.setup.pace == pace)
    });
    let (running, free): (Vec<_>, Vec<_>) = rows.into_iter().partition(|row| row.setup.is_complete());
    // Each has its own room, so that one does not hide the other.
    let invited = invited(&site, &who).await?;
    Ok(lobby::page(&who, &search, &invited, &shown(free), &shown(running)).answer(&who, &here(&uri)))
}
