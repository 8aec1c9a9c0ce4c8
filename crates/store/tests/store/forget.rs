//! Forgetting somebody, and what is kept about them until then.

use std::sync::Arc;

use store::{Account, AccountDeed, ChatLine, Deed, Forgetting, Person, Setup, Sqlite, Store};

use crate::passkeys::passkey;
use crate::people::{seated, setup};
use crate::{NewStore, over};

/// All of it, each on a new store.
pub async fn conformance<G>(new_store: &impl NewStore<G>) {
    everything_about_somebody_is_found(&*new_store().await.0).await;
    the_forgotten_leave_their_games_to_the_others(&*new_store().await.0).await;
    an_operator_forgets_and_writes_it_down(&*new_store().await.0).await;
    a_former_name_is_kept_for_a_while(&*new_store().await.0).await;
}

fn line(author: &str, text: &str, at: i64) -> ChatLine {
    ChatLine {
        author: Some(author.into()),
        name: "Anna".into(),
        text: text.into(),
        at,
        ..ChatLine::default()
    }
}

/// Anna and Bruno at two tables, one of them over; both have said something.
async fn played(store: &dyn Store) {
    for id in ["a", "b"] {
        store.create(seated(id, 0, &[("anna", "Anna"), ("bruno", "Bruno")])).await.unwrap();
        store.say(id, "anna 1", line("anna", "ciao", 1)).await.unwrap();
        store.say(id, "bruno 1", line("bruno", "hello", 2)).await.unwrap();
    }
    store.change(over("a")).await.unwrap();
    store.keep("anna", "a", Some(7)).await.unwrap();
    store.put_code("anna", "hash", 100, 0).await.unwrap();
    let person = Person { id: "anna".into(), name: "Anna".into() };
    let account =
        Account { person, look: "anna".into(), password: Some("p".into()), former: None, hidden: false };
    store.change_account("anna", AccountDeed::Make(account, 0)).await.unwrap();
    store.change_account("anna", AccountDeed::Recovery(vec!["x".into(), "y".into()])).await.unwrap();
    store.change_account("anna", AccountDeed::AddPasskey(passkey("a"))).await.unwrap();
    store.change_account("anna", AccountDeed::EndSession("s".into())).await.unwrap();
}

async fn forgetting(store: &dyn Store, person: &str) -> Forgetting {
    let tables = store.naming(person).await.unwrap();
    let without = |text: &str, over: bool| {
        let bruno = if over { ("", "Somebody") } else { ("", "Somebody running") };
        text.contains("anna").then(|| Setup { closed: !over, ..setup("", &[bruno, ("bruno", "Bruno")]) })
    };
    Forgetting { person: person.into(), tables, without: Arc::new(without) }
}

