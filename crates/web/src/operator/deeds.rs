//! What an operator does. All of it is written down.

use kernel::Seat;
use store::{Ban, Deed, Entry, Kept, Listed, Store, StoreError, Which};

use super::{Row, Shown, ShownLine, ShownReport, Subject};
use crate::keys::{self, Keys};
use crate::names::look_of;
use crate::setup::{Setup, note};
use crate::site::now;
use crate::token;

/// Somebody who runs a site, and its store.
pub struct Operator<'a> {
    pub(super) store: &'a dyn Store,
    actor: String,
}

/// Why something was not done.
#[derive(Debug, thiserror::Error)]
pub enum OperatorError {
    /// The store says so.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// No such seat.
    #[error("table {table} has no seat {seat}: its seats are 0 to {last}")]
    Seat {
        /// The table.
        table: String,
        /// The seat asked for.
        seat: u8,
        /// Its last seat.
        last: usize,
    },
    /// It was done before.
    #[error("table {0} is closed already")]
    Closed(String),
    /// There is nothing to open.
    #[error("table {0} is not closed")]
    Open(String),
    /// No such person.
    #[error("there is no account and no person `{0}`")]
    Nobody(String),
    /// Somebody was reported, and nobody asks for a name.
    #[error("report {0} does not ask for a name; `tianxia admin settle {0}` settles it")]
    NoAppeal(u64),
    /// The setup is not ours.
    #[error("the players of table {table} cannot be read: {source}")]
    Setup {
        /// Which.
        table: String,
        /// Why.
        source: serde_json::Error,
    },
}

pub(super) type Done<T = ()> = Result<T, OperatorError>;

/// How long an older key is accepted: anybody who comes back within that time keeps all their seats.
const BELIEVED: i64 = 30 * 24 * 60 * 60 * 1000;

/// How often a change is tried when the site is faster.
const TRIES: usize = 20;

/// All there is of something that the store gives in portions.
const ALL: usize = usize::MAX >> 1;

/// Looking.
impl Operator<'_> {
    /// Somebody at this store.
    pub fn new(store: &dyn Store, actor: String) -> Operator<'_> {
        Operator { store, actor }
    }

    /// Tables that are there, the newest first.
    pub async fn tables(&self) -> Done<Vec<Row>> {
        let mut listed = self.store.list(Which::Running).await?;
        listed.extend(self.store.list(Which::Finished).await?);
        listed.sort_by_key(|table| std::cmp::Reverse(table.created));
        Ok(listed.iter().map(|listed| Row::of(listed, setup(listed).ok().as_ref())).collect())
    }

    /// Tables that were put away, the latest first.
    pub async fn deleted(&self) -> Done<Vec<Row>> {
        let deleted = self.store.deleted(ALL).await?;
        Ok(deleted.iter().map(|it| Row::of_deleted(it, setup(&it.table).ok().as_ref())).collect())
    }

    /// A table, also one that was put away.
    pub async fn show(&self, id: &str) -> Done<Shown> {
        let chat = self.store.chat(id, ALL).await?.len();
        let options = self.store.head(id).await?.options;
        if let Some(listed) = self.store.list(Which::Ids(&[id.to_owned()])).await?.first() {
            let setup = setup(listed)?;
            return Ok(Shown::of(Row::of(listed, Some(&setup)), options, &setup, chat));
        }
        let deleted = self.store.deleted(ALL).await?;
        let deleted = deleted.iter().find(|deleted| deleted.table.id == id);
        let deleted = deleted.ok_or_else(|| StoreError::NotFound(id.to_owned()))?;
        let setup = setup(&deleted.table)?;
        Ok(Shown::of(Row::of_deleted(deleted, Some(&setup)), options, &setup, chat))
    }

    /// What was said at a table.
    pub async fn chat(&self, id: &str) -> Done<Vec<ShownLine>> {
        if self.store.list(Which::Ids(&[id.to_owned()])).await?.is_empty() {
            return Err(StoreError::NotFound(id.to_owned()).into());
        }
        Ok(self.store.chat(id, ALL).await?.into_iter().map(ShownLine::of).collect())
    }

    /// The bans that hold now.
    pub async fn bans(&self) -> Done<Vec<Ban>> {
        Ok(self.store.bans(now()).await?)
    }

    /// What people have reported and nobody has settled, the oldest first.
    pub async fn reports(&self) -> Done<Vec<ShownReport>> {
        Ok(self.store.reports().await?.into_iter().map(ShownReport::of).collect())
    }

    /// The audit log from its beginning.
    pub async fn audit(&self) -> Done<Vec<Entry>> {
        Ok(self.store.audit_since(0, ALL).await?)
    }
}

