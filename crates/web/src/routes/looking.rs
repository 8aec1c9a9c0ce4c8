//! Pages to look at.

use std::collections::HashSet;
use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use store::{Listed, Mine, StoreError, Which};
use words::Lang;

use super::inviting::invited;
use super::shown::shown;
use crate::address::{self, Network};
use crate::bounds::{Address, SeatNumber, Short, StepNumber, TableId, Token};
use crate::days::Solved;
use crate::declined::{Answer, Declined};
use crate::desk::Desk;
use crate::form::Form;
use crate::pages::front::{self, Row};
use crate::pages::layout::Page;
use crate::pages::moments::{Moments, ViewAs};
use crate::pages::table::{self, Looking};
use crate::pages::{
    Locale, cover, log as log_page,
    new::{self as new_page, Draft},
    privacy, rules as rules_page, seats,
};
use crate::presence::Here;
use crate::setup::{Place, Setup};
use crate::site::{OpenError, Site, now};
use crate::who::{self, Who};
use crate::{act, live as live_stream, thinkers};

/// Open tables among which the front page chooses: this number of the newest and of the oldest.
const OPEN: usize = 100;
/// Unfinished tables of one reader that are listed.
const MINE: usize = 30;

pub async fn front(State(site): State<Arc<Site>>, uri: Uri, who: Who) -> Answer {
    let (mine, open) = lists(&site, &who).await?;
    let invited = invited(&site, &who).await?;
    let solved = Solved::by(&site, &who).await?;
    Ok(front::page(&who, &invited, &mine, &open, &solved).answer(&who, &table::here(&uri)))
}

/// The reader's tables, and those of others that everybody may find.
async fn lists(site: &Arc<Site>, who: &Who) -> Result<(Vec<Row>, Vec<Row>), StoreError> {
    let mine = mine(site, who).await?;
    Ok((mine, shown(open_rows(site, who).await?)))
}

/// Tables of others that everybody may find, but for those of people who are not to meet the reader.
pub async fn open_rows(site: &Arc<Site>, who: &Who) -> Result<Vec<Row>, StoreError> {
    let mut open = site.store.list(Which::Open(OPEN)).await?;
    // If there are fewer, nothing is missing but some of those that one address has in plenty.
    if open.len() == OPEN {
        let oldest = site.store.list(Which::LongOpen(OPEN)).await?;
        let known: HashSet<String> = open.iter().map(|table| table.id.clone()).collect();
        open.extend(oldest.into_iter().rev().filter(|table| !known.contains(&table.id)));
    }
    let mut rows = rows(site, open, who).await;
    let is_for_them =
        |setup: &Setup| setup.seats_of(&who.id).is_empty() && !site.blocks.keep_away(&who.id, setup);
    rows.retain(|row| is_for_them(&row.setup));
    Ok(rows)
}

/// The reader's tables at which something can still be done.
pub async fn mine(site: &Arc<Site>, who: &Who) -> Result<Vec<Row>, StoreError> {
    let running = Mine { person: &who.id, over: false, game: None, before: None, limit: MINE };
    let listed = site.store.list(Which::Of(running)).await?;
    let mut rows = rows(site, listed, who).await;
    rows.retain(|row| !row.setup.closed);
    Ok(rows)
}

async fn rows(site: &Arc<Site>, listed: Vec<Listed>, who: &Who) -> Vec<Row> {
    let mut rows = Vec::new();
    for listed in listed {
        let Ok(setup) = serde_json::from_str::<Setup>(&listed.setup.text) else { continue };
        let mine = setup.seats_of(&who.id);
        let (mut my_turn, mut asked) = (false, Vec::new());
        if !mine.is_empty()
            && setup.is_complete()
            && let Ok(desk) = site.desk(&listed.id).await
        {
            let turn = desk.inner.read().await.table.turn();
            my_turn = mine.iter().any(|seat| turn.asks(seat));
            let others = setup.seated().filter(|(seat, _)| turn.asks(*seat));
            asked = others.map(|(_, place)| place.name.clone()).collect();
        }
        let host_is_here = site.desk_in_memory(&listed.id).is_some_and(|desk| desk.is_online(&setup.host))
            || site.machines.is_elsewhere(&listed.id, &setup.host);
        let is_here = |place: &Place| {
            place.owner.as_deref().is_some_and(|owner| site.presence.state(owner, now()) != Here::Away)
        };
        let here = setup.seated().filter(|(_, place)| is_here(place)).map(|(seat, _)| seat).collect();
        let Listed { id, game, steps, changed, .. } = listed;
        rows.push(Row { id, game, setup, steps, my_turn, asked, changed, host_is_here, here });
    }
    rows
}

