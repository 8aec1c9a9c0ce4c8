//! Who thinks what of whom. Every list of tables and every chat asks, so it is known without the store.

use std::collections::BTreeMap;
use std::sync::{PoisonError, RwLock};

use store::{PeopleDeed, Store, StoreError, Tie, TieKind};
use tokio::sync::Mutex;

use crate::setup::Setup;

/// Of whom each person thinks so, with the names under which they met.
type Known = BTreeMap<String, BTreeMap<String, String>>;

/// Who thinks so of whom: one kind of all ties.
pub struct Ties {
    kind: TieKind,
    known: RwLock<Known>,
    /// Held while the store and the memory change, so that they agree.
    changing: Mutex<()>,
}

impl Ties {
    /// Those of a kind that a store keeps.
    pub async fn of(store: &dyn Store, kind: TieKind) -> Result<Ties, StoreError> {
        Ok(Ties { kind, known: RwLock::new(read(store, kind).await?), changing: Mutex::new(()) })
    }

    /// Reads them again, because somebody may have been forgotten.
    pub async fn reread(&self, store: &dyn Store) -> Result<(), StoreError> {
        let _changing = self.changing.lock().await;
        let known = read(store, self.kind).await?;
        *self.known.write().unwrap_or_else(PoisonError::into_inner) = known;
        Ok(())
    }

    /// Whether somebody thinks so of another.
    pub fn has(&self, person: &str, other: &str) -> bool {
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        known.get(person).is_some_and(|others| others.contains_key(other))
    }

    /// Of whom somebody thinks so: their ids, and the names under which they met.
    pub fn by(&self, person: &str) -> Vec<(String, String)> {
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        known.get(person).into_iter().flatten().map(|(id, name)| (id.clone(), name.clone())).collect()
    }

    /// Who thinks so of somebody.
    pub fn about(&self, other: &str) -> Vec<String> {
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        known.iter().filter(|(_, others)| others.contains_key(other)).map(|(id, _)| id.clone()).collect()
    }

    /// From now on somebody thinks so of another; says whether it could be done.
    pub async fn tie(&self, store: &dyn Store, tie: Tie) -> Result<bool, StoreError> {
        let _changing = self.changing.lock().await;
        let tie = Tie { kind: self.kind, ..tie };
        let done =
            self.has(&tie.person, &tie.other) || store.change_people(PeopleDeed::Tie(tie.clone())).await?;
        if done {
            let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
            known.entry(tie.person).or_default().entry(tie.other).or_insert(tie.name);
        }
        Ok(done)
    }

    /// No longer.
    pub async fn untie(&self, store: &dyn Store, person: &str, other: &str) -> Result<(), StoreError> {
        let _changing = self.changing.lock().await;
        let (kind, who, whom) = (self.kind, person.to_owned(), other.to_owned());
        store.change_people(PeopleDeed::Untie { kind, person: who, other: whom }).await?;
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        if let Some(others) = known.get_mut(person) {
            others.remove(other);
        }
        known.retain(|_, others| !others.is_empty());
        Ok(())
    }
}

/// Blocked people never meet.
impl Ties {
    /// Whether two people must not meet, whoever of them wants it so.
    pub fn part(&self, one: &str, other: &str) -> bool {
        self.has(one, other) || self.has(other, one)
    }

    /// Whether somebody must not sit down at a table, because of who sits there or who has made it.
    pub fn keep_away(&self, person: &str, setup: &Setup) -> bool {
        let owners = setup.places.iter().filter_map(|place| place.owner.as_deref());
        owners.chain([setup.host.as_str()]).any(|other| self.part(person, other))
    }
}

async fn read(store: &dyn Store, kind: TieKind) -> Result<Known, StoreError> {
    let mut known = Known::new();
    for Tie { person, other, name, .. } in store.ties(kind).await? {
        known.entry(person).or_default().insert(other, name);
    }
    Ok(known)
}
