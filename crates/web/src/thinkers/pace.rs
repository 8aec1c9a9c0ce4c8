//! The time of a secret answer reveals nothing: it is the same with and without a choice. And bots without people wait
//! while nobody is watching, or while too many tables like theirs go on.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use kernel::fair::Seed;
use store::NewTable;

use super::{Thinkers, wake};
use crate::desk::Desk;
use crate::running::MOST_OF_BOTS;
use crate::setup::{Level, Pace, Place, Setup};
use crate::site::{self, Config, Site};

/// Answers of each kind.
const ANSWERS: usize = 8;

/// A table of beginners, whose games are long.
async fn bots_alone(site: &Arc<Site>, game: &str, id: &str) -> Arc<Desk> {
    let seed = Seed::of_game(14, 8);
    let game = shelf::game(game).expect("it is on the shelf");
    let head = game.record(&BTreeMap::new(), *game.players.end(), &seed).expect("the usual game");
    let bot = Place { bot: Some(Level::Beginner), ..Place::default() };
    let places = vec![bot; usize::from(head.players)];
    let setup = Setup::new(places, Pace::Live, false, "host").to_store();
    site.store.create(NewTable { id: id.into(), head, seed, setup, at: 0 }).await.expect("a table");
    site.desk(id).await.expect("a table")
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_alone_wait_while_nobody_looks() {
    let (_folder, site) =
        site::for_test(Config { bot_pause: Duration::from_millis(1), ..Config::default() }).await;
    let desk = bots_alone(&site, "dragon", "t").await;
    crate::act::begin(&site, &desk).await.expect("it begins");
    let steps = async || desk.inner.read().await.table.steps();
    let mut known = 0;
    for _ in 0..2 {
        let look = desk.look("somebody who watches");
        wake(&site, &desk);
        let mut changes = desk.changed.subscribe();
        while steps().await < known + 4 {
            changes.changed().await.expect("the table is there");
        }
        drop(look);
        desk.age_looks();
        while desk.bots_awake.load(Ordering::SeqCst) {
            tokio::task::yield_now().await;
        }
        known = steps().await;
        assert!(!desk.inner.read().await.table.is_over(), "they stop in the middle of the game");
        wake(&site, &desk);
        while desk.bots_awake.load(Ordering::SeqCst) {
            tokio::task::yield_now().await;
        }
        assert_eq!(steps().await, known, "and do not go on by themselves");
    }
}

/// Waits until a table has done this many steps.
async fn until(desk: &Desk, steps: usize) {
    let mut changes = desk.changed.subscribe();
    while desk.inner.read().await.table.steps() < steps {
        changes.changed().await.expect("the table is there");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_some_tables_of_bots_go_on_at_a_time_for_an_owner() {
    let (_folder, site) =
        site::for_test(Config { bot_pause: Duration::from_millis(50), ..Config::default() }).await;
    let mut watched = Vec::new();
    for number in 0..MOST_OF_BOTS + 2 {
        let desk = bots_alone(&site, "dragon", &format!("t{number}")).await;
        let look = desk.look("somebody who watches all of them");
        crate::act::begin(&site, &desk).await.expect("it begins");
        let begun = desk.inner.read().await.table.steps();
        // One after the other, so that it is known which come first.
        if number < MOST_OF_BOTS {
            until(&desk, begun + 1).await;
        }
        watched.push((desk, look, begun));
    }
    for (desk, _, begun) in &watched[..MOST_OF_BOTS] {
        until(desk, begun + 4).await;
    }
    for (desk, _, begun) in &watched[MOST_OF_BOTS..] {
        assert_eq!(desk.inner.read().await.table.steps(), *begun, "it waits for the others");
    }
    // The first is no longer watched: another goes on.
    let (first, look, _) = watched.remove(0);
    assert!(!first.inner.read().await.table.is_over(), "it is in the middle of the game");
    drop(look);
    first.age_looks();
    let [(one, _, begun), (other, ..)] = &watched[MOST_OF_BOTS - 1..] else { panic!("two wait") };
    tokio::select! {
        () = until(one, begun + 1) => {}
        () = until(other, begun + 1) => {}
    }
}

#[test]
fn a_machine_that_once_stood_still_does_not_slow_all_later_answers_down() {
    let thinkers = Thinkers::new(1, 1);
    let cover = || thinkers.cover("longwang", Level::Master);
    let usual = cover();
    thinkers.took("longwang", Level::Master, usual);
    assert_eq!(cover(), usual * 5 / 4, "a slow machine is given more time");
    thinkers.took("longwang", Level::Master, Duration::from_secs(60));
    assert_eq!(cover(), usual * 3);
}

/// How long the answers of a table take, the shortest first: those with a choice, and the forced ones.
async fn times(site: &Arc<Site>, id: &str) -> [Vec<Duration>; 2] {
    let desk = bots_alone(site, "longwang", id).await;
    let _look = desk.look("somebody who watches");
    let mut changes = desk.changed.subscribe();
    crate::act::begin(site, &desk).await.expect("it begins");
    wake(site, &desk);
    let mut times: [Vec<Duration>; 2] = Default::default();
    // Whether the seat that is asked has no choice, if it alone is asked a discreet question; and since when. Answers
    // that are given at once come together, and nobody sees the single ones.
    let mut asked: Option<(bool, Instant)> = None;
    while times.iter().any(|times| times.len() < ANSWERS) {
        changes.changed().await.expect("the table is there");
        if let Some((forced, since)) = asked.take() {
            times[usize::from(forced)].push(since.elapsed());
        }
        let inner = desk.inner.read().await;
        assert!(!inner.table.is_over(), "both kinds come before the end");
        let alone = inner.table.is_discreet() && !inner.table.at_once();
        if let Some(seat) = inner.table.turn().seats().first().filter(|_| alone) {
            asked = Some((inner.table.choices(seat).len() == 1, Instant::now()));
        }
    }
    times.iter_mut().for_each(|times| times.sort_unstable());
    times
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forced_answer_of_longwang_takes_as_long_as_any_other() {
    let pause = Duration::from_millis(40);
    let (_folder, site) = site::for_test(Config { bot_pause: pause, ..Config::default() }).await;
    let [chosen, forced] = times(&site, "t").await.map(|times| times[times.len() / 2]);
    println!(
        "half of the answers with a choice came within {chosen:?}, half of the forced ones within {forced:?}"
    );
    // A forced answer takes no thought; without care it would come right after the pause.
    assert!(forced > pause + Duration::from_millis(90), "{forced:?}");
    assert!(chosen < forced * 3 / 2 && forced < chosen * 3 / 2, "{chosen:?} and {forced:?}");
}
