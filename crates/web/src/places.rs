//! Places that are taken and given back: some number in all, and not too many of them for one network or owner.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard};

use crate::address::Network;

/// Places for connections or streams, or for whatever else is counted by somebody.
pub struct Places<K: Eq + Hash = Network> {
    all: usize,
    each: usize,
    taken: Mutex<Taken<K>>,
}

struct Taken<K> {
    all: usize,
    by: HashMap<K, usize>,
}

/// Why there is no place.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Full {
    /// One network or owner has all that it may have.
    Network,
    /// All places are taken.
    All,
}

/// A place, until it is dropped.
pub struct Place<K: Eq + Hash = Network> {
    places: Arc<Places<K>>,
    by: K,
}

impl<K: Eq + Hash + Clone> Places<K> {
    /// This many places in all, and for each network.
    pub fn new(all: usize, each: usize) -> Arc<Places<K>> {
        Arc::new(Places { all, each, taken: Mutex::new(Taken { all: 0, by: HashMap::new() }) })
    }

    /// Takes a place.
    pub fn take(self: &Arc<Self>, by: K) -> Result<Place<K>, Full> {
        let mut taken = self.lock();
        if taken.all >= self.all {
            return Err(Full::All);
        }
        let own = taken.by.entry(by.clone()).or_default();
        if *own >= self.each {
            return Err(Full::Network);
        }
        *own += 1;
        taken.all += 1;
        Ok(Place { places: Arc::clone(self), by })
    }

    /// How many are taken.
    pub fn taken(&self) -> usize {
        self.lock().all
    }
}

impl<K: Eq + Hash> Places<K> {
    fn lock(&self) -> MutexGuard<'_, Taken<K>> {
        self.taken.lock().expect("no panic while it is held")
    }
}

impl<K: Eq + Hash> Drop for Place<K> {
    fn drop(&mut self) {
        let mut taken = self.places.lock();
        taken.all -= 1;
        if let Some(count) = taken.by.get_mut(&self.by) {
            *count -= 1;
            if *count == 0 {
                taken.by.remove(&self.by);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_network_cannot_take_the_places_of_all() {
        let network = |last: u8| Network::of([192, 0, 2, last].into());
        let places = Places::new(3, 2);
        let mut held = vec![places.take(network(1)).ok(), places.take(network(1)).ok()];
        assert_eq!(places.take(network(1)).err(), Some(Full::Network));
        held.push(places.take(network(2)).ok());
        assert_eq!(places.take(network(3)).err(), Some(Full::All));
        assert_eq!(places.taken(), 3);
        held.clear();
        assert_eq!(places.taken(), 0);
        assert!(places.lock().by.is_empty(), "nobody is remembered");
        assert!(places.take(network(1)).is_ok());
    }
}
