//! What people do at a table.

use axum::http::StatusCode;
use kernel::Seat;
use serde::Deserialize;
use store::ChatLine;

use super::visit::Visit;
use crate::act::{self, ActError, By, What};
use crate::bounds::{
    ActionText, Addressee, ChatText, Name, PhraseNumber, RequestId, SeatNumber, ShuffleWords, Token, Version,
};
use crate::declined::{Answer, Declined};
use crate::desk::Inner;
use crate::form::Form;
use crate::hints;
use crate::limits;
use crate::names::{self, look_alike};
use crate::pages::Locale;
use crate::quick;
use crate::setup::{Place, Setup, Strength};
use crate::site::{Site, now};
use crate::token;
use crate::who::{self, Who};

#[derive(Deserialize)]
pub struct Acting {
    seat: SeatNumber,
    version: Version,
    action: ActionText,
}

pub async fn act(visit: Visit, Form(form): Form<Acting>) -> Answer {
    play(&visit, form.seat, form.version, What::Play(form.action.into_string())).await
}

#[derive(Deserialize)]
pub struct Undoing {
    seat: SeatNumber,
    version: Version,
}

pub async fn undo(visit: Visit, Form(form): Form<Undoing>) -> Answer {
    play(&visit, form.seat, form.version, What::Undo).await
}

async fn play(visit: &Visit, seat: SeatNumber, version: Version, what: What) -> Answer {
    let desk = visit.desk().await?;
    act::play(&visit.site, &desk, seat.get(), By::Person(&visit.who.id), version.get(), what).await?;
    if !desk.inner.read().await.table.turn().asks(seat.get()) {
        desk.lower(&visit.who.id);
    }
    Ok(visit.done())
}

#[derive(Deserialize)]
pub struct Asking {
    seat: SeatNumber,
}

pub async fn hint(visit: Visit, Form(form): Form<Asking>) -> Answer {
    let desk = visit.desk().await?;
    hints::ask(&visit.site, &desk, &visit.who.id, form.seat.get()).await?;
    Ok(visit.done())
}

#[derive(Deserialize)]
pub struct Chatting {
    text: ChatText,
    /// A quick phrase of the game instead, by its number, and the seat it is meant for; nothing for everybody.
    phrase: Option<PhraseNumber>,
    #[serde(default)]
    to: Addressee,
    #[serde(default)]
    request: RequestId,
}

pub async fn chat(visit: Visit, Form(form): Form<Chatting>) -> Answer {
    let (desk, who) = (visit.desk().await?, &visit.who);
    let line = {
        let inner = desk.inner.read().await;
        let phrase = form.phrase.and_then(|number| quick_phrase(&inner, number.index(), form.to));
        let text = if form.phrase.is_some() { String::new() } else { form.text.into_string() };
        spoken(&visit.site, &inner, who, text, phrase)?
    };
    // The browser's own number makes a request that is sent twice one; without a script the time must do.
    let request = format!(
        "{} {}",
        who.id,
        if form.request.is_empty() { line.at.to_string() } else { form.request.into_string() }
    );
    act::say(&visit.site, &desk, &request, line).await?;
    Ok(visit.done())
}

/// A line as it is kept: a player writes under the name of the seat, and nobody else under one that looks like it.
fn spoken(
    site: &Site,
    inner: &Inner,
    who: &Who,
    text: String,
    phrase: Option<String>,
) -> Result<ChatLine, ActError> {
    let setup = &inner.setup;
    let seat = setup.seats_of(&who.id).first();
    if setup.closed {
        return Err(act::CLOSED);
    }
    if seat.is_none() && setup.muted.contains(&who.id) {
        return Err(ActError::No(StatusCode::FORBIDDEN, "site-muted"));
    }
    if text.is_empty() && phrase.is_none() || text.chars().count() > limits::CHAT {
        return Err(ActError::No(StatusCode::UNPROCESSABLE_ENTITY, "site-chat-length"));
    }
    let name = match seat.and_then(|seat| setup.place(seat)) {
        Some(place) => place.name.clone(),
        None => {
            let taken = |name: &String| setup.places.iter().any(|place| look_alike(name, &place.name));
            let own = who.name.clone().filter(|name| !taken(name) && site.allowed.has(name));
            own.unwrap_or_else(|| Locale::of(who.lang).t("site-guest"))
        }
    };
    Ok(ChatLine { seq: 0, author: Some(who.id.clone()), seat, name, text, phrase, at: now() })
}

