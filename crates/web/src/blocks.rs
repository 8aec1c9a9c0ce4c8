//! Blocked people never meet. Every list of tables and every chat asks who is blocked, so it is known without the store.

use std::collections::BTreeMap;
use std::sync::{PoisonError, RwLock};

use store::{Block, Store, StoreError};
use tokio::sync::Mutex;

use crate::setup::Setup;

/// Whom each person has blocked, with the names under which they met.
type Known = BTreeMap<String, BTreeMap<String, String>>;

/// Who does not want to meet whom.
pub struct Blocks {
    known: RwLock<Known>,
    /// Held while the store and the memory change, so that they agree.
    changing: Mutex<()>,
}

impl Blocks {
    /// The blocks that a store keeps.
    pub async fn of(store: &dyn Store) -> Result<Blocks, StoreError> {
        Ok(Blocks { known: RwLock::new(read(store).await?), changing: Mutex::new(()) })
    }

    /// Reads them again, because somebody may have been forgotten.
    pub async fn reread(&self, store: &dyn Store) -> Result<(), StoreError> {
        let _changing = self.changing.lock().await;
        let known = read(store).await?;
        *self.known.write().unwrap_or_else(PoisonError::into_inner) = known;
        Ok(())
    }

    /// Whether somebody has blocked another.
    pub fn has(&self, person: &str, other: &str) -> bool {
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        known.get(person).is_some_and(|blocked| blocked.contains_key(other))
    }

    /// Whether two people must not meet, whoever of them wants it so.
    pub fn part(&self, one: &str, other: &str) -> bool {
        self.has(one, other) || self.has(other, one)
    }

    /// Whether somebody must not sit down at a table, because of who sits there or who has made it.
    pub fn keep_away(&self, person: &str, setup: &Setup) -> bool {
        let owners = setup.places.iter().filter_map(|place| place.owner.as_deref());
        owners.chain([setup.host.as_str()]).any(|other| self.part(person, other))
    }

    /// Whom somebody has blocked: their ids, and the names under which they met.
    pub fn by(&self, person: &str) -> Vec<(String, String)> {
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        known.get(person).into_iter().flatten().map(|(id, name)| (id.clone(), name.clone())).collect()
    }

    /// Blocks somebody; says whether it could be done.
    pub async fn block(&self, store: &dyn Store, block: Block) -> Result<bool, StoreError> {
        let _changing = self.changing.lock().await;
        let done = self.has(&block.person, &block.other) || store.block(block.clone()).await?;
        if done {
            let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
            known.entry(block.person).or_default().entry(block.other).or_insert(block.name);
        }
        Ok(done)
    }

    /// No longer does.
    pub async fn unblock(&self, store: &dyn Store, person: &str, other: &str) -> Result<(), StoreError> {
        let _changing = self.changing.lock().await;
        store.unblock(person, other).await?;
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        if let Some(blocked) = known.get_mut(person) {
            blocked.remove(other);
        }
        known.retain(|_, blocked| !blocked.is_empty());
        Ok(())
    }
}

async fn read(store: &dyn Store) -> Result<Known, StoreError> {
    let mut known = Known::new();
    for Block { person, other, name, .. } in store.blocks().await? {
        known.entry(person).or_default().insert(other, name);
    }
    Ok(known)
}
