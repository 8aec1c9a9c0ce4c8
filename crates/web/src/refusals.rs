//! Refusals in the log: the first of a kind from a network is written at once, the rest of that minute as a number.
//! A client that is refused a thousand times a second must not fill the disk.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::address::Network;

/// How long a refusal stands for those like it.
const MINUTE: Duration = Duration::from_secs(60);
/// How many networks are told apart; all others are counted as one.
const MOST: usize = 10_000;

/// What was refused: the line in the log, and which limit or reason.
pub type Kind = (&'static str, &'static str);

/// The refusals of this process, which has one log.
static SEEN: LazyLock<Refusals> = LazyLock::new(Refusals::default);

/// Whether this refusal is to be written now. If not, it is counted.
pub fn is_first(kind: Kind, network: Option<Network>) -> bool {
    SEEN.note(kind, network, Instant::now())
}

/// Writes how many more there were, for every minute that is over.
pub fn tidy() {
    for Count { kind: (line, reason), network, times } in SEEN.take(Instant::now()) {
        let network = network.map(tracing::field::display);
        tracing::info!(reason, network, times, "{line}, more of them");
    }
}

#[derive(Default)]
struct Refusals(Mutex<HashMap<(Kind, Option<Network>), Minute>>);

/// When it began, and how many more there were since.
struct Minute {
    since: Instant,
    more: u64,
}

#[derive(Debug, PartialEq, Eq)]
struct Count {
    kind: Kind,
    network: Option<Network>,
    times: u64,
}

impl Refusals {
    fn note(&self, kind: Kind, network: Option<Network>, now: Instant) -> bool {
        let mut seen = self.seen();
        let known = |network| (kind, network);
        let is_full = seen.len() >= MOST && !seen.contains_key(&known(network));
        let minute = seen.entry(known(network.filter(|_| !is_full)));
        let mut first = false;
        minute.and_modify(|minute| minute.more += 1).or_insert_with(|| {
            first = true;
            Minute { since: now, more: 0 }
        });
        first
    }

    /// What was counted in minutes that are over; they are forgotten.
    fn take(&self, now: Instant) -> Vec<Count> {
        let mut over = Vec::new();
        self.seen().retain(|&(kind, network), minute| {
            let lasts = now.duration_since(minute.since) < MINUTE;
            if !lasts && minute.more > 0 {
                over.push(Count { kind, network, times: minute.more });
            }
            lasts
        });
        over
    }

    fn seen(&self) -> MutexGuard<'_, HashMap<(Kind, Option<Network>), Minute>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WRITES: Kind = ("over a limit", "writes");

    fn network(number: u32) -> Option<Network> {
        Some(Network::of(std::net::Ipv4Addr::from_bits(number).into()))
    }

    #[test]
    fn a_thousand_refusals_are_a_line_and_a_number() {
        let (refusals, start) = (Refusals::default(), Instant::now());
        let written = |from| (0..1000).filter(|_| refusals.note(WRITES, network(from), start)).count();
        assert_eq!((written(1), written(2)), (1, 1));
        assert!(refusals.note(("over a limit", "tables"), network(1), start), "another limit");
        assert_eq!(refusals.take(start + MINUTE / 2), []);
        let mut counts = refusals.take(start + MINUTE);
        counts.sort_by_key(|count| count.network.map(|network| network.to_string()));
        let count = |from| Count { kind: WRITES, network: network(from), times: 999 };
        assert_eq!(counts, [count(1), count(2)], "and nothing of the one that came once");
        assert!(refusals.note(WRITES, network(1), start + MINUTE), "a new minute");
    }

    #[test]
    fn a_million_networks_take_little_room() {
        let (refusals, start) = (Refusals::default(), Instant::now());
        for from in 0..100_000 {
            refusals.note(WRITES, network(from), start);
        }
        assert_eq!(refusals.seen().len(), MOST + 1);
        let rest = Count { kind: WRITES, network: None, times: 100_000 - MOST as u64 - 1 };
        assert_eq!(refusals.take(start + MINUTE), [rest]);
    }
}
