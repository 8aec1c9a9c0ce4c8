//! The time that thinking takes.

use std::sync::LazyLock;
use std::time::{Duration, Instant};

use rustix::time::{ClockId, clock_gettime};

/// What a bot's time is measured by.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub enum Clock {
    /// The clock on the wall: somebody waits for the answer.
    #[default]
    Wall,
    /// The time that the processor gave to the thread that asks, so that a figure means the same on a busy machine.
    Thread,
}

impl Clock {
    /// The time since some moment in the past: only differences mean anything, and with [`Clock::Thread`] only those between
    /// two moments of one thread.
    pub fn now(self) -> Duration {
        static START: LazyLock<Instant> = LazyLock::new(Instant::now);
        match self {
            Clock::Wall => START.elapsed(),
            Clock::Thread => {
                let time = clock_gettime(ClockId::ThreadCPUTime);
                Duration::new(time.tv_sec.unsigned_abs(), time.tv_nsec as u32)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thread_that_sleeps_takes_no_time_of_its_own() {
        let (wall, own) = (Clock::Wall.now(), Clock::Thread.now());
        while Clock::Wall.now() - wall < Duration::from_millis(50) {
            std::thread::sleep(Duration::from_millis(5));
        }
        assert!(Clock::Thread.now() - own < Duration::from_millis(25));
    }

    #[test]
    fn a_thread_that_works_comes_to_any_time_of_its_own() {
        let own = Clock::Thread.now();
        while Clock::Thread.now() - own < Duration::from_millis(2) {}
    }
}
