//! Lessons. Where a learner is stands in the address, and what lies on the table follows from it: nothing is kept.

use std::sync::Arc;

use ::table::AnyTable;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use kernel::{Phrase, Seat};
use serde::Deserialize;

use super::looking::{game, of_ours};
use super::making::{bot, me};
use super::preview::Choice;
use crate::act::ActError;
use crate::bounds::{ActionText, Address, Short, UpTo};
use crate::declined::{Answer, Declined};
use crate::desk::{Desk, Inner};
use crate::form::Form;
use crate::pages::Locale;
use crate::pages::table::{self, Learning, Study, answer};
use crate::setup::{Level, Pace, Setup};
use crate::site::Site;
use crate::who::Who;
use crate::wording::is_scripted;

const NONE: Declined = Declined::new(StatusCode::NOT_FOUND, "site-no-lesson");

/// A game, the name of a lesson, and the number of a page. More pages than this no lesson has.
type Place = (String, String, UpTo<200>);

/// The first lesson of a game.
pub async fn begin(Path(id): Path<String>) -> Answer {
    let game = game(&id)?;
    let first = game.lessons.first().ok_or(NONE)?;
    Ok(Redirect::to(&format!("/learn/{}/{}/1", game.id, first.name)).into_response())
}

fn learning(place: &Place) -> Result<Learning, Declined> {
    Learning::at(game(&place.0)?, &place.1, place.2.index()).ok_or(NONE)
}

/// The table of a page, with the learner and bots around it.
fn desk(who: &Who, at: Learning) -> Result<Desk, Declined> {
    let table = at.lesson.table(at.game, at.number).map_err(|error| {
        tracing::error!(game = at.game.id, %error, "a lesson cannot be shown");
        Declined::new(StatusCode::INTERNAL_SERVER_ERROR, "site-broken-table")
    })?;
    // A page of the lesson is to the script what a version is of a table.
    Ok(alone(who, table, at.lesson.seat(), at.number as u64))
}

/// A table that is only looked at, with somebody on a seat and bots around them.
pub fn alone(who: &Who, table: Box<dyn AnyTable>, learner: Seat, version: u64) -> Desk {
    let locale = Locale::of(who.lang);
    let place = |seat: Seat| {
        let name = who.name.clone().unwrap_or_default();
        if seat == learner { me(who, locale, name) } else { bot(Level::Apprentice, seat.number(), locale) }
    };
    let places = Seat::all(table.players()).map(place).collect();
    let setup = Setup::new(places, Pace::Live, false, &who.id);
    Desk::with("", Inner::new(table, setup, version), Vec::new())
}

pub async fn page(State(site): State<Arc<Site>>, Path(place): Path<Place>, uri: Uri, who: Who) -> Answer {
    let at = learning(&place)?;
    let desk = desk(&who, at)?;
    let inner = desk.inner.read().await;
    let main = table::draw_study(&site, &desk, &inner, &who, Study::Lesson(at));
    let mut response = table::page(&inner, &who, main, false).answer(&who, &table::here(&uri));
    if at.is_last() {
        response.headers_mut().append(header::SET_COOKIE, who.learnt_cookie(at.game.id, site.config.secure));
    }
    Ok(response)
}

#[derive(Deserialize)]
pub struct Knowing {
    back: Address,
    /// The names of what has been explained; none of them means nothing.
    what: Option<Short<2000>>,
}

/// Somebody needs no lesson and no explanation, or has read some explanations, and is not offered them again.
pub async fn known(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    who: Who,
    headers: HeaderMap,
    Form(form): Form<Knowing>,
) -> Answer {
    let (game, secure) = (game(&id)?.id, site.config.secure);
    let mut response = if is_scripted(&headers) {
        StatusCode::NO_CONTENT.into_response()
    } else {
        Redirect::to(of_ours(&form.back)).into_response()
    };
    let cookies = response.headers_mut();
    cookies.append(header::SET_COOKIE, who.told_cookie(game, form.what.as_deref(), secure));
    if form.what.is_none() {
        cookies.append(header::SET_COOKIE, who.learnt_cookie(game, secure));
    }
    Ok(response)
}

#[derive(Deserialize)]
pub struct Acting {
    action: ActionText,
}

/// The learner does something, or answers. Whatever is not asked for is answered with a sentence.
pub async fn act(Path(place): Path<Place>, who: Who, headers: HeaderMap, Form(form): Form<Acting>) -> Answer {
    let at = learning(&place)?;
    let asked = at.page.play.clone().or((at.page.right > 0).then(|| answer(at.page.right)));
    if asked.as_deref() == Some(&*form.action) {
        return Ok(onwards(&headers, &at.next()));
    }
    let locale = Locale::of(who.lang);
    let said =
        |key, text| Declined::with(StatusCode::UNPROCESSABLE_ENTITY, Phrase::new(key).with("text", text));
    let Some(play) = &at.page.play else { return Err(said("site-lesson-no", at.text(locale, "-no"))) };
    let desk = desk(&who, at)?;
    let mut inner = desk.inner.write().await;
    let wanted = inner.table.choices(at.lesson.seat()).into_iter().find(|choice| choice.notation == *play);
    let names: Vec<String> = inner.setup.places.iter().map(|place| place.name.clone()).collect();
    let wanted = wanted.map(|choice| locale.say_of(&choice.label, &names)).unwrap_or_default();
    inner.table.play(at.lesson.seat(), &form.action).map_err(ActError::Refused)?;
    Err(said("site-lesson-other", wanted))
}

/// To the next page. A script is told where it is, and goes there by itself.
pub fn onwards(headers: &HeaderMap, next: &str) -> Response {
    if is_scripted(headers) {
        (StatusCode::NO_CONTENT, [("x-next", next)]).into_response()
    } else {
        Redirect::to(next).into_response()
    }
}

/// What a choice on a page would lead to.
pub async fn preview(
    State(site): State<Arc<Site>>,
    Path(place): Path<Place>,
    Query(choice): Query<Choice>,
    who: Who,
) -> Answer {
    let desk = desk(&who, learning(&place)?)?;
    let inner = desk.inner.read().await;
    let line = table::preview(&site, &desk, &inner, &who, choice.seat.get(), &choice.action);
    Ok(Html(line.map(|line| line.into_string()).unwrap_or_default()).into_response())
}
