//! Places that are taken and given back: some number in all, and not too many of them for one network.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

use crate::address::Network;

/// Places for connections or streams.
pub struct Places {
    all: usize,
    each: usize,
    taken: Mutex<Taken>,
}

#[derive(Default)]
struct Taken {
    all: usize,
    by: HashMap<Network, usize>,
}

/// Why there is no place.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Full {
    /// One network has all that it may have.
    Network,
    /// All places are taken.
    All,
}

/// A place, until it is dropped.
pub struct Place {
    places: Arc<Places>,
    network: Network,
}

impl Places {
    /// This many places in all, and for each network.
    pub fn new(all: usize, each: usize) -> Arc<Places> {
        Arc::new(Places { all, each, taken: Mutex::default() })
    }

    /// Takes a place.
    pub fn take(self: &Arc<Self>, network: Network) -> Result<Place, Full> {
        let mut taken = self.lock();
        if taken.all >= self.all {
            return Err(Full::All);
        }
        let of_network = taken.by.entry(network).or_default();
        if *of_network >= self.each {
            return Err(Full::Network);
        }
        *of_network += 1;
        taken.all += 1;
        Ok(Place { places: Arc::clone(self), network })
    }

    /// How many are taken.
    pub fn taken(&self) -> usize {
        self.lock().all
    }

    fn lock(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().expect("no panic while it is held")
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.lock();
        taken.all -= 1;
        if let Some(count) = taken.by.get_mut(&self.network) {
            *count -= 1;
            if *count == 0 {
                taken.by.remove(&self.network);
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
