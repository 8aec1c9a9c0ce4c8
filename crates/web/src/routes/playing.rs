//! What people do at a table.

use axum::http::{StatusCode, header};
use axum::response::Response;
use kernel::{Phrase, Seat};
use serde::Deserialize;
use store::Line;

use super::visit::Visit;
use crate::act::{self, ActError, What};
use crate::boards;
use crate::desk::Inner;
use crate::form::Form;
use crate::limits;
use crate::pages::Tongue;
use crate::setup::{Place, Setup, Strength};
use crate::site::now;
use crate::token;
use crate::who::{self, Who};

#[derive(Deserialize)]
pub struct Acting {
    seat: u8,
    version: u64,
    action: String,
}

pub async fn act(visit: Visit, Form(form): Form<Acting>) -> Response {
    let done = play(&visit, form.seat, form.version, What::Play(form.action)).await;
    visit.answer(done)
}

#[derive(Deserialize)]
pub struct Undoing {
    seat: u8,
    version: u64,
}

pub async fn undo(visit: Visit, Form(form): Form<Undoing>) -> Response {
    let done = play(&visit, form.seat, form.version, What::Undo).await;
    visit.answer(done)
}

async fn play(visit: &Visit, seat: u8, version: u64, what: What) -> Result<(), ActError> {
    let desk = visit.desk().await?;
    let seat = Seat::new(seat);
    let acts = {
        let inner = desk.inner.read().await;
        inner.setup.place(seat).is_some_and(|place| place.acting_owner() == Some(&visit.who.id))
    };
    if !acts {
        return Err(ActError::No(StatusCode::FORBIDDEN, "site-not-yours"));
    }
    act::play(&visit.site, &desk, seat, version, what).await
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

pub async fn chat(visit: Visit, Form(form): Form<Chatting>) -> Response {
    let done = say(&visit, form).await;
    visit.answer(done)
}

async fn say(visit: &Visit, form: Chatting) -> Result<(), ActError> {
    let (desk, who) = (visit.desk().await?, &visit.who);
    let text = match form.phrase {
        Some(number) => quick_phrase(&*desk.inner.read().await, who, number, &form.to),
        None => form.text.trim().to_owned(),
    };
    if text.is_empty() || text.chars().count() > limits::CHAT {
        return Err(ActError::No(StatusCode::UNPROCESSABLE_ENTITY, "site-chat-length"));
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
    act::say(&visit.site, &desk, &request, line).await
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
pub async fn sit(visit: Visit, Form(form): Form<Sitting>) -> Response {
    let Visit { site, id, who, .. } = &visit;
    let name = clean_name(&form.name);
    let seat = Seat::new(form.seat);
    let invited = token::fits(&site.key, id, seat, &form.token);
    let guest = Tongue::of(who.lang).t("site-guest");
    let shown = if name.is_empty() { guest } else { name.clone() };
    let change = |setup: &mut Setup| {
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
    };
    let done = visit.reseat(change).await;
    let sits = done.is_ok();
    let mut response = visit.answer(done);
    if !sits {
        return response;
    }
    if !name.is_empty() {
        response.headers_mut().append(header::SET_COOKIE, who::name_cookie(&name, site.config.secure));
    }
    response.headers_mut().append(header::SET_COOKIE, who::tables_cookie(who, id, site.config.secure));
    response
}

#[derive(Deserialize)]
pub struct Filling {
    strength: Strength,
}

/// The host gives all open seats to bots.
pub async fn fill(visit: Visit, Form(form): Form<Filling>) -> Response {
    let names = Tongue::of(visit.who.lang).t("site-bot-names");
    let change = |setup: &mut Setup| {
        if setup.host != visit.who.id {
            return Err(ActError::No(StatusCode::FORBIDDEN, "site-host-only"));
        }
        for (place, name) in
            setup.places.iter_mut().zip(names.split(", ")).filter(|(place, _)| place.is_open())
        {
            place.bot = Some(form.strength);
            place.name = name.to_owned();
        }
        Ok(())
    };
    let done = visit.reseat(change).await;
    visit.answer(done)
}

#[derive(Deserialize)]
pub struct Which {
    seat: u8,
}

/// A player leaves, and a bot stands in for him.
pub async fn leave(visit: Visit, Form(form): Form<Which>) -> Response {
    own_seat(&visit, form.seat, Some(Strength::default())).await
}

/// A player comes back, and the bot gives him his seat.
pub async fn come_back(visit: Visit, Form(form): Form<Which>) -> Response {
    own_seat(&visit, form.seat, None).await
}

async fn own_seat(visit: &Visit, seat: u8, bot: Option<Strength>) -> Response {
    let change = |setup: &mut Setup| {
        let mine = |place: &&mut Place| place.owner.as_deref() == Some(&visit.who.id);
        let foreign = ActError::No(StatusCode::FORBIDDEN, "site-not-yours");
        let place = setup.place_mut(Seat::new(seat)).filter(mine).ok_or(foreign)?;
        place.bot = bot;
        Ok(())
    };
    let done = visit.reseat(change).await;
    visit.answer(done)
}

/// One of several people at a screen draws the curtain for his seat.
pub async fn lift(visit: Visit, Form(form): Form<Which>) -> Response {
    let done = draw_curtain(&visit, Seat::new(form.seat)).await;
    visit.answer(done)
}

async fn draw_curtain(visit: &Visit, seat: Seat) -> Result<(), ActError> {
    let desk = visit.desk().await?;
    if !desk.inner.read().await.setup.seats_of(&visit.who.id).contains(seat) {
        return Err(ActError::No(StatusCode::FORBIDDEN, "site-not-yours"));
    }
    desk.lift(&visit.who.id, seat);
    Ok(())
}

/// Others give the seat of somebody who has been away too long to a bot. He can come back.
pub async fn replace(visit: Visit, Form(form): Form<Which>) -> Response {
    let done = stand_in(&visit, Seat::new(form.seat)).await;
    visit.answer(done)
}

async fn stand_in(visit: &Visit, seat: Seat) -> Result<(), ActError> {
    let desk = visit.desk().await?;
    let away = {
        let inner = desk.inner.read().await;
        let owner = inner.setup.place(seat).and_then(|place| place.acting_owner());
        let waited = now() - inner.changed > inner.setup.pace.patience();
        waited && inner.table.turn().asks(seat) && owner.is_some_and(|owner| !desk.is_online(owner))
    };
    let change = |setup: &mut Setup| {
        if !away || setup.seats_of(&visit.who.id).is_empty() {
            return Err(ActError::No(StatusCode::CONFLICT, "site-replace-no"));
        }
        if let Some(place) = setup.place_mut(seat) {
            place.bot = Some(Strength::default());
        }
        Ok(())
    };
    act::reseat(&visit.site, &desk, change).await
}

/// A name as we show it: one line, not too long.
pub fn clean_name(name: &str) -> String {
    let line: String = name.chars().filter(|letter| !letter.is_control()).collect();
    line.trim().chars().take(limits::NAME).collect::<String>().trim().to_owned()
}
