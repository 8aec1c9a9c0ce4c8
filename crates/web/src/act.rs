//! Changing a table: first the store, then the viewers.

use std::sync::Arc;

use axum::http::StatusCode;
use kernel::{Phrase, Seat, Seats};
use store::{ChatLine, StoreError};
use table::{Refused, UndoRefusal};
use tokio::sync::RwLockWriteGuard;

use crate::desk::{Desk, Inner};
use crate::setup::Setup;
use crate::site::Site;
use crate::thinkers;

mod keeping;

use keeping::{already_done, change_of, commit, give_up, not_opened, refused};

/// What a seat does.
#[derive(Clone, Debug)]
pub enum What {
    /// An action by its notation.
    Play(String),
    /// Taking the last decision back.
    Undo,
}

/// Who does it.
#[derive(Copy, Clone, Debug)]
pub enum By<'a> {
    /// The person with this browser.
    Person(&'a str),
    /// A bot.
    Bot,
}

impl By<'_> {
    /// Whether they decide for the seat now.
    fn decides(self, setup: &Setup, seat: Seat) -> bool {
        setup.place(seat).is_some_and(|place| match self {
            By::Person(browser) => place.acting_owner() == Some(browser),
            By::Bot => place.bot.is_some(),
        })
    }
}

/// Why a table was not changed.
#[derive(Debug, thiserror::Error)]
pub enum ActError {
    /// The table has moved on since the page was drawn.
    #[error("the table has moved on")]
    Stale,
    /// The rules say no.
    #[error("{}", .0.phrase.key)]
    Refused(Refused),
    /// The site says no, with this text of the catalogue.
    #[error("{1}")]
    No(StatusCode, &'static str),
    /// The store did not take it.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl ActError {
    fn because(phrase: Phrase) -> ActError {
        ActError::Refused(Refused { phrase, rule: None })
    }
}

/// Does what a seat wants at this version of the table. The same request twice is done once.
pub async fn play(
    site: &Arc<Site>,
    desk: &Arc<Desk>,
    seat: Seat,
    by: By<'_>,
    version: u64,
    what: What,
) -> Result<(), ActError> {
    let mut desk = Arc::clone(desk);
    loop {
        let before = desk.inner.read().await.beat(&desk);
        let done = attempt(site, &desk, seat, by, version, what.clone()).await;
        if matches!(done, Ok(()) | Err(ActError::Store(_))) {
            return done;
        }
        let was_thrown_away = desk.inner.read().await.broken;
        if !was_thrown_away && !site.store.is_shared() {
            return done;
        }
        // Another machine may have been faster with something that is in nobody's way: a secret answer to the same question. Or it
        // has gone on while this one is cut off from the database, and then this one knows too little to refuse anything.
        if !was_thrown_away && site.compare(&desk).await.map_err(refused)? {
            if desk.inner.read().await.beat(&desk) == before {
                return done;
            }
            continue;
        }
        // Somebody else's write failed, or the store did not answer them, while this was waiting for the desk: that desk is no reason
        // to refuse anything either.
        desk = site.desk(&desk.id).await.map_err(not_opened)?;
    }
}

async fn attempt(
    site: &Arc<Site>,
    desk: &Arc<Desk>,
    seat: Seat,
    by: By<'_>,
    version: u64,
    what: What,
) -> Result<(), ActError> {
    let mut inner = desk.inner.write().await;
    let request = match &what {
        What::Play(notation) => format!("{version} {seat} {notation}"),
        What::Undo => format!("{version} {seat} undo"),
    };
    if inner.broken {
        return Err(ActError::Stale);
    }
    if !by.decides(&inner.setup, seat) {
        return Err(ActError::No(StatusCode::FORBIDDEN, "site-not-yours"));
    }
    may_act(&inner.setup)?;
    let known = match what {
        What::Play(_) => inner.versions(seat),
        What::Undo => inner.undo_versions(seat),
    };
    // This seat was never shown such a version. Whether others have made it in secret must not change the answer.
    if version > *known.end() {
        return Err(ActError::Stale);
    }
    if version < *known.start() {
        return already_done(site, desk, version, &request).await;
    }
    let open_steps = inner.table.open_steps();
    let because = |refusal: UndoRefusal| ActError::because(refusal.tell());
    let kept = match &what {
        What::Play(_) => inner.table.steps(),
        What::Undo => inner.may_undo(seat).map_err(because)?,
    };
    match &what {
        What::Play(notation) => inner.table.play(seat, notation).map_err(ActError::Refused)?,
        What::Undo => {
            let company = inner.setup.company(seat);
            inner.table.undo_among(seat, company).map_err(because)?;
            // What bots have thought about what no longer follows is of no use.
            desk.minds.rest_all_but(Seats::NONE);
            desk.marks.forget();
        }
    }
    // What everybody saw stays as it is.
    let in_private = inner.table.open_steps() == open_steps
        && inner.table.steps_at(open_steps).is_some_and(|seen| seen <= kept);
    inner.acts(seat, in_private);
    if let By::Person(_) = by {
        inner.done_by_people();
    }
    let change = change_of(&desk.id, &inner, &request, kept);
    commit(site, desk, inner, change).await?;
    metrics::counter!("tianxia_actions_total").increment(1);
    thinkers::wake(site, desk);
    Ok(())
}

/// Whether the game goes on: nobody has closed the table, and somebody sits everywhere.
fn may_act(setup: &Setup) -> Result<(), ActError> {
    match (setup.closed, setup.is_complete()) {
        (true, _) => Err(CLOSED),
        (false, false) => Err(ActError::No(StatusCode::CONFLICT, "site-incomplete")),
        (false, true) => Ok(()),
    }
}

/// What anybody who tries to change a closed table is told.
pub const CLOSED: ActError = ActError::No(StatusCode::CONFLICT, "site-closed-no");

/// Lets Nature act for the first time, once everybody sits. Does nothing later.
pub async fn begin(site: &Arc<Site>, desk: &Arc<Desk>) -> Result<(), ActError> {
    // Everybody who looks comes here, and nearly always it has begun.
    if !is_ready(&*desk.inner.read().await) {
        return Ok(());
    }
    let inner = desk.inner.write().await;
    // Somebody may have been faster.
    if is_ready(&inner) { start(site, desk, inner).await } else { Ok(()) }
}

/// Whether nothing has happened yet, and nothing is missing for it.
fn is_ready(inner: &Inner) -> bool {
    let setup = &inner.setup;
    !inner.broken && !setup.closed && setup.is_complete() && inner.table.steps() == 0
}

async fn start(
    site: &Arc<Site>,
    desk: &Arc<Desk>,
    mut inner: RwLockWriteGuard<'_, Inner>,
) -> Result<(), ActError> {
    inner.table.begin();
    let mut change = change_of(&desk.id, &inner, "begin", 0);
    // Whoever sat down last may have brought words.
    change.contributions = Some(inner.table.record().contributions.clone());
    match commit(site, desk, inner, change).await {
        // Another machine has begun it.
        Err(ActError::Stale) if site.store.is_shared() => {}
        done => done?,
    }
    thinkers::wake(site, desk);
    Ok(())
}

/// Changes who sits where.
pub async fn reseat(
    site: &Arc<Site>,
    desk: &Arc<Desk>,
    change: impl FnOnce(&Inner, &mut Setup) -> Result<(), ActError>,
) -> Result<(), ActError> {
    seat(site, desk, None, change).await
}

/// Changes who sits where; whoever sits down may add words to the shuffle.
pub async fn seat(
    site: &Arc<Site>,
    desk: &Arc<Desk>,
    words: Option<(Seat, &str)>,
    change: impl FnOnce(&Inner, &mut Setup) -> Result<(), ActError>,
) -> Result<(), ActError> {
    let mut inner = desk.inner.write().await;
    if inner.broken {
        return Err(ActError::Stale);
    }
    if inner.setup.closed {
        return Err(CLOSED);
    }
    let mut setup = inner.setup.clone();
    change(&inner, &mut setup)?;
    let spoken = exchange_words(&mut inner, &setup, words)?;
    let version = site.store.put_setup(&desk.id, inner.setup_version, setup.to_store()).await;
    match version {
        Ok(version) => {
            inner.setup = setup;
            inner.setup_version = version;
        }
        Err(error) => return Err(give_up(site, desk, inner, error).await),
    }
    if is_ready(&inner) {
        return start(site, desk, inner).await;
    }
    if spoken {
        return keep_words(site, desk, inner).await;
    }
    drop(inner);
    desk.tell();
    thinkers::wake(site, desk);
    Ok(())
}

/// A player adds words to the shuffle, instead of those they gave before.
pub async fn contribute(
    site: &Site,
    desk: &Desk,
    seat: Seat,
    browser: &str,
    words: &str,
) -> Result<(), ActError> {
    let mut inner = desk.inner.write().await;
    if inner.broken {
        return Err(ActError::Stale);
    }
    if inner.setup.closed {
        return Err(CLOSED);
    }
    if !By::Person(browser).decides(&inner.setup, seat) {
        return Err(ActError::No(StatusCode::FORBIDDEN, "site-not-yours"));
    }
    let before = inner.table.record().contributions.clone();
    inner.table.contribute(seat, words).map_err(ActError::Refused)?;
    if inner.table.record().contributions == before {
        return Ok(());
    }
    keep_words(site, desk, inner).await
}

/// Before the game begins words for the shuffle come and go with whoever gives them. Returns whether they have changed.
fn exchange_words(inner: &mut Inner, setup: &Setup, words: Option<(Seat, &str)>) -> Result<bool, ActError> {
    if inner.table.steps() > 0 {
        return Ok(false);
    }
    let before = inner.table.record().contributions.clone();
    if let Some((seat, words)) = words {
        inner.table.contribute(seat, words).map_err(ActError::Refused)?;
    }
    let places = inner.setup.seated().zip(&setup.places);
    let moved: Vec<Seat> =
        places.filter(|((_, old), new)| old.owner != new.owner).map(|((seat, _), _)| seat).collect();
    for seat in moved.into_iter().filter(|&seat| words.is_none_or(|(speaker, _)| speaker != seat)) {
        inner.table.contribute(seat, "").map_err(ActError::Refused)?;
    }
    Ok(inner.table.record().contributions != before)
}

async fn keep_words(site: &Site, desk: &Desk, inner: RwLockWriteGuard<'_, Inner>) -> Result<(), ActError> {
    let mut change = change_of(&desk.id, &inner, &format!("{} words", inner.version), 0);
    change.contributions = Some(inner.table.record().contributions.clone());
    commit(site, desk, inner, change).await
}

/// Adds a line to the chat. The same request twice is done once.
pub async fn say(site: &Site, desk: &Desk, request: &str, mut line: ChatLine) -> Result<(), ActError> {
    let said = site.store.say(&desk.id, request, line.clone()).await;
    let Some(seq) = said.map_err(refused)? else { return Ok(()) };
    line.seq = seq;
    // The table may have been read again meanwhile, before or after the line was there; if it cannot be, whoever can
    // do so later finds the line.
    if let Ok(desk) = site.desk(&desk.id).await {
        desk.chat().add(line);
        desk.tell();
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use kernel::fair::Seed;
    use store::NewTable;

    use super::*;
    use crate::setup::{Pace, Place};
    use crate::site::Config;

    /// A site with a table for two, "0", on whose seats Anna sits.
    async fn site() -> (tempfile::TempDir, Arc<Site>) {
        let (folder, site) = crate::site::for_test(Config::default()).await;
        let seed = Seed::of_game(21, 1);
        let head =
            shelf::game("dragon").expect("a game").record(&BTreeMap::new(), 2, &seed).expect("a table");
        let anna = Place { name: "Anna".into(), owner: Some("anna".into()), ..Place::default() };
        let setup = Setup::new(vec![anna.clone(), anna], Pace::Live, true, "anna");
        let table = NewTable { id: "0".into(), head, seed, setup: setup.to_store(), at: 0 };
        site.store.create(table).await.expect("a table");
        (folder, site)
    }

    #[tokio::test]
    async fn a_desk_that_is_given_up_late_takes_no_newer_one_with_it() {
        let (_folder, site) = site().await;
        let old = site.desk("0").await.expect("the table");
        // While somebody waits for the store at the old desk, another reads the table again.
        site.reread("0").await;
        let new = site.desk("0").await.expect("the table");
        site.drop_desk(&old);
        assert!(site.desk_in_memory("0").is_some_and(|kept| Arc::ptr_eq(&kept, &new)));
        site.drop_desk(&new);
        assert!(site.desk_in_memory("0").is_none());
    }

    #[tokio::test]
    async fn whoever_waited_at_a_desk_that_was_thrown_away_is_not_refused_for_it() {
        let (_folder, site) = site().await;
        let desk = site.desk("0").await.expect("the table");
        begin(&site, &desk).await.expect("everybody sits");
        let (version, seat, action) = {
            let inner = desk.inner.read().await;
            let seat = inner.table.turn().seats().first().expect("somebody is asked");
            (*inner.versions(seat).end(), seat, inner.table.choices(seat)[0].notation.clone())
        };
        // As when the store did not take what somebody else did at this table.
        site.reread("0").await;
        let by = By::Person("anna");
        let act = || play(&site, &desk, seat, by, version, What::Play(action.clone()));
        act().await.expect("nothing has happened since");
        act().await.expect("it is done already");
        let now = site.desk("0").await.expect("the table");
        let late = play(&site, &now, seat, by, version, What::Undo).await;
        assert!(matches!(late, Err(ActError::Stale)), "what is stale is refused as ever: {late:?}");
        assert_eq!(now.inner.read().await.version, version + 1, "once");
    }
}
