//! Friends, and people with whom one has played.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use axum::extract::State;
use axum::http::{StatusCode, Uri};
use axum::response::Redirect;
use serde::Deserialize;
use store::{Met, StoreError, Tie};

use super::inviting::invited;
use super::person::{Whom, find, may_write};
use crate::bounds::Short;
use crate::declined::{Answer, Declined};
use crate::form::Form;
use crate::pages::friends::{self, Acquaintance, Company};
use crate::pages::table::here;
use crate::presence::Here;
use crate::site::{Site, now};
use crate::who::Who;

/// People with whom somebody has played that are shown, the latest.
const MET: usize = 100;

/// The page of the reader's friends.
pub async fn page(State(site): State<Arc<Site>>, uri: Uri, who: Who) -> Answer {
    let company = company(&site, &who).await?;
    let invited = invited(&site, &who).await?;
    let hidden = site.presence.is_hidden(&who.id);
    Ok(friends::page(&who, &company, &invited, hidden).answer(&who, &here(&uri)))
}

/// Everybody whom the reader knows, but for those who are not to meet them.
pub async fn company(site: &Site, who: &Who) -> Result<Company, StoreError> {
    let may_meet = |id: &String| !site.blocks.part(&who.id, id);
    let named: BTreeSet<String> = site.friends.by(&who.id).into_iter().map(|(id, _)| id).collect();
    let named: BTreeSet<String> = named.into_iter().filter(may_meet).collect();
    let naming: BTreeSet<String> = site.friends.about(&who.id).into_iter().filter(may_meet).collect();
    let met: BTreeMap<String, Met> = {
        let met = site.store.met(&who.id, MET).await?.into_iter();
        met.filter(|met| may_meet(&met.person.id)).map(|met| (met.person.id.clone(), met)).collect()
    };
    let mut company = Company::default();
    for id in named.union(&naming) {
        let Some(person) = site.store.person(id).await? else { continue };
        let profile = met.get(id).is_some_and(|met| met.profile);
        let mut one = Acquaintance { id: person.id, name: person.name, profile, ..Acquaintance::default() };
        match (named.contains(id), naming.contains(id)) {
            (true, true) => {
                one.here = Some(site.presence.state(id, now()));
                one.seen = site.store.seen(id).await?.filter(|_| one.here == Some(Here::Away));
                company.friends.push(one);
            }
            (true, false) => company.asked.push(one),
            _ => company.asking.push(one),
        }
    }
    let mut met: Vec<Met> = met
        .into_values()
        .filter(|met| !named.contains(&met.person.id) && !naming.contains(&met.person.id))
        .collect();
    met.sort_by_key(|met| std::cmp::Reverse(met.at));
    company.met = met.into_iter().map(Acquaintance::of).collect();
    for list in [&mut company.friends, &mut company.asked, &mut company.asking] {
        list.sort_by_key(|one| one.name.to_lowercase());
    }
    Ok(company)
}

/// Asks somebody to be friends, or says yes to them.
pub async fn add(State(site): State<Arc<Site>>, who: Who, Form(whom): Form<Whom>) -> Answer {
    may_write(&site, &who)?;
    let subject = find(&site, &who, &whom).await?;
    // Nobody is told who has blocked whom.
    let no = Declined::new(StatusCode::CONFLICT, "site-friend-no");
    if site.blocks.part(&who.id, &subject.id) {
        return Err(no);
    }
    let tie =
        Tie { person: who.id.clone(), other: subject.id, name: subject.name, at: now(), ..Tie::default() };
    if !site.friends.tie(&*site.store, tie).await? {
        return Err(no);
    }
    Ok(who.remembered(Redirect::to("/friends")))
}

/// Says no, takes it back, or is no longer friends.
pub async fn remove(State(site): State<Arc<Site>>, who: Who, Form(whom): Form<Whom>) -> Answer {
    may_write(&site, &who)?;
    let subject = find(&site, &who, &whom).await?;
    site.friends.untie(&*site.store, &who.id, &subject.id).await?;
    site.friends.untie(&*site.store, &subject.id, &who.id).await?;
    Ok(who.remembered(Redirect::to("/friends")))
}

#[derive(Deserialize)]
pub struct Hiding {
    #[serde(default)]
    hidden: Short<8>,
}

/// The reader does not want to be seen, or does.
pub async fn presence(State(site): State<Arc<Site>>, who: Who, Form(form): Form<Hiding>) -> Answer {
    may_write(&site, &who)?;
    site.presence.hide(&*site.store, &who.id, &*form.hidden == "yes").await?;
    Ok(who.remembered(Redirect::to("/friends#presence")))
}
