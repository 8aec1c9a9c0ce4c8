//! File descriptors: every connection takes one, and when there are none left the site can neither answer nor read.

/// As many as we ask for, if the system gives them.
const WANTED: u64 = 65_536;
/// What is kept for the database, the log and the like.
const RESERVE: u64 = 128;

/// Raises the limit of this process as far as it may, and gives how many connections fit below it.
#[cfg(unix)]
pub fn raise() -> usize {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let now = getrlimit(Resource::Nofile);
    let most = now.maximum.map_or(WANTED, |most| most.min(WANTED));
    if now.current.is_some_and(|current| current < most) {
        let raised = Rlimit { current: Some(most), maximum: now.maximum };
        if let Err(error) = setrlimit(Resource::Nofile, raised) {
            tracing::warn!(%error, "the limit of file descriptors cannot be raised");
        }
    }
    let limit = limit();
    // Even a very low limit leaves some room.
    usize::try_from(limit.saturating_sub(RESERVE).max(limit / 2)).unwrap_or(usize::MAX)
}

/// How many this process may have.
#[cfg(unix)]
pub fn limit() -> u64 {
    rustix::process::getrlimit(rustix::process::Resource::Nofile).current.unwrap_or(WANTED)
}

/// Elsewhere there is no such limit.
#[cfg(not(unix))]
pub fn raise() -> usize {
    (WANTED - RESERVE) as usize
}

#[cfg(not(unix))]
pub fn limit() -> u64 {
    WANTED
}

/// How many are open, where the system tells.
pub fn open() -> Option<usize> {
    // The one that reads the list is in it.
    Some(std::fs::read_dir("/proc/self/fd").ok()?.count().saturating_sub(1))
}
