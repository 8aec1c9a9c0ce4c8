//! The time of a secret answer reveals nothing: it is the same with and without a choice. And bots without people wait
//! while nobody is watching.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use kernel::fair::Seed;
use store::NewTable;

use super::wake;
use crate::desk::Desk;
use crate::setup::{Pace, Place, Setup, Strength};
use crate::site::{self, Config, Site};

/// Answers of each kind.
const ANSWERS: usize = 8;

/// A table of apprentices.
async fn bots_alone(site: &Arc<Site>, game: &str) -> Arc<Desk> {
    let seed = Seed::of_game(14, 8);
    let game = shelf::game(game).expect("it is on the shelf");
    let head = game.record(&BTreeMap::new(), *game.players.end(), &seed).expect("the usual game");
    let bot = Place { bot: Some(Strength::Apprentice), ..Place::default() };
    let places = vec![bot; usize::from(head.players)];
    let setup = Setup::new(places, Pace::Live, false, "host").to_store();
    site.store.create(NewTable { id: "t".into(), head, seed, setup, at: 0 }).await.expect("a table");
    site.desk("t").await.expect("a table")
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_alone_wait_while_nobody_looks() {
    let (_folder, site) =
        site::for_test(Config { bot_pause: Duration::from_millis(1), ..Config::default() }).await;
    let desk = bots_alone(&site, "dragon").await;
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

#[tokio::test(flavor = "multi_thread")]
async fn a_forced_answer_of_longwang_takes_as_long_as_any_other() {
    let pause = Duration::from_millis(40);
    let (_folder, site) = site::for_test(Config { bot_pause: pause, ..Config::default() }).await;
    let desk = bots_alone(&site, "longwang").await;
    let _look = desk.look("somebody who watches");
    let mut changes = desk.changed.subscribe();
    crate::act::begin(&site, &desk).await.expect("it begins");
    wake(&site, &desk);

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
    let [chosen, forced] = times.map(|mut times| {
        times.sort_unstable();
        times[times.len() / 2]
    });
    println!(
        "half of the answers with a choice came within {chosen:?}, half of the forced ones within {forced:?}"
    );
    // A forced answer takes no thought; without care it would come right after the pause.
    assert!(forced > pause + Duration::from_millis(90), "{forced:?}");
    assert!(chosen < forced * 3 / 2 && forced < chosen * 3 / 2, "{chosen:?} and {forced:?}");
}
