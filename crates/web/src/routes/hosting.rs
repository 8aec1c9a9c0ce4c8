//! What the host of a table may do to others.

use std::sync::Arc;

use axum::http::StatusCode;
use kernel::Turn;
use serde::Deserialize;

use super::visit::Visit;
use crate::act::{self, ActError};
use crate::bounds::{SeatNumber, Short, UpTo};
use crate::declined::Answer;
use crate::desk::{Desk, Inner};
use crate::form::Form;
use crate::setup::{Place, Setup, note};
use crate::token;

/// Changes who may do what, if it is the host who asks and the game is not over.
async fn change(visit: &Visit, change: impl FnOnce(&mut Setup) -> Result<(), ActError>) -> Answer {
    change_at(visit, &visit.desk().await?, change).await
}

/// The same at a table that is open already: that it may be written to was asked then.
async fn change_at(
    visit: &Visit,
    desk: &Arc<Desk>,
    change: impl FnOnce(&mut Setup) -> Result<(), ActError>,
) -> Answer {
    let hosted = |inner: &Inner, setup: &mut Setup| {
        if setup.host != visit.who.id {
            return Err(ActError::No(StatusCode::FORBIDDEN, "site-host-only"));
        }
        if inner.table.turn() == Turn::Over {
            return Err(ActError::No(StatusCode::CONFLICT, "site-over-no"));
        }
        change(setup)
    };
    act::reseat(&visit.site, desk, hosted).await?;
    Ok(visit.done())
}

#[derive(Deserialize)]
pub struct Freeing {
    seat: SeatNumber,
}

/// Frees the seat of another player or of a bot. Before the start that removes a player; later the game waits until
/// somebody sits there.
pub async fn free(visit: Visit, Form(form): Form<Freeing>) -> Answer {
    let host = visit.who.id.clone();
    let desk = visit.desk().await?;
    let begun = desk.inner.read().await.table.steps() > 0;
    let free = |setup: &mut Setup| {
        // Nobody is to lose a game that counts because they were about to win it.
        if begun && setup.counts() && setup.place(form.seat.get()).is_some_and(|place| place.owner.is_some())
        {
            return Err(ActError::No(StatusCode::CONFLICT, "site-rated-free-no"));
        }
        let others = |place: &&mut Place| !place.is_open() && place.owner.as_ref() != Some(&host);
        let no = ActError::No(StatusCode::CONFLICT, "site-free-no");
        let place = setup.place_mut(form.seat.get()).filter(others).ok_or(no)?;
        let owner = place.owner.take();
        place.free();
        if let Some(owner) = owner {
            note(&mut setup.removed, owner);
        }
        Ok(())
    };
    change_at(&visit, &desk, free).await
}

#[derive(Deserialize)]
pub struct Muting {
    /// The number of a line: whoever wrote it is muted.
    line: UpTo<{ (1 << 53) - 1 }>,
}

/// Mutes the spectator who wrote a line. What they wrote is no longer shown.
pub async fn mute(visit: Visit, Form(form): Form<Muting>) -> Answer {
    let desk = visit.desk().await?;
    let line = desk.chat().line(form.line.get()).cloned();
    let mute = |setup: &mut Setup| {
        let spectator = line.filter(|line| line.seat.is_none()).and_then(|line| line.author);
        let spectator = spectator.filter(|author| setup.seats_of(author).is_empty());
        let author = spectator.ok_or(ActError::No(StatusCode::CONFLICT, "site-mute-no"))?;
        note(&mut setup.muted, author);
        Ok(())
    };
    change_at(&visit, &desk, mute).await
}

#[derive(Deserialize)]
pub struct Unmuting {
    /// The fingerprint of a browser.
    person: Short<64>,
}

/// Lets a muted spectator write again, and shows what they wrote.
pub async fn unmute(visit: Visit, Form(form): Form<Unmuting>) -> Answer {
    let unmute = |setup: &mut Setup| {
        setup.muted.retain(|muted| token::person(muted) != *form.person);
        Ok(())
    };
    change(&visit, unmute).await
}

/// Closes the table for all.
pub async fn close(visit: Visit) -> Answer {
    let close = |setup: &mut Setup| {
        let seat = setup.seats_of(&visit.who.id).first();
        let name = seat.and_then(|seat| setup.place(seat)).map(|place| place.name.clone());
        setup.closed = true;
        setup.closed_by = Some(name.or_else(|| visit.who.name.clone()).unwrap_or_default());
        Ok(())
    };
    change(&visit, close).await
}
