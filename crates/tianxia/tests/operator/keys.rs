//! A new key: nobody loses a seat, unless that is what is wanted.

use crate::admin::admin;
use crate::browser::{Browser, between};
use crate::server::Server;
use crate::tool::{Place, id, play, until, visitor};

/// A table where Anna sits, with a free seat; gives the token of that.
fn waiting(anna: &mut Browser) -> (String, String) {
    let waiting = anna.table(&["me", "open"], "");
    let page = anna.get(&waiting).text;
    let token = between(&page, "?sit=1&amp;token=", "\"").unwrap().to_owned();
    (waiting, token)
}

/// Whether Anna has her seat at a table.
fn sits(anna: &mut Browser, table: &str) -> bool {
    anna.choices(table).is_some()
}

/// A fresh visitor sits down with a token.
fn sit(server: &Server, waiting: &str, token: &str) -> u16 {
    visitor(server).post(&format!("{waiting}/sit"), &format!("seat=1&name=Bruno&token={token}")).status
}

#[test]
fn whoever_comes_back_keeps_their_seat_and_gets_the_new_signature() {
    let place = Place::new();
    let server = place.serve();
    let mut anna = visitor(&server);
    let table = anna.table(&["me", "me"], "");
    let (waiting, token) = waiting(&mut anna);
    let first = anna.cookies["tianxia"].clone();
    let away = anna.clone();

    admin(&place, &["rotate-key"]);
    until("Anna gets a new signature", || {
        anna.get("/");
        anna.cookies["tianxia"] != first
    });
    assert!(sits(&mut anna, &table));
    play(&mut anna, &table, 1);
    let second = anna.cookies["tianxia"].clone();
    anna.get("/");
    assert_eq!(anna.cookies["tianxia"], second, "one new signature is enough");
    // A link that was sent before is still good.
    assert_eq!(sit(&server, &waiting, &token), 204);

    // The same with nobody there, and once more: the oldest cookie is still good.
    assert!(server.stop().0.success());
    admin(&place, &["rotate-key"]);
    let server = place.serve();
    for browser in [anna, away] {
        let mut browser = browser.moved(&server.address);
        let old = browser.cookies["tianxia"].clone();
        assert!(sits(&mut browser, &table));
        assert_ne!(browser.cookies["tianxia"], old);
    }
}

#[test]
fn a_stolen_key_is_worth_nothing_at_once() {
    let place = Place::new();
    let server = place.serve();
    let mut anna = visitor(&server);
    let table = anna.table(&["me", "me"], "");
    let (waiting, token) = waiting(&mut anna);
    admin(&place, &["rotate-key", "--at-once"]);
    until("the old cookie is nobody's", || !sits(&mut anna.clone(), &table));
    assert_eq!(sit(&server, &waiting, &token), 403);
    // What was lost can be given back.
    let printed = admin(&place, &["free", id(&table), "0"]);
    let fresh = printed.trim().rsplit_once('=').unwrap().1.to_owned();
    let mut anna = visitor(&server);
    until("the seat is free", || {
        anna.post(&format!("{table}/sit"), &format!("seat=0&name=Anna&token={fresh}")).status == 204
    });
}
