//! Many tables of bots from one address, and a guest from another.

use std::time::{Duration, Instant};

use tempfile::TempDir;

use crate::browser::Browser;
use crate::server::Server;

/// Tries to make a table of In the Year of the Dragon for each of these; says how many there are, and why no more.
fn try_tables(browser: &mut Browser, seats: [&str; 4], times: usize) -> (Vec<String>, String) {
    let [a, b, c, d] = seats;
    let body = format!("game=dragon&players=4&seat-0={a}&seat-1={b}&seat-2={c}&seat-3={d}&name=Rival");
    let (mut made, mut refusal) = (Vec::new(), String::new());
    for _ in 0..times {
        let answer = browser.post("/new", &body);
        match answer.status {
            303 => made.push(answer.headers["location"].to_str().unwrap().to_owned()),
            429 => refusal = answer.text,
            other => panic!("{other}: {}", answer.text),
        }
    }
    (made, refusal)
}

#[test]
fn a_hundred_tables_of_masters_do_not_keep_a_guest_waiting() {
    let folder = TempDir::new().unwrap();
    let more = ["--writes-per-second", "10000", "--thinkers", "1", "--metrics", "127.0.0.1:0"];
    let server = Server::start(&folder.path().join("tianxia.db"), &more);
    let begun = Instant::now();
    let mut rival = Browser::new(&server.address);
    rival.get("/");
    let (bots, refusal) = try_tables(&mut rival, ["master"; 4], 20);
    assert_eq!(bots.len(), 6);
    assert!(refusal.contains("Too many tables with only bots"), "{refusal}");
    let (people, refusal) = try_tables(&mut rival, ["master", "master", "master", "me"], 100);
    assert_eq!(people.len(), 94);
    assert!(refusal.contains("Too many unfinished tables"), "{refusal}");

    // A table that is closed makes room for another at once.
    assert_eq!(rival.post(&format!("{}/close", people[0]), "").status, 204);
    assert_eq!(try_tables(&mut rival, ["master", "master", "master", "me"], 2).0.len(), 1);

    // The operator sees all of it, on every machine.
    let closed = server.metric_of_each("tianxia_tables{state=\"closed\"}");
    assert!(!closed.is_empty() && closed.iter().all(|&count| count == 1.0), "{closed:?}");
    for limit in ["tables-of-bots", "unfinished-tables"] {
        let refusals = server.metric(&format!("tianxia_refusals_total{{limit=\"{limit}\"}}"));
        assert!(refusals > Some(0.0), "{limit}: {refusals:?}");
    }
    while server.metric("tianxia_thinking_queue") < Some(2.0) {
        assert!(begun.elapsed() < Duration::from_secs(45), "nobody waits: {}", server.metrics());
        std::thread::sleep(Duration::from_millis(50));
    }
    assert!(server.metric("tianxia_thinking_wait_seconds_count") > Some(0.0), "{}", server.metrics());

    let mut guest = Browser::from_address(&server.address, Some([127, 0, 0, 2].into()));
    guest.get("/");
    let asked = Instant::now();
    let table = guest.table(&["apprentice", "me", "apprentice", "apprentice"], "");
    while guest.choices(&table).is_none() {
        assert!(asked.elapsed() < Duration::from_secs(45), "the guest is still waiting");
        std::thread::sleep(Duration::from_millis(50));
    }
    println!("the guest was asked after {:?}", asked.elapsed());
}
