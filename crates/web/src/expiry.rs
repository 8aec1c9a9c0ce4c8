//! Putting abandoned tables away, unless the clock looks wrong.
//!
//! What is put away can be brought back for a month. Still, a clock that was wrong for an hour should not hide
//! anybody's game: after every jump the clock must run evenly for a day before it is believed again.

use std::time::{Duration, Instant};

use store::{Expired, Purged, StoreError};

use crate::site::{Site, now};

const HOUR: i64 = 60 * 60 * 1000;
const DAY: i64 = 24 * HOUR;
/// How long a deleted table can be brought back.
const RESTORABLE: i64 = 30 * DAY;
/// A site that was down for longer than this cannot tell whether its clock is right.
const LONGEST_REST: i64 = 7 * DAY;
/// How long tables stay if many would go at once, so that somebody can read about it in the log.
const WARNING: i64 = 7 * DAY;
/// How often to look for abandoned tables: that means reading through all of them.
const BETWEEN: Duration = Duration::from_secs(60 * 60);
/// The most tables that are removed in one transaction, so that nobody waits for it.
const PURGED_AT_ONCE: usize = 20;

/// When the clock was last seen and since when it has run evenly, under these names in the store.
const SEEN: &str = "clock-seen";
const EVEN: &str = "clock-even-since";
/// What one machine does for all.
const WORK: &str = "expiry";
/// Since when many tables at once are abandoned.
const MANY: &str = "many-abandoned-since";
/// Since when many tables at once are due to be removed for good.
const MANY_OLD: &str = "many-old-since";

/// Puts abandoned tables away.
#[derive(Default)]
pub struct Expiry {
    /// When we last looked at the clock, and what it said.
    seen: Option<(Instant, i64)>,
    /// When we last looked for abandoned tables.
    done: Option<Instant>,
}

/// How a clock has moved.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Jump {
    Back,
    Ahead,
}

/// How the clock has moved against this much time that has passed; small corrections do not count.
fn jump(before: i64, after: i64, passed: Duration) -> Option<Jump> {
    let moved = after.saturating_sub(before).saturating_sub(passed.as_millis() as i64);
    beyond(moved, HOUR)
}

/// How the clock has moved while the site was down, for an unknown time.
fn jump_at_rest(before: i64, after: i64) -> Option<Jump> {
    beyond(after.saturating_sub(before), LONGEST_REST)
}

fn beyond(moved: i64, ahead: i64) -> Option<Jump> {
    if moved <= -HOUR {
        return Some(Jump::Back);
    }
    (moved >= ahead).then_some(Jump::Ahead)
}

impl Expiry {
    /// Looks at the clock each time, and for abandoned tables every hour.
    pub async fn pass(&mut self, site: &Site) -> Result<(), StoreError> {
        let (instant, at) = (Instant::now(), now());
        let jump = match self.seen {
            Some((then, before)) => jump(before, at, instant.duration_since(then)),
            None => site.store.mark(SEEN).await?.and_then(|before| jump_at_rest(before, at)),
        };
        if let Some(jump) = jump {
            let way = if jump == Jump::Back { "back" } else { "ahead" };
            tracing::warn!("the clock has jumped {way}; no abandoned table is removed for a day");
        }
        if jump.is_some() || site.store.mark(EVEN).await?.is_none() {
            site.store.set_mark(EVEN, Some(at)).await?;
            site.store.set_mark(SEEN, Some(at)).await?;
        }
        self.seen = Some((instant, at));
        if self.done.is_some_and(|done| done.elapsed() < BETWEEN) {
            return Ok(());
        }
        site.store.set_mark(SEEN, Some(at)).await?;
        self.done = Some(instant);
        let even = site.store.mark(EVEN).await?.unwrap_or(at);
        if at.saturating_sub(even) < DAY {
            tracing::info!("the clock has not run evenly for a day yet: no abandoned table is removed");
            return Ok(());
        }
        // One machine is enough.
        if !site.take(WORK).await? {
            return Ok(());
        }
        let done = async {
            expire(site, at).await?;
            purge(site, at).await
        };
        let done = done.await;
        site.done(WORK).await;
        done
    }
}

/// Whether so many tables may go that somebody had to be warned: that was long enough ago.
async fn may_be_many(site: &Site, warned: &str, at: i64) -> Result<bool, StoreError> {
    let since = site.store.mark(warned).await?;
    Ok(since.is_some_and(|since| at.saturating_sub(since) >= WARNING))
}

/// Notes when somebody was first warned, or that there is no reason to.
async fn note(site: &Site, warned: &str, now: Option<i64>) -> Result<(), StoreError> {
    if site.store.mark(warned).await?.is_some() == now.is_some() {
        return Ok(());
    }
    site.store.set_mark(warned, now).await
}

