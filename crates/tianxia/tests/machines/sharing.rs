//! Any machine serves any table.

use crate::browser::between;
use crate::stream::Stream;
use crate::{browser, can_run, database, machine, wait};

#[test]
fn what_one_machine_writes_the_other_shows() {
    if !can_run() {
        return;
    }
    let database = database();
    let (one, two) = (machine(&database), machine(&database));
    let (mut anna, mut bruno) = (browser(&one), browser(&two));
    let table = anna.table(&["me", "open"], "&public=yes");
    let mut stream = Stream::open(&anna, &table);
    assert_eq!(bruno.post(&format!("{table}/sit"), "seat=1&name=Bruno").status, 204);
    stream.until("Bruno");
    assert_eq!(bruno.post(&format!("{table}/chat"), "text=from+afar&request=1").status, 204);
    stream.until("from afar");
    // Each acts on their own machine, and each finds what the other has done there.
    for _ in 0..6 {
        let (actor, choices) = match anna.choices(&table) {
            Some(choices) => (&mut anna, choices),
            None => {
                let choices = bruno.choices(&table).expect("somebody is asked");
                (&mut bruno, choices)
            }
        };
        assert_eq!(actor.act(&table, &choices, &choices.actions[0]).status, 204);
    }
    let version = |page: &str| between(page, "data-version=\"", "\"").map(str::to_owned);
    assert_eq!(version(&anna.get(&table).text), version(&bruno.get(&table).text));
    // Whoever looks on one machine is seen on the other.
    let _looks = Stream::open(&bruno, &table);
    wait("Bruno's presence", || anna.get(&table).text.matches("\"dot on\"").nth(1).map(drop));
}

#[test]
fn the_same_request_on_both_machines_counts_once() {
    if !can_run() {
        return;
    }
    let database = database();
    let (one, two) = (machine(&database), machine(&database));
    let mut anna = browser(&one);
    let mut also_anna = anna.clone().moved(&two.address);
    let table = anna.table(&["me", "me"], "");
    for _ in 0..5 {
        let choices = anna.choices(&table).expect("Anna is asked");
        let body = choices.body(&choices.actions[0]);
        let path = format!("{table}/act");
        let other = std::thread::scope(|scope| {
            let other = scope.spawn(|| also_anna.post(&path, &body).status);
            assert_eq!(anna.post(&path, &body).status, 204);
            other.join().unwrap()
        });
        assert_eq!(other, 204, "it was done, whoever did it");
        let next = anna.choices(&table).expect("Anna is asked").version.parse::<u64>().unwrap();
        assert_eq!(next, choices.version.parse::<u64>().unwrap() + 1, "once");
    }
}

#[test]
fn a_void_cookie_is_void_on_every_machine() {
    if !can_run() {
        return;
    }
    let database = database();
    let (one, two) = (machine(&database), machine(&database));
    let mut anna = browser(&one);
    let made = anna.post("/join/account", "name=Anna&password=correct+horse+battery");
    assert!(made.status < 400, "{}", made.text);
    let stolen = anna.clone();
    let mut thief = stolen.moved(&two.address);
    assert!(thief.get("/join").text.contains("/join/sign-out"));
    assert!(anna.post("/join/sign-out", "everywhere=yes").status < 400);
    wait("the end of the cookie", || (!thief.get("/join").text.contains("/join/sign-out")).then_some(()));
}
