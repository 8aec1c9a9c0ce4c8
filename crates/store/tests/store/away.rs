//! Tables that are put away, brought back, and in the end removed.

use store::{Change, ChatLine, Deed, Entry, Expired, MANY, Purged, Setup, Stats, Store, StoreError, Which};

use crate::{NewStore, one_more, over, steps, table};

pub async fn conformance<G>(new_store: &impl NewStore<G>) {
    a_deleted_table_is_gone_until_it_is_restored(&*new_store().await.0).await;
    what_nobody_ends_is_put_away_in_time(&*new_store().await.0).await;
    many_at_once_stay(&*new_store().await.0).await;
    what_was_put_away_long_ago_is_removed(&*new_store().await.0).await;
    many_at_once_are_not_removed(&*new_store().await.0).await;
}

fn gone<T: std::fmt::Debug>(answer: Result<T, StoreError>) {
    assert!(matches!(answer, Err(StoreError::NotFound(_))), "{answer:?}");
}

async fn delete(store: &dyn Store, table: &str, why: &str, at: i64) -> Result<u64, StoreError> {
    let deed = Deed::Delete { table: table.into(), why: why.into() };
    store.operate(deed, Entry { at, ..Entry::default() }).await
}

async fn restore(store: &dyn Store, table: &str, at: i64) -> Result<u64, StoreError> {
    store.operate(Deed::Restore { table: table.into() }, Entry { at, ..Entry::default() }).await
}

/// The ids of tables that went.
async fn expired(store: &dyn Store, before: i64, at: i64) -> Vec<String> {
    match store.expire(before, "nobody plays", at, false).await.unwrap() {
        Expired::Tables(tables) => tables,
        too_many => panic!("{too_many:?}"),
    }
}

async fn a_deleted_table_is_gone_until_it_is_restored(store: &dyn Store) {
    let line = ChatLine { name: "Anna".into(), text: "ciao".into(), ..ChatLine::default() };
    for id in ["t", "u"] {
        store.create(table(id, 1)).await.unwrap();
        store.change(one_more(id, 0, "a")).await.unwrap();
        store.say(id, "r", line.clone()).await.unwrap();
    }
    let (before, chat) = (store.load("t").await.unwrap(), store.chat("t", 9).await.unwrap());
    delete(store, "t", "spam", 50).await.unwrap();

    gone(store.load("t").await);
    gone(store.change(one_more("t", 1, "b")).await);
    // Not even a request that was done before.
    gone(store.change(one_more("t", 0, "a")).await);
    gone(store.put_setup("t", 0, Setup { text: String::new(), listed: true, closed: false }).await);
    gone(store.say("t", "s", line.clone()).await);
    gone(delete(store, "t", "again", 51).await);
    gone(delete(store, "nowhere", "spam", 51).await);
    assert_eq!(store.chat("t", 9).await.unwrap(), []);
    for which in [Which::Open(9), Which::Running, Which::Ids(&["t".to_owned(), "u".to_owned()])] {
        let listed = store.list(which).await.unwrap();
        assert_eq!(listed.iter().map(|table| &*table.id).collect::<Vec<_>>(), ["u"], "{which:?}");
    }
    assert!(matches!(store.create(table("t", 1)).await, Err(StoreError::Exists(_))));
    let deleted = store.deleted(9).await.unwrap();
    assert_eq!((deleted[0].table.id.as_str(), deleted[0].at, deleted[0].why.as_str()), ("t", 50, "spam"));
    assert_eq!((deleted.len(), deleted[0].table.steps), (1, 1));
    assert_eq!(store.deleted(0).await.unwrap(), []);

    restore(store, "t", 60).await.unwrap();
    assert_eq!((store.load("t").await.unwrap(), store.chat("t", 9).await.unwrap()), (before, chat));
    assert_eq!(store.change(one_more("t", 1, "b")).await.unwrap(), 2);
    assert_eq!(store.deleted(9).await.unwrap(), []);
    gone(restore(store, "t", 61).await);
    gone(restore(store, "nowhere", 61).await);
}

