//! Who is here: whoever has a table open at which they play, or has asked for something in the last minute, as every open page
//! does now and then anyway. Of everybody else it is known on which day they were last here, and no better. Whoever does
//! not want to be seen is seen by nobody, and nothing is kept.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use store::{PeopleDeed, Store, StoreError};

/// How long after a request a page counts as open, in milliseconds: twice as long as pages wait before they ask again.
const OPEN: i64 = 60_000;
/// A day, in milliseconds.
pub const DAY: i64 = 24 * 60 * 60 * 1000;
/// People whose day is kept at once; of more than that, some have to come again.
const AT_ONCE: usize = 500;
/// People of whom it is remembered that their day is kept.
const TOLD: usize = 100_000;

/// Whether somebody is here.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Here {
    /// They have a table open at which they play.
    Playing,
    /// They have a page open.
    Online,
    /// They are not here, or do not want to be seen.
    Away,
}

#[derive(Default)]
struct Known {
    /// When everybody last asked for something, as far as it matters.
    asked: BTreeMap<String, i64>,
    /// How many tables everybody has open at which they play.
    playing: BTreeMap<String, usize>,
    /// Those who have one open on another machine.
    elsewhere: BTreeSet<String>,
    /// Whose day the store has been told, and which day.
    told: (i64, BTreeSet<String>),
    /// Those who do not want to be seen.
    unseen: BTreeSet<String>,
}

/// Who is here.
#[derive(Default)]
pub struct Presence(Mutex<Known>);

impl Presence {
    /// Nobody is here yet; the store knows who does not want to be seen.
    pub async fn of(store: &dyn Store) -> Result<Presence, StoreError> {
        let presence = Presence::default();
        presence.reread(store).await?;
        Ok(presence)
    }

    /// Reads again who does not want to be seen.
    pub async fn reread(&self, store: &dyn Store) -> Result<(), StoreError> {
        let unseen = store.unseen().await?.into_iter().collect();
        self.known().unseen = unseen;
        Ok(())
    }

    /// Somebody asks for something.
    pub fn note(&self, person: &str, now: i64) {
        let mut known = self.known();
        match known.asked.get_mut(person) {
            Some(asked) => *asked = now,
            None => drop(known.asked.insert(person.to_owned(), now)),
        }
    }

    /// Somebody has a table open at which they play, for as long as the result lives.
    pub fn plays(self: &Arc<Self>, person: &str) -> Playing {
        *self.known().playing.entry(person.to_owned()).or_default() += 1;
        Playing { presence: Arc::clone(self), person: person.to_owned() }
    }

    /// These have a table open on another machine at which they play.
    pub fn play_elsewhere(&self, people: BTreeSet<String>) {
        self.known().elsewhere = people;
    }

    /// Whether somebody is here, as others may see it.
    pub fn state(&self, person: &str, now: i64) -> Here {
        let known = self.known();
        if known.unseen.contains(person) {
            return Here::Away;
        }
        let asked = known.asked.get(person).is_some_and(|asked| now - asked < OPEN);
        let plays = known.playing.contains_key(person) || known.elsewhere.contains(person);
        match (plays, asked) {
            (true, _) => Here::Playing,
            (false, true) => Here::Online,
            (false, false) => Here::Away,
        }
    }

    /// Whether somebody does not want to be seen.
    pub fn is_hidden(&self, person: &str) -> bool {
        self.known().unseen.contains(person)
    }

    /// From now on somebody does not want to be seen, or does.
    pub async fn hide(&self, store: &dyn Store, person: &str, hidden: bool) -> Result<(), StoreError> {
        store.change_people(PeopleDeed::Hide { person: person.to_owned(), hidden }).await?;
        let mut known = self.known();
        known.told.1.remove(person);
        if hidden {
            known.unseen.insert(person.to_owned())
        } else {
            known.unseen.remove(person)
        };
        Ok(())
    }

    /// Forgets whoever has gone, and tells the store who was here today: each of them once.
    pub async fn tidy(&self, store: &dyn Store, now: i64) -> Result<(), StoreError> {
        let day = now - now.rem_euclid(DAY);
        let people: Vec<String> = {
            let mut known = self.known();
            let Known { asked, told, unseen, .. } = &mut *known;
            if told.0 != day || told.1.len() > TOLD {
                *told = (day, BTreeSet::new());
            }
            let is_new = |id: &&String| !told.1.contains(*id) && !unseen.contains(*id);
            let people: Vec<String> = asked.keys().filter(is_new).take(AT_ONCE).cloned().collect();
            asked.retain(|_, asked| now - *asked < OPEN);
            people
        };
        if people.is_empty() {
            return Ok(());
        }
        store.change_people(PeopleDeed::Seen { people: people.clone(), day }).await?;
        self.known().told.1.extend(people);
        Ok(())
    }

    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Somebody has a table open at which they play.
pub struct Playing {
    presence: Arc<Presence>,
    person: String,
}

impl Drop for Playing {
    fn drop(&mut self) {
        let mut known = self.presence.known();
        if let Some(tables) = known.playing.get_mut(&self.person) {
            *tables -= 1;
            if *tables == 0 {
                known.playing.remove(&self.person);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::site::{Config, for_test};

    #[tokio::test]
    async fn whoever_hides_is_seen_by_nobody() {
        let (_folder, site) = for_test(Config::default()).await;
        let (presence, store) = (&site.presence, &*site.store);
        let now = 5 * DAY + 7;
        assert_eq!(presence.state("anna", now), Here::Away);
        presence.note("anna", now);
        assert_eq!(presence.state("anna", now + OPEN - 1), Here::Online);
        let tables = [presence.plays("anna"), presence.plays("anna")];
        assert_eq!(presence.state("anna", now + OPEN), Here::Playing);
        presence.hide(store, "anna", true).await.expect("it is kept");
        assert_eq!(presence.state("anna", now), Here::Away);
        presence.tidy(store, now).await.expect("nothing to do");
        assert_eq!(store.seen("anna").await.expect("a day"), None);
        presence.hide(store, "anna", false).await.expect("it is kept");
        drop(tables);
        assert_eq!(presence.state("anna", now), Here::Online);
        presence.tidy(store, now + OPEN).await.expect("it is kept");
        assert_eq!(store.seen("anna").await.expect("a day"), Some(5 * DAY));
        assert_eq!(presence.state("anna", now), Here::Away, "she is gone");
        assert!(presence.known().asked.is_empty());
    }
}