/// Doing.
impl Operator<'_> {
    /// Puts a table away.
    pub async fn delete(&self, id: &str, why: &str) -> Done {
        let deed = Deed::Delete { table: id.into(), why: why.into() };
        Ok(self.operate(deed, "delete", Some(id), why).await?)
    }

    /// Brings a table back.
    pub async fn restore(&self, id: &str) -> Done {
        Ok(self.operate(Deed::Restore { table: id.into() }, "restore", Some(id), "").await?)
    }

    /// Closes a table before its end: everybody may look, nobody may act.
    pub async fn close(&self, id: &str, why: &str) -> Done {
        self.set_up(id, "close", why, |kept, setup| {
            if kept.record.result.is_some() {
                return Err(StoreError::Finished(id.into()).into());
            }
            if setup.closed {
                return Err(OperatorError::Closed(id.into()));
            }
            setup.closed = true;
            Ok(())
        })
        .await
    }

    /// Opens a closed table again: the game goes on where it was.
    pub async fn reopen(&self, id: &str, why: &str) -> Done {
        self.set_up(id, "reopen", why, |_, setup| {
            if !setup.closed {
                return Err(OperatorError::Open(id.into()));
            }
            (setup.closed, setup.closed_by) = (false, None);
            Ok(())
        })
        .await
    }

    /// Frees a seat for somebody else; gives the path of its new link. The old one leads nowhere from now on, and
    /// whoever sat there comes back only with the new one.
    pub async fn free(&self, id: &str, seat: u8) -> Done<String> {
        let mut link = 0;
        self.set_up(id, "free", &format!("seat {seat}"), |_, setup| {
            let last = setup.places.len().saturating_sub(1);
            let wrong = || OperatorError::Seat { table: id.into(), seat, last };
            let place = setup.place_mut(Seat::new(seat)).ok_or_else(wrong)?;
            let owner = place.owner.take();
            place.free();
            link = place.link;
            if let Some(owner) = owner {
                note(&mut setup.removed, owner);
            }
            Ok(())
        })
        .await?;
        let token = token::of(Keys::of(self.store).await?.signing(), id, Seat::new(seat), link);
        Ok(format!("/t/{id}?sit={seat}&token={token}"))
    }

    /// Takes a line out of the chat of a table.
    pub async fn remove_line(&self, id: &str, line: u64) -> Done {
        let deed = Deed::RemoveLine { table: id.into(), seq: line };
        Ok(self.operate(deed, "remove-line", Some(id), &format!("line {line}")).await?)
    }

    /// Bans somebody for a number of milliseconds; gives until when.
    pub async fn ban(&self, who: Subject, time: i64, why: &str) -> Done<i64> {
        let (at, detail) = (now(), format!("{}: {why}", who.text));
        let until = at.saturating_add(time);
        let ban = Ban { kind: who.kind, subject: who.text, until, why: why.into(), at };
        self.operate(Deed::Ban(ban), "ban", None, &detail).await?;
        Ok(until)
    }

    /// Ends a ban.
    pub async fn unban(&self, who: Subject) -> Done {
        let deed = Deed::Unban { kind: who.kind, subject: who.text.clone() };
        Ok(self.operate(deed, "unban", None, &who.text).await?)
    }

    /// A report needs no further attention.
    pub async fn settle(&self, report: u64, why: &str) -> Done {
        let detail = format!("report {report}: {why}");
        Ok(self.operate(Deed::Settle { report }, "settle", None, &detail).await?)
    }

    /// Allows a name that somebody has asked for, to everybody; gives the name.
    pub async fn allow_name(&self, report: u64) -> Done<String> {
        let reports = self.store.reports().await?;
        let appeal = reports.into_iter().find(|one| one.seq == report).ok_or(StoreError::NoReport(report))?;
        let look =
            look_of(&appeal.name).filter(|_| appeal.is_appeal()).ok_or(OperatorError::NoAppeal(report))?;
        let detail = format!("report {report}: {}", appeal.name);
        self.operate(Deed::AllowName { report, look }, "allow-name", None, &detail).await?;
        Ok(appeal.name)
    }

    /// A new key signs cookies and links. What the old one signed is believed for a month, or not at all any more.
    pub async fn rotate_key(&self, at_once: bool) -> Done {
        let keys = Keys::of(self.store).await?.rotated(now(), now() + BELIEVED);
        let keys = if at_once { keys.alone() } else { keys };
        let deed = Deed::PutSecret { name: keys::NAME.into(), value: keys.to_bytes() };
        Ok(self.operate(deed, "rotate-key", None, if at_once { "at once" } else { "" }).await?)
    }

    /// Writes something down that was done elsewhere.
    pub async fn note(&self, act: &str, detail: &str) -> Done {
        Ok(self.operate(Deed::Note, act, None, detail).await?)
    }

    /// Changes who sits where. The site may do so at the same time: then it is tried again.
    async fn set_up(
        &self,
        id: &str,
        act: &str,
        detail: &str,
        mut change: impl FnMut(&Kept, &mut Setup) -> Done,
    ) -> Done {
        let mut tries = 0;
        loop {
            let kept = self.store.load(id).await?;
            let mut setup = read(id, &kept.setup.text)?;
            change(&kept, &mut setup)?;
            let (version, setup) = (kept.setup_version, setup.to_store());
            let deed = Deed::PutSetup { table: id.into(), version, setup };
            tries += 1;
            match self.operate(deed, act, Some(id), detail).await {
                Err(StoreError::Conflict { .. }) if tries < TRIES => {}
                done => return Ok(done?),
            }
        }
    }

    pub(super) async fn operate(
        &self,
        deed: Deed,
        act: &str,
        table: Option<&str>,
        detail: &str,
    ) -> Result<(), StoreError> {
        let (actor, table) = (self.actor.clone(), table.map(str::to_owned));
        let entry = Entry { seq: 0, at: now(), actor, act: act.into(), table, detail: detail.into() };
        self.store.operate(deed, entry).await.map(drop)
    }
}

