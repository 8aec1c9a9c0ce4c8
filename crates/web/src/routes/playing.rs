//! What people do at a table.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{Redirect, Response};
use kernel::{Phrase, Seat};
use serde::Deserialize;
use store::Line;

use super::looking::open;
use crate::act::{self, ActError, What};
use crate::boards;
use crate::desk::{Desk, Inner};
use crate::form::Form;
use crate::limits;
use crate::pages::Tongue;
use crate::pages::error::{Problem, Worded};
use crate::setup::{Place, Setup, Strength};
use crate::site::{Site, now};
use crate::token;
use crate::who::{self, Who};
use crate::wording::is_scripted;

/// The table of a request, if its browser may write at all now.
async fn admitted(site: &Site, id: &str, who: &Who) -> Result<Arc<Desk>, Problem> {
    if !site.limits.may_write(who.counted_as()) {
        return Err(Problem::new(StatusCode::TOO_MANY_REQUESTS, who, "site-slow-down"));
    }
    open(site, id, who).await
}

/// Back to the table, or the sentence that says why not.
pub fn answer(who: &Who, scripted: bool, back: &str, done: Result<(), ActError>) -> Response {
    let tongue = Tongue::of(who.lang);
    let problem = match done {
        Ok(()) if scripted => return who.known(StatusCode::NO_CONTENT),
        Ok(()) => return who.known(Redirect::to(back)),
        Err(ActError::Stale) => Problem::new(StatusCode::CONFLICT, who, "site-stale"),
        Err(ActError::Refused(refused)) => {
            let mut sentence = tongue.say(&refused.phrase);
            if let Some(rule) = refused.rule {
                sentence += &format!(" ({rule})");
            }
            Problem { status: StatusCode::UNPROCESSABLE_ENTITY, sentence }
        }
        Err(ActError::No(status, key)) => Problem::new(status, who, key),
        Err(ActError::Store(error)) => {
            tracing::error!(%error, "a write failed");
            Problem::new(StatusCode::SERVICE_UNAVAILABLE, who, "site-store")
        }
    };
    problem.answer(who, scripted)
}

#[derive(Deserialize)]
pub struct Acting {
    seat: u8,
    version: u64,
    action: String,
}

pub async fn act(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    who: Who,
    Form(form): Form<Acting>,
) -> Response {
    play(&site, &id, &headers, &who, form.seat, form.version, What::Play(form.action)).await
}

#[derive(Deserialize)]
pub struct Undoing {
    seat: u8,
    version: u64,
}

pub async fn undo(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    who: Who,
    Form(form): Form<Undoing>,
) -> Response {
    play(&site, &id, &headers, &who, form.seat, form.version, What::Undo).await
}

async fn play(
    site: &Arc<Site>,
    id: &str,
    headers: &HeaderMap,
    who: &Who,
    seat: u8,
    version: u64,
    what: What,
) -> Response {
    let scripted = is_scripted(headers);
    let desk = match admitted(site, id, who).await {
        Ok(desk) => desk,
        Err(problem) => return problem.answer(who, scripted),
    };
    let seat = Seat::new(seat);
    let acts = {
        let inner = desk.inner.read().await;
        inner.setup.place(seat).is_some_and(|place| place.acting_owner() == Some(&who.id))
    };
    if !acts {
        return Problem::new(StatusCode::FORBIDDEN, who, "site-not-yours").answer(who, scripted);
    }
    let done = act::play(site, &desk, seat, version, what).await;
    answer(who, scripted, &format!("/t/{id}"), done)
}

#[derive(Deserialize)]
pub struct Chatting {
    text: String,
    /// A quick phrase of the game instead, by its number, and the seat it is meant for; nothing for everybody.
    phrase: Option<usize>,
    #[serde(default)]
    to: String,
    #[serde(default)]
    request: String,
}

