//! What belongs to the reader: their games.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::http::{StatusCode, Uri};
use axum::response::Redirect;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{SignedDuration, Timestamp};
use serde::Deserialize;
use store::{Listed, Mine, StoreError, Which};

use super::inviting::invited;
use super::looking;
use crate::bounds::{Short, TableId, clean_name};
use crate::declined::{Answer, Declined};
use crate::form::Form;
use crate::names;
use crate::pages::me::{self, Finished, Games, Search};
use crate::pages::table::here;
use crate::setup::Setup;
use crate::site::{Site, now};
use crate::who::Who;

/// Finished games among which a search looks, the newest.
const SEARCHED: usize = 1000;
/// Those that are shown at once.
const SHOWN: usize = 50;
/// The last page: whoever looks for still older games says until when.
const PAGES: usize = 199;
/// Games that somebody keeps and that are shown.
const KEPT: usize = 200;

/// What is looked for; whatever cannot be understood is not looked for.
#[derive(Deserialize)]
pub struct MeQuery {
    #[serde(default)]
    game: Short<64>,
    #[serde(default)]
    with: Short<256>,
    /// A day: nothing later is looked for.
    #[serde(default)]
    until: Short<16>,
    /// Which of the pages of finished games.
    #[serde(default)]
    page: Short<4>,
}

impl MeQuery {
    fn search(&self) -> Search {
        let game = shelf::game(&self.game).ok().map(|game| game.id);
        let page = self.page.parse().unwrap_or(0).min(PAGES);
        Search { game, with: clean_name(&self.with), until: self.until.parse().ok(), page }
    }
}

/// The end of a day everywhere on earth, in milliseconds since 1970.
fn end_of(day: Date) -> Option<i64> {
    let begins = day.to_zoned(TimeZone::UTC).ok()?.timestamp();
    let ends = begins.checked_add(SignedDuration::from_hours(36)).unwrap_or(Timestamp::MAX);
    Some(ends.as_millisecond())
}

/// My games: those that run, those that I have kept, those that are over.
pub async fn me(State(site): State<Arc<Site>>, Query(query): Query<MeQuery>, uri: Uri, who: Who) -> Answer {
    let search = query.search();
    let running = looking::mine(&site, &who).await?;
    let ids = site.store.kept(&who.id, KEPT).await?;
    let kept = finished(&who, site.store.list(Which::Ids(&ids)).await?, &ids);
    let (over, older) = over(&site, &who, &search, &ids).await?;
    let invited = invited(&site, &who).await?;
    let name = site.store.person(&who.id).await?.map(|person| person.name).filter(|name| !name.is_empty());
    let page =
        me::page(&who, name.as_deref(), &Games { invited, running, kept, over, older }, &search, now());
    Ok(page.answer(&who, &here(&uri)))
}

/// A page of the finished games that fit a search, and whether there are older ones.
async fn over(
    site: &Site,
    who: &Who,
    search: &Search,
    kept: &[String],
) -> Result<(Vec<Finished>, bool), StoreError> {
    let looks = !search.with.is_empty();
    let (from, to) = (search.page * SHOWN, (search.page + 1) * SHOWN);
    let limit = if looks { to.max(SEARCHED) } else { to + 1 };
    let before = search.until.and_then(end_of);
    let mine = Mine { person: &who.id, over: true, game: search.game, before, limit };
    let mut over = finished(who, site.store.list(Which::Of(mine)).await?, kept);
    over.retain(|game| !looks || game.people().any(|name| names::contains(name, &search.with)));
    let older = over.len() > to;
    let mut over: Vec<Finished> = over.into_iter().skip(from).take(SHOWN).collect();
    // They stand above, unless somebody looks for them.
    over.retain(|game| !search.is_empty() || !game.kept);
    Ok((over, older))
}

fn finished(who: &Who, listed: Vec<Listed>, kept: &[String]) -> Vec<Finished> {
    let finished = |listed: Listed| {
        let setup: Setup = serde_json::from_str(&listed.setup.text).ok()?;
        let mine = setup.seats_of(&who.id);
        let kept = kept.contains(&listed.id);
        let Listed { id, game, result, changed, .. } = listed;
        Some(Finished { id, game, setup, mine, result: result?, ended: changed, kept })
    };
    listed.into_iter().filter_map(finished).collect()
}

#[derive(Deserialize)]
pub struct Keeping {
    table: Short<32>,
    #[serde(default)]
    keep: Short<8>,
}

/// Keeps a finished game, or no longer does.
pub async fn keep(State(site): State<Arc<Site>>, who: Who, Form(form): Form<Keeping>) -> Answer {
    if !site.limits.may_write(who.counted_as()) {
        return Err(Declined::new(StatusCode::TOO_MANY_REQUESTS, "site-slow-down"));
    }
    let none = Declined::new(StatusCode::NOT_FOUND, "site-no-table");
    let table = TableId::read(&form.table).ok_or(none)?;
    let at = (&*form.keep == "yes").then(now);
    site.store.keep(&who.id, &table, at).await?;
    Ok(who.remembered(Redirect::to(&format!("/me#g-{}", &*table))))
}
