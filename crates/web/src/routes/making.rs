//! New tables.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use kernel::{Actor, First, Step};
use serde::Deserialize;
use store::StoreError;

use super::looking::{game, open};
use super::opening::{Agreed, create, in_time, keep};
use crate::act;
use crate::address::Network;
use crate::bounds::{SeatNumber, Short, ShuffleWords, StepNumber, TableId, clean, clean_name};
use crate::declined::{Answer, Declined};
use crate::form::Form;
use crate::limits;
use crate::names;
use crate::pages::Locale;
use crate::pages::error::Worded;
use crate::pages::new::{self as new_page, Draft};
use crate::setup::{Pace, Place, Setup, Strength};
use crate::site::Site;
use crate::who::{self, Who};

/// Players of a game that begins at once.
const PLAY_NOW: u8 = 4;

/// How somebody wants to play at once; whatever is not said or cannot be is as usual.
#[derive(Deserialize)]
pub struct Now {
    #[serde(default)]
    players: Short<8>,
    #[serde(default)]
    strength: Short<16>,
    #[serde(default)]
    practice: Short<8>,
}

/// A newcomer against bots, in one click.
pub async fn play_now(
    State(site): State<Arc<Site>>,
    network: Network,
    Path(id): Path<String>,
    who: Who,
    Form(now): Form<Now>,
) -> Answer {
    let game = game(&id)?;
    let usual = PLAY_NOW.clamp(*game.players.start(), *game.players.end());
    let players = now.players.parse().ok().filter(|players| game.players.contains(players)).unwrap_or(usual);
    let strength: Strength = now.strength.parse().unwrap_or_default();
    let locale = Locale::of(who.lang);
    let mut places = vec![me(&who, locale, own_name(&site, &who).await?)];
    places.extend((1..players).map(|number| bot(strength, number, locale)));
    let setup = Setup::new(places, Pace::Live, false, &who.id);
    let practice = &*now.practice == "yes";
    let agreed = Agreed { game: game.id, options: &BTreeMap::new(), sent: true, practice, words: "" };
    let id = create(&site, network, agreed, setup).await?;
    Ok(seated(&who, &id))
}

/// The form of a new table: a field per seat and per option.
pub async fn new(
    State(site): State<Arc<Site>>,
    network: Network,
    who: Who,
    Form(form): Form<BTreeMap<String, String>>,
) -> Answer {
    let field = |name: &str| form.get(name).map(String::as_str).unwrap_or_default();
    let wrong = |key| Declined::new(StatusCode::UNPROCESSABLE_ENTITY, key);
    let game = shelf::game(field("game")).map_err(|_| wrong("site-no-game"))?;
    let players = field("players").parse().ok().filter(|players| game.players.contains(players));
    let players = players.ok_or(wrong("site-wrong-players"))?;
    let locale = Locale::of(who.lang);
    let name = names::admitted(&site, clean_name(field("name")), &who.id).await?;
    let mut places = Vec::new();
    for seat in 0..players {
        places.push(match field(&format!("seat-{seat}")) {
            "me" => {
                let own = clean_name(field(&format!("name-{seat}")));
                let own = names::admitted(&site, own, &who.id).await?;
                me(&who, locale, if own.is_empty() { numbered(&name, &places) } else { own })
            }
            "open" => Place::default(),
            strength => bot(strength.parse().map_err(|()| wrong("site-wrong-seat"))?, seat, locale),
        });
    }
    let options = options(&form);
    let pace = if field("pace") == "correspondence" { Pace::Correspondence } else { Pace::Live };
    let mut setup = Setup::new(places, pace, field("public") == "yes", &who.id);
    setup.rated = field("rated") == "yes";
    setup.hints = field("hints") == "yes" && !setup.rated;
    let words = ShuffleWords::from(field("words").to_owned());
    let practice = field("practice") == "yes";
    let agreed = Agreed { game: game.id, options: &options, sent: true, practice, words: &words };
    let seats = |which: &dyn Fn(&Place) -> bool| setup.places.iter().filter(|place| which(place)).count();
    let can_count = seats(&|place| place.owner.is_some()) <= 1 && seats(&Place::is_open) > 0 && !practice;
    let made = if setup.rated && !can_count {
        Err(wrong("site-rated-no"))
    } else {
        create(&site, network, agreed, setup).await
    };
    // Whoever has filled in so much does not do it again because of one fault.
    if let Err(Declined { reason: reason @ ("site-wrong-option" | "site-rated-no"), .. }) = &made {
        let worded = Extension(Worded(reason));
        let fault = made.err().map(|fault| fault.in_words(locale).sentence);
        let page = new_page::page(&who, Some(game), &Draft { form: &form, fault });
        return Ok((StatusCode::UNPROCESSABLE_ENTITY, worded, page.answer(&who, "/new")).into_response());
    }
    let mut response = seated(&who, &made?);
    who::called(&site, &who, &name, &mut response).await?;
    Ok(response)
}

/// Who begins a rematch.
#[derive(Deserialize)]
pub struct Rematch {
    #[serde(default)]
    first: Beginner,
}

#[derive(Copy, Clone, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Beginner {
    /// Whoever is drawn.
    #[default]
    Random,
    /// Whoever lost.
    Last,
}

