//! Who has done something, and at which tables they sit.

use store::{Account, AccountDeed, ChatLine, Mine, NewTable, Person, Setup, Store, Which};

use crate::{NewStore, over, table};

/// All of it, each on a new store.
pub async fn conformance<G>(new_store: &impl NewStore<G>) {
    the_first_act_makes_a_person(&*new_store().await.0).await;
    everybody_finds_their_tables(&*new_store().await.0).await;
    finished_games_of_ones_own_are_kept(&*new_store().await.0).await;
    a_code_is_good_once_and_for_a_while(&*new_store().await.0).await;
    an_account_has_its_name_alone(&*new_store().await.0).await;
}

/// A table with these owners and their names.
pub fn seated(id: &str, at: i64, owners: &[(&str, &str)]) -> NewTable {
    NewTable { setup: setup("host", owners), ..table(id, at) }
}

pub fn setup(host: &str, owners: &[(&str, &str)]) -> Setup {
    let place = |&(owner, name): &(&str, &str)| {
        let owner = (!owner.is_empty()).then_some(owner);
        serde_json::json!({ "owner": owner, "name": name })
    };
    let places: Vec<_> = owners.iter().map(place).collect();
    let text = serde_json::json!({ "host": host, "places": places }).to_string();
    Setup { text, listed: true, closed: false }
}

async fn name(store: &dyn Store, id: &str) -> Option<String> {
    let person = store.person(id).await.unwrap()?;
    assert_eq!(person, Person { id: id.to_owned(), name: person.name.clone() });
    Some(person.name)
}

async fn ids(store: &dyn Store, person: &str, over: bool) -> String {
    let mine = Mine { person, over, game: None, before: None, limit: 9 };
    store.list(Which::Of(mine)).await.unwrap().into_iter().map(|table| table.id).collect()
}

async fn the_first_act_makes_a_person(store: &dyn Store) {
    assert_eq!(name(store, "anna").await, None);
    store.rename("anna", "Anna").await.unwrap();
    assert_eq!(name(store, "anna").await, None, "whoever has done nothing is not noted");
    store.create(seated("t", 0, &[("anna", "Anna"), ("", ""), ("bruno", "贵 🀄")])).await.unwrap();
    assert_eq!(name(store, "anna").await.as_deref(), Some("Anna"));
    assert_eq!(name(store, "bruno").await.as_deref(), Some("贵 🀄"));
    assert_eq!(name(store, "host").await.as_deref(), Some(""), "nobody knows how they are called");
    store.rename("anna", "Anna M.").await.unwrap();
    // Another seat does not change what somebody said last.
    store.create(seated("u", 0, &[("anna", "Guest")])).await.unwrap();
    assert_eq!(name(store, "anna").await.as_deref(), Some("Anna M."));
    store.put_setup("u", 0, setup("anna", &[("carla", "Carla")])).await.unwrap();
    assert_eq!(name(store, "carla").await.as_deref(), Some("Carla"));
    let line = ChatLine { author: Some("dora".into()), name: "Dora".into(), ..ChatLine::default() };
    store.say("t", "1", line).await.unwrap();
    assert_eq!(name(store, "dora").await.as_deref(), Some("Dora"));
}

async fn everybody_finds_their_tables(store: &dyn Store) {
    for (at, id) in (0..).zip(["a", "b", "c"]) {
        store
            .create(seated(id, at, &[("anna", "Anna"), ("anna", "Anna 2"), ("bruno", "Bruno")]))
            .await
            .unwrap();
    }
    store.change(over("b")).await.unwrap();
    assert_eq!((ids(store, "anna", false).await, ids(store, "anna", true).await), ("ca".into(), "b".into()));
    assert_eq!(ids(store, "host", false).await, "ca", "who has made a table finds it, too");
    assert_eq!(ids(store, "carla", false).await, "");
    // Somebody else has the seat now.
    store.put_setup("c", 0, setup("host", &[("carla", "Carla"), ("bruno", "Bruno")])).await.unwrap();
    assert_eq!((ids(store, "anna", false).await, ids(store, "carla", false).await), ("a".into(), "c".into()));
    let of = |game, before, limit| Which::Of(Mine { person: "bruno", over: false, game, before, limit });
    let found = async |which| store.list(which).await.unwrap().len();
    assert_eq!(found(of(Some("dragon"), None, 9)).await, 2);
    assert_eq!(found(of(Some("china"), None, 9)).await, 0);
    assert_eq!(found(of(None, Some(2), 9)).await, 1);
    assert_eq!(found(of(None, None, 1)).await, 1);
    assert_eq!(store.list(of(None, None, 9)).await.unwrap()[0].result, None);
    let finished = Which::Of(Mine { person: "anna", over: true, game: None, before: None, limit: 9 });
    assert_eq!(store.list(finished).await.unwrap()[0].result, over("b").result);
}

