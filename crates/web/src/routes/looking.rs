//! Pages to look at.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;
use store::{Listed, StoreError, Which};
use words::Lang;

use crate::desk::Desk;
use crate::form::Form;
use crate::pages::error::Problem;
use crate::pages::front::{self, Row};
use crate::pages::layout::Page;
use crate::pages::moments::{Eyes, Moments};
use crate::pages::table::{self, Looking};
use crate::pages::{Tongue, log as log_page, new as new_page, rules as rules_page};
use crate::setup::Setup;
use crate::site::{OpenError, Site};
use crate::who::{self, Who};
use crate::{act, live as live_stream, thinkers};

/// Open tables that the front page shows.
const OPEN: usize = 20;

pub async fn front(State(site): State<Arc<Site>>, uri: Uri, who: Who) -> Response {
    let open = match site.store.list(Which::Open(OPEN)).await {
        Ok(open) => rows(&site, open, &who).await,
        Err(error) => return unavailable(&who, &error),
    };
    let mine = match site.store.list(Which::Ids(&who.tables)).await {
        Ok(mine) => {
            rows(&site, mine.into_iter().filter(|row| row.head.result.is_none()).collect(), &who).await
        }
        Err(error) => return unavailable(&who, &error),
    };
    let open: Vec<Row> = open.into_iter().filter(|row| row.setup.seats_of(&who.id).is_empty()).collect();
    front::page(&who, &mine, &open).answer(&who, &table::here(&uri))
}

async fn rows(site: &Arc<Site>, listed: Vec<Listed>, who: &Who) -> Vec<Row> {
    let mut rows = Vec::new();
    for listed in listed {
        let Ok(setup) = serde_json::from_str::<Setup>(&listed.setup.text) else { continue };
        let mine = setup.seats_of(&who.id);
        let mut my_turn = false;
        if !mine.is_empty()
            && let Ok(desk) = site.desk(&listed.id).await
        {
            let asked = desk.inner.read().await.table.turn();
            my_turn = setup.is_complete() && mine.iter().any(|seat| asked.asks(seat));
        }
        rows.push(Row { id: listed.id, game: listed.head.game, setup, steps: listed.steps, my_turn });
    }
    rows
}

/// The table that is not to be counted.
#[derive(Deserialize)]
pub struct WaitingQuery {
    #[serde(default)]
    not: String,
}

/// How many tables wait for this reader, for the badge on every page.
pub async fn waiting(State(site): State<Arc<Site>>, Query(query): Query<WaitingQuery>, who: Who) -> Response {
    let tables: Vec<String> = who.tables.iter().filter(|&id| *id != query.not).cloned().collect();
    let listed = match site.store.list(Which::Ids(&tables)).await {
        Ok(listed) => listed.into_iter().filter(|row| row.head.result.is_none()).collect(),
        Err(_) => Vec::new(),
    };
    let waiting = rows(&site, listed, &who).await.into_iter().filter(|row| row.my_turn).count();
    waiting.to_string().into_response()
}

#[derive(Deserialize)]
pub struct NewQuery {
    game: Option<String>,
}

pub async fn new(Query(query): Query<NewQuery>, uri: Uri, who: Who) -> Response {
    let game = match query.game.as_deref().map(shelf::game).transpose() {
        Ok(game) => game.or_else(|| shelf::games().first()),
        Err(_) => return Problem::new(StatusCode::NOT_FOUND, &who, "site-no-game").answer(&who, false),
    };
    let name = who.name.clone().unwrap_or_default();
    new_page::page(&who, game, &name).answer(&who, &table::here(&uri))
}

pub async fn rules(Path(game): Path<String>, uri: Uri, who: Who) -> Response {
    match shelf::game(&game) {
        Ok(game) => rules_page::page(&who, game).answer(&who, &table::here(&uri)),
        Err(_) => Problem::new(StatusCode::NOT_FOUND, &who, "site-no-game").answer(&who, false),
    }
}

#[derive(Deserialize)]
pub struct LanguageForm {
    lang: Lang,
    back: String,
}

pub async fn language(State(site): State<Arc<Site>>, Form(form): Form<LanguageForm>) -> Response {
    // Only a path of our own: `//elsewhere` is another site, also with a tab or a backslash in it.
    let strange =
        form.back.starts_with("//") || form.back.contains('\\') || form.back.parse::<Uri>().is_err();
    let back = if form.back.starts_with('/') && !strange { form.back.as_str() } else { "/" };
    let mut response = Redirect::to(back).into_response();
    let cookie = who::language_cookie(form.lang, site.config.secure);
    response.headers_mut().append(header::SET_COOKIE, cookie);
    response
}