fn setup(listed: &Listed) -> Done<Setup> {
    read(&listed.id, &listed.setup.text)
}

fn read(table: &str, text: &str) -> Done<Setup> {
    serde_json::from_str(text).map_err(|source| OperatorError::Setup { table: table.to_owned(), source })
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use kernel::fair::Seed;
    use store::NewTable;

    use super::*;
    use crate::setup::{Pace, Place};
    use crate::site::{self, Config};

    #[tokio::test]
    async fn a_list_of_removed_players_does_not_grow_for_ever() {
        let (_folder, site) = site::for_test(Config::default()).await;
        let seed = Seed::of_game(14, 12);
        let game = shelf::game("dragon").expect("a game");
        let head = game.record(&BTreeMap::new(), 2, &seed).expect("a table");
        let sits = Place { owner: Some("the last".into()), ..Place::default() };
        let mut setup = Setup::new(vec![sits, Place::default()], Pace::Live, false, "host");
        setup.removed = (0..100).map(|number| number.to_string()).collect();
        let table = NewTable { id: "t".into(), head, seed, setup: setup.to_store(), at: 0 };
        site.store.create(table).await.expect("a table");
        Operator::new(&*site.store, "root".into()).free("t", 0).await.expect("it is free");
        let kept = site.store.load("t").await.expect("a table");
        let removed = read("t", &kept.setup.text).expect("a setup").removed;
        assert_eq!((removed.len(), removed[0].as_str(), removed[99].as_str()), (100, "1", "the last"));
    }
}