async fn what_nobody_ends_is_put_away_in_time(store: &dyn Store) {
    for (id, at) in [("left", 10), ("lively", 10), ("ended", 10), ("new", 50)] {
        store.create(table(id, at)).await.unwrap();
    }
    store.change(Change::append("lively", 0, "a", 0, steps(&["x"]), 40)).await.unwrap();
    store.change(over("ended")).await.unwrap();

    assert!(expired(store, 10, 100).await.is_empty());
    assert_eq!(expired(store, 40, 100).await, ["left"]);
    gone(store.load("left").await);
    let deleted = store.deleted(9).await.unwrap();
    assert_eq!((deleted.len(), deleted[0].at, deleted[0].why.as_str()), (1, 100, "nobody plays"));
    for id in ["lively", "ended", "new"] {
        assert!(store.load(id).await.is_ok(), "{id} stays");
    }
    // What was brought back has its time once more.
    restore(store, "left", 60).await.unwrap();
    assert!(expired(store, 40, 100).await.is_empty());
    assert_eq!(expired(store, 60, 100).await, ["lively", "new"]);
    assert_eq!(expired(store, 61, 100).await, ["left"]);
    assert!(store.load("ended").await.is_ok());
}

async fn many_at_once_stay(store: &dyn Store) {
    for n in 0..=MANY {
        store.create(table(&format!("old{n}"), 10)).await.unwrap();
    }
    let refused = store.expire(11, "", 100, false).await.unwrap();
    assert_eq!(refused, Expired::TooMany { abandoned: MANY + 1, running: MANY + 1 });
    assert_eq!(store.list(Which::Running).await.unwrap().len() as u64, MANY + 1);
    // Twenty may always go, and more if they are few among all.
    store.change(Change::append("old0", 0, "a", 0, steps(&["x"]), 40)).await.unwrap();
    assert_eq!(expired(store, 11, 100).await.len() as u64, MANY);
    for n in 1..=MANY {
        restore(store, &format!("old{n}"), 10).await.unwrap();
    }
    store.create(table("one more", 10)).await.unwrap();
    assert!(matches!(store.expire(11, "", 100, false).await, Ok(Expired::TooMany { .. })));
    for n in 0..200 {
        store.create(table(&format!("new{n}"), 50)).await.unwrap();
    }
    assert_eq!(expired(store, 11, 100).await.len() as u64, MANY + 1);
    // Or if somebody knows that it is right.
    let Expired::Tables(all) = store.expire(60, "", 100, true).await.unwrap() else { panic!("not allowed") };
    assert_eq!(all.len(), 201);
}

async fn what_was_put_away_long_ago_is_removed(store: &dyn Store) {
    for (id, at) in [("a", 10), ("b", 20), ("c", 30)] {
        store.create(table(id, at)).await.unwrap();
        store.say(id, "r", ChatLine::default()).await.unwrap();
        store.change(one_more(id, 0, "a")).await.unwrap();
    }
    delete(store, "a", "", 40).await.unwrap();
    delete(store, "b", "", 50).await.unwrap();
    let Stats { running, finished, deleted, .. } = store.stats().await.unwrap();
    assert_eq!((running, finished, deleted), (1, 0, 2));

    for (before, limit, gone) in [(40, 9, 0), (100, 0, 0), (100, 1, 1)] {
        assert_eq!(store.purge(before, limit, false).await.unwrap(), Purged::Tables(gone));
    }
    gone(restore(store, "a", 60).await);
    restore(store, "b", 60).await.unwrap();
    assert_eq!(store.purge(100, 9, false).await.unwrap(), Purged::Tables(0));
    assert_eq!(store.load("b").await.unwrap().version, 1);
    // Nothing of it is left: the id is free.
    store.create(table("a", 70)).await.unwrap();
    assert_eq!((store.load("a").await.unwrap().version, store.chat("a", 9).await.unwrap()), (0, vec![]));
}

async fn many_at_once_are_not_removed(store: &dyn Store) {
    for n in 0..=MANY {
        let id = format!("old{n}");
        store.create(table(&id, 10)).await.unwrap();
        delete(store, &id, "", 40).await.unwrap();
    }
    let refused = store.purge(50, 9, false).await.unwrap();
    assert_eq!(refused, Purged::TooMany { old: MANY + 1, deleted: MANY + 1 });
    assert_eq!(store.deleted(99).await.unwrap().len() as u64, MANY + 1);
    // If they are few among all, or if somebody knows that it is right.
    for n in 0..200 {
        let id = format!("new{n}");
        store.create(table(&id, 10)).await.unwrap();
        delete(store, &id, "", 60).await.unwrap();
    }
    assert_eq!(store.purge(50, 99, false).await.unwrap(), Purged::Tables(MANY + 1));
    assert!(matches!(store.purge(70, 99, false).await.unwrap(), Purged::TooMany { old: 200, .. }));
    assert_eq!(store.purge(70, 999, true).await.unwrap(), Purged::Tables(200));
}