/// Puts abandoned tables away. Whoever still looks at one is told when they act.
async fn expire(site: &Site, at: i64) -> Result<(), StoreError> {
    let Some(after) = site.config.forget_after else { return Ok(()) };
    let many = may_be_many(site, MANY, at).await?;
    let why = format!("nobody has played for {} days", after.as_secs() / (24 * 60 * 60));
    match site.store.expire(at.saturating_sub(after.as_millis() as i64), &why, at, many).await? {
        Expired::Tables(tables) => {
            for desk in tables.iter().filter_map(|table| site.desk_in_memory(table)) {
                site.drop_desk(&desk);
            }
            if !tables.is_empty() {
                tracing::info!(tables = tables.len(), "abandoned tables were put away for a month");
            }
            metrics::counter!("tianxia_tables_forgotten_total").increment(tables.len() as u64);
            // Where more wait for their turn, somebody has been warned of those too.
            if tables.len() < store::AT_ONCE { note(site, MANY, None).await } else { Ok(()) }
        }
        Expired::TooMany { abandoned, running } => {
            tracing::warn!(
                "{abandoned} of {running} running tables would be removed at once, because {why}: is the clock \
                 right? If nothing changes they go a week after this was first said; --forget-after keeps them"
            );
            note(site, MANY, Some(at)).await
        }
    }
}

/// Removes for good what was put away long ago.
async fn purge(site: &Site, at: i64) -> Result<(), StoreError> {
    let many = may_be_many(site, MANY_OLD, at).await?;
    let mut removed = 0;
    loop {
        match site.store.purge(at.saturating_sub(RESTORABLE), PURGED_AT_ONCE, many).await? {
            Purged::Tables(tables) => {
                removed += tables;
                if tables < PURGED_AT_ONCE as u64 {
                    break;
                }
            }
            Purged::TooMany { old, deleted } => {
                tracing::warn!(
                    "{old} of {deleted} deleted tables would be removed for good at once, because they were deleted \
                     a month ago: is the clock right? If nothing changes they go a week after this was first said"
                );
                return note(site, MANY_OLD, Some(at)).await;
            }
        }
    }
    if removed > 0 {
        tracing::info!(tables = removed, "tables deleted a month ago were removed for good");
    }
    note(site, MANY_OLD, None).await
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use kernel::fair::Seed;
    use store::{NewTable, Which};

    use super::*;
    use crate::setup::{Pace, Setup};
    use crate::site::Config;

    #[test]
    fn a_clock_that_runs_does_not_jump() {
        let tick = Duration::from_secs(20);
        assert_eq!(jump(5, 5 + 20_000, tick), None);
        // Summer time does not concern us, and neither does a leap second or a correction by the network.
        assert_eq!(jump(5, 5 + 30 * 60_000, tick), None);
        assert_eq!(jump(30 * 60_000, 5, tick), None);
        assert_eq!(jump(5, 5 + 20_000 + HOUR, tick), Some(Jump::Ahead));
        assert_eq!(jump(2 * HOUR, 5, tick), Some(Jump::Back));
        assert_eq!(jump(i64::MIN, i64::MAX, tick), Some(Jump::Ahead));
    }

    #[tokio::test]
    async fn after_the_warning_all_go_however_many_there_are() {
        let (_folder, site) = crate::site::for_test(Config::default()).await;
        let game = shelf::game("dragon").expect("a game");
        let seed = Seed::of_game(14, 9);
        let head = game.record(&BTreeMap::new(), 2, &seed).expect("a table");
        let create = |number: usize| {
            let setup = Setup::new(Vec::new(), Pace::Live, false, "host").to_store();
            site.store.create(NewTable { id: number.to_string(), head: head.clone(), seed, setup, at: 0 })
        };
        let all = store::AT_ONCE + store::MANY as usize + 1;
        for made in futures_util::future::join_all((0..all).map(create)).await {
            made.expect("a table");
        }
        let left = async || site.store.list(Which::Running).await.expect("a list").len();
        let at = 100 * DAY;
        expire(&site, at).await.expect("a warning");
        assert_eq!(left().await, all, "somebody must read about it first");
        expire(&site, at + WARNING).await.expect("the first of them go");
        assert_eq!(left().await, all - store::AT_ONCE);
        expire(&site, at + WARNING + HOUR).await.expect("the others go");
        assert_eq!(left().await, 0);
        assert_eq!(
            site.store.mark(MANY).await.expect("a mark"),
            None,
            "the next time somebody is warned again"
        );
    }

    #[test]
    fn a_site_may_be_off_for_some_days() {
        assert_eq!(jump_at_rest(DAY, 7 * DAY), None);
        assert_eq!(jump_at_rest(DAY, 8 * DAY), Some(Jump::Ahead));
        assert_eq!(jump_at_rest(DAY, DAY - HOUR / 2), None);
        assert_eq!(jump_at_rest(DAY, 0), Some(Jump::Back));
    }
}