#[derive(Deserialize)]
pub struct TableQuery {
    at: Option<usize>,
    eyes: Option<Eyes>,
    sit: Option<u8>,
    token: Option<String>,
}

impl TableQuery {
    fn looking(self, headers: &HeaderMap) -> Looking {
        let sit = self.sit.zip(self.token);
        Looking { at: self.at, eyes: self.eyes, sit, origin: origin(headers) }
    }
}

/// The address of the site as the browser knows it; a proxy says what it speaks.
fn origin(headers: &HeaderMap) -> String {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let scheme = text("x-forwarded-proto").unwrap_or("http");
    format!("{scheme}://{}", text("host").unwrap_or("localhost"))
}

pub async fn table(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    Query(query): Query<TableQuery>,
    uri: Uri,
    headers: HeaderMap,
    who: Who,
) -> Response {
    let desk = match open(&site, &id, &who).await {
        Ok(desk) => desk,
        Err(problem) => return problem.answer(&who, false),
    };
    // A restart may have come between the last player and the first step, or while bots were thinking: it goes
    // on as soon as somebody looks.
    if let Err(error) = act::begin(&site, &desk).await {
        tracing::error!(%error, table = id, "a table cannot begin");
    }
    thinkers::wake(&site, &desk);
    let inner = desk.inner.read().await;
    match table::draw(&site, &desk, &inner, &who, &query.looking(&headers)) {
        Some(main) => table::page(&inner, &who, main).answer(&who, &table::here(&uri)),
        None => Problem::new(StatusCode::NOT_FOUND, &who, "site-no-moment").answer(&who, false),
    }
}

pub async fn live(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    Query(query): Query<TableQuery>,
    headers: HeaderMap,
    who: Who,
) -> Response {
    match open(&site, &id, &who).await {
        Ok(desk) => {
            // A page that has waited for the server to come back asks only for this.
            thinkers::wake(&site, &desk);
            live_stream::stream(site, desk, who, query.looking(&headers)).into_response()
        }
        Err(problem) => problem.answer(&who, true),
    }
}

pub async fn log(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    Query(query): Query<TableQuery>,
    uri: Uri,
    who: Who,
) -> Response {
    let desk = match open(&site, &id, &who).await {
        Ok(desk) => desk,
        Err(problem) => return problem.answer(&who, false),
    };
    let tongue = Tongue::of(who.lang);
    let inner = desk.inner.read().await;
    let eyes = table::chosen(&inner, query.eyes);
    let eye = eyes.unwrap_or_else(|| table::eye(&desk, &inner, &who.id));
    let names: Vec<String> = inner.setup.places.iter().map(|place| place.name.clone()).collect();
    let main = log_page::log(Moments { id: &id, eyes }, &*inner.table, eye, &names, tongue, true);
    Page { title: tongue.t("site-log"), main, class: "reading" }.answer(&who, &table::here(&uri))
}

/// The record of a finished game; while it runs its secrets are nobody's.
pub async fn record(State(site): State<Arc<Site>>, Path(id): Path<String>, who: Who) -> Response {
    let desk = match open(&site, &id, &who).await {
        Ok(desk) => desk,
        Err(problem) => return problem.answer(&who, false),
    };
    let inner = desk.inner.read().await;
    if !inner.table.is_over() {
        return Problem::new(StatusCode::CONFLICT, &who, "site-record-later").answer(&who, false);
    }
    let name = format!("attachment; filename=\"{}-{id}.json\"", inner.table.game());
    let kind = "application/json".to_owned();
    ([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], inner.table.record().to_text())
        .into_response()
}

/// A table, or what to say instead.
pub async fn open(site: &Site, id: &str, who: &Who) -> Result<Arc<Desk>, Problem> {
    find(site, id).await.map_err(|(status, key)| Problem::new(status, who, key))
}

/// A table, or the status and the text that say why not.
pub async fn find(site: &Site, id: &str) -> Result<Arc<Desk>, (StatusCode, &'static str)> {
    match site.desk(id).await {
        Ok(desk) => Ok(desk),
        Err(OpenError::Store(StoreError::NotFound(_))) => Err((StatusCode::NOT_FOUND, "site-no-table")),
        Err(error) => {
            tracing::error!(table = id, %error, "a table cannot be opened");
            Err((StatusCode::INTERNAL_SERVER_ERROR, "site-broken-table"))
        }
    }
}

fn unavailable(who: &Who, error: &StoreError) -> Response {
    tracing::error!(%error, "the store does not answer");
    Problem::new(StatusCode::SERVICE_UNAVAILABLE, who, "site-store").answer(who, false)
}
