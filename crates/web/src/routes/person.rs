//! What one can do about somebody whom one has met: not meet them again, or tell the operator.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::http::{StatusCode, Uri};
use axum::response::Redirect;
use serde::Deserialize;
use store::{Block, Report};

use super::looking::open;
use crate::bounds::{ReportText, SeatNumber, Short, TableId, UpTo, clean_name};
use crate::declined::{Answer, Declined};
use crate::form::Form;
use crate::limits;
use crate::names;
use crate::pages::person::{self, Met, Subject};
use crate::pages::table::here;
use crate::setup::Place;
use crate::site::{Site, now};
use crate::token;
use crate::who::Who;

/// Who is meant: whoever wrote a line at a table or has a seat there, or an account.
#[derive(Deserialize)]
pub struct Whom {
    #[serde(default)]
    table: Short<32>,
    line: Option<UpTo<{ (1 << 53) - 1 }>>,
    seat: Option<SeatNumber>,
    #[serde(default)]
    name: Short<200>,
    /// What is wrong with them, for the operator.
    #[serde(default)]
    why: ReportText,
}

/// The page about somebody.
pub async fn page(State(site): State<Arc<Site>>, Query(whom): Query<Whom>, uri: Uri, who: Who) -> Answer {
    let subject = find(&site, &who, &whom).await?;
    let blocked = site.blocks.has(&who.id, &subject.id);
    Ok(person::page(&who, &subject, blocked).answer(&who, &here(&uri)))
}

/// Blocks them. They are not told.
pub async fn block(State(site): State<Arc<Site>>, who: Who, Form(whom): Form<Whom>) -> Answer {
    may_write(&site, &who)?;
    let subject = find(&site, &who, &whom).await?;
    let back = subject.back();
    let block = Block { person: who.id.clone(), other: subject.id, name: subject.name, at: now() };
    if !site.blocks.block(&*site.store, block).await? {
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
    may_write(&site, &who)?;
    let blocked = site.blocks.by(&who.id);
    if let Some((other, _)) = blocked.iter().find(|(id, _)| token::person(id) == *form.person) {
        site.blocks.unblock(&*site.store, &who.id, other).await?;
    }
    Ok(who.remembered(Redirect::to("/join#blocked")))
}

/// Tells the operator.
pub async fn report(State(site): State<Arc<Site>>, who: Who, Form(whom): Form<Whom>) -> Answer {
    may_write(&site, &who)?;
    let subject = find(&site, &who, &whom).await?;
    let why = whom.why.into_string();
    if why.is_empty() || why.chars().count() > limits::CHAT {
        return Err(Declined::new(StatusCode::UNPROCESSABLE_ENTITY, "site-report-why"));
    }
    let (table, line, text) = match &subject.met {
        Met::Line { table, line, text } => (Some(table.clone()), Some(*line), text.clone()),
        Met::Seat { table, .. } => (Some(table.clone()), None, String::new()),
        Met::Profile => (None, None, String::new()),
    };
    let (person, about, name) = (who.id.clone(), subject.id.clone(), subject.name.clone());
    let report = Report { seq: 0, at: now(), person, about, name, table, line, text, why };
    if !site.store.report(report).await? {
        return Err(Declined::new(StatusCode::TOO_MANY_REQUESTS, "site-report-many"));
    }
    tracing::info!("somebody was reported: `tianxia admin reports` lists it");
    Ok(person::told(&who, &subject).answer(&who, "/"))
}

fn may_write(site: &Site, who: &Who) -> Result<(), Declined> {
    let slow = Declined::new(StatusCode::TOO_MANY_REQUESTS, "site-slow-down");
    if site.limits.may_write(who.counted_as()) { Ok(()) } else { Err(slow) }
}

/// Whoever is meant, unless it is the reader, or nobody.
async fn find(site: &Site, who: &Who, whom: &Whom) -> Result<Subject, Declined> {
    let none = || Declined::new(StatusCode::NOT_FOUND, "site-person-none");
    let subject = if let Some(table) = TableId::read(&whom.table) {
        let desk = open(site, &table).await?;
        let inner = desk.inner.read().await;
        let table = desk.id.clone();
        if let Some(line) = whom.line {
            let line = desk.chat().line(line.get()).cloned().ok_or_else(none)?;
            let met = Met::Line { table, line: line.seq, text: line.text };
            Subject { id: line.author.ok_or_else(none)?, name: line.name, met }
        } else {
            let seat = whom.seat.ok_or_else(none)?.get();
            let place = inner.setup.place(seat).filter(|place| !place.is_forgotten()).ok_or_else(none)?;
            let Place { owner, name, .. } = place.clone();
            Subject { id: owner.ok_or_else(none)?, name, met: Met::Seat { table, seat } }
        }
    } else {
        let look = names::look_of(&clean_name(&whom.name)).ok_or_else(none)?;
        let account = site.store.account(&look, now()).await?.filter(|account| !account.hidden);
        let person = account.ok_or_else(none)?.person;
        Subject { id: person.id, name: person.name, met: Met::Profile }
    };
    let own = Declined::new(StatusCode::CONFLICT, "site-person-self");
    if subject.id == who.id { Err(own) } else { Ok(subject) }
}
