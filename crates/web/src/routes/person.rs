//! What one can do about somebody whom one has met: not read them, not meet them again, or tell the operator.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::http::{StatusCode, Uri};
use axum::response::Redirect;
use serde::Deserialize;
use store::{Report, StoreError, Tie};

use super::looking::open;
use crate::bounds::{ReportText, SeatNumber, Short, TableId, UpTo, clean_name};
use crate::declined::{Answer, Declined};
use crate::form::Form;
use crate::limits;
use crate::names;
use crate::pages::person::{self, Met, Subject, Thinks};
use crate::pages::table::here;
use crate::quick;
use crate::setup::Place;
use crate::site::{Site, now};
use crate::ties::Ties;
use crate::token;
use crate::who::Who;

/// People among whom a fingerprint is looked for: those with whom somebody has played.
const MET: usize = 1000;

/// Who is meant: whoever wrote a line at a table or has a seat there, somebody whom one knows, or an account.
#[derive(Deserialize)]
pub struct Whom {
    #[serde(default)]
    table: Short<32>,
    line: Option<UpTo<{ (1 << 53) - 1 }>>,
    seat: Option<SeatNumber>,
    #[serde(default)]
    name: Short<200>,
    /// The fingerprint of somebody with whom one has played, or who would like to be friends.
    #[serde(default)]
    person: Short<64>,
    /// What is wrong with them, for the operator.
    #[serde(default)]
    why: ReportText,
}

/// The page about somebody.
pub async fn page(State(site): State<Arc<Site>>, Query(whom): Query<Whom>, uri: Uri, who: Who) -> Answer {
    let subject = find(&site, &who, &whom).await?;
    let thinks = Thinks {
        blocks: site.blocks.has(&who.id, &subject.id),
        mutes: site.mutes.has(&who.id, &subject.id),
        befriends: site.friends.has(&who.id, &subject.id),
    };
    Ok(person::page(&who, &subject, thinks).answer(&who, &here(&uri)))
}

/// Blocks them. They are not told.
pub async fn block(State(site): State<Arc<Site>>, who: Who, Form(whom): Form<Whom>) -> Answer {
    think(&site, &site.blocks, &who, &whom).await
}

/// No longer reads what they write. They are not told.
pub async fn mute(State(site): State<Arc<Site>>, who: Who, Form(whom): Form<Whom>) -> Answer {
    think(&site, &site.mutes, &who, &whom).await
}

async fn think(site: &Site, ties: &Ties, who: &Who, whom: &Whom) -> Answer {
    may_write(site, who)?;
    let subject = find(site, who, whom).await?;
    let back = subject.back();
    let (person, other, name) = (who.id.clone(), subject.id, subject.name);
    if !ties.tie(&*site.store, Tie { person, other, name, at: now(), ..Tie::default() }).await? {
        return Err(Declined::new(StatusCode::CONFLICT, "site-block-many"));
    }
    if let Met::Line { table, .. } | Met::Seat { table, .. } = subject.met
        && let Some(desk) = site.desk_in_memory(&table)
    {
        desk.tell();
    }
    Ok(who.remembered(Redirect::to(&back)))
}

#[derive(Deserialize)]
pub struct Unblocking {
    /// The fingerprint of whoever is meant.
    person: Short<64>,
}

/// They may meet again.
pub async fn unblock(State(site): State<Arc<Site>>, who: Who, Form(form): Form<Unblocking>) -> Answer {
    rethink(&site, &site.blocks, &who, &form).await
}

/// Reads them again.
pub async fn unmute(State(site): State<Arc<Site>>, who: Who, Form(form): Form<Unblocking>) -> Answer {
    rethink(&site, &site.mutes, &who, &form).await
}

async fn rethink(site: &Site, ties: &Ties, who: &Who, form: &Unblocking) -> Answer {
    may_write(site, who)?;
    if let Some((other, _)) = ties.by(&who.id).iter().find(|(id, _)| token::person(id) == *form.person) {
        ties.untie(&*site.store, &who.id, other).await?;
    }
    Ok(who.remembered(Redirect::to("/join#blocked")))
}