async fn finished_games_of_ones_own_are_kept(store: &dyn Store) {
    for id in ["a", "b", "c"] {
        store.create(seated(id, 0, &[("anna", "Anna"), ("bruno", "Bruno")])).await.unwrap();
    }
    for id in ["a", "b"] {
        store.change(over(id)).await.unwrap();
    }
    for (at, id) in (5..).zip(["a", "b", "b", "c", "none"]) {
        store.keep("anna", id, Some(at)).await.unwrap();
        store.keep("carla", id, Some(at)).await.unwrap();
    }
    assert_eq!(store.kept("anna", 9).await.unwrap(), ["b", "a"], "what is not over is not kept");
    assert_eq!(store.kept("anna", 1).await.unwrap(), ["b"]);
    assert!(store.kept("carla", 9).await.unwrap().is_empty(), "only players keep a game");
    assert!(store.kept("bruno", 9).await.unwrap().is_empty());
    store.keep("anna", "b", None).await.unwrap();
    assert_eq!(store.kept("anna", 9).await.unwrap(), ["a"]);
    // What is removed for good leaves nothing behind.
    let delete = store::Deed::Delete { table: "a".into(), why: String::new() };
    crate::operate(store, delete).await.unwrap();
    store.purge(i64::MAX, 9, true).await.unwrap();
    assert!(store.kept("anna", 9).await.unwrap().is_empty());
}

async fn a_code_is_good_once_and_for_a_while(store: &dyn Store) {
    store.create(seated("t", 0, &[("anna", "Anna"), ("bruno", "Bruno")])).await.unwrap();
    let owner = async |hash, at| store.owner_of_code(hash, at).await.unwrap().map(|person| person.id);
    store.put_code("nobody", "0", 100, 0).await.unwrap();
    assert_eq!(owner("0", 1).await, None, "there is no such person");
    store.put_code("anna", "a", 100, 0).await.unwrap();
    store.put_code("bruno", "b", 100, 0).await.unwrap();
    assert_eq!(
        (owner("a", 99).await.as_deref(), owner("a", 100).await, owner("x", 1).await),
        (Some("anna"), None, None)
    );
    assert!(!store.take_code("a", 100).await.unwrap(), "too late");
    let both = [store.take_code("a", 99), store.take_code("a", 99)];
    let [one, other] = both.map(|taking| async { taking.await.unwrap() });
    assert_eq!(u8::from(one.await) + u8::from(other.await), 1, "it is good once");
    assert_eq!(owner("a", 99).await, None);
    store.put_code("bruno", "c", 200, 50).await.unwrap();
    assert_eq!(
        (owner("b", 99).await, owner("c", 99).await.as_deref()),
        (None, Some("bruno")),
        "the new one replaces it"
    );
}

async fn an_account_has_its_name_alone(store: &dyn Store) {
    let account = |id: &str, name: &str| Account {
        person: Person { id: id.into(), name: name.into() },
        look: name.to_lowercase(),
        password: Some(format!("hash of {id}")),
        former: None,
        hidden: false,
    };
    let change = async |id: &str, deed| store.change_account(id, deed).await.unwrap();
    store.create(seated("t", 0, &[("anna", "Guest"), ("bruno", "Bruno")])).await.unwrap();
    store.put_code("anna", "seen", 100, 0).await.unwrap();
    assert_eq!(change("anna", AccountDeed::SignOut).await, 0, "there is no account yet");
    assert_eq!(change("anna", AccountDeed::Make(account("anna", "Anna"), 0)).await, 1);
    assert_eq!(store.account("anna", 0).await.unwrap(), Some(account("anna", "Anna")));
    assert_eq!(store.look_of("anna").await.unwrap().as_deref(), Some("anna"));
    assert!(store.owner_of_code("seen", 1).await.unwrap().is_none(), "codes of before are void");
    // Not twice, not by another; who has done nothing before may begin with one.
    assert_eq!(change("anna", AccountDeed::Make(account("anna", "Anne"), 0)).await, 0);
    assert_eq!(change("bruno", AccountDeed::Make(account("bruno", "ANNA"), 0)).await, 0);
    assert_eq!(change("new", AccountDeed::Make(account("new", "New"), 0)).await, 1);
    assert!(
        store.look_of("bruno").await.unwrap().is_none() && store.account("bruno", 0).await.unwrap().is_none()
    );
    store.rename("anna", "Somebody").await.unwrap();
    assert_eq!(name(store, "anna").await.as_deref(), Some("Anna"), "the name of an account stays");
    assert_eq!(change("anna", AccountDeed::Password("other".into())).await, 2);
    assert_eq!(store.account("anna", 0).await.unwrap().unwrap().password.as_deref(), Some("other"));
    assert_eq!(
        (change("anna", AccountDeed::SignOut).await, change("bruno", AccountDeed::SignOut).await),
        (3, 0)
    );
    let mut epochs = store.epochs().await.unwrap();
    epochs.sort();
    assert_eq!(epochs, [("anna".to_owned(), 3), ("new".to_owned(), 1)]);
    // Recovery codes are good once, and new ones replace them.
    let recover = async |code: &str| change("anna", AccountDeed::Recover(code.into())).await > 0;
    change("anna", AccountDeed::Recovery(vec!["a".into(), "b".into()])).await;
    assert!(recover("a").await && !recover("a").await && !recover("c").await);
    assert_eq!(change("new", AccountDeed::Recover("b".into())).await, 0, "it is Anna's");
    change("anna", AccountDeed::Recovery(vec!["c".into()])).await;
    assert!(!recover("b").await && recover("c").await);
}