pub async fn chat(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    who: Who,
    Form(form): Form<Chatting>,
) -> Response {
    let scripted = is_scripted(&headers);
    let desk = match admitted(&site, &id, &who).await {
        Ok(desk) => desk,
        Err(problem) => return problem.answer(&who, scripted),
    };
    let text = match form.phrase {
        Some(number) => quick_phrase(&*desk.inner.read().await, &who, number, &form.to),
        None => form.text.trim().to_owned(),
    };
    if text.is_empty() || text.chars().count() > limits::CHAT {
        return Problem::new(StatusCode::UNPROCESSABLE_ENTITY, &who, "site-chat-length")
            .answer(&who, scripted);
    }
    let (seat, name) = {
        let inner = desk.inner.read().await;
        let seat = inner.setup.seats_of(&who.id).first();
        let guest = who.name.clone().unwrap_or_else(|| Tongue::of(who.lang).t("site-guest"));
        (seat, seat.and_then(|seat| inner.setup.place(seat)).map_or(guest, |place| place.name.clone()))
    };
    let line = Line { seat, name, text, at: now() };
    // The browser's own number makes a request that is sent twice one; without a script the time must do.
    let request =
        format!("{} {}", who.id, if form.request.is_empty() { line.at.to_string() } else { form.request });
    let done = act::say(&site, &desk, &request, line).await;
    answer(&who, scripted, &format!("/t/{id}"), done)
}

/// A quick phrase in the words of who says it, with the name of whom it is meant for; nothing if there is no such phrase.
fn quick_phrase(inner: &Inner, who: &Who, number: usize, to: &str) -> String {
    let tongue = Tongue::of(who.lang);
    let Some(phrase) = boards::phrases(&*inner.table).get(number) else { return String::new() };
    let to = to.parse().ok().filter(|&seat| seat < inner.table.players()).map(Seat::new);
    match to.and_then(|seat| Some((seat, inner.setup.place(seat)?))) {
        Some((seat, place)) => {
            let name = if place.name.is_empty() { tongue.0.seat_name(seat) } else { place.name.clone() };
            tongue.say(&Phrase::new("site-said-to").with("name", name).with("text", tongue.t(phrase)))
        }
        None => tongue.t(phrase),
    }
}

#[derive(Deserialize)]
pub struct Sitting {
    seat: u8,
    #[serde(default)]
    token: String,
    #[serde(default)]
    name: String,
}

/// Sits down on an open seat: at a public table, or with the seat's token.
pub async fn sit(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    who: Who,
    Form(form): Form<Sitting>,
) -> Response {
    let name = clean_name(&form.name);
    let seat = Seat::new(form.seat);
    let invited = token::fits(&site.key, &id, seat, &form.token);
    let guest = Tongue::of(who.lang).t("site-guest");
    let shown = if name.is_empty() { guest } else { name.clone() };
    let mut response = reseat(&site, &id, &headers, &who, |setup| {
        if !invited && !setup.public {
            return Err(ActError::No(StatusCode::FORBIDDEN, "site-sit-token"));
        }
        let mine = setup.seats_of(&who.id);
        let free = |place: &&mut Place| place.is_open() || mine.contains(seat);
        let taken = ActError::No(StatusCode::CONFLICT, "site-sit-taken");
        let place = setup.place_mut(seat).filter(free).ok_or(taken)?;
        place.owner = Some(who.id.clone());
        place.name = shown;
        Ok(())
    })
    .await;
    if response.extensions().get::<Worded>().is_some() {
        return response;
    }
    if !name.is_empty() {
        response.headers_mut().append(header::SET_COOKIE, who::name_cookie(&name, site.config.secure));
    }
    response.headers_mut().append(header::SET_COOKIE, who::tables_cookie(&who, &id, site.config.secure));
    response
}

#[derive(Deserialize)]
pub struct Filling {
    strength: Strength,
}

/// The host gives all open seats to bots.
pub async fn fill(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    who: Who,
    Form(form): Form<Filling>,
) -> Response {
    let names = Tongue::of(who.lang).t("site-bot-names");
    reseat(&site, &id, &headers, &who, |setup| {
        if setup.host != who.id {
            return Err(ActError::No(StatusCode::FORBIDDEN, "site-host-only"));
        }
        for (place, name) in
            setup.places.iter_mut().zip(names.split(", ")).filter(|(place, _)| place.is_open())
        {
            place.bot = Some(form.strength);
            place.name = name.to_owned();
        }
        Ok(())
    })
    .await
}

