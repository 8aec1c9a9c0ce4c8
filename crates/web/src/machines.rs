//! Several machines serve one site: a desk is only a cache of what the store keeps. What another machine has written is read again
//! here and shown to whoever looks here; what only one machine should do is taken upon itself by one, and if that one is lost,
//! another goes on with it within seconds. `docs/machines.md` says what they share.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use store::{Beat, News, Pulse, StoreError};
use tokio::time::MissedTickBehavior;

use crate::desk::Desk;
use crate::site::Site;
use crate::{reviews, thinkers};

/// How often a machine says that it is there.
const EVERY: Duration = Duration::from_secs(1);

/// After this number of times it also looks whether it has missed something.
const LOOKS: u32 = 3;

/// How long and how often a machine waits for its turn.
const TURN: Duration = Duration::from_millis(20);
const TURNS: u32 = 200;

/// Who does what, and who is where.
#[derive(Default)]
pub struct Machines {
    /// What this machine is doing that only one should.
    work: Mutex<BTreeSet<String>>,
    /// The players who look at a table on another machine.
    elsewhere: Mutex<BTreeMap<String, BTreeSet<String>>>,
}

impl Machines {
    /// Whether somebody looks at a table on another machine.
    pub fn is_elsewhere(&self, table: &str, person: &str) -> bool {
        let elsewhere = self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner);
        elsewhere.get(table).is_some_and(|people| people.contains(person))
    }

    fn at_work(&self) -> std::sync::MutexGuard<'_, BTreeSet<String>> {
        self.work.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Site {
    /// Takes something upon this machine; says whether no other does it.
    pub async fn take(&self, work: &str) -> Result<bool, StoreError> {
        if !self.store.is_shared() {
            return Ok(true);
        }
        let taken = self.store.take(work).await?;
        if taken {
            self.machines.at_work().insert(work.to_owned());
        }
        Ok(taken)
    }

    /// Waits until it is this machine's turn; if others take too long, it does not wait for them.
    pub async fn turn(&self, work: &str) -> Result<(), StoreError> {
        for _ in 0..TURNS {
            if self.take(work).await? {
                break;
            }
            tokio::time::sleep(TURN).await;
        }
        Ok(())
    }

    /// Reads a table again if the store knows more of it than the desk does. Says whether the desk can still be used.
    pub async fn refresh(&self, desk: &Desk) -> bool {
        // Whoever only looks is shown what this machine last knew; whoever writes is told.
        self.compare(desk).await.unwrap_or(true)
    }

    /// The same, for those who must know it.
    pub async fn compare(&self, desk: &Desk) -> Result<bool, StoreError> {
        let differs = |beat: &Beat, known: &Beat| beat.is_beyond(known) || beat.is_behind(known);
        let Some(beat) = self.beat(&desk.id).await? else {
            self.reread(&desk.id).await;
            return Ok(false);
        };
        if !differs(&beat, &desk.inner.read().await.beat(desk)) {
            return Ok(true);
        }
        let mut inner = desk.inner.write().await;
        // Something may have been written here since.
        let beat = self.beat(&desk.id).await?;
        if inner.broken || !beat.is_some_and(|beat| differs(&beat, &inner.beat(desk))) {
            return Ok(!inner.broken);
        }
        if let Err(error) = self.read_again(desk, &mut inner).await {
            tracing::warn!(table = desk.id, %error, "a table cannot be read again");
            inner.broken = true;
            self.throw_away(desk);
        }
        let is_good = !inner.broken;
        drop(inner);
        desk.tell();
        Ok(is_good)
    }

    /// What a table has come to, if it is there.
    async fn beat(&self, table: &str) -> Result<Option<Beat>, StoreError> {
        Ok(self.store.beats(&[table.to_owned()]).await?.pop())
    }

    /// What this machine is doing. Where nobody plays for the bots of a table any more, that is over.
    async fn work_in_hand(&self) -> Vec<String> {
        let work: Vec<String> = self.machines.at_work().iter().cloned().collect();
        let mut in_hand = Vec::with_capacity(work.len());
        for work in work {
            let is_over = match work.split_once(' ') {
                Some((BOTS, table)) => {
                    !self.desk_in_memory(table).is_some_and(|desk| desk.bots_awake.load(Ordering::SeqCst))
                }
                Some((REVIEW, table)) => self.reviews.of(table).is_none(),
                _ => false,
            };
            if is_over {
                self.done(&work).await;
            } else {
                in_hand.push(work);
            }
        }
        in_hand
    }

    /// That is done.
    pub async fn done(&self, work: &str) {
        if self.machines.at_work().remove(work)
            && let Err(error) = self.store.done(work).await
        {
            tracing::debug!(%error, work, "others wait for this longer than they need to");
        }
    }
}

/// The work of playing for the bots of a table.
pub fn bots(table: &str) -> String {
    format!("{BOTS} {table}")
}

/// The work of reviewing the game at a table.
pub fn review(table: &str) -> String {
    format!("{REVIEW} {table}")
}

const BOTS: &str = "bots";
const REVIEW: &str = "review";

