//! Who may do how much: writes are counted per browser, new tables per address too.

use std::net::IpAddr;
use std::num::NonZeroU32;

use governor::clock::DefaultClock;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};

/// The longest text of a chat line, in characters.
pub const CHAT: usize = 500;
/// The longest name of a player, in characters.
pub const NAME: usize = 24;
/// The largest body of a request, in bytes: a board's file is the longest thing that is sent.
pub const BODY: usize = 64 * 1024;

type Counter<K> = RateLimiter<K, DashMapStateStore<K>, DefaultClock>;

/// Counters of what browsers and addresses do.
pub struct Limits {
    writes: Counter<String>,
    tables: Counter<IpAddr>,
}

impl Limits {
    /// So many writes a second for each browser, with bursts of six times that; tables a tenth of it for
    /// each address.
    pub fn new(writes_per_second: u32) -> Limits {
        let per_second = NonZeroU32::new(writes_per_second).unwrap_or(NonZeroU32::MIN);
        let writes = Quota::per_second(per_second).allow_burst(per_second.saturating_mul(SIX));
        Limits {
            writes: RateLimiter::keyed(writes),
            tables: RateLimiter::keyed(Quota::per_second(per_second)),
        }
    }

    /// Whether this browser may write once more now.
    pub fn may_write(&self, browser: &str) -> bool {
        self.writes.check_key(&browser.to_owned()).is_ok()
    }

    /// Whether another table may be made from this address now.
    pub fn may_make_table(&self, address: IpAddr) -> bool {
        self.tables.check_key(&address).is_ok()
    }

    /// Forgets who has been quiet.
    pub fn tidy(&self) {
        self.writes.retain_recent();
        self.tables.retain_recent();
    }
}

const SIX: NonZeroU32 = NonZeroU32::new(6).expect("six is not zero");