/// The same people once more, each one seat further.
pub async fn rematch(
    State(site): State<Arc<Site>>,
    network: Network,
    id: TableId,
    who: Who,
    Form(wish): Form<Rematch>,
) -> Answer {
    let desk = open(&site, &id).await?;
    let (mut setup, mut record, last) = {
        let inner = desk.inner.read().await;
        (inner.setup.clone(), inner.table.record().clone(), inner.table.standing().last())
    };
    if let Some(next) = &setup.rematch {
        return Ok(Redirect::to(&format!("/t/{next}")).into_response());
    }
    if record.result.is_none() || setup.seats_of(&who.id).is_empty() {
        return Err(Declined::new(StatusCode::FORBIDDEN, "site-rematch-no"));
    }
    // The host of a new table is new, and so is its company.
    setup = Setup {
        rated: setup.rated,
        hints: setup.hints,
        ..Setup::new(setup.places, setup.pace, setup.public, &who.id)
    };
    // Who wanted to be forgotten does not play again, nor does anybody whom one of the others has blocked since: somebody
    // else may.
    let mut others = vec![who.id.clone()];
    for place in &mut setup.places {
        let Some(owner) = place.owner.clone() else { continue };
        if place.is_forgotten() || others.iter().any(|other| site.blocks.part(&owner, other)) {
            *place = Place::default();
        } else {
            others.push(owner);
        }
    }
    setup.places.rotate_left(1);
    // Everybody sits elsewhere now: a seat that was agreed on would mean somebody else.
    record.options.remove(First::NAME);
    if wish.first == Beginner::Last {
        let seat = (last.number() + record.players - 1) % record.players;
        record.options.insert(First::NAME.into(), (seat + 1).to_string());
    }
    let agreed = Agreed {
        game: &record.game,
        options: &record.options,
        sent: false,
        practice: record.practice,
        words: "",
    };
    let next = create(&site, network, agreed, setup).await?;
    let told = act::reseat(&site, &desk, |_, setup| {
        setup.rematch.get_or_insert_with(|| next.clone());
        Ok(())
    });
    told.await?;
    // Another may have been faster: all go to one table.
    let next = desk.inner.read().await.setup.rematch.clone().unwrap_or(next);
    Ok(seated(&who, &next))
}

/// Where a finished game goes on, and who the reader is there.
#[derive(Deserialize)]
pub struct Moment {
    at: StepNumber,
    seat: SeatNumber,
}

/// A finished game goes on from a past moment at a table of its own: the reader on one seat, bots on the others.
/// Its seed is known by now, and chance goes on with it: so the new record proves its shuffles like any other.
pub async fn go_on(
    State(site): State<Arc<Site>>,
    network: Network,
    id: TableId,
    who: Who,
    Form(moment): Form<Moment>,
) -> Answer {
    let desk = open(&site, &id).await?;
    let (mut head, at) = {
        let inner = desk.inner.read().await;
        (inner.table.record().clone(), inner.table.steps_at(moment.at.index()))
    };
    let seed = head.seed.filter(|_| moment.seat.get().number() < head.players);
    let seed = seed.ok_or(Declined::new(StatusCode::FORBIDDEN, "site-go-on-no"))?;
    let mut steps = std::mem::take(&mut head.actions);
    let at = at.ok_or(Declined::new(StatusCode::NOT_FOUND, "site-no-moment"))?;
    // Where Nature is about to act, the game goes on from the last decision before, or from the first of all.
    let decides = |step: &Step| step.0 != Actor::Nature;
    let before = steps.iter().take(at + 1).rposition(decides);
    steps.truncate(before.or_else(|| steps.iter().position(decides)).unwrap_or(0));
    head.truncate(0);
    (head.seed, head.result) = (None, None);
    // Whoever has seen the rest of the game knows what will be drawn.
    head.practice = true;
    let locale = Locale::of(who.lang);
    let mut places: Vec<Place> =
        (0..head.players).map(|number| bot(Strength::default(), number, locale)).collect();
    places[usize::from(moment.seat.get().number())] = me(&who, locale, own_name(&site, &who).await?);
    let setup = Setup::new(places, Pace::Live, false, &who.id);
    in_time(&site, network)?;
    let next = keep(&site, network, head, seed, setup, steps).await?;
    Ok(seated(&who, &next))
}

/// What somebody called themselves last, unless it is another's name by now, or none at all.
pub async fn own_name(site: &Site, who: &Who) -> Result<String, StoreError> {
    let name = who.name.clone().filter(|name| site.allowed.has(name)).unwrap_or_default();
    names::not_anothers(&*site.store, name, &who.id).await
}

pub fn me(who: &Who, locale: Locale, name: String) -> Place {
    let name = if name.is_empty() { locale.t("site-guest") } else { name };
    Place { name, owner: Some(who.id.clone()), ..Place::default() }
}

pub fn bot(strength: Strength, number: u8, locale: Locale) -> Place {
    let names = locale.t("site-bot-names");
    let name = names.split(", ").nth(usize::from(number)).unwrap_or("Bot").to_owned();
    Place { name, bot: Some(strength), ..Place::default() }
}

/// Several seats on one screen have different names.
fn numbered(name: &str, places: &[Place]) -> String {
    let before = places.iter().filter(|place| place.owner.is_some()).count();
    if before == 0 || name.is_empty() {
        return name.to_owned();
    }
    format!("{} {}", clean(name, limits::NAME - 2), before + 1)
}

/// The way to a table that was just made.
pub fn seated(who: &Who, id: &str) -> Response {
    who.remembered(Redirect::to(&format!("/t/{id}")))
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
