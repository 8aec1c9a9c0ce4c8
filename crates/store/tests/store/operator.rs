//! What the operator of a site can do.

use store::{Ban, BanKind, ChatLine, Deed, Entry, Setup, Stats, Store, StoreError};

use crate::{NewStore, operate, over, table};

pub async fn conformance<G>(new_store: &impl NewStore<G>) {
    a_removed_line_is_seen_no_more(&*new_store().await.0).await;
    bans_hold_for_their_time(&*new_store().await.0).await;
    the_audit_log_is_read_on(&*new_store().await.0).await;
    marks_are_kept(&*new_store().await.0).await;
    figures_tell_how_much_there_is(&*new_store().await.0).await;
}

async fn a_removed_line_is_seen_no_more(store: &dyn Store) {
    store.create(table("t", 0)).await.unwrap();
    for text in ["one", "two", "three"] {
        store.say("t", text, ChatLine { text: text.into(), ..ChatLine::default() }).await.unwrap();
    }
    operate(store, Deed::RemoveLine { table: "t".into(), seq: 2 }).await.unwrap();
    // Nor does it come back when it is sent again.
    store.say("t", "two", ChatLine { text: "two".into(), ..ChatLine::default() }).await.unwrap();
    let texts = store.chat("t", 2).await.unwrap().into_iter().map(|line| (line.seq, line.text));
    assert_eq!(texts.collect::<Vec<_>>(), [(1, "one".to_owned()), (3, "three".to_owned())]);
    for (table, seq) in [("t", 9), ("nowhere", 1)] {
        let removed = operate(store, Deed::RemoveLine { table: table.into(), seq }).await;
        assert!(matches!(removed, Err(StoreError::NoLine { .. })), "{removed:?}");
    }
}

async fn bans_hold_for_their_time(store: &dyn Store) {
    let ban = |kind, subject: &str, until| Ban {
        kind,
        subject: subject.into(),
        until,
        why: "spam".into(),
        at: until,
    };
    let (address, person) = (ban(BanKind::Address, "192.0.2.1", 50), ban(BanKind::Person, "192.0.2.1", 70));
    operate(store, Deed::Ban(address.clone())).await.unwrap();
    operate(store, Deed::Ban(person.clone())).await.unwrap();
    assert_eq!(store.bans(49).await.unwrap(), [person.clone(), address.clone()]);
    assert_eq!(store.bans(50).await.unwrap(), std::slice::from_ref(&person));
    // A new ban of the same takes the place of the old one.
    let longer = Ban { until: 90, ..person };
    operate(store, Deed::Ban(longer.clone())).await.unwrap();
    assert_eq!(store.bans(80).await.unwrap(), [longer]);
    let unban = Deed::Unban { kind: BanKind::Person, subject: "192.0.2.1".into() };
    operate(store, unban.clone()).await.unwrap();
    assert!(matches!(operate(store, unban).await, Err(StoreError::NotBanned(_))));
    assert_eq!(store.bans(0).await.unwrap(), [address]);
}

async fn the_audit_log_is_read_on(store: &dyn Store) {
    let entry = |act: &str, table: Option<&str>| Entry {
        at: 7,
        actor: "root".into(),
        act: act.into(),
        table: table.map(str::to_owned),
        detail: "贵".into(),
        ..Entry::default()
    };
    store.create(table("t", 0)).await.unwrap();
    let secret = |value: &str| Deed::PutSecret { name: "key".into(), value: value.into() };
    let (delete, restore) =
        (Deed::Delete { table: "t".into(), why: String::new() }, Deed::Restore { table: "t".into() });
    assert_eq!(store.secret("key", b"first").await.unwrap(), b"first");
    assert_eq!(store.operate(secret("second"), entry("key", None)).await.unwrap(), 1);
    assert_eq!(store.secret("key", b"third").await.unwrap(), b"second");
    assert_eq!(store.operate(delete.clone(), entry("delete", Some("t"))).await.unwrap(), 2);
    // What was refused is not written down.
    assert!(store.operate(delete, entry("delete", Some("t"))).await.is_err());
    assert_eq!(store.operate(restore, entry("restore", Some("t"))).await.unwrap(), 3);
    let setup = Setup { text: "new".into(), listed: false, closed: false };
    let put = |version| Deed::PutSetup { table: "t".into(), version, setup: setup.clone() };
    assert!(store.operate(put(7), entry("close", Some("t"))).await.is_err());
    assert_eq!(store.load("t").await.unwrap().setup_version, 0);
    let since = store.audit_since(1, 9).await.unwrap();
    assert_eq!(
        since,
        [Entry { seq: 2, ..entry("delete", Some("t")) }, Entry { seq: 3, ..entry("restore", Some("t")) }]
    );
    assert_eq!(store.audit_since(0, 1).await.unwrap(), [Entry { seq: 1, ..entry("key", None) }]);
    assert_eq!(store.audit_since(3, 9).await.unwrap(), []);
    assert_eq!(store.operate(put(0), entry("close", Some("t"))).await.unwrap(), 4);
    assert_eq!(store.load("t").await.unwrap().setup, setup);
}

async fn marks_are_kept(store: &dyn Store) {
    assert_eq!(store.mark("clock").await.unwrap(), None);
    store.set_mark("clock", Some(-5)).await.unwrap();
    store.set_mark("other", Some(1)).await.unwrap();
    store.set_mark("clock", Some(i64::MAX)).await.unwrap();
    assert_eq!(store.mark("clock").await.unwrap(), Some(i64::MAX));
    store.set_mark("clock", None).await.unwrap();
    assert_eq!((store.mark("clock").await.unwrap(), store.mark("other").await.unwrap()), (None, Some(1)));
}

async fn figures_tell_how_much_there_is(store: &dyn Store) {
    for id in ["a", "b", "c", "d", "e", "f"] {
        store.create(table(id, 0)).await.unwrap();
    }
    for id in ["b", "c"] {
        store.change(over(id)).await.unwrap();
    }
    operate(store, Deed::Delete { table: "c".into(), why: String::new() }).await.unwrap();
    let closed = Setup { closed: true, ..table("d", 0).setup };
    store.put_setup("d", 0, closed.clone()).await.unwrap();
    assert_eq!(store.load("d").await.unwrap().setup, closed);
    store.probe().await.unwrap();
    let Stats { running, closed, finished, deleted, database, wal } = store.stats().await.unwrap();
    assert_eq!((running, closed, finished, deleted), (3, 1, 1, 1));
    // What was agreed can be read wherever a table is.
    assert_eq!(store.head("c").await.unwrap(), table("c", 0).head);
    assert!(matches!(store.head("nowhere").await, Err(StoreError::NotFound(_))));
    assert!(database + wal > 10_000, "{database} + {wal}");
}
