//! Which bot thinks next: a fair queue for a limited number of places.
//!
//! Tables at which a person waits for a bot come before tables of bots alone. Within each of these, every owner gets a place in
//! turn, however many of their tables wait: a hundred tables of one address delay a guest's game by one thought at most.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Instant;

use tokio::sync::oneshot;

/// A limited number of places to think, and the queue for them.
pub struct Queue(Mutex<State>);

struct State {
    free: usize,
    /// By rank, then by owner: the first in both gets the next place.
    waiting: [VecDeque<Share>; 5],
}

/// All that one owner waits for, the first first.
struct Share {
    owner: String,
    tickets: VecDeque<oneshot::Sender<Place>>,
}

/// For whom a bot thinks.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Rank {
    /// Somebody sits at the table and waits.
    People = 0,
    /// Somebody waits for a hint.
    Hint = 1,
    /// Somebody sits at the table, but nobody looks: their move can wait a moment.
    Away = 2,
    /// Somebody watches bots play.
    Bots = 3,
    /// A finished game is reviewed.
    Review = 4,
}

/// A place to think. Dropping it gives it to the next.
pub struct Place(Arc<Queue>);

impl Queue {
    /// A queue for this number of places, at least one.
    pub fn new(places: usize) -> Arc<Queue> {
        Arc::new(Queue(Mutex::new(State { free: places.max(1), waiting: Default::default() })))
    }

    /// Waits for a place.
    pub async fn place(self: &Arc<Self>, owner: &str, rank: Rank) -> Place {
        let asked = Instant::now();
        let ticket = self.state().ask(owner, rank);
        let place = match ticket {
            None => Place(Arc::clone(self)),
            Some(ticket) => ticket.await.expect("a ticket stays in the queue until it gets a place"),
        };
        metrics::histogram!("tianxia_thinking_wait_seconds").record(asked.elapsed().as_secs_f64());
        place
    }

    /// How many wait for a place.
    pub fn waiting(&self) -> usize {
        self.state().waiting.iter().flatten().map(|share| share.tickets.len()).sum()
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().expect("no panic while it is held")
    }
}

impl State {
    /// Takes a free place, or a ticket for one.
    fn ask(&mut self, owner: &str, rank: Rank) -> Option<oneshot::Receiver<Place>> {
        if self.free > 0 {
            self.free -= 1;
            return None;
        }
        let (sender, receiver) = oneshot::channel();
        let shares = &mut self.waiting[rank as usize];
        match shares.iter_mut().find(|share| share.owner == owner) {
            Some(share) => share.tickets.push_back(sender),
            None => shares.push_back(Share { owner: owner.to_owned(), tickets: [sender].into() }),
        }
        Some(receiver)
    }

    /// Whoever gets the place that has become free; if nobody wants it, it stays free.
    fn next(&mut self) -> Option<oneshot::Sender<Place>> {
        for shares in &mut self.waiting {
            let Some(mut share) = shares.pop_front() else { continue };
            let ticket = share.tickets.pop_front();
            if !share.tickets.is_empty() {
                shares.push_back(share);
            }
            return ticket;
        }
        self.free += 1;
        None
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let next = self.0.state().next();
        if let Some(ticket) = next {
            // If its owner has gone away the place comes back, is dropped and so goes on to the next.
            let _ = ticket.send(Place(Arc::clone(&self.0)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The order in which a single place goes round.
    async fn order(asked: &[(&'static str, Rank)]) -> Vec<&'static str> {
        let queue = Queue::new(1);
        let first = queue.place("first", Rank::Bots).await;
        let served = Arc::new(Mutex::new(Vec::new()));
        let mut tasks = Vec::new();
        for &(owner, rank) in asked {
            let (queue, served) = (Arc::clone(&queue), Arc::clone(&served));
            tasks.push(tokio::spawn(async move {
                let _place = queue.place(owner, rank).await;
                served.lock().expect("no panic").push(owner);
            }));
            // On one thread the task runs until it waits in the queue.
            tokio::task::yield_now().await;
        }
        drop(first);
        for task in tasks {
            task.await.expect("no panic");
        }
        assert_eq!(queue.state().free, 1, "the place is free again");
        Arc::into_inner(served).expect("all are done").into_inner().expect("no panic")
    }

    #[tokio::test]
    async fn owners_take_turns_and_people_come_first() {
        use Rank::{Bots, People};
        let asked = [("a", People), ("a", People), ("a", People), ("b", People), ("c", Bots), ("d", People)];
        assert_eq!(order(&asked).await, ["a", "b", "d", "a", "a", "c"]);
        let asked = [("a", Bots), ("a", Bots), ("b", Bots), ("guest", People)];
        assert_eq!(order(&asked).await, ["guest", "a", "b", "a"]);
    }

    #[tokio::test]
    async fn whoever_goes_away_loses_nobody_a_place() {
        let queue = Queue::new(1);
        let first = queue.place("a", Rank::People).await;
        let gone = queue.state().ask("b", Rank::People);
        let stays = queue.state().ask("c", Rank::People).expect("it waits");
        drop(gone);
        drop(first);
        drop(stays.await.expect("a place"));
        assert_eq!(queue.state().free, 1);
    }
}