async fn everything_about_somebody_is_found(store: &dyn Store) {
    assert_eq!(store.dossier("anna").await.unwrap(), store::Dossier::default(), "nothing is known yet");
    played(store).await;
    let dossier = store.dossier("anna").await.unwrap();
    assert_eq!((dossier.name.as_deref(), dossier.look.as_deref()), (Some("Anna"), Some("anna")));
    assert_eq!(
        (dossier.recovery, dossier.code_until, dossier.former),
        (2, None, None),
        "the account voids codes"
    );
    assert_eq!((dossier.passkeys, dossier.ended), (vec![passkey("a")], 1));
    assert_eq!(dossier.kept, [("a".to_owned(), 7)]);
    let tables: Vec<_> = dossier.tables.iter().map(|table| (&*table.id, table.result.is_some())).collect();
    assert_eq!(tables, [("a", true), ("b", false)]);
    let lines: Vec<_> = dossier.lines.iter().map(|(table, line)| (&**table, &*line.text)).collect();
    assert_eq!(lines, [("a", "ciao"), ("b", "ciao")]);
    // Also what was put away, and where somebody is only mentioned.
    crate::operate(store, Deed::Delete { table: "b".into(), why: String::new() }).await.unwrap();
    let mut mentioned = seated("c", 9, &[("bruno", "Bruno")]);
    mentioned.setup.text = mentioned.setup.text.replace('{', r#"{"muted":["anna"],"#);
    store.create(mentioned).await.unwrap();
    assert_eq!(store.naming("anna").await.unwrap(), ["a", "b", "c"]);
    assert_eq!(store.everybody().await.unwrap().len(), 3, "Anna, Bruno and the host");
}

async fn the_forgotten_leave_their_games_to_the_others(store: &dyn Store) {
    played(store).await;
    store.forget(forgetting(store, "anna").await).await.unwrap();
    assert_eq!(store.dossier("anna").await.unwrap(), store::Dossier::default());
    assert!(
        store.person("anna").await.unwrap().is_none() && store.account("anna", 0).await.unwrap().is_none()
    );
    assert!(store.person("").await.unwrap().is_none(), "nobody is nobody");
    let kept = store.load("a").await.unwrap();
    assert!(kept.setup.text.contains("Somebody") && kept.setup_version == 1 && !kept.setup.closed);
    assert!(store.load("b").await.unwrap().setup.closed, "the site is told which game is over");
    let chat: Vec<_> =
        store.chat("a", 9).await.unwrap().into_iter().map(|line| (line.seq, line.text)).collect();
    assert_eq!(chat, [(2, "hello".to_owned())]);
    // The numbers of her lines do not come again, and a request of hers is a new one.
    assert_eq!(store.say("a", "anna 1", line("carla", "new", 3)).await.unwrap(), Some(3));
    let bruno = store.dossier("bruno").await.unwrap();
    assert_eq!((bruno.tables.len(), bruno.lines.len()), (2, 2), "Bruno has everything he had");
    // Once more does nothing.
    store.forget(forgetting(store, "anna").await).await.unwrap();
    assert_eq!(store.load("a").await.unwrap().setup_version, 1);
}

async fn an_operator_forgets_and_writes_it_down(store: &dyn Store) {
    played(store).await;
    let deed = AccountDeed::OneMoreCode("z".into());
    crate::operate(store, Deed::Account { person: "anna".into(), deed }).await.unwrap();
    assert_eq!(store.dossier("anna").await.unwrap().recovery, 3);
    assert!(store.change_account("anna", AccountDeed::Recover("z".into())).await.unwrap() > 0);
    crate::operate(store, Deed::Forget(forgetting(store, "anna").await)).await.unwrap();
    assert!(store.person("anna").await.unwrap().is_none());
    assert_eq!(store.audit_since(0, 9).await.unwrap().len(), 2);
}

async fn a_former_name_is_kept_for_a_while(store: &dyn Store) {
    played(store).await;
    let name =
        |name: &str, until, at| AccountDeed::Name { name: name.into(), look: name.to_lowercase(), until, at };
    let change = async |id: &str, deed| store.change_account(id, deed).await.unwrap();
    let owner = async |look, at| store.account(look, at).await.unwrap().map(|account| account.person.name);
    assert_eq!(change("bruno", name("Bruna", 100, 0)).await, 0, "there is no account");
    assert_eq!(change("anna", name("Annetta", 100, 10)).await, 1, "cookies stay good");
    assert_eq!(
        (owner("annetta", 99).await.as_deref(), owner("anna", 99).await.as_deref(), owner("anna", 100).await),
        (Some("Annetta"), Some("Annetta"), None)
    );
    let account = store.account("annetta", 0).await.unwrap().unwrap();
    assert_eq!(account.former, Some(store::Former { name: "Anna".into(), until: 100 }));
    let bruno = |at| {
        let person = Person { id: "bruno".into(), name: "ANNA".into() };
        AccountDeed::Make(
            Account { person, look: "anna".into(), password: Some("q".into()), former: None, hidden: false },
            at,
        )
    };
    assert_eq!(change("bruno", bruno(99)).await, 0, "it is still hers");
    assert_eq!(change("anna", name("Annina", 200, 99)).await, 0, "not twice in that time");
    assert_eq!(change("bruno", bruno(100)).await, 1);
    assert_eq!(change("anna", name("Anna", 300, 200)).await, 0, "now it is his");
    assert_eq!(change("anna", name("ANNETTA", 300, 200)).await, 1, "one may write one's own name otherwise");
}

/// Not even in parts of the file that are not used any more.
#[tokio::test]
async fn the_forgotten_leave_nothing_in_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("t.db");
    let store = Sqlite::open(&path).await.unwrap();
    for (at, id) in (0..).zip(["a", "b", "c"]) {
        store
            .create(seated(id, at, &[("anna", &"Annabella".repeat(900)), ("bruno", "Bruno")]))
            .await
            .unwrap();
        store.say(id, "anna 1", line("anna", "Annabella was here", 1)).await.unwrap();
    }
    store.forget(forgetting(&store, "anna").await).await.unwrap();
    store.close().await.unwrap();
    let bytes = std::fs::read(&path).unwrap();
    let holds = |text: &str| bytes.windows(text.len()).any(|window| window == text.as_bytes());
    assert!(holds("Bruno") && !holds("Annabella") && !holds("anna"));
}
