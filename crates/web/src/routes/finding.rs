//! "Find me a game": a seat at a table that fits, or else a table at which others find one.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;

use super::looking::{game, mine, open_rows};
use super::making::{me, own_name, seated};
use super::opening::{Agreed, create};
use super::playing::{self, Sitting};
use super::visit::Visit;
use crate::address::Network;
use crate::bounds::{Name, Short};
use crate::declined::{Answer, Declined};
use crate::form::Form;
use crate::names;
use crate::pages::Locale;
use crate::pages::front::Row;
use crate::pages::lobby::{BOTS_AFTER, PLAYERS};
use crate::setup::{Pace, Place, Setup};
use crate::site::{Site, now};
use crate::who::{self, Who};

/// How long the host of a new live table may take until their browser is there.
const ON_THEIR_WAY: i64 = 30_000;
/// Tables at which somebody tries to sit down: others may be faster.
const TRIES: usize = 3;
const MINUTE: i64 = 60_000;

/// What somebody looks for; whatever is not said or cannot be is as usual.
#[derive(Deserialize)]
pub struct Wish {
    #[serde(default)]
    game: Short<64>,
    #[serde(default)]
    pace: Short<16>,
    #[serde(default)]
    players: Short<8>,
    /// After how many minutes bots may take the seats that are still free.
    #[serde(default)]
    bots: Short<8>,
    #[serde(default)]
    name: Name,
}

/// Finds a game.
pub async fn find(
    State(site): State<Arc<Site>>,
    network: Network,
    who: Who,
    Form(wish): Form<Wish>,
) -> Answer {
    if !site.limits.may_write(who.counted_as()) {
        return Err(Declined::new(StatusCode::TOO_MANY_REQUESTS, "site-slow-down"));
    }
    let (game, pace) = (game(&wish.game)?, Pace::read(&wish.pace));
    let players: u8 = wish.players.parse().unwrap_or(PLAYERS);
    let players = usize::from(players.clamp(*game.players.start(), *game.players.end()));
    let bots = wish.bots.parse().ok().filter(|minutes| BOTS_AFTER.contains(minutes));
    let alike = |row: &Row| {
        let setup = &row.setup;
        let plain = setup.public && !setup.rated && setup.unusual.is_empty();
        plain && row.game == game.id && setup.pace == pace && setup.places.len() == players && row.steps == 0
    };
    // One after the other, so that two who look for the same find each other.
    let _turn = site.finding.lock().await;
    let waits = |row: &Row| alike(row) && row.setup.host == who.id && !row.setup.is_complete();
    if let Some(own) = mine(&site, &who).await?.into_iter().find(waits) {
        return Ok(seated(&who, &own.id));
    }
    let fits = |row: &Row| {
        let there = pace != Pace::Live || row.host_is_here || now() - row.changed < ON_THEIR_WAY;
        alike(row) && there && (bots.is_some() || row.setup.bots_at.is_none())
    };
    // Whoever has waited longest comes first.
    let rows = open_rows(&site, &who).await?;
    for row in rows.into_iter().rev().filter(fits).take(TRIES) {
        let Some(seat) = row.setup.first_open() else { continue };
        let Some(visit) = Visit::of(&site, &row.id, &who, network) else { continue };
        if let Ok(sits) = playing::sit(visit, Form(Sitting::on(seat, wish.name.clone()))).await {
            return Ok(sits);
        }
    }
    let name = names::not_anothers(&*site.store, wish.name.into_string(), &who.id).await?;
    let shown = if name.is_empty() { own_name(&site, &who).await? } else { name.clone() };
    let mut places = vec![me(&who, Locale::of(who.lang), shown)];
    places.resize(players, Place::default());
    let bots_at = bots.map(|minutes| now() + i64::from(minutes) * MINUTE);
    let setup = Setup { bots_at, ..Setup::new(places, pace, true, &who.id) };
    let agreed = Agreed { game: game.id, options: &BTreeMap::new(), sent: true, practice: false, words: "" };
    let id = create(&site, network, agreed, setup).await?;
    let mut response = seated(&who, &id);
    who::called(&site, &who, &name, &mut response).await?;
    Ok(response)
}
