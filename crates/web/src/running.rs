//! How many unfinished tables there are from each address, and how many seats people from there wait on, so that nobody
//! fills the site.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

use store::{Listed, Store, StoreError, Which};

use crate::setup::{Place, Setup};

/// The most tables of bots alone from one address that are made, and that go on at a time if they became so later.
pub const MOST_OF_BOTS: usize = 6;
/// The most seats at public tables that wait for players, for people from one address who came without a link.
pub const MOST_SEATS: usize = 6;
/// A table that was just begun may not be in the store yet.
const FRESH: Duration = Duration::from_secs(10);
/// Somebody who was let through sits within this time, or was refused for another reason.
const SITTING: Duration = Duration::from_secs(2);
/// Tables are counted for a day: one that has been idle that long is not an attack.
const COUNTED: Duration = Duration::from_secs(24 * 60 * 60);

/// The tables that were made lately, by the fingerprint of the address they were made from.
pub struct Running {
    /// The most unfinished tables of an address; any number without it.
    most: Option<usize>,
    made: Mutex<BTreeMap<String, Vec<Made>>>,
    /// The tables where somebody sat down lately, by the fingerprint of their address.
    sat: Mutex<BTreeMap<String, Vec<Made>>>,
}

struct Made {
    id: String,
    at: Instant,
}

/// Why an address may not make another table now.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Full {
    /// Too many tables.
    Tables,
    /// Too many tables with only bots.
    Bots,
}

/// Those of the tables that are neither over nor closed, by their ids.
fn unfinished(listed: &[Listed]) -> BTreeMap<&str, Setup> {
    let unfinished = listed.iter().filter(|table| table.result.is_none());
    unfinished
        .filter_map(|table| Some((table.id.as_str(), serde_json::from_str(&table.setup.text).ok()?)))
        .filter(|(_, setup): &(&str, Setup)| !setup.closed)
        .collect()
}

impl Running {
    /// Each address may have this number of unfinished tables.
    pub fn new(most: Option<usize>) -> Running {
        Running { most, made: Mutex::default(), sat: Mutex::default() }
    }

    /// Whether anything is counted by address.
    pub fn counts(&self) -> bool {
        self.most.is_some()
    }

    /// Counts a table that is about to be made, if there is room for it.
    pub async fn count(
        &self,
        store: &dyn Store,
        id: &str,
        setup: &Setup,
    ) -> Result<Option<Full>, StoreError> {
        let (Some(most), Some(origin)) = (self.most, &setup.origin) else { return Ok(None) };
        let known: Vec<String> =
            self.made().get(origin).into_iter().flatten().map(|made| made.id.clone()).collect();
        let listed = store.list(Which::Ids(&known)).await?;
        let running = unfinished(&listed);
        let is_stored = |made: &Made| listed.iter().any(|table| table.id == made.id);
        let mut made = self.made();
        let made = made.entry(origin.clone()).or_default();
        made.retain(|made| {
            running.contains_key(made.id.as_str()) || !is_stored(made) && made.at.elapsed() < FRESH
        });
        // What is not in the store yet may be anything.
        let may_be_bots = |made: &&Made| running.get(made.id.as_str()).is_none_or(Setup::is_bots_alone);
        if made.len() >= most {
            return Ok(Some(Full::Tables));
        }
        if setup.is_bots_alone() && made.iter().filter(may_be_bots).count() >= MOST_OF_BOTS {
            return Ok(Some(Full::Bots));
        }
        made.push(Made { id: id.to_owned(), at: Instant::now() });
        Ok(None)
    }

    /// Whether somebody from this address may sit down, without a link, at another public table; if so, it is counted.
    pub async fn may_sit(&self, store: &dyn Store, id: &str, origin: &str) -> Result<bool, StoreError> {
        if self.most.is_none() {
            return Ok(true);
        }
        let known: Vec<String> =
            self.sat().get(origin).into_iter().flatten().map(|sat| sat.id.clone()).collect();
        let listed = store.list(Which::Ids(&known)).await?;
        let running = unfinished(&listed);
        let waits_on = |sat: &Made| {
            let setup = running.get(sat.id.as_str());
            let own = |place: &&Place| place.origin.as_deref() == Some(origin);
            match setup.map(|setup| (setup.places.iter().filter(own).count(), setup.is_complete())) {
                // Whoever is just sitting down may not be in the store yet.
                None | Some((0, _)) => usize::from(sat.at.elapsed() < SITTING),
                Some((_, true)) => 0,
                Some((seats, false)) => seats,
            }
        };
        let mut sat = self.sat();
        let sat = sat.entry(origin.to_owned()).or_default();
        sat.retain(|sat| waits_on(sat) > 0);
        if sat.iter().map(waits_on).sum::<usize>() >= MOST_SEATS {
            return Ok(false);
        }
        if !sat.iter().any(|sat| sat.id == id) {
            sat.push(Made { id: id.to_owned(), at: Instant::now() });
        }
        Ok(true)
    }

    /// Forgets what was made long ago.
    pub fn tidy(&self) {
        for mut counted in [self.made(), self.sat()] {
            counted.retain(|_, made| {
                made.retain(|made| made.at.elapsed() < COUNTED);
                !made.is_empty()
            });
        }
    }

    fn sat(&self) -> MutexGuard<'_, BTreeMap<String, Vec<Made>>> {
        self.sat.lock().expect("no panic while it is held")
    }

    fn made(&self) -> MutexGuard<'_, BTreeMap<String, Vec<Made>>> {
        self.made.lock().expect("no panic while it is held")
    }
}