/// How a quick phrase is kept, with the seat it is meant for; nothing if there is no such phrase.
fn quick_phrase(inner: &Inner, number: usize, to: Addressee) -> Option<String> {
    let sits = |seat: &Seat| inner.setup.place(*seat).is_some();
    quick::kept(shelf::of(&*inner.table), number, to.seat().filter(sits))
}

#[derive(Deserialize)]
pub struct Sitting {
    seat: SeatNumber,
    #[serde(default)]
    token: Token,
    #[serde(default)]
    name: Name,
    #[serde(default)]
    words: ShuffleWords,
}

impl Sitting {
    /// On this seat, with the token of the table.
    pub fn invited(seat: Seat, name: String, token: String) -> Sitting {
        let token = token.try_into().unwrap_or_default();
        Sitting { token, ..Sitting::on(seat, name.into()) }
    }

    /// On this seat of a table that everybody may find.
    pub fn on(seat: Seat, name: Name) -> Sitting {
        let seat = SeatNumber::from(seat);
        Sitting { seat, token: Token::default(), name, words: ShuffleWords::default() }
    }
}

/// Sits down on an open seat: at a public table, with the seat's token, or with that of the whole table, which fits every
/// open seat, but one for each person.
pub async fn sit(visit: Visit, Form(form): Form<Sitting>) -> Answer {
    let Visit { site, id, who, .. } = &visit;
    let desk = visit.desk().await?;
    let name = names::admitted(site, form.name.into_string(), &who.id).await?;
    let joins = |setup: &Setup| token::fits_table(&site.keys(), id, setup.links(), &form.token);
    let invited = |setup: &Setup, seat: Seat| {
        let link = setup.place(seat).map(|place| place.link);
        link.is_some_and(|link| token::fits_any(&site.keys(), id, seat, link, &form.token))
            || joins(setup) && setup.seats_of(&who.id).is_empty()
    };
    let origin = token::origin(site.keys().signing(), visit.network);
    let (seat, stranger) = {
        let setup = &desk.inner.read().await.setup;
        let wanted = form.seat.get();
        let taken = setup.place(wanted).is_none_or(|place| !place.is_open());
        // Of two friends with the same link the second gets the next seat.
        let seat = setup
            .first_open()
            .filter(|_| taken && joins(setup) && setup.seats_of(&who.id).is_empty())
            .unwrap_or(wanted);
        let open = setup.public && setup.place(seat).is_some_and(Place::is_open);
        (seat, open && !invited(setup, seat))
    };
    if stranger && !site.running.may_sit(&*site.store, id, &origin).await? {
        limits::refused("seats", Some(visit.network));
        return Err(Declined::new(StatusCode::TOO_MANY_REQUESTS, "site-sit-many"));
    }
    let guest = Locale::of(who.lang).t("site-guest");
    let wanted = if name.is_empty() { &guest } else { &name };
    let change = |_: &Inner, setup: &mut Setup| {
        let (mine, invited) = (setup.seats_of(&who.id), invited(setup, seat));
        // Nobody is told who has blocked whom.
        if mine.is_empty() && site.blocks.keep_away(&who.id, setup) {
            return Err(ActError::No(StatusCode::FORBIDDEN, "site-sit-apart"));
        }
        if !invited && !mine.contains(seat) {
            may_sit_uninvited(setup, seat, &who.id, Some(&origin).filter(|_| site.running.counts()))?;
        }
        let shown = names::distinct(wanted, setup.names_besides(seat));
        let free = |place: &&mut Place| place.is_open() || mine.contains(seat);
        let taken = ActError::No(StatusCode::CONFLICT, "site-sit-taken");
        let place = setup.place_mut(seat).filter(free).ok_or(taken)?;
        place.owner = Some(who.id.clone());
        place.name = shown;
        place.origin = (!invited).then_some(origin);
        Ok(())
    };
    act::seat(site, &desk, Some((seat, &form.words)), change).await?;
    let mut response = visit.done();
    who::called(site, who, &name, &mut response).await?;
    Ok(response)
}

#[derive(Deserialize)]
pub struct Speaking {
    seat: SeatNumber,
    words: ShuffleWords,
}

/// A player adds words to the shuffle before the game begins.
pub async fn words(visit: Visit, Form(form): Form<Speaking>) -> Answer {
    let desk = visit.desk().await?;
    act::contribute(&visit.site, &desk, form.seat.get(), &visit.who.id, &form.words).await?;
    Ok(visit.done())
}

/// Seats that people of one address may take at a table without a link, as in a family or a club. One is always left for
/// somebody else, unless there is only one.
const TOGETHER: usize = 2;