/// Listens to the other machines for as long as the site runs, if there can be any.
pub async fn watch(site: Arc<Site>) {
    let Some(mut news) = site.store.news() else { return };
    let mut ticks = tokio::time::interval(EVERY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut count = 0;
    loop {
        tokio::select! {
            Some(news) = news.recv() => hear(&site, news).await,
            _ = ticks.tick() => {
                count += 1;
                if let Err(error) = pulse(&site).await {
                    tracing::warn!(%error, "other machines are not heard");
                    // The database may be on another server now, which only a write finds out.
                    let _ = site.store.probe().await;
                }
                if count % LOOKS == 0
                    && let Err(error) = look(&site).await
                {
                    tracing::warn!(%error, "nobody knows whether tables have changed");
                }
            }
        }
    }
}

async fn hear(site: &Arc<Site>, news: News) {
    let is_new = |desk: &Arc<Desk>, is_new: &dyn Fn(&Beat) -> bool| {
        // Whoever writes here holds the lock until they know what they have written.
        let Ok(inner) = desk.inner.try_read() else { return true };
        is_new(&inner.beat(desk))
    };
    let (desk, behind) = match &news {
        News::People => return reread_people(site).await,
        News::Missed => {
            reread_people(site).await;
            if let Err(error) = look(site).await {
                tracing::warn!(%error, "nobody knows whether tables have changed");
            }
            return;
        }
        News::Record { table, version } => {
            let Some(desk) = site.desk_in_memory(table) else { return };
            let behind = is_new(&desk, &|beat| beat.version < *version);
            (desk, behind)
        }
        News::Setup { table, version } => {
            let Some(desk) = site.desk_in_memory(table) else { return };
            let behind = is_new(&desk, &|beat| beat.setup_version < *version);
            (desk, behind)
        }
        News::Line { table, seq } => {
            let Some(desk) = site.desk_in_memory(table) else { return };
            let behind = is_new(&desk, &|beat| beat.line < *seq);
            (desk, behind)
        }
    };
    if behind {
        renew(site, desk);
    }
}

async fn reread_people(site: &Site) {
    let reread = async {
        site.accounts.reread(&*site.store).await?;
        site.reread_people().await
    };
    if let Err(error) = reread.await {
        tracing::warn!(%error, "who has signed out or blocked somebody elsewhere is not known");
    }
}

/// Reads a table again in a task of its own, unless one is about to.
fn renew(site: &Arc<Site>, desk: Arc<Desk>) {
    if desk.renewing.swap(true, Ordering::SeqCst) {
        return;
    }
    let site = Arc::clone(site);
    tokio::spawn(async move {
        catch_up(&site, &desk).await;
    });
}

/// Reads a table again if the store knows more of it than the desk does, and lets its bots go on.
async fn catch_up(site: &Arc<Site>, desk: &Arc<Desk>) {
    // Whatever is announced from here on may not be in what is read now.
    desk.renewing.store(false, Ordering::SeqCst);
    if site.refresh(desk).await {
        thinkers::wake(site, desk);
    }
}

/// Says what this machine does and who looks here, and takes over what others have left.
async fn pulse(site: &Arc<Site>) -> Result<(), StoreError> {
    let desks = site.all_desks();
    let mut lookers = Vec::new();
    for desk in &desks {
        let Ok(inner) = desk.inner.try_read() else { continue };
        let players = desk.looking().into_iter().filter(|browser| inner.setup.names(browser));
        lookers.extend(players.map(|player| (desk.id.clone(), player)));
    }
    let work = site.work_in_hand().await;
    let echo = site.store.pulse(Pulse { work, lookers }).await?;
    let mut elsewhere = BTreeMap::<String, BTreeSet<String>>::new();
    for (table, person) in echo.lookers {
        elsewhere.entry(table).or_default().insert(person);
    }
    for desk in &desks {
        desk.others_look(elsewhere.get(&desk.id).cloned().unwrap_or_default());
    }
    site.presence.play_elsewhere(elsewhere.values().flatten().cloned().collect());
    *site.machines.elsewhere.lock().unwrap_or_else(PoisonError::into_inner) = elsewhere;
    for work in echo.left {
        site.machines.at_work().insert(work.clone());
        go_on(site, work).await;
    }
    // Another machine may have stopped because nobody looks there any more.
    for desk in desks.iter().filter(|desk| desk.is_watched()) {
        thinkers::wake(site, desk);
    }
    Ok(())
}

/// Goes on with what another machine has left.
async fn go_on(site: &Arc<Site>, work: String) {
    tracing::info!(work, "another machine has left this; it goes on here");
    let goes_on = match work.split_once(' ') {
        Some((kind @ (BOTS | REVIEW), table)) => match site.desk(table).await {
            Ok(desk) if kind == BOTS => {
                thinkers::wake(site, &desk);
                true
            }
            Ok(desk) => reviews::begin(site, &desk).await.is_ok(),
            Err(_) => false,
        },
        _ => false,
    };
    // There is no such table any more, or it begins by itself.
    if !goes_on {
        site.done(&work).await;
    }
}

/// Looks whether a table in memory has changed, in case nobody was told.
async fn look(site: &Arc<Site>) -> Result<(), StoreError> {
    let desks = site.all_desks();
    let ids: Vec<String> = desks.iter().map(|desk| desk.id.clone()).collect();
    if ids.is_empty() {
        return Ok(());
    }
    let beats: BTreeMap<String, Beat> =
        site.store.beats(&ids).await?.into_iter().map(|beat| (beat.table.clone(), beat)).collect();
    for desk in desks {
        let Ok(inner) = desk.inner.try_read() else { continue };
        let known = inner.beat(&desk);
        drop(inner);
        if beats.get(&desk.id).is_some_and(|beat| beat.is_beyond(&known) || beat.is_behind(&known)) {
            renew(site, desk);
        }
    }
    Ok(())
}
