//! Rate limits. A cookie costs nothing, so everything is counted by network too.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use governor::clock::DefaultClock;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};

use crate::address::Network;
use crate::places::{Full, Place, Places};
use crate::refusals;

/// The longest text of a chat line, in characters.
pub const CHAT: usize = 500;
/// The longest name of a player, in characters.
pub const NAME: usize = 24;
/// The largest body of a request, in bytes: a board's file is the longest thing that is sent.
pub const BODY: usize = 64 * 1024;

/// How many browsers writing at full speed fit behind one address. People who think are far slower.
const HOUSEHOLD: u32 = 2;
/// Bytes are counted by this many.
const CRUMB: usize = 64;
/// Crumbs that a network may have stored in a minute, for each write a browser may make in a second. With ten of those
/// it is a megabyte.
const CRUMBS: u32 = 1600;
/// Streams last: for this number of pages a network may open one. After a restart all come back at once, so the bursts are
/// the same.
const PAGES_A_STREAM: u32 = 5;

/// Codes and passwords that may be tried from a network at once, and how long it then takes until the next.
const GUESSES: u32 = 10;
const BETWEEN_GUESSES: Duration = Duration::from_secs(6);

type Counter<K> = RateLimiter<K, DashMapStateStore<K>, DefaultClock>;

/// Counters of what browsers and networks do.
pub struct Limits {
    browsers: Counter<String>,
    networks: Counter<Network>,
    readers: Counter<Network>,
    tables: Counter<Network>,
    crumbs: Counter<Network>,
    opened: Counter<Network>,
    guesses: Counter<Network>,
    guesses_of: Counter<String>,
    /// Open streams.
    pub streams: Arc<Places>,
}

impl Limits {
    /// Each browser may make this many writes a second, with bursts of six times as many, and each network twice
    /// that. Each network may make a tenth as many new tables as a browser may make writes, with bursts of twice as many, and may read
    /// this number of pages a second, with the same bursts as for writes. Streams are counted apart.
    pub fn new(writes_per_second: u32, reads_per_second: u32, streams: Arc<Places>) -> Limits {
        // Beyond that the counters' own clock is too coarse.
        let [writes, reads] = [writes_per_second, reads_per_second].map(|number| number.clamp(1, 1_000_000));
        let count = |number: u32| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
        let per_second =
            |number: u32| Quota::per_second(count(number)).allow_burst(count(number.saturating_mul(6)));
        let guesses = Quota::with_period(BETWEEN_GUESSES).expect("a period is not zero");
        let tables = Quota::with_period(Duration::from_secs(10) / writes).expect("a period is not zero");
        Limits {
            browsers: RateLimiter::keyed(per_second(writes)),
            networks: RateLimiter::keyed(per_second(writes.saturating_mul(HOUSEHOLD))),
            readers: RateLimiter::keyed(per_second(reads)),
            tables: RateLimiter::keyed(tables.allow_burst(count(writes.saturating_mul(2)))),
            crumbs: RateLimiter::keyed(Quota::per_minute(count(writes.saturating_mul(CRUMBS)))),
            opened: RateLimiter::keyed(
                per_second(reads / PAGES_A_STREAM).allow_burst(count(reads.saturating_mul(6))),
            ),
            guesses: RateLimiter::keyed(guesses.allow_burst(count(GUESSES))),
            guesses_of: RateLimiter::keyed(guesses.allow_burst(count(GUESSES))),
            streams,
        }
    }

    /// Whether this browser may write once more now.
    pub fn may_write(&self, browser: &str) -> bool {
        self.browsers.check_key(&browser.to_owned()).is_ok() || refused("browser", None)
    }

    /// Whether anybody in this network may write once more now.
    pub fn may_write_from(&self, network: Network) -> bool {
        self.networks.check_key(&network).is_ok() || refused("writes", Some(network))
    }

    /// Whether anybody in this network may read one more page now.
    pub fn may_read_from(&self, network: Network) -> bool {
        self.readers.check_key(&network).is_ok() || refused("reads", Some(network))
    }

    /// Whether another table may be made from this network now.
    pub fn may_make_table(&self, network: Network) -> bool {
        self.tables.check_key(&network).is_ok() || refused("tables", Some(network))
    }

    /// Whether another code or password may be tried from this network now. This does not grow with the other limits.
    pub fn may_guess(&self, network: Network) -> bool {
        self.guesses.check_key(&network).is_ok() || refused("guesses", Some(network))
    }