/// Without a link one may take a single seat at a public table, so that nobody takes them all.
fn may_sit_uninvited(
    setup: &Setup,
    seat: Seat,
    browser: &str,
    origin: Option<&String>,
) -> Result<(), ActError> {
    let no = |status, key| Err(ActError::No(status, key));
    if !setup.public {
        return no(StatusCode::FORBIDDEN, "site-sit-token");
    }
    if setup.removed.iter().any(|removed| removed == browser) {
        return no(StatusCode::FORBIDDEN, "site-sit-removed");
    }
    if !setup.seats_of(browser).is_empty() {
        return no(StatusCode::CONFLICT, "site-sit-one");
    }
    if !setup.place(seat).is_some_and(Place::is_open) {
        return no(StatusCode::CONFLICT, "site-sit-taken");
    }
    let count = |which: &dyn Fn(&Place) -> bool| setup.places.iter().filter(|place| which(place)).count();
    let for_all = count(&|place| place.is_open() || place.origin.is_some());
    let from_here = count(&|place| origin.is_some() && place.origin.as_ref() == origin);
    if from_here >= TOGETHER.min(for_all.saturating_sub(1)).max(1) {
        return no(StatusCode::CONFLICT, "site-sit-together");
    }
    Ok(())
}

#[derive(Deserialize)]
pub struct Filling {
    strength: Strength,
}

/// The host gives all open seats to bots.
pub async fn fill(visit: Visit, Form(form): Form<Filling>) -> Answer {
    let names = Locale::of(visit.who.lang).t("site-bot-names");
    let change = |_: &Inner, setup: &mut Setup| {
        if setup.host != visit.who.id {
            return Err(ActError::No(StatusCode::FORBIDDEN, "site-host-only"));
        }
        setup.fill(form.strength, &names);
        Ok(())
    };
    visit.reseat(change).await
}

#[derive(Deserialize)]
pub struct Which {
    seat: SeatNumber,
}

/// A player leaves: a bot stands in for them, or the seat is free again if the game has not begun.
pub async fn leave(visit: Visit, Form(form): Form<Which>) -> Answer {
    own_seat(&visit, form.seat, Some(Strength::default())).await
}

/// A player comes back, and the bot gives them their seat.
pub async fn come_back(visit: Visit, Form(form): Form<Which>) -> Answer {
    own_seat(&visit, form.seat, None).await
}

async fn own_seat(visit: &Visit, seat: SeatNumber, bot: Option<Strength>) -> Answer {
    let change = |inner: &Inner, setup: &mut Setup| {
        let mine = |place: &&mut Place| place.owner.as_deref() == Some(&visit.who.id);
        let foreign = ActError::No(StatusCode::FORBIDDEN, "site-not-yours");
        let place = setup.place_mut(seat.get()).filter(mine).ok_or(foreign)?;
        place.bot = bot;
        if bot.is_some() && inner.waits() {
            setup.get_up(seat.get());
        }
        Ok(())
    };
    visit.reseat(change).await
}

/// One of several people at a screen draws the curtain for their seat.
pub async fn lift(visit: Visit, Form(form): Form<Which>) -> Answer {
    let (desk, seat) = (visit.desk().await?, form.seat.get());
    let inner = desk.inner.read().await;
    if !inner.setup.seats_of(&visit.who.id).contains(seat) {
        return Err(Declined::new(StatusCode::FORBIDDEN, "site-not-yours"));
    }
    desk.lift(&visit.who.id, seat);
    Ok(visit.done())
}

/// Others give the seat of somebody who has been away too long to a bot, who gives it back when they return.
pub async fn replace(visit: Visit, Form(form): Form<Which>) -> Answer {
    let (desk, seat) = (visit.desk().await?, form.seat.get());
    let change = |inner: &Inner, setup: &mut Setup| {
        let owner = inner.setup.place(seat).and_then(|place| place.acting_owner());
        let waited = now() - inner.changed > inner.setup.pace.patience();
        let asked = inner.table.turn().asks(seat);
        let away = waited && asked && owner.is_some_and(|owner| !desk.is_online(owner));
        if !away || setup.seats_of(&visit.who.id).is_empty() {
            return Err(ActError::No(StatusCode::CONFLICT, "site-replace-no"));
        }
        if let Some(place) = setup.place_mut(seat) {
            place.bot = Some(Strength::default());
        }
        Ok(())
    };
    act::reseat(&visit.site, &desk, change).await?;
    Ok(visit.done())
}
