//! Invitations by name to a table that waits for players.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{StatusCode, Uri};
use axum::response::Redirect;
use store::{Invitation, PeopleDeed, StoreError, Which};

use super::friends::company;
use super::looking::open;
use super::making::own_name;
use super::person::{Whom, find};
use super::playing::{self, Sitting};
use super::visit::Visit;
use crate::bounds::TableId;
use crate::declined::{Answer, Declined};
use crate::desk::Inner;
use crate::form::Form;
use crate::pages::inviting::{self, Invited};
use crate::pages::table::here;
use crate::setup::Setup;
use crate::site::{Site, now};
use crate::token;
use crate::who::Who;

/// The invitations of a reader that they can still accept.
pub async fn invited(site: &Site, who: &Who) -> Result<Vec<Invited>, StoreError> {
    let invitations = site.store.invitations(&who.id).await?;
    let ids: Vec<String> =
        invitations.into_iter().filter(|one| one.person == who.id).map(|one| one.table).collect();
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let mut invited = Vec::new();
    for listed in site.store.list(Which::Ids(&ids)).await? {
        let Ok(setup) = serde_json::from_str::<Setup>(&listed.setup.text) else { continue };
        let waits = listed.steps == 0 && !setup.closed && !setup.is_complete();
        if waits && setup.seats_of(&who.id).is_empty() && !site.blocks.keep_away(&who.id, &setup) {
            invited.push(Invited { id: listed.id, game: listed.game, setup });
        }
    }
    Ok(invited)
}

/// Whether somebody may invite others to a table.
fn may_invite(inner: &Inner, who: &Who) -> Result<(), Declined> {
    if inner.setup.host != who.id {
        return Err(Declined::new(StatusCode::FORBIDDEN, "site-host-only"));
    }
    if inner.waits() { Ok(()) } else { Err(Declined::new(StatusCode::CONFLICT, "site-invite-late")) }
}

/// The page on which a host chooses whom to invite.
pub async fn page(State(site): State<Arc<Site>>, id: TableId, uri: Uri, who: Who) -> Answer {
    let desk = open(&site, &id).await?;
    let game = {
        let inner = desk.inner.read().await;
        may_invite(&inner, &who)?;
        inner.table.game().to_owned()
    };
    let company = company(&site, &who).await?;
    let waiting = site.store.invitations(&id).await?;
    Ok(inviting::page(&who, &id, &game, &company, &waiting).answer(&who, &here(&uri)))
}

/// Invites somebody.
pub async fn invite(visit: Visit, Form(whom): Form<Whom>) -> Answer {
    let (site, who) = (&visit.site, &visit.who);
    let desk = visit.desk().await?;
    may_invite(&*desk.inner.read().await, who)?;
    let subject = find(site, who, &whom).await?;
    let (sits, apart) = {
        let setup = &desk.inner.read().await.setup;
        (!setup.seats_of(&subject.id).is_empty(), site.blocks.keep_away(&subject.id, setup))
    };
    let already = site.store.invitations(&visit.id).await?.iter().any(|one| one.person == subject.id);
    if !sits && !already {
        let (table, host) = (visit.id.to_string(), who.id.clone());
        let invitation = Invitation { person: subject.id, name: subject.name, table, host, at: now() };
        // Nobody is told who has blocked whom.
        if apart || !site.store.change_people(PeopleDeed::Invite(invitation)).await? {
            return Err(Declined::new(StatusCode::CONFLICT, "site-invite-no"));
        }
    }
    Ok(who.remembered(Redirect::to(&format!("/t/{}/invite", &*visit.id))))
}

/// Sits down where the reader is invited.
pub async fn accept(visit: Visit) -> Answer {
    let (site, who, id) = (Arc::clone(&visit.site), visit.who.clone(), visit.id.to_string());
    let invitations = site.store.invitations(&who.id).await?;
    if !invitations.iter().any(|one| one.person == who.id && one.table == id) {
        return Err(Declined::new(StatusCode::NOT_FOUND, "site-invited-none"));
    }
    let (seat, links) = {
        let desk = visit.desk().await?;
        let setup = &desk.inner.read().await.setup;
        (setup.first_open(), setup.links())
    };
    let seat = seat.ok_or(Declined::new(StatusCode::CONFLICT, "site-sit-taken"))?;
    let token = token::of_table(site.keys().signing(), &id, links);
    let name = own_name(&site, &who).await?;
    let answer = playing::sit(visit, Form(Sitting::invited(seat, name, token))).await?;
    site.store.change_people(PeopleDeed::Answer { person: who.id, table: id }).await?;
    Ok(answer)
}

/// Says no.
pub async fn decline(State(site): State<Arc<Site>>, id: TableId, who: Who) -> Answer {
    super::person::may_write(&site, &who)?;
    let (person, table) = (who.id.clone(), id.to_string());
    site.store.change_people(PeopleDeed::Answer { person, table }).await?;
    Ok(who.remembered(Redirect::to("/me")))
}