/// The table that is not to be counted.
#[derive(Deserialize)]
pub struct WaitingQuery {
    #[serde(default)]
    not: Short<64>,
}

/// How many tables wait for this reader, also for their answer to an invitation, for the badge on every page.
pub async fn waiting(State(site): State<Arc<Site>>, Query(query): Query<WaitingQuery>, who: Who) -> Response {
    let mine = mine(&site, &who).await.unwrap_or_default();
    let waiting = mine.into_iter().filter(|row| row.my_turn && row.id != *query.not).count();
    let invited = invited(&site, &who).await.unwrap_or_default().len();
    (waiting + invited).to_string().into_response()
}

#[derive(Deserialize)]
pub struct NewQuery {
    game: Option<Short<64>>,
}

pub async fn new(Query(query): Query<NewQuery>, uri: Uri, who: Who) -> Answer {
    let asked = query.game.as_deref().map(game).transpose()?;
    let name = who.name.iter().map(|name| ("name".to_owned(), name.clone())).collect();
    let draft = Draft { form: &name, fault: None };
    let page = new_page::page(&who, asked.or_else(|| shelf::games().first()), &draft);
    Ok(page.answer(&who, &table::here(&uri)))
}

/// The title page of a game.
pub async fn game_page(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    uri: Uri,
    who: Who,
) -> Answer {
    let (game, locale) = (game(&id)?, Locale::of(who.lang));
    let origin = address::origin(&headers, &site.config);
    let head = cover::preview(&origin, &locale.t(&format!("{id}-title")), locale, game);
    Ok(cover::page(&who, game).answer_with(&who, &table::here(&uri), &head))
}

pub async fn rules(Path(id): Path<String>, uri: Uri, who: Who) -> Answer {
    Ok(rules_page::page(&who, game(&id)?).answer(&who, &table::here(&uri)))
}

/// What is stored about people.
pub async fn privacy(uri: Uri, who: Who) -> Response {
    privacy::page(&who).answer(&who, &table::here(&uri))
}

/// The game that an address names.
pub fn game(id: &str) -> Result<&'static shelf::Game, Declined> {
    shelf::game(id).map_err(|_| Declined::new(StatusCode::NOT_FOUND, "site-no-game"))
}

#[derive(Deserialize)]
pub struct LanguageForm {
    lang: Lang,
    back: Address,
}

pub async fn language(State(site): State<Arc<Site>>, Form(form): Form<LanguageForm>) -> Response {
    let mut response = Redirect::to(of_ours(&form.back)).into_response();
    let cookie = who::language_cookie(form.lang, site.config.secure);
    response.headers_mut().append(header::SET_COOKIE, cookie);
    response
}

/// An address to go back to, if it is a path of our own: `//elsewhere` is another site, also with a tab or a backslash in it.
pub fn of_ours(back: &str) -> &str {
    let strange = back.starts_with("//") || back.contains('\\') || back.parse::<Uri>().is_err();
    if back.starts_with('/') && !strange { back } else { "/" }
}

#[derive(Deserialize)]
pub struct TableQuery {
    at: Option<StepNumber>,
    #[serde(rename = "as", alias = "eyes")]
    view_as: Option<ViewAs>,
    sit: Option<SeatNumber>,
    token: Option<Token>,
    join: Option<Token>,
    #[serde(default)]
    plain: u8,
}

impl TableQuery {
    fn looking(self, site: &Site, headers: &HeaderMap) -> Looking {
        let sit = self.sit.zip(self.token).map(|(seat, token)| (seat.get(), token.into_string()));
        Looking {
            at: self.at.map(StepNumber::index),
            view_as: self.view_as,
            sit,
            join: self.join.map(Token::into_string),
            origin: address::origin(headers, &site.config),
            plain: self.plain > 0,
        }
    }
}

