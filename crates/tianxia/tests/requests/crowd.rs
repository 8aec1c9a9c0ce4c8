//! Many from one address, with and without a proxy in front.

use std::time::{Duration, Instant};

use reqwest::Method;

use crate::browser::{Browser, between};
use crate::server::Server;
use crate::stage::Stage;

/// Makes tables from clients that each bring no cookie, and says how many were made.
fn tables(server: &Server, forwarded: &[&str], count: usize) -> usize {
    let make = |_: &usize| {
        let mut browser = Browser::new(&server.address);
        let form = ("content-type", "application/x-www-form-urlencoded");
        let mut request = browser.ask(Method::POST, "/play/dragon").header(form.0, form.1);
        for entry in forwarded {
            request = request.header("x-forwarded-for", *entry);
        }
        let status = browser.send(request).unwrap().status;
        assert!([303, 429].contains(&status), "{status}");
        status == 303
    };
    (0..count).filter(make).count()
}

#[test]
fn tables_are_counted_by_the_address_that_the_proxy_saw() {
    let folder = tempfile::TempDir::new().unwrap();
    let more = ["--writes-per-second", "1", "--trust-proxy", "1"];
    let server = Server::bare(&folder.path().join("proxied.db"), &more);
    // Two at once, then one in ten seconds.
    assert!((2..=3).contains(&tables(&server, &["203.0.113.1"], 10)));
    assert!(
        (2..=3).contains(&tables(&server, &["203.0.113.2"], 10)),
        "another visitor has a share of their own"
    );
    let forged = ["198.51.100.7, 203.0.113.1", "198.51.100.8,203.0.113.1"];
    for forged in forged {
        assert!(tables(&server, &[forged], 3) <= 1, "what the client wrote is not believed");
    }
    assert!(tables(&server, &["198.51.100.9", "203.0.113.2"], 3) <= 1, "not on a line of its own either");
    assert!((2..=3).contains(&tables(&server, &["2001:db8::1"], 5)));
    assert!(tables(&server, &["2001:db8::2:3"], 3) <= 1, "64 bits of an address are one");

    let server = Server::bare(&folder.path().join("bare.db"), &more[..2]);
    assert!((2..=3).contains(&tables(&server, &["203.0.113.1"], 10)));
    assert!(tables(&server, &["203.0.113.2"], 5) <= 1, "without a proxy nobody believes it");
}

#[test]
fn a_link_is_https_only_if_a_trusted_proxy_says_so() {
    let folder = tempfile::TempDir::new().unwrap();
    for (trust, scheme) in [("0", "http"), ("1", "https")] {
        let database = folder.path().join(format!("{trust}.db"));
        let server = Server::bare(&database, &["--trust-proxy", trust]);
        let mut anna = Browser::new(&server.address);
        let table = anna.table(&["me", "open"], "");
        let request =
            anna.ask(Method::GET, &table).header("x-forwarded-proto", "https").header("host", "club");
        let page = anna.send(request).unwrap().text;
        let link = between(&page, "class=\"link\" readonly value=\"", "\"").expect("a link").to_owned();
        assert!(link.starts_with(&format!("{scheme}://club/t/")), "{link}");
    }
}

#[test]
fn fresh_cookies_do_not_let_one_address_write_or_store_more() {
    let folder = tempfile::TempDir::new().unwrap();
    let server = Server::start(&folder.path().join("tianxia.db"), &["--writes-per-second", "1"]);
    let mut anna = Browser::new(&server.address);
    let chat = format!("{}/chat", anna.table(&["me", "me"], ""));
    // Each browser has a cookie that has never written; together they may write twelve times at once.
    let said = (0..2000).take_while(|_| {
        let mut browser = Browser::new(&server.address);
        browser.get("/");
        browser.post(&chat, "text=spam&request=1").status == 204
    });
    let said = said.count();
    assert!((10..2000).contains(&said), "{said} of 2000 were said");

    // 100 kB a minute are for all of them.
    let server = Server::start(&folder.path().join("bytes.db"), &["--writes-per-second", "1"]);
    let body = format!("game=dragon&players=2&seat-0=me&seat-1=me&x={}", "x".repeat(60_000));
    let mut answers = (0..3).map(|_| Browser::new(&server.address).post("/new", &body));
    assert_eq!(answers.next().unwrap().status, 303);
    let late = answers.next().unwrap();
    assert_eq!(late.status, 429);
    assert!(late.text.contains("Please wait a moment."), "{}", late.text);
}

#[test]
fn pages_are_read_at_a_bounded_rate_and_everything_else_is_not_counted() {
    let folder = tempfile::TempDir::new().unwrap();
    let server = Server::start(&folder.path().join("tianxia.db"), &["--reads-per-second", "1"]);
    let mut anna = Browser::new(&server.address);
    let table = anna.table(&["me", "me"], "");
    let refused = (0..2000).map(|_| anna.get("/")).find(|answer| answer.status != 200);
    let refused = refused.expect("six at once, then one a second");
    assert_eq!(refused.status, 429);
    assert!(refused.text.contains("Please wait a moment."), "{}", refused.text);
    for _ in 0..50 {
        assert_eq!(anna.get("/healthz").status, 200);
        assert_eq!(anna.get("/assets/nothing").status, 404);
    }
    let stream = anna.ask(Method::GET, &format!("{table}/live")).send().unwrap();
    assert_eq!(stream.status(), 200);
    let mut other = Browser::from_address(&server.address, Some([127, 0, 0, 2].into()));
    assert_eq!(other.get("/").status, 200);
}

#[test]
fn streams_are_not_buffered_and_not_endless_in_number() {
    let mut stage = Stage::open();
    let answer = stage.carla.ask(Method::GET, &format!("{}/live", stage.running)).send().unwrap();
    // nginx obeys it and keeps it to itself.
    let told = answer.headers().get("x-accel-buffering").map(|told| told.as_bytes());
    assert_eq!(told, (!cluster::on_two_machines()).then_some(&b"no"[..]));

    let folder = tempfile::TempDir::new().unwrap();
    let more = ["--connections-per-address", "3", "--trust-proxy", "1"];
    let server = Server::bare(&folder.path().join("tianxia.db"), &more);
    let mut anna = Browser::new(&server.address);
    let live = format!("{}/live", anna.table(&["me", "me"], ""));
    let open = |from: &str| anna.ask(Method::GET, &live).header("x-forwarded-for", from).send().unwrap();
    let streams: Vec<_> = (0..3).map(|_| open("203.0.113.1")).collect();
    assert!(streams.iter().all(|stream| stream.status() == 200));
    let refused = open("203.0.113.1");
    assert_eq!(refused.status(), 429);
    assert!(refused.text().unwrap().contains("Too many pages"));
    assert_eq!(open("203.0.113.2").status(), 200);
    drop(streams);
    let begun = Instant::now();
    while open("203.0.113.1").status() != 200 {
        assert!(begun.elapsed() < Duration::from_secs(60), "the streams that ended still count");
        std::thread::sleep(Duration::from_millis(20));
    }
    assert!(stage.carla.get("/").status == 200);
}