/// Tells the operator.
pub async fn report(State(site): State<Arc<Site>>, who: Who, Form(whom): Form<Whom>) -> Answer {
    may_write(&site, &who)?;
    let subject = find(&site, &who, &whom).await?;
    let why = reason(whom.why)?;
    let (table, line, text) = match &subject.met {
        Met::Line { table, line, text } => (Some(table.clone()), Some(*line), text.clone()),
        Met::Seat { table, .. } => (Some(table.clone()), None, String::new()),
        Met::Known | Met::Profile => (None, None, String::new()),
    };
    let (person, about, name) = (who.id.clone(), subject.id.clone(), subject.name.clone());
    let report = Report { seq: 0, at: now(), person, about, name, table, line, text, why };
    if !site.store.report(report).await? {
        return Err(Declined::new(StatusCode::TOO_MANY_REQUESTS, "site-report-many"));
    }
    tracing::info!("somebody was reported: `tianxia admin reports` lists it");
    Ok(person::told(&who, &subject).answer(&who, "/"))
}

/// What somebody tells the operator, if they say something and not too much.
pub fn reason(why: ReportText) -> Result<String, Declined> {
    let why = why.into_string();
    if why.is_empty() || why.chars().count() > limits::CHAT {
        return Err(Declined::new(StatusCode::UNPROCESSABLE_ENTITY, "site-report-why"));
    }
    Ok(why)
}

pub fn may_write(site: &Site, who: &Who) -> Result<(), Declined> {
    let slow = Declined::new(StatusCode::TOO_MANY_REQUESTS, "site-slow-down");
    if site.limits.may_write(who.counted_as()) { Ok(()) } else { Err(slow) }
}

/// Whoever is meant, unless it is the reader, or nobody.
pub async fn find(site: &Site, who: &Who, whom: &Whom) -> Result<Subject, Declined> {
    let none = || Declined::new(StatusCode::NOT_FOUND, "site-person-none");
    let subject = if let Some(table) = TableId::read(&whom.table) {
        let desk = open(site, &table).await?;
        let inner = desk.inner.read().await;
        let table = desk.id.clone();
        if let Some(line) = whom.line {
            let line = desk.chat().line(line.get()).cloned().ok_or_else(none)?;
            let met = Met::Line { table, line: line.seq, text: quick::told(&line) };
            Subject { id: line.author.ok_or_else(none)?, name: line.name, met }
        } else {
            let seat = whom.seat.ok_or_else(none)?.get();
            let place = inner.setup.place(seat).filter(|place| !place.is_forgotten()).ok_or_else(none)?;
            let Place { owner, name, .. } = place.clone();
            Subject { id: owner.ok_or_else(none)?, name, met: Met::Seat { table, seat } }
        }
    } else if !whom.person.is_empty() {
        known(site, who, &whom.person).await?.ok_or_else(none)?
    } else {
        let look = names::look_of(&clean_name(&whom.name)).ok_or_else(none)?;
        let account = site.store.account(&look, now()).await?.filter(|account| !account.hidden);
        let person = account.ok_or_else(none)?.person;
        Subject { id: person.id, name: person.name, met: Met::Profile }
    };
    let own = Declined::new(StatusCode::CONFLICT, "site-person-self");
    if subject.id == who.id { Err(own) } else { Ok(subject) }
}

/// Somebody whom the reader knows, by their fingerprint.
async fn known(site: &Site, who: &Who, fingerprint: &str) -> Result<Option<Subject>, StoreError> {
    let is_meant = |id: &String| token::person(id) == fingerprint;
    let named = site.friends.by(&who.id).into_iter().map(|(id, _)| id);
    let mut id = named.chain(site.friends.about(&who.id)).find(is_meant);
    if id.is_none() {
        let met = site.store.met(&who.id, MET).await?;
        id = met.into_iter().map(|met| met.person.id).find(is_meant);
    }
    let Some(id) = id else { return Ok(None) };
    let person = site.store.person(&id).await?;
    Ok(person.map(|person| Subject { id: person.id, name: person.name, met: Met::Known }))
}