pub async fn table(
    State(site): State<Arc<Site>>,
    id: TableId,
    Query(query): Query<TableQuery>,
    uri: Uri,
    headers: HeaderMap,
    who: Who,
) -> Answer {
    let desk = open(&site, &id).await?;
    // A restart may have come between the last player and the first step, or while bots were thinking: it goes
    // on as soon as somebody looks.
    if let Err(error) = act::begin(&site, &desk).await {
        tracing::error!(%error, table = &*id, "a table cannot begin");
    }
    thinkers::wake(&site, &desk);
    let inner = desk.inner.read().await;
    let plain = query.plain > 0;
    let looking = query.looking(&site, &headers);
    let main = table::draw(&site, &desk, &inner, &who, &looking);
    let main = main.ok_or(Declined::new(StatusCode::NOT_FOUND, "site-no-moment"))?;
    let head = seats::preview(&inner, Locale::of(who.lang), &looking.origin);
    Ok(table::page(&inner, &who, main, plain).answer_with(&who, &table::here(&uri), &head))
}

pub async fn live(
    State(site): State<Arc<Site>>,
    id: TableId,
    Query(query): Query<TableQuery>,
    headers: HeaderMap,
    network: Network,
    who: Who,
) -> Answer {
    let many = |_| Declined::new(StatusCode::TOO_MANY_REQUESTS, "site-too-many-streams");
    let place = site.limits.stream(network).map_err(many)?;
    let desk = open(&site, &id).await?;
    // A page that has waited for the server to come back asks only for this.
    thinkers::wake(&site, &desk);
    // A stream shows the present, whatever the page's address says; the past does not change.
    let looking = Looking { at: None, ..query.looking(&site, &headers) };
    let events = live_stream::stream(site, desk, who, looking, place);
    // nginx would keep events until it has a buffer full of them.
    Ok(([("x-accel-buffering", "no")], events).into_response())
}

pub async fn log(
    State(site): State<Arc<Site>>,
    id: TableId,
    Query(query): Query<TableQuery>,
    uri: Uri,
    who: Who,
) -> Answer {
    let desk = open(&site, &id).await?;
    let locale = Locale::of(who.lang);
    let inner = desk.inner.read().await;
    let view_as = table::chosen(&inner, query.view_as);
    let viewer = view_as.unwrap_or_else(|| table::viewer(&desk, &inner, &who.id));
    let names: Vec<String> = inner.setup.places.iter().map(|place| place.name.clone()).collect();
    let main = log_page::log(
        Moments { id: &id, view_as, plain: query.plain > 0 },
        &*inner.table,
        viewer,
        &names,
        locale,
        true,
    );
    let page = Page { title: locale.t("site-log"), main, class: "reading", game: None };
    Ok(page.answer(&who, &table::here(&uri)))
}

/// The record of a finished game. While it runs, nobody may have it, for it holds all secrets.
pub async fn record(State(site): State<Arc<Site>>, id: TableId) -> Answer {
    let desk = open(&site, &id).await?;
    let inner = desk.inner.read().await;
    if !inner.table.is_over() {
        return Err(Declined::new(StatusCode::CONFLICT, "site-record-later"));
    }
    let name = format!("attachment; filename=\"{}-{}.json\"", inner.table.game(), &*id);
    let kind = "application/json".to_owned();
    let headers = [(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, inner.table.record().to_text()).into_response())
}

/// A table, or why it cannot be shown.
pub async fn open(site: &Site, id: &str) -> Result<Arc<Desk>, Declined> {
    site.desk(id).await.map_err(|error| match error {
        OpenError::Store(StoreError::NotFound(_)) => Declined::new(StatusCode::NOT_FOUND, "site-no-table"),
        OpenError::Store(error) if error.is_outage() => {
            tracing::error!(table = id, %error, "the store does not answer");
            Declined::STORE
        }
        error => {
            tracing::error!(table = id, %error, "a table cannot be opened");
            Declined::new(StatusCode::INTERNAL_SERVER_ERROR, "site-broken-table")
        }
    })
}