    /// Whether another password of this account may be tried now, from wherever.
    pub fn may_guess_of(&self, account: &str) -> bool {
        self.guesses_of.check_key(&account.to_owned()).is_ok() || refused("guesses", None)
    }

    /// Whether this network may have this much more stored now.
    pub fn may_store(&self, network: Network, bytes: usize) -> bool {
        let crumbs = u32::try_from(bytes.div_ceil(CRUMB)).unwrap_or(u32::MAX);
        let crumbs = NonZeroU32::new(crumbs).unwrap_or(NonZeroU32::MIN);
        matches!(self.crumbs.check_key_n(&network, crumbs), Ok(Ok(()))) || refused("bytes", Some(network))
    }

    /// A place for a stream to this network, unless it opens one after the other: each begins with a drawing of the table,
    /// which may have to be read first.
    pub fn stream(&self, network: Network) -> Result<Place, Full> {
        if self.opened.check_key(&network).is_err() {
            refused("opened-streams", Some(network));
            return Err(Full::Network);
        }
        self.streams.take(network).inspect_err(|_| {
            refused("streams", Some(network));
        })
    }

    /// Forgets browsers and networks that have been quiet.
    pub fn tidy(&self) {
        self.browsers.retain_recent();
        self.guesses_of.retain_recent();
        for counter in
            [&self.networks, &self.readers, &self.tables, &self.crumbs, &self.opened, &self.guesses]
        {
            counter.retain_recent();
        }
    }
}

/// Everything that is limited, as logs and metrics call it.
pub const LIMITS: [&str; 14] = [
    "browser",
    "writes",
    "reads",
    "tables",
    "unfinished-tables",
    "tables-of-bots",
    "bytes",
    "seats",
    "streams",
    "opened-streams",
    "guesses",
    "descriptors",
    "connections",
    "connections-of-network",
];

/// Notes that a limit refused something.
pub fn refused(limit: &'static str, network: Option<Network>) -> bool {
    debug_assert!(LIMITS.contains(&limit), "{limit}");
    metrics::counter!("tianxia_refusals_total", "limit" => limit).increment(1);
    if refusals::is_first(("over a limit", limit), network) {
        let network = network.map(tracing::field::display);
        tracing::info!(limit, network, "over a limit");
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limits(writes: u32) -> (Limits, [Network; 2]) {
        let limits = Limits::new(writes, writes, Places::new(10, 10));
        (limits, [1, 2].map(|last| Network::of([192, 0, 2, last].into())))
    }

    #[test]
    fn new_cookies_do_not_help_a_network() {
        let (limits, [one, other]) = limits(1);
        let written = (0..1000).filter(|_| limits.may_write_from(one)).count();
        assert!((12..20).contains(&written), "{written}");
        assert!(limits.may_write_from(other));
    }

    #[test]
    fn pages_are_counted_by_network_and_apart_from_writes() {
        let (limits, [one, other]) = limits(10);
        let read = (0..1000).filter(|_| limits.may_read_from(one)).count();
        assert!((60..70).contains(&read), "{read}");
        assert!(limits.may_read_from(other) && limits.may_write_from(one));
    }

    #[test]
    fn tables_are_a_tenth_of_the_writes() {
        let (limits, [one, other]) = limits(10);
        let made = (0..100).filter(|_| limits.may_make_table(one)).count();
        assert!((20..=21).contains(&made), "{made}: a burst, then one a second");
        assert!(limits.may_make_table(other));
    }

    #[test]
    fn streams_are_counted_when_they_are_opened_also_if_they_end_at_once() {
        let (limits, [one, other]) = limits(10);
        let opened = (0..1000).filter(|_| limits.stream(one).is_ok()).count();
        assert!((60..70).contains(&opened), "{opened}: a burst, then two a second");
        assert!(limits.stream(other).is_ok() && limits.may_read_from(one));
    }

    #[test]
    fn a_network_has_about_a_megabyte_stored_in_a_minute() {
        let (limits, [one, other]) = limits(10);
        let stored = (0..100).filter(|_| limits.may_store(one, BODY)).count() * BODY;
        assert!((900_000..1_100_000).contains(&stored), "{stored}");
        assert!(limits.may_store(other, BODY));
        assert!(!limits.may_store(other, usize::MAX), "more than there ever is");
    }

    #[test]
    fn ten_guesses_and_then_one_now_and_then() {
        let (limits, [one, other]) = limits(1_000_000);
        let guessed = (0..1000).filter(|_| limits.may_guess(one)).count();
        assert!((10..=11).contains(&guessed), "{guessed}, however fast others may write");
        assert!(limits.may_guess(other));
    }
}
