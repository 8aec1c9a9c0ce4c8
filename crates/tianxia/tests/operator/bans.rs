//! A banned visitor may read, and is told until when and why they may not write.

use crate::admin::{admin, lines};
use crate::browser::Browser;
use crate::server::Server;
use crate::stream::Stream;
use crate::tool::{Place, id, until, visitor};

/// Says something at a table; gives the status and the answer.
fn say(browser: &mut Browser, table: &str) -> (u16, String) {
    let answer = browser.post(&format!("{table}/chat"), "text=hello");
    (answer.status, answer.text)
}

#[test]
fn a_banned_person_reads_and_a_person_beside_them_plays_on() {
    let place = Place::new();
    let server = place.serve();
    let (mut anna, mut bruno) = (visitor(&server), visitor(&server));
    let table = anna.table(&["me", "open"], "&public=yes");
    assert_eq!(bruno.post(&format!("{table}/sit"), "seat=1&name=Bruno").status, 204);
    let seats = lines(&place, &["show", id(&table)])[0]["seats"].clone();
    let person = seats[1]["person"].as_str().unwrap();
    let mut watching = Stream::open(&bruno, &table);
    watching.until("id=\"status\"");

    admin(&place, &["ban", "person", person, "--for", "7d", "--why", "insults at three tables"]);
    until("Bruno is banned", || say(&mut bruno, &table).0 == 403);
    let (_, english) = say(&mut bruno, &table);
    assert!(english.contains("You cannot write here until 20") && english.contains(" UTC"), "{english}");
    assert!(english.contains("insults at three tables"), "{english}");
    // The language can still be chosen, for reading.
    assert_eq!(bruno.post("/language", "lang=it&back=/").status, 303);
    let (_, italian) = say(&mut bruno, &table);
    assert!(
        italian.contains("non puoi scrivere") && italian.contains("insults at three tables"),
        "{italian}"
    );
    bruno.scripted = false;
    assert!(say(&mut bruno, &table).1.contains("<h1>"), "without a script it is a page");
    assert_eq!(bruno.post("/play/dragon", "").status, 403, "no new tables either");

    assert_eq!((bruno.get(&table).status, bruno.get("/").status), (200, 200));
    assert_eq!(say(&mut anna, &table).0, 204);
    watching.until("hello");

    // A ban outlives the site.
    assert!(server.stop().0.success());
    let server = place.serve();
    let (mut anna, mut bruno) = (anna.moved(&server.address), bruno.moved(&server.address));
    assert_eq!((say(&mut anna, &table).0, say(&mut bruno, &table).0), (204, 403));
    assert_eq!(lines(&place, &["bans"])[0]["who"], person);
    admin(&place, &["unban", "person", person]);
    bruno.scripted = true;
    until("Bruno may write again", || say(&mut bruno, &table).0 == 204);
    assert!(lines(&place, &["bans"]).is_empty());
}

#[test]
fn a_banned_visitor_does_not_fill_the_log() {
    let (place, log) = (Place::new(), tempfile::NamedTempFile::new().unwrap());
    let server = Server::logging(&place.database, &["--writes-per-second", "10000"], log.path());
    let mut anna = visitor(&server);
    let table = anna.table(&["me", "me"], "");
    admin(&place, &["ban", "address", "127.0.0.0/8", "--for", "1h", "--why", "floods"]);
    until("the address is banned", || say(&mut anna, &table).0 == 403);
    for _ in 0..50 {
        assert_eq!(say(&mut anna, &table).0, 403);
    }
    assert!(server.stop().0.success());
    let log = std::fs::read_to_string(log.path()).unwrap();
    let lines: Vec<&str> = log.lines().filter(|line| line.contains("refused: banned")).collect();
    // One a minute, and perhaps how many more there were.
    assert!((1..5).contains(&lines.len()) && lines[0].contains("127.0.0.0/8"), "{lines:?}");
}

#[test]
fn a_banned_address_is_refused_whatever_its_cookies_until_the_time_is_over() {
    let place = Place::new();
    let server = place.serve();
    let mut anna = visitor(&server);
    let table = anna.table(&["me", "me"], "");
    admin(&place, &["ban", "address", "127.0.0.0/8", "--for", "1h", "--why", "floods"]);
    until("the address is banned", || say(&mut anna, &table).0 == 403);
    let mut fresh = visitor(&server);
    assert_eq!(fresh.post("/play/dragon", "").status, 403);
    // Banning somebody once more changes the time: this one is over almost at once.
    admin(&place, &["ban", "address", "127.0.0.0/8", "--for", "1ms", "--why", "floods"]);
    until("the ban is over", || say(&mut anna, &table).0 == 204);
}
