//! What every store must do.

use std::sync::Arc;

use kernel::Seat;
use kernel::record::{Actor, Outcome, Step};
use store::{Change, ChatLine, LINES, NewTable, OF_AN_ORIGIN, Setup, Store, StoreError, Which};

use crate::{
    away, company, decency, forget, one_more, operator, passkeys, people, postgres, ratings, sqlite, steps,
    table,
};

/// All of it, each on a new store.
pub async fn conformance<G>(new_store: impl AsyncFn() -> (Arc<dyn Store>, G)) {
    a_new_table_is_found_as_it_was_made(&*new_store().await.0).await;
    steps_come_and_go(&*new_store().await.0).await;
    a_refused_change_changes_nothing(&*new_store().await.0).await;
    a_request_counts_once(&*new_store().await.0).await;
    coming_and_going_for_long_leaves_the_record_right(&*new_store().await.0).await;
    the_end_is_final_and_opens_the_seed(&*new_store().await.0).await;
    a_setup_is_replaced_by_who_knows_it(&*new_store().await.0).await;
    lists_have_what_is_asked(&*new_store().await.0).await;
    one_origin_does_not_hide_the_others(new_store().await.0).await;
    away::conformance(&new_store).await;
    operator::conformance(&new_store).await;
    people::conformance(&new_store).await;
    passkeys::conformance(&new_store).await;
    forget::conformance(&new_store).await;
    ratings::conformance(&new_store).await;
    company::conformance(&new_store).await;
    decency::conformance(&new_store).await;
    chat_keeps_order_and_limits(&*new_store().await.0).await;
    secrets_stay(&*new_store().await.0).await;
    of_many_at_one_table_one_wins_each_version(new_store().await.0).await;
    a_closed_store_refuses(&*new_store().await.0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_conforms() {
    conformance(sqlite).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_conforms() {
    if !cluster::is_installed() {
        assert!(std::env::var_os("CI").is_none(), "PostgreSQL is missing: cargo xtask prepare");
        println!("skipped: there is no PostgreSQL here; `cargo xtask prepare` installs it");
        return;
    }
    conformance(postgres).await;
}

async fn a_new_table_is_found_as_it_was_made(store: &dyn Store) {
    let new = table("k7Qx", 1_700_000_000_123);
    store.create(new.clone()).await.unwrap();
    let kept = store.load("k7Qx").await.unwrap();
    assert_eq!((kept.record, kept.seed, kept.setup), (new.head, new.seed, new.setup));
    assert_eq!((kept.version, kept.setup_version), (0, 0));
    assert_eq!((kept.created, kept.changed), (1_700_000_000_123, 1_700_000_000_123));

    let again = store.create(table("k7Qx", 5)).await;
    assert!(matches!(again, Err(StoreError::Exists(id)) if id == "k7Qx"));
    assert_eq!(store.load("k7Qx").await.unwrap().created, 1_700_000_000_123);
    // Ids are told apart to the letter.
    assert!(matches!(store.load("k7qx").await, Err(StoreError::NotFound(id)) if id == "k7qx"));
}

async fn steps_come_and_go(store: &dyn Store) {
    store.create(table("t", 0)).await.unwrap();
    let words = vec!["jade".to_owned(), "\"'\n贵".to_owned(), String::new()];
    let contribute = Change { contributions: Some(words.clone()), ..Change::rewind("t", 0, "a", 0, 1) };
    assert_eq!(store.change(contribute).await.unwrap(), 1);
    let mut begin = steps(&["hire monk", "it's \"odd\" \\ 🀄", ""]);
    begin.insert(0, Step(Actor::Nature, "events 3 1".to_owned()));
    assert_eq!(store.change(Change::append("t", 1, "b", 0, begin.clone(), 2)).await.unwrap(), 2);
    assert_eq!(store.change(Change::rewind("t", 2, "c", 1, 3)).await.unwrap(), 3);
    // Back and on in one.
    assert_eq!(store.change(Change::append("t", 3, "d", 0, steps(&["x", "y"]), 4)).await.unwrap(), 4);
    assert_eq!(store.change(Change::append("t", 4, "e", 2, steps(&["z"]), 5)).await.unwrap(), 5);

    let kept = store.load("t").await.unwrap();
    let mut expected = table("t", 0).head;
    expected.contributions = words;
    for text in ["x", "y", "z"] {
        expected.push(Actor::Seat(Seat::new(1)), text.to_owned());
    }
    assert_eq!(kept.record, expected);
    assert_eq!((kept.version, kept.created, kept.changed), (5, 0, 5));
    // The seals are right, so that the record reads back from its text.
    assert_eq!(kept.record.to_text().parse::<kernel::record::Record>().unwrap(), expected);
}

async fn a_refused_change_changes_nothing(store: &dyn Store) {
    store.create(table("t", 0)).await.unwrap();
    store.change(one_more("t", 0, "a")).await.unwrap();
    store.change(one_more("t", 1, "b")).await.unwrap();
    let before = store.load("t").await.unwrap();

    for version in [0, 1, 3, u64::from(u32::MAX)] {
        let stale = Change::append("t", version, "c", 2, steps(&["c"]), 9);
        let refused = store.change(stale).await.unwrap_err();
        assert!(
            matches!(&refused, StoreError::Conflict { table, expected, found: 2 } if table == "t" && *expected == version),
            "{refused}"
        );
    }
    let short = store.change(Change::rewind("t", 2, "d", 3, 9)).await.unwrap_err();
    assert!(matches!(short, StoreError::Short { keep: 3, found: 2, .. }), "{short}");
    let nowhere = store.change(one_more("u", 0, "a")).await.unwrap_err();
    assert!(matches!(nowhere, StoreError::NotFound(_)), "{nowhere}");
    assert_eq!(store.load("t").await.unwrap(), before);

    // As many steps as before is not the same table as before.
    store.change(Change::append("t", 2, "e", 1, steps(&["other"]), 9)).await.unwrap();
    let stale = store.change(Change::append("t", 2, "f", 2, steps(&["c"]), 9)).await.unwrap_err();
    assert!(matches!(stale, StoreError::Conflict { expected: 2, found: 3, .. }), "{stale}");
}

async fn a_request_counts_once(store: &dyn Store) {
    store.create(table("t", 0)).await.unwrap();
    store.create(table("u", 0)).await.unwrap();
    assert_eq!(store.change(one_more("t", 0, "click")).await.unwrap(), 1);
    assert_eq!(store.change(one_more("t", 0, "click")).await.unwrap(), 1);
    assert_eq!(store.change(Change::rewind("t", 1, "undo", 0, 0)).await.unwrap(), 2);
    // Nor after it was undone.
    assert_eq!(store.change(one_more("t", 0, "click")).await.unwrap(), 1);
    assert_eq!(store.load("t").await.unwrap().record.actions, []);
    assert_eq!(store.load("t").await.unwrap().version, 2);
    // An empty name is a name like any other.
    assert_eq!(store.change(Change::append("t", 2, "", 0, steps(&["x"]), 0)).await.unwrap(), 3);
    // Another table is another matter.
    assert_eq!(store.change(one_more("u", 0, "click")).await.unwrap(), 1);
}

/// As an undo loop: most of what is done is taken back, and a store may forget that.
async fn coming_and_going_for_long_leaves_the_record_right(store: &dyn Store) {
    store.create(table("t", 0)).await.unwrap();
    let mut dice = kernel::Dice::stream(20_261_116, 0);
    let mut right: Vec<String> = Vec::new();
    for version in 0..4000_u64 {
        // Mostly one on or one back, sometimes far; seldom less than twenty.
        let back = match dice.below(100) {
            0 => right.len().saturating_sub(15),
            1..=49 => 1,
            _ => 0,
        };
        let keep = right.len().saturating_sub(back);
        right.truncate(keep);
        let new: Vec<String> = (0..dice.below(3)).map(|step| format!("{version} {step}")).collect();
        let texts: Vec<&str> = new.iter().map(String::as_str).collect();
        let change = Change::append("t", version, &version.to_string(), keep, steps(&texts), version as i64);
        assert_eq!(store.change(change).await.unwrap(), version + 1);
        right.extend(new);
        if version % 250 == 0 || version > 3990 {
            let kept = store.load("t").await.unwrap();
            let found: Vec<String> = kept.record.actions.into_iter().map(|Step(_, text)| text).collect();
            assert_eq!((kept.version, kept.changed, found), (version + 1, version as i64, right.clone()));
        }
    }
    // What was sent long ago is not done again, known or not.
    for version in [0, 1, 1024, 2500, 3998] {
        let again = store.change(Change::append("t", version, &version.to_string(), 0, vec![], 0)).await;
        assert!(
            matches!(again, Ok(made) if made == version + 1)
                || matches!(again, Err(StoreError::Conflict { found: 4000, .. })),
            "{again:?}"
        );
    }
    assert_eq!(store.change(Change::rewind("t", 3998, "3998", 0, 0)).await.unwrap(), 3999);
    assert_eq!(store.load("t").await.unwrap().version, 4000);
}

async fn the_end_is_final_and_opens_the_seed(store: &dyn Store) {
    let new = table("t", 0);
    store.create(new.clone()).await.unwrap();
    assert_eq!(store.load("t").await.unwrap().record.seed, None);
    let result =
        Outcome { points: vec![9, -2, 9], ranks: vec![1, 3, 1], sources: vec![Default::default(); 3] };
    let last = Change { result: Some(result.clone()), ..one_more("t", 0, "last") };
    store.change(last.clone()).await.unwrap();
    let kept = store.load("t").await.unwrap();
    assert_eq!((&kept.record.result, kept.record.seed), (&Some(result.clone()), Some(new.seed)));

    assert_eq!(store.change(last).await.unwrap(), 1);
    let late = store.change(Change::rewind("t", 1, "late", 0, 0)).await.unwrap_err();
    assert!(matches!(late, StoreError::Finished(_)), "{late}");
    assert_eq!(store.load("t").await.unwrap(), kept);
    let listed = store.list(Which::Ids(&["t".to_owned()])).await.unwrap();
    assert!(listed[0].result == Some(result));
}

async fn a_setup_is_replaced_by_who_knows_it(store: &dyn Store) {
    store.create(table("t", 0)).await.unwrap();
    let setup = |text: &str| Setup { text: text.to_owned(), listed: false, closed: false };
    assert_eq!(store.put_setup("t", 0, setup("one")).await.unwrap(), 1);
    assert_eq!(store.put_setup("t", 1, setup("two")).await.unwrap(), 2);
    let stale = store.put_setup("t", 1, setup("three")).await.unwrap_err();
    assert!(matches!(stale, StoreError::Conflict { expected: 1, found: 2, .. }), "{stale}");
    let nowhere = store.put_setup("u", 0, setup("one")).await.unwrap_err();
    assert!(matches!(nowhere, StoreError::NotFound(_)), "{nowhere}");
    let kept = store.load("t").await.unwrap();
    assert_eq!((kept.setup, kept.setup_version, kept.version), (setup("two"), 2, 0));
}

async fn lists_have_what_is_asked(store: &dyn Store) {
    for (at, id) in ["a", "b", "c", "d", "e"].into_iter().enumerate() {
        store.create(table(id, at as i64)).await.unwrap();
    }
    let hidden = Setup { text: String::new(), listed: false, closed: false };
    store.put_setup("d", 0, hidden).await.unwrap();
    let result = Outcome { points: vec![], ranks: vec![], sources: vec![] };
    store.change(Change { result: Some(result), ..one_more("b", 0, "x") }).await.unwrap();
    store.change(Change { at: 77, ..Change::append("c", 0, "x", 0, steps(&["1", "2"]), 0) }).await.unwrap();

    let ids =
        async |which| -> String { store.list(which).await.unwrap().into_iter().map(|t| t.id).collect() };
    assert_eq!(ids(Which::Open(10)).await, "eca");
    assert_eq!(ids(Which::Open(2)).await, "ec");
    assert_eq!(ids(Which::LongOpen(2)).await, "ac");
    assert_eq!(ids(Which::Running).await, "edca");
    let asked = ["b", "nobody", "d", "b"].map(str::to_owned);
    assert_eq!(ids(Which::Ids(&asked)).await, "db");
    assert_eq!(ids(Which::Ids(&[])).await, "");
    let c = &store.list(Which::Running).await.unwrap()[2];
    assert_eq!((c.steps, c.created, c.changed), (2, 2, 77));
    assert_eq!((c.game.as_str(), c.result.is_some(), &c.setup), ("dragon", false, &table("c", 2).setup));
}

async fn one_origin_does_not_hide_the_others(store: Arc<dyn Store>) {
    let setup = |origin: String, listed| Setup {
        text: serde_json::json!({ "origin": origin }).to_string(),
        listed,
        closed: false,
    };
    let made = (0..231).map(|at| {
        let origin = match at {
            0..110 => format!("old {at}"),
            110 => "honest".to_owned(),
            _ => "many".to_owned(),
        };
        let (store, setup) = (Arc::clone(&store), setup(origin, true));
        // At the same time, so that the disk is waited for only a few times.
        tokio::spawn(async move { store.create(NewTable { setup, ..table(&format!("{at:03}"), at) }).await })
    });
    for made in made.collect::<Vec<_>>() {
        made.await.unwrap().unwrap();
    }
    let ids = async |which| -> Vec<String> {
        store.list(which).await.unwrap().into_iter().map(|table| table.id).collect()
    };
    let newest = ids(Which::Open(100)).await;
    assert_eq!(newest.len(), 100);
    assert_eq!(newest[OF_AN_ORIGIN - 1..=OF_AN_ORIGIN], [format!("{}", 231 - OF_AN_ORIGIN), "110".into()]);
    let oldest = ids(Which::LongOpen(200)).await;
    assert_eq!(oldest.len(), 111 + OF_AN_ORIGIN);
    assert_eq!(oldest[110..112], ["110", "111"]);
    // What is hidden no longer counts.
    store.put_setup("230", 0, setup("many".into(), false)).await.unwrap();
    let newest = ids(Which::Open(100)).await;
    assert_eq!((newest[0].as_str(), newest[OF_AN_ORIGIN].as_str()), ("229", "110"));
}

async fn chat_keeps_order_and_limits(store: &dyn Store) {
    store.create(table("t", 0)).await.unwrap();
    store.create(table("u", 0)).await.unwrap();
    let line = |n: i64| ChatLine {
        seq: n as u64 + 1,
        author: (n % 2 == 0).then(|| "browser".to_owned()),
        seat: (n % 2 == 0).then(|| Seat::new(2)),
        name: "Anna <b>".to_owned(),
        text: format!("'; DROP TABLE chat; -- {n}"),
        phrase: None,
        at: 100 - n,
    };
    for n in 0..5 {
        assert_eq!(store.say("t", &format!("r{n}"), line(n)).await.unwrap(), Some(n as u64 + 1));
    }
    assert_eq!(store.say("t", "r4", line(4)).await.unwrap(), None, "it was said before");
    assert_eq!(store.say("u", "r0", line(9)).await.unwrap(), Some(1));
    assert_eq!(store.chat("t", 3).await.unwrap(), [line(2), line(3), line(4)]);
    assert_eq!(store.chat("t", 50).await.unwrap().len(), 5);
    assert_eq!(store.chat("nowhere", 3).await.unwrap(), []);
    let nowhere = store.say("nowhere", "r", line(0)).await.unwrap_err();
    assert!(matches!(nowhere, StoreError::NotFound(_)), "{nowhere}");
    // Somebody who says more than a table keeps loses what they said first; the others keep theirs.
    for n in 1..=LINES as i64 + 2 {
        store.say("u", &format!("r{n}"), line(n)).await.unwrap();
    }
    let kept = store.chat("u", usize::MAX >> 1).await.unwrap();
    let numbers: Vec<u64> = kept.iter().map(|line| line.seq).collect();
    assert_eq!(numbers, (4..LINES + 4).collect::<Vec<_>>());
    assert_eq!(store.chat("t", 50).await.unwrap().len(), 5);
}

async fn secrets_stay(store: &dyn Store) {
    assert_eq!(store.secret("cookie", &[1, 0, 255]).await.unwrap(), [1, 0, 255]);
    assert_eq!(store.secret("cookie", &[2]).await.unwrap(), [1, 0, 255]);
    assert_eq!(store.secret("other", &[]).await.unwrap(), [0; 0]);
}

async fn of_many_at_one_table_one_wins_each_version(store: Arc<dyn Store>) {
    const TASKS: usize = 100;
    const VERSIONS: usize = 20;
    store.create(table("t", 0)).await.unwrap();
    let task = |n: usize| {
        let store = store.clone();
        async move {
            let mut won = 0;
            for version in 0..VERSIONS {
                match store.change(one_more("t", version, &format!("{n} {version}"))).await {
                    Ok(made) => {
                        assert_eq!(made, version as u64 + 1);
                        won += 1;
                    }
                    Err(StoreError::Conflict { expected, found, .. }) => {
                        assert!(expected == version as u64 && found > expected, "{expected} {found}");
                    }
                    Err(other) => panic!("{other}"),
                }
            }
            won
        }
    };
    let tasks: Vec<_> = (0..TASKS).map(|n| tokio::spawn(task(n))).collect();
    let mut won = 0;
    for task in tasks {
        won += task.await.unwrap();
    }
    // Each task tries each version after it has seen that the one before is made, so every version is made.
    assert_eq!(won, VERSIONS);
    let kept = store.load("t").await.unwrap();
    assert_eq!((kept.version, kept.record.actions.len()), (VERSIONS as u64, VERSIONS));
}

async fn a_closed_store_refuses(store: &dyn Store) {
    store.create(table("t", 0)).await.unwrap();
    store.close().await.unwrap();
    assert!(matches!(store.create(table("u", 0)).await, Err(StoreError::Closed)));
    assert!(matches!(store.load("t").await, Err(StoreError::Closed)));
    store.close().await.unwrap();
}
