//! Passkeys, and sessions that were signed out.

use store::{Account, AccountDeed, MOST_PASSKEYS, Passkey, Person, Store};

use crate::NewStore;

/// All of it, each on a new store.
pub async fn conformance<G>(new_store: &impl NewStore<G>) {
    passkeys_lead_into_their_account_alone(&*new_store().await.0).await;
    a_copied_passkey_is_noticed(&*new_store().await.0).await;
    a_session_ends_for_good(&*new_store().await.0).await;
}

pub fn passkey(id: &str) -> Passkey {
    Passkey { id: id.into(), name: "phone".into(), credential: "0".into(), made: 1, used: None }
}

fn account(id: &str, password: Option<&str>) -> Account {
    let person = Person { id: id.into(), name: id.into() };
    Account { person, look: id.into(), password: password.map(str::to_owned), former: None, hidden: false }
}

async fn change(store: &dyn Store, person: &str, deed: AccountDeed) -> bool {
    store.change_account(person, deed).await.unwrap() > 0
}

async fn passkeys_lead_into_their_account_alone(store: &dyn Store) {
    let add = |id: &str| AccountDeed::AddPasskey(passkey(id));
    let remove = |id: &str| AccountDeed::RemovePasskey(id.into());
    assert!(!change(store, "anna", add("a")).await, "there is no account yet");
    assert!(change(store, "anna", AccountDeed::MakeByPasskey(account("anna", None), passkey("a"), 5)).await);
    assert_eq!(store.account("anna", 6).await.unwrap().unwrap().password, None);
    let (person, found) = store.passkey("a").await.unwrap().unwrap();
    assert_eq!((&*person.id, found), ("anna", passkey("a")));
    assert_eq!(store.passkey("x").await.unwrap(), None);
    // Nobody else has it, neither with an account nor for a new one.
    assert!(
        !change(store, "bruno", AccountDeed::MakeByPasskey(account("bruno", None), passkey("a"), 5)).await
    );
    assert!(store.look_of("bruno").await.unwrap().is_none());
    assert!(change(store, "bruno", AccountDeed::Make(account("bruno", Some("p")), 5)).await);
    assert!(!change(store, "bruno", add("a")).await && change(store, "bruno", add("b")).await);
    assert!(!change(store, "anna", remove("b")).await, "it is Bruno's");
    // Whoever has a password needs no passkey; otherwise the last one stays.
    assert!(change(store, "bruno", remove("b")).await);
    assert!(!change(store, "anna", remove("a")).await && change(store, "anna", add("c")).await);
    assert!(change(store, "anna", remove("a")).await && !change(store, "anna", remove("c")).await);
    assert_eq!(store.passkeys("anna").await.unwrap(), [passkey("c")]);
    for number in 1..MOST_PASSKEYS {
        assert!(change(store, "anna", add(&format!("more {number}"))).await);
    }
    assert!(!change(store, "anna", add("one too many")).await);
    assert_eq!(store.passkeys("anna").await.unwrap().len(), MOST_PASSKEYS);
}

async fn a_copied_passkey_is_noticed(store: &dyn Store) {
    change(store, "anna", AccountDeed::MakeByPasskey(account("anna", None), passkey("a"), 5)).await;
    let used = |at| Passkey { credential: "1".into(), used: Some(at), ..passkey("a") };
    assert!(change(store, "anna", AccountDeed::UsePasskey("0".into(), used(7))).await);
    assert!(
        !change(store, "anna", AccountDeed::UsePasskey("0".into(), used(8))).await,
        "its counter is past"
    );
    assert_eq!(store.passkeys("anna").await.unwrap(), [used(7)]);
    // An authenticator without a counter looks the same each time.
    assert!(change(store, "anna", AccountDeed::UsePasskey("1".into(), used(9))).await);
    assert!(!change(store, "bruno", AccountDeed::UsePasskey("1".into(), used(10))).await);
}

async fn a_session_ends_for_good(store: &dyn Store) {
    let end = |session: &str| AccountDeed::EndSession(session.into());
    assert!(!change(store, "anna", end("s")).await, "guests have no sessions");
    for name in ["anna", "bruno"] {
        change(store, name, AccountDeed::Make(account(name, Some("p")), 5)).await;
        assert!(change(store, name, end("s")).await && change(store, name, end("t")).await);
        assert!(!change(store, name, end("s")).await, "it has ended already");
    }
    assert_eq!(store.ended().await.unwrap().len(), 4);
    assert_eq!(store.dossier("anna").await.unwrap().ended, 2);
    change(store, "anna", AccountDeed::SignOut).await;
    let mut ended = store.ended().await.unwrap();
    ended.sort();
    assert_eq!(ended, [("bruno".into(), "s".into()), ("bruno".into(), "t".into())], "Anna's are void anyway");
}
