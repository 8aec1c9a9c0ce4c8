//! New tables.

use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use serde::Deserialize;

use super::looking::open;
use super::opening::{Unmade, create, keep};
use super::playing::clean_name;
use super::visit::answer;
use crate::act;
use crate::form::Form;
use crate::pages::Tongue;
use crate::pages::error::Problem;
use crate::setup::{Pace, Place, Setup, Strength};
use crate::site::Site;
use crate::who::{self, Who};

/// Players of a game that begins at once.
const PLAY_NOW: u8 = 4;

/// A newcomer against bots, in one click.
pub async fn play_now(
    State(site): State<Arc<Site>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Path(game): Path<String>,
    who: Who,
) -> Response {
    let Ok(game) = shelf::game(&game) else {
        return Problem::new(StatusCode::NOT_FOUND, &who, "site-no-game").answer(&who, false);
    };
    let players = PLAY_NOW.clamp(*game.players.start(), *game.players.end());
    let tongue = Tongue::of(who.lang);
    let mut places = vec![me(&who, tongue, who.name.clone().unwrap_or_default())];
    places.extend((1..players).map(|number| bot(Strength::default(), number, tongue)));
    let setup = Setup { places, pace: Pace::Live, public: false, host: who.id.clone(), rematch: None };
    make(&site, address.ip(), &who, game.id, &BTreeMap::new(), setup).await
}

/// The form of a new table: a field per seat and per option.
pub async fn new(
    State(site): State<Arc<Site>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    who: Who,
    Form(form): Form<BTreeMap<String, String>>,
) -> Response {
    let field = |name: &str| form.get(name).map(String::as_str).unwrap_or_default();
    let wrong = |key| Problem::new(StatusCode::UNPROCESSABLE_ENTITY, &who, key).answer(&who, false);
    let Ok(game) = shelf::game(field("game")) else { return wrong("site-no-game") };
    let Some(players) = field("players").parse().ok().filter(|players| game.players.contains(players)) else {
        return wrong("site-wrong-players");
    };
    let tongue = Tongue::of(who.lang);
    let name = clean_name(field("name"));
    let mut places = Vec::new();
    for seat in 0..players {
        places.push(match field(&format!("seat-{seat}")) {
            "me" => me(&who, tongue, numbered(&name, &places)),
            "open" => Place::default(),
            strength => match strength.parse() {
                Ok(strength) => bot(strength, seat, tongue),
                Err(()) => return wrong("site-wrong-seat"),
            },
        });
    }
    let options = options(&form);
    let pace = if field("pace") == "correspondence" { Pace::Correspondence } else { Pace::Live };
    let setup = Setup { places, pace, public: field("public") == "yes", host: who.id.clone(), rematch: None };
    let mut response = make(&site, address.ip(), &who, game.id, &options, setup).await;
    if !name.is_empty() {
        response.headers_mut().append(header::SET_COOKIE, who::name_cookie(&name, site.config.secure));
    }
    response
}

/// The same people once more, each one seat further.
pub async fn rematch(
    State(site): State<Arc<Site>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Path(id): Path<String>,
    who: Who,
) -> Response {
    let desk = match open(&site, &id, &who).await {
        Ok(desk) => desk,
        Err(problem) => return problem.answer(&who, false),
    };
    let (mut setup, record) = {
        let inner = desk.inner.read().await;
        (inner.setup.clone(), inner.table.record().clone())
    };
    if let Some(next) = &setup.rematch {
        return Redirect::to(&format!("/t/{next}")).into_response();
    }
    if record.result.is_none() || setup.seats_of(&who.id).is_empty() {
        return Problem::new(StatusCode::FORBIDDEN, &who, "site-rematch-no").answer(&who, false);
    }
    setup.host = who.id.clone();
    setup.places.rotate_left(1);
    let next = match create(&site, address.ip(), &record.game, &record.options, setup).await {
        Ok(next) => next,
        Err(unmade) => return unmade.problem(&who).answer(&who, false),
    };
    let told = act::reseat(&site, &desk, |setup| {
        setup.rematch.get_or_insert_with(|| next.clone());
        Ok(())
    });
    if let Err(error) = told.await {
        return answer(&who, false, "", Err(error));
    }
    // Another may have been faster: all go to one table.
    let next = desk.inner.read().await.setup.rematch.clone().unwrap_or(next);
    seated(&site, &who, Ok(next))
}

