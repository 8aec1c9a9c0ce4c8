//! People as others see them: profiles and leaderboards.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::{StatusCode, Uri};
use axum::response::Redirect;
use serde::Deserialize;
use store::{AccountDeed, Listed, Mine, Which};

use super::looking::game;
use crate::bounds::{Short, clean_name};
use crate::declined::{Answer, Declined};
use crate::form::Form;
use crate::names;
use crate::pages::profile::{self, Against, Profile, Tally};
use crate::pages::table::here;
use crate::pages::top;
use crate::setup::{Pace, Setup};
use crate::site::{Site, now};
use crate::who::Who;

/// People on a leaderboard.
const TOP: usize = 100;
/// Rated games that a curve has at most.
const CURVE: usize = 500;
/// Finished games that are counted at most, the newest.
const COUNTED: usize = 1000;

/// The address of somebody's profile.
pub fn address(name: &str) -> String {
    format!("/u/{}", coded(name))
}

/// A name as part of an address.
pub fn coded(name: &str) -> String {
    let coded = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' => char::from(byte).to_string(),
        other => format!("%{other:02X}"),
    };
    name.bytes().map(coded).collect()
}

#[derive(Deserialize)]
pub struct TopQuery {
    #[serde(default)]
    pace: Short<16>,
}

/// The strongest at a game.
pub async fn top(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    Query(query): Query<TopQuery>,
    uri: Uri,
    who: Who,
) -> Answer {
    let (game, pace) = (game(&id)?, Pace::read(&query.pace));
    let strongest = site.store.top(game.id, pace.name(), TOP).await?;
    Ok(top::page(&who, game, pace, &strongest).answer(&who, &here(&uri)))
}

/// Somebody's profile, unless they have switched it off.
pub async fn profile(State(site): State<Arc<Site>>, Path(name): Path<String>, uri: Uri, who: Who) -> Answer {
    let none = Declined::new(StatusCode::NOT_FOUND, "site-profile-none");
    let look = names::look_of(&clean_name(&name)).ok_or(none.clone())?;
    let account = site.store.account(&look, now()).await?;
    let account = account.filter(|account| !account.hidden || account.person.id == who.id).ok_or(none)?;
    let person = &account.person.id;
    let over = Mine { person, over: true, game: None, before: None, limit: COUNTED };
    let profile = Profile {
        strengths: site.store.strengths(person).await?,
        rated: site.store.rated_games(person, CURVE).await?,
        tallies: tallies(person, &site.store.list(Which::Of(over)).await?),
        favourites: site.store.favourites(person).await?,
        former: account.former.filter(|former| former.until > now()).map(|former| former.name),
        hidden: account.hidden,
        own: *person == who.id,
        name: account.person.name,
    };
    Ok(profile::page(&who, &profile).answer(&who, &here(&uri)))
}

/// How the games of a person ended, for each game in all and by whom they played against. Against oneself nobody wins, so
/// games with several seats of theirs do not count.
fn tallies(person: &str, over: &[Listed]) -> Vec<(String, Vec<Tally>)> {
    let mut tallies: BTreeMap<&str, BTreeMap<Against, Tally>> = BTreeMap::new();
    for listed in over {
        let Ok(setup) = serde_json::from_str::<Setup>(&listed.setup.text) else { continue };
        let mine = setup.seats_of(person);
        let (Some(seat), 1, Some(result)) = (mine.first(), mine.len(), &listed.result) else { continue };
        let at = usize::from(seat.number());
        let (Some(&rank), Some(&points)) = (result.ranks.get(at), result.points.get(at)) else { continue };
        let of_game = tallies.entry(&listed.game).or_default();
        for against in [Against::All, Against::of(person, &setup)] {
            of_game.entry(against).or_insert_with(|| Tally::new(against)).add(rank, points);
        }
    }
    let listed = |(game, tallies): (&str, BTreeMap<Against, Tally>)| {
        (game.to_owned(), tallies.into_values().collect())
    };
    tallies.into_iter().map(listed).collect()
}

#[derive(Deserialize)]
pub struct Showing {
    #[serde(default)]
    hidden: Short<8>,
}

/// Switches the reader's profile off or on again.
pub async fn show(State(site): State<Arc<Site>>, who: Who, Form(form): Form<Showing>) -> Answer {
    if !site.limits.may_write(who.counted_as()) {
        return Err(Declined::new(StatusCode::TOO_MANY_REQUESTS, "site-slow-down"));
    }
    let deed = AccountDeed::Hide(&*form.hidden == "yes");
    if !site.accounts.change(&*site.store, &who.id, deed).await? {
        return Err(Declined::new(StatusCode::FORBIDDEN, "site-account-none"));
    }
    Ok(who.remembered(Redirect::to("/join#account")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_holds_any_name() {
        assert_eq!(address("Anna"), "/u/Anna");
        assert_eq!(address("Zoë 龍/?"), "/u/Zo%C3%AB%20%E9%BE%8D%2F%3F");
    }
}