#[derive(Deserialize)]
pub struct Which {
    seat: u8,
}

/// A player leaves, and a bot stands in for him.
pub async fn leave(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    who: Who,
    Form(form): Form<Which>,
) -> Response {
    own_seat(&site, &id, &headers, &who, form.seat, Some(Strength::default())).await
}

/// A player comes back, and the bot gives him his seat.
pub async fn come_back(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    who: Who,
    Form(form): Form<Which>,
) -> Response {
    own_seat(&site, &id, &headers, &who, form.seat, None).await
}

async fn own_seat(
    site: &Arc<Site>,
    id: &str,
    headers: &HeaderMap,
    who: &Who,
    seat: u8,
    bot: Option<Strength>,
) -> Response {
    reseat(site, id, headers, who, |setup| {
        let mine = |place: &&mut Place| place.owner.as_deref() == Some(&who.id);
        let foreign = ActError::No(StatusCode::FORBIDDEN, "site-not-yours");
        let place = setup.place_mut(Seat::new(seat)).filter(mine).ok_or(foreign)?;
        place.bot = bot;
        Ok(())
    })
    .await
}

/// One of several people at a screen draws the curtain for his seat.
pub async fn lift(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    who: Who,
    Form(form): Form<Which>,
) -> Response {
    let scripted = is_scripted(&headers);
    let desk = match admitted(&site, &id, &who).await {
        Ok(desk) => desk,
        Err(problem) => return problem.answer(&who, scripted),
    };
    let seat = Seat::new(form.seat);
    if !desk.inner.read().await.setup.seats_of(&who.id).contains(seat) {
        return Problem::new(StatusCode::FORBIDDEN, &who, "site-not-yours").answer(&who, scripted);
    }
    desk.lift(&who.id, seat);
    answer(&who, scripted, &format!("/t/{id}"), Ok(()))
}

/// Others give the seat of somebody who has been away too long to a bot. He can come back.
pub async fn replace(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    who: Who,
    Form(form): Form<Which>,
) -> Response {
    let scripted = is_scripted(&headers);
    let seat = Seat::new(form.seat);
    let desk = match admitted(&site, &id, &who).await {
        Ok(desk) => desk,
        Err(problem) => return problem.answer(&who, scripted),
    };
    let away = {
        let inner = desk.inner.read().await;
        let owner = inner.setup.place(seat).and_then(|place| place.acting_owner());
        let waited = now() - inner.changed > inner.setup.pace.patience();
        waited && inner.table.turn().asks(seat) && owner.is_some_and(|owner| !desk.is_online(owner))
    };
    reseat(&site, &id, &headers, &who, |setup| {
        if !away || setup.seats_of(&who.id).is_empty() {
            return Err(ActError::No(StatusCode::CONFLICT, "site-replace-no"));
        }
        if let Some(place) = setup.place_mut(seat) {
            place.bot = Some(Strength::default());
        }
        Ok(())
    })
    .await
}

async fn reseat(
    site: &Arc<Site>,
    id: &str,
    headers: &HeaderMap,
    who: &Who,
    change: impl FnOnce(&mut Setup) -> Result<(), ActError>,
) -> Response {
    let scripted = is_scripted(headers);
    let desk = match admitted(site, id, who).await {
        Ok(desk) => desk,
        Err(problem) => return problem.answer(who, scripted),
    };
    let done = act::reseat(site, &desk, change).await;
    answer(who, scripted, &format!("/t/{id}"), done)
}

/// A name as we show it: one line, not too long.
pub fn clean_name(name: &str) -> String {
    let line: String = name.chars().filter(|letter| !letter.is_control()).collect();
    line.trim().chars().take(limits::NAME).collect::<String>().trim().to_owned()
}
