//! What bots remember between two decisions: their tree while they decide again at once, and what they have learnt about
//! the game. It stays with the desk of their table and goes with it.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};

use kernel::{Seat, Seats};
use shelf::Mind;

use crate::setup::Level;

/// How much memory all minds of the site may take. A bot that finds no room starts its next thought from nothing.
const MOST: usize = 64 << 20;

/// The minds at one table.
#[derive(Default)]
pub struct Minds(Mutex<Vec<Kept>>);

struct Kept {
    seat: Seat,
    level: Level,
    mind: Box<dyn Mind>,
    load: Load,
}

/// How much memory the minds at all tables take.
#[derive(Clone, Default)]
pub struct Scales(Arc<AtomicUsize>);

/// How much one of them takes; it is subtracted when the mind goes.
struct Load {
    scales: Scales,
    bytes: usize,
}

impl Load {
    fn new(scales: &Scales, mind: &dyn Mind) -> Load {
        let bytes = mind.weight();
        scales.0.fetch_add(bytes, Ordering::Relaxed);
        Load { scales: scales.clone(), bytes }
    }

    fn is_too_much(&self) -> bool {
        self.scales.0.load(Ordering::Relaxed) > MOST
    }
}

impl Drop for Load {
    fn drop(&mut self) {
        self.scales.0.fetch_sub(self.bytes, Ordering::Relaxed);
    }
}

impl Minds {
    /// The mind of the bot on a seat, if it is still there. A bot of another level has another one.
    pub fn take(&self, seat: Seat, level: Level) -> Option<Box<dyn Mind>> {
        let mut minds = self.minds();
        let place = minds.iter().position(|kept| kept.seat == seat)?;
        let kept = minds.swap_remove(place);
        (kept.level == level).then_some(kept.mind)
    }

    /// Keeps a mind for the next decision of its seat, if there is room.
    pub fn keep(&self, scales: &Scales, seat: Seat, level: Level, mut mind: Box<dyn Mind>) {
        let mut load = Load::new(scales, &*mind);
        if load.is_too_much() {
            mind.rest();
            drop(load);
            load = Load::new(scales, &*mind);
        }
        if !load.is_too_much() {
            self.minds().push(Kept { seat, level, mind, load });
        }
    }

    /// These seats decide now. The others need only what they have learnt.
    pub fn rest_all_but(&self, seats: Seats) {
        for kept in self.minds().iter_mut().filter(|kept| !seats.contains(kept.seat)) {
            kept.mind.rest();
            kept.load = Load::new(&kept.load.scales, &*kept.mind);
        }
    }

    /// The game is over.
    pub fn forget(&self) {
        self.minds().clear();
    }

    fn minds(&self) -> MutexGuard<'_, Vec<Kept>> {
        self.0.lock().expect("no panic while it is held")
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;
    use std::time::Duration;

    use kernel::fair::Seed;
    use store::NewTable;

    use super::*;
    use crate::setup::{Pace, Place, Setup};
    use crate::site::{self, Config};

    struct Heavy(usize);

    impl Mind for Heavy {
        fn rest(&mut self) {
            self.0 /= 2;
        }

        fn weight(&self) -> usize {
            self.0
        }
    }

    #[test]
    fn room_is_limited_and_all_of_it_is_given_back() {
        let (scales, minds) = (Scales::default(), Minds::default());
        let keep =
            |seat, weight| minds.keep(&scales, Seat::new(seat), Level::Master, Box::new(Heavy(weight)));
        keep(0, MOST / 2);
        keep(1, MOST);
        assert_eq!(scales.0.load(Ordering::Relaxed), MOST, "the second rests, and fits");
        keep(2, MOST);
        assert!(minds.take(Seat::new(2), Level::Master).is_none(), "the third does not even so");
        minds.rest_all_but(Seats::only(Seat::new(1)));
        assert_eq!(scales.0.load(Ordering::Relaxed), MOST / 2 + MOST / 4);
        assert!(minds.take(Seat::new(0), Level::Adept).is_none(), "another bot sits there now");
        assert!(minds.take(Seat::new(1), Level::Master).is_some());
        assert_eq!(scales.0.load(Ordering::Relaxed), 0);
    }

    /// Two bots play a game; a table of theirs is weighed after each of their decisions.
    #[tokio::test(flavor = "multi_thread")]
    async fn bots_remember_as_long_as_they_play() {
        let config = Config { bot_pause: Duration::ZERO, ..Config::default() };
        let (_folder, site) = site::for_test(config).await;
        let game = shelf::game("dragon").expect("it is on the shelf");
        let seed = Seed::of_game(3, 1);
        let head = game.record(&BTreeMap::new(), 2, &seed).expect("two can play");
        let bot = Place { bot: Some(Level::Adept), ..Place::default() };
        let setup = Setup::new(vec![bot; 2], Pace::Live, false, "host").to_store();
        site.store.create(NewTable { id: "t".into(), head, seed, setup, at: 0 }).await.expect("a table");
        let desk = site.desk("t").await.expect("a table");
        let _look = desk.look("somebody who watches");
        let mut changes = desk.changed.subscribe();
        crate::act::begin(&site, &desk).await.expect("it begins");
        let weight = || site.thinkers.minds.0.load(Ordering::Relaxed);
        let mut most = 0;
        while !desk.inner.read().await.table.is_over() {
            changes.changed().await.expect("the table is there");
            most = most.max(weight());
        }
        assert!((16 << 10..8 << 20).contains(&most), "the runs that two of them thought through: {most}");
        while weight() > 0 {
            changes.changed().await.expect("the last change tells that the game is over");
        }
    }
}
