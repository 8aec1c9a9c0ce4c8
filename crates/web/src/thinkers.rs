//! Bots at the tables. They think on threads of their own, a limited number at once.

mod minds;
#[cfg(test)]
mod pace;

use std::collections::BTreeMap;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use bots::BotSpec;
use kernel::{Seat, Seats};

pub use minds::Minds;

use crate::act::{self, ActError, By, What};
use crate::desk::{Desk, Inner};
use crate::hints;
use crate::machines;
use crate::places::Places;
use crate::queue::{Place, Queue, Rank};
use crate::setup::Level;
use crate::site::Site;

/// The places where bots think, over all tables, and how long they have needed.
pub struct Thinkers {
    queue: Arc<Queue>,
    /// The hints that are thought of now, by who has asked.
    pub hints: Arc<Places<String>>,
    /// The tables of bots alone that go on now, by owner.
    shows: Arc<Places<String>>,
    /// The longest time spent on a secret question, by game and level.
    longest: Mutex<BTreeMap<(&'static str, &'static str), Duration>>,
    /// How much memory the minds at all tables take.
    minds: minds::Scales,
}

impl Thinkers {
    /// This number at once; of the tables of bots alone, this number for each owner.
    pub fn new(places: usize, shows: usize) -> Thinkers {
        Thinkers {
            queue: Queue::new(places),
            hints: Places::new(hints::AT_ONCE, 1),
            shows: Places::new(usize::MAX, shows),
            longest: Mutex::default(),
            minds: minds::Scales::default(),
        }
    }

    /// Waits for a place to think.
    pub async fn place(&self, owner: &str, rank: Rank) -> Place {
        self.queue.place(owner, rank).await
    }

    /// How many bots wait for a place to think.
    pub fn waiting(&self) -> usize {
        self.queue.waiting()
    }

    /// A time in which a bot has surely thought about a secret question.
    fn cover(&self, game: &'static str, level: Level) -> Duration {
        let longest = self.longest.lock().expect("no panic while it is held");
        let seen = longest.get(&(game, level.name())).copied().unwrap_or_default();
        // Whoever answers at once has done so in a few hundredths even on a slow machine; the others are given a fifth more.
        let least = level.time().map_or(AT_ONCE, |time| time * 6 / 5);
        // A machine that once stood still must not slow every later answer down.
        (seen * 5 / 4).clamp(least, least * SLOWEST)
    }

    fn took(&self, game: &'static str, level: Level, time: Duration) {
        let mut longest = self.longest.lock().expect("no panic while it is held");
        let seen = longest.entry((game, level.name())).or_default();
        *seen = time.max(*seen);
    }
}

/// A time in which a bot that answers at once has surely done so.
const AT_ONCE: Duration = Duration::from_millis(100);

/// A machine may be slower than expected by this factor; whatever takes longer is a stall, and seldom.
const SLOWEST: u32 = 3;

/// Lets the bots of a table play until somebody else is asked. A table has one task for its bots: if it
/// runs already, this does nothing.
pub fn wake(site: &Arc<Site>, desk: &Arc<Desk>) {
    if desk.bots_awake.swap(true, Ordering::SeqCst) {
        return;
    }
    let (site, desk) = (Arc::clone(site), Arc::clone(desk));
    tokio::spawn(async move {
        let work = machines::bots(&desk.id);
        let is_ours = drive(&site, &desk, &work).await;
        desk.bots_awake.store(false, Ordering::SeqCst);
        site.done(&work).await;
        // A call in the last moment was turned away: look once more.
        if is_ours && !*site.closing.borrow() && next(&desk).await.is_some() {
            wake(&site, &desk);
        }
    });
}

/// Whether people wait for a bot.
pub fn is_awaited(inner: &Inner) -> bool {
    let (setup, bots) = (&inner.setup, inner.setup.bots());
    !setup.closed
        && !setup.is_bots_alone()
        && inner.table.turn().seats().iter().any(|seat| bots.contains(seat))
}

/// Says whether no other machine plays for the bots of this table.
async fn drive(site: &Arc<Site>, desk: &Arc<Desk>, work: &str) -> bool {
    let mut show = None;
    let mut is_ours = false;
    while let Some(asked) = next(desk).await {
        if !is_ours {
            is_ours = site.take(work).await.unwrap_or(false);
            if !is_ours {
                return false;
            }
        }
        if asked.rank != Rank::Bots {
            show = None;
        } else if show.is_none() {
            // However a table came to be one of bots alone, only a few from an address go on at a time.
            show = site.thinkers.shows.take(asked.owner.clone()).ok();
            if show.is_none() {
                tokio::time::sleep(RETRY).await;
                if *site.closing.borrow() {
                    return false;
                }
                continue;
            }
        }
        tokio::time::sleep(site.config.bot_pause).await;
        let place = site.thinkers.queue.place(&asked.owner, asked.rank).await;
        if *site.closing.borrow() {
            return false;
        }
        // The last viewer may have left meanwhile.
        if is_paused(desk, asked.rank) {
            continue;
        }
        let Some(answers) = think(site, desk, asked, place).await else {
            tokio::time::sleep(RETRY).await;
            return true;
        };
        for Answer { seat, version, notation } in answers {
            match act::play(site, desk, seat, By::Bot, version, What::Play(notation)).await {
                // Somebody was faster, or a player has come back: look again.
                Ok(()) | Err(ActError::Stale | ActError::No(..)) => {}
                Err(error) => {
                    tracing::error!(table = desk.id, %seat, %error, "a bot cannot play");
                    // The store may recover in a moment; until then there is no hurry.
                    tokio::time::sleep(RETRY).await;
                }
            }
        }
    }
    true
}