/// Where a finished game goes on, and who the reader is there.
#[derive(Deserialize)]
pub struct Moment {
    at: usize,
    seat: u8,
}

/// A finished game goes on from a past moment at a table of its own: the reader on one seat, bots on the others.
/// Its seed is known by now, and Nature goes on with it: so the new record proves its shuffles as any other does.
pub async fn go_on(
    State(site): State<Arc<Site>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    Path(id): Path<String>,
    who: Who,
    Form(moment): Form<Moment>,
) -> Response {
    let desk = match open(&site, &id, &who).await {
        Ok(desk) => desk,
        Err(problem) => return problem.answer(&who, false),
    };
    let inner = desk.inner.read().await;
    let mut head = inner.table.record().clone();
    // Where Nature is about to act, the game goes on from the last decision before.
    let asks = |&at: &usize| inner.table.frozen(at).is_some_and(|then| !then.turn().seats().is_empty());
    let from = (0..=moment.at).rev().find(asks);
    drop(inner);
    let (Some(seed), Some(from)) = (head.seed, from.filter(|_| moment.seat < head.players)) else {
        return Problem::new(StatusCode::FORBIDDEN, &who, "site-go-on-no").answer(&who, false);
    };
    let mut steps = head.actions.clone();
    steps.truncate(from);
    head.truncate(0);
    (head.seed, head.result) = (None, None);
    let tongue = Tongue::of(who.lang);
    let mut places: Vec<Place> =
        (0..head.players).map(|number| bot(Strength::default(), number, tongue)).collect();
    places[usize::from(moment.seat)] = me(&who, tongue, who.name.clone().unwrap_or_default());
    let setup = Setup { places, pace: Pace::Live, public: false, host: who.id.clone(), rematch: None };
    let made = if site.limits.may_make_table(address.ip()) {
        keep(&site, head, seed, setup, steps).await
    } else {
        Err(Unmade::Because("site-slow-down"))
    };
    seated(&site, &who, made)
}

fn me(who: &Who, tongue: Tongue, name: String) -> Place {
    let name = if name.is_empty() { tongue.t("site-guest") } else { name };
    Place { name, owner: Some(who.id.clone()), bot: None }
}

fn bot(strength: Strength, number: u8, tongue: Tongue) -> Place {
    let names = tongue.t("site-bot-names");
    let name = names.split(", ").nth(usize::from(number)).unwrap_or("Bot").to_owned();
    Place { name, owner: None, bot: Some(strength) }
}

/// Several seats on one screen have different names.
fn numbered(name: &str, places: &[Place]) -> String {
    let before = places.iter().filter(|place| place.owner.is_some()).count();
    if before == 0 || name.is_empty() { name.to_owned() } else { format!("{name} {}", before + 1) }
}

async fn make(
    site: &Arc<Site>,
    address: IpAddr,
    who: &Who,
    game: &str,
    options: &BTreeMap<String, String>,
    setup: Setup,
) -> Response {
    let made = create(site, address, game, options, setup).await;
    seated(site, who, made)
}

/// The way to a table that was just made.
fn seated(site: &Site, who: &Who, made: Result<String, Unmade>) -> Response {
    match made {
        Ok(id) => {
            let mut response = who.known(Redirect::to(&format!("/t/{id}")));
            let cookie = who::tables_cookie(who, &id, site.config.secure);
            response.headers_mut().append(header::SET_COOKIE, cookie);
            response
        }
        Err(unmade) => unmade.problem(who).answer(who, false),
    }
}

/// The options of a form: a value chosen, or a whole text in its place.
fn options(form: &BTreeMap<String, String>) -> BTreeMap<String, String> {
    let with = |prefix: &'static str| {
        form.iter()
            .filter_map(move |(field, value)| Some((field.strip_prefix(prefix)?.to_owned(), value.clone())))
    };
    // Browsers end lines in their own way; a single line would be taken for a value.
    let texts = with("text-").filter(|(_, text)| !text.trim().is_empty());
    let texts = texts.map(|(name, text)| (name, text.replace("\r\n", "\n") + "\n"));
    with("option-").chain(texts).collect()
}
