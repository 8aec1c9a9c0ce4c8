//! "Find me a game": a seat at a table that fits, or else a table at which others find one.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use serde::Deserialize;
use store::{Mine, StoreError, Which};

use super::looking::{game, open, open_rows};
use super::making::{me, own_name, seated};
use super::opening::{Agreed, create};
use super::playing::{self, Sitting};
use super::visit::Visit;
use crate::act;
use crate::address::Network;
use crate::bounds::{Name, Short};
use crate::declined::{Answer, Declined};
use crate::desk::Inner;
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
/// Tables of somebody's own among which the one is sought at which they wait already.
const OWN: usize = 30;
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

/// What is to be found.
struct Wanted {
    game: &'static shelf::Game,
    pace: Pace,
    players: usize,
    /// When bots take the seats that are still free.
    bots_at: Option<i64>,
}

impl Wanted {
    fn of(wish: &Wish) -> Result<Wanted, Declined> {
        let game = game(&wish.game)?;
        let players: u8 = wish.players.parse().unwrap_or(PLAYERS);
        let players = usize::from(players.clamp(*game.players.start(), *game.players.end()));
        let bots: Option<u32> = wish.bots.parse().ok().filter(|minutes| BOTS_AFTER.contains(minutes));
        let bots_at = bots.map(|minutes| now() + i64::from(minutes) * MINUTE);
        Ok(Wanted { game, pace: Pace::read(&wish.pace), players, bots_at })
    }

    /// Whether this is played at a table that waits for players.
    fn is_played_at(&self, game: &str, setup: &Setup, steps: usize) -> bool {
        let usual = setup.public && !setup.rated && setup.unusual.is_empty();
        let alike = game == self.game.id && setup.pace == self.pace && setup.places.len() == self.players;
        usual && alike && steps == 0 && !setup.closed && !setup.is_complete()
    }

    /// Whether nobody meets bots there who does not want to.
    fn suits(&self, setup: &Setup) -> bool {
        self.bots_at.is_some() || setup.bots_at.is_none() && setup.bots().is_empty()
    }
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
    let wanted = Wanted::of(&wish)?;
    let name = if wish.name.is_empty() { own_name(&site, &who).await?.into() } else { wish.name };
    // One after the other, so that two who look for the same find each other.
    let _turn = site.finding.lock().await;
    site.turn(FINDING).await?;
    let found = find_now(&site, &who, network, &wanted, name).await;
    site.done(FINDING).await;
    found
}

/// What one machine does at a time.
const FINDING: &str = "finding";

async fn find_now(site: &Arc<Site>, who: &Who, network: Network, wanted: &Wanted, name: Name) -> Answer {
    if let Some(table) = waits_at(site, who, wanted).await? {
        return Ok(seated(who, &table));
    }
    match sits_down(site, who, network, wanted, &name).await? {
        Some(sits) => Ok(sits),
        None => opens(site, who, network, wanted, name).await,
    }
}

/// The table at which somebody waits for this already. If it is theirs, what they say last about bots counts.
async fn waits_at(site: &Arc<Site>, who: &Who, wanted: &Wanted) -> Result<Option<String>, Declined> {
    let game = Some(wanted.game.id);
    let mine = Mine { person: &who.id, over: false, game, before: None, limit: OWN };
    for listed in site.store.list(Which::Of(mine)).await? {
        let Ok(setup) = serde_json::from_str::<Setup>(&listed.setup.text) else { continue };
        let sits = !setup.seats_of(&who.id).is_empty();
        if !sits || !wanted.is_played_at(&listed.game, &setup, listed.steps) {
            continue;
        }
        if setup.host == who.id {
            let desk = open(site, &listed.id).await?;
            let change = |_: &Inner, setup: &mut Setup| {
                setup.bots_at = wanted.bots_at;
                Ok(())
            };
            act::reseat(site, &desk, change).await?;
            site.filling.note(&desk.id, &desk.inner.read().await.setup);
        }
        return Ok(Some(listed.id));
    }
    Ok(None)
}

/// Sits down at a table of others, if one fits; whoever has waited longest comes first.
async fn sits_down(
    site: &Arc<Site>,
    who: &Who,
    network: Network,
    wanted: &Wanted,
    name: &Name,
) -> Result<Option<Response>, StoreError> {
    let fits = |row: &Row| {
        let there = wanted.pace != Pace::Live || row.host_is_here || now() - row.changed < ON_THEIR_WAY;
        there && wanted.is_played_at(&row.game, &row.setup, row.steps) && wanted.suits(&row.setup)
    };
    for row in open_rows(site, who).await?.into_iter().rev().filter(fits).take(TRIES) {
        let Some(seat) = row.setup.first_open() else { continue };
        let Some(visit) = Visit::of(site, &row.id, who, network) else { continue };
        if let Ok(sits) = playing::sit(visit, Form(Sitting::on(seat, name.clone()))).await {
            return Ok(Some(sits));
        }
    }
    Ok(None)
}

/// Opens a table at which others find them.
async fn opens(site: &Arc<Site>, who: &Who, network: Network, wanted: &Wanted, name: Name) -> Answer {
    let name = names::admitted(site, name.into_string(), &who.id).await?;
    let mut places = vec![me(who, Locale::of(who.lang), name.clone())];
    places.resize(wanted.players, Place::default());
    let setup = Setup { bots_at: wanted.bots_at, ..Setup::new(places, wanted.pace, true, &who.id) };
    let (game, options) = (wanted.game.id, &BTreeMap::new());
    let agreed = Agreed { game, options, sent: true, practice: false, words: "" };
    let id = create(site, network, agreed, setup).await?;
    let mut response = seated(who, &id);
    who::called(site, who, &name, &mut response).await?;
    Ok(response)
}