/// How long bots wait when the store or one of them has failed, or when other tables of the same owner are before them.
const RETRY: Duration = Duration::from_secs(2);

/// Lets all bots that are asked think, one after the other in one place; none if one has failed.
///
/// The time of a secret answer must not reveal whether there was anything to think about. So it comes after a time
/// that is drawn before, covers the longest thought, and begins when the place is there: how long that took depends
/// on other tables alone.
async fn think(site: &Arc<Site>, desk: &Arc<Desk>, asked: Asked, place: Place) -> Option<Vec<Answer>> {
    let Asked { game, thoughts, discreet, .. } = asked;
    let started = Instant::now();
    let cover: Duration = thoughts.iter().map(|thought| site.thinkers.cover(game, thought.level)).sum();
    let due = started + cover + fraction(site.config.bot_pause);
    let (thinking, at) = (Arc::clone(site), Arc::clone(desk));
    let answers = tokio::task::spawn_blocking(move || {
        at.minds.rest_all_but(thoughts.iter().map(|thought| thought.seat).collect());
        let answer = |thought: Pending| {
            let started = Instant::now();
            let Pending { seat, version, level, decide } = thought;
            let (notation, mind) = decide(at.minds.take(seat, level));
            at.minds.keep(&thinking.thinkers.minds, seat, level, mind);
            let answer = Answer { seat, version, notation };
            metrics::histogram!("tianxia_bot_seconds").record(started.elapsed().as_secs_f64());
            if discreet {
                thinking.thinkers.took(game, level, started.elapsed());
            }
            answer
        };
        let answers: Vec<Answer> = thoughts.into_iter().map(answer).collect();
        drop(place);
        answers
    });
    let Ok(answers) = answers.await else {
        tracing::error!(table = desk.id, "a bot panicked");
        return None;
    };
    // Without a pause nobody looks: that is for tests and tournaments.
    if discreet && !site.config.bot_pause.is_zero() {
        tokio::time::sleep_until(due.into()).await;
    }
    Some(answers)
}

/// A part of a time, at random.
fn fraction(of: Duration) -> Duration {
    let mut byte = [0];
    // Without random numbers it is the whole: always the same tells nothing either.
    let part = getrandom::fill(&mut byte).map_or(255, |()| u32::from(byte[0]));
    of * part / 255
}

/// What the bots of a table are asked now.
struct Asked {
    game: &'static str,
    /// Who shares places with others, and how urgent it is.
    owner: String,
    rank: Rank,
    /// Whether having no choice would tell something hidden.
    discreet: bool,
    thoughts: Vec<Pending>,
}

/// A question to a bot, opened with this version, and how it finds its answer.
struct Pending {
    seat: Seat,
    version: u64,
    level: Level,
    decide: shelf::Thinking,
}

struct Answer {
    seat: Seat,
    version: u64,
    notation: String,
}

/// The bots that have to decide next; none where nobody would see it.
async fn next(desk: &Desk) -> Option<Asked> {
    let inner = desk.inner.read().await;
    let setup = &inner.setup;
    if inner.broken || setup.closed || !setup.is_complete() {
        return None;
    }
    let rank = match (setup.is_bots_alone(), desk.is_watched()) {
        (true, _) => Rank::Bots,
        (false, true) => Rank::People,
        (false, false) => Rank::Away,
    };
    let bots = setup.bots();
    let seats = inner.table.turn().seats().iter().filter(|&seat| bots.contains(seat));
    let thought = |seat: Seat| {
        let level = setup.place(seat)?.bot?;
        let mut key = [0; 32];
        getrandom::fill(&mut key).ok()?;
        let decide = shelf::of(&*inner.table).thought(&*inner.table, seat, BotSpec::Level(level), key);
        Some(Pending { seat, version: inner.version_for(Seats::only(seat)), level, decide })
    };
    let thoughts: Vec<Pending> = seats.filter_map(thought).collect();
    if thoughts.is_empty() || is_paused(desk, rank) {
        return None;
    }
    let owner = setup.origin.as_ref().unwrap_or(&setup.host).clone();
    Some(Asked { game: inner.table.game(), owner, rank, discreet: inner.table.is_discreet(), thoughts })
}

/// Bots without people play for viewers. If nobody is watching, they wait.
fn is_paused(desk: &Desk, rank: Rank) -> bool {
    rank == Rank::Bots && !desk.is_watched()
}
