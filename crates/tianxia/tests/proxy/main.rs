//! The site behind the real nginx, with the site file that we ship.
//!
//! On a machine without nginx, curl or openssl there is nothing to test with: these tests then say so and pass, except
//! where `CI=true` promises that they run. `cargo xtask prepare` installs all three.

#![allow(clippy::unwrap_used, missing_docs, reason = "a test")]

#[allow(dead_code, reason = "only its reader of pages is used here")]
#[path = "../requests/browser.rs"]
mod browser;
mod client;
#[allow(dead_code, reason = "each test program uses some of this")]
mod nginx;
#[allow(dead_code, reason = "each test program uses some of this")]
#[path = "../restart/supervisor.rs"]
mod supervisor;

use std::process::Command;
use std::time::{Duration, Instant};

use browser::choices;
use client::Client;
use nginx::{NAME, Nginx};
use supervisor::Supervisor;

/// How many streams are opened at once: more than the six connections of a browser.
const STREAMS: usize = 10;
/// More writes than anybody may make at once, and fewer than a test has patience for.
const MANY: usize = 200;

/// The site and nginx in front of it, unless there is no nginx.
fn open(more: &[&'static str]) -> Option<(Supervisor, Nginx)> {
    for program in ["nginx", "curl", "openssl"] {
        if Command::new(program).arg("-h").output().is_err() {
            assert!(std::env::var_os("CI").is_none(), "{program} is missing: cargo xtask prepare");
            println!("skipped: there is no {program} here; `cargo xtask prepare` installs it");
            return None;
        }
    }
    let mut site = Supervisor::open(&[&["--secure", "--trust-proxy", "1"], more].concat());
    site.start();
    let nginx = Nginx::start(site.address.trim_start_matches("http://"));
    Some((site, nginx))
}

/// Opens a table at which one person plays both seats; gives its path.
fn table(client: &Client, headers: &[&str]) -> Result<String, u16> {
    let made = client.post("/new", "game=dragon&players=2&name=Anna&seat-0=me&seat-1=me", headers);
    let at = made.location.find("/t/").filter(|_| made.status == 303);
    at.map(|at| made.location[at..].to_owned()).ok_or(made.status)
}

/// Does the first thing that can be done; gives the next version.
fn act(client: &Client, table: &str) -> u64 {
    let page = client.get(table);
    assert_eq!(page.status, 200, "{}", page.text);
    let choices = choices(&page.text).expect("whoever plays both seats is asked");
    let answer = client.post(&format!("{table}/act"), &choices.body(&choices.actions[0]), &[]);
    assert_eq!(answer.status, 204, "{}", answer.text);
    choices.version.parse::<u64>().unwrap() + 1
}

#[test]
fn pages_and_actions_pass_over_http_2() {
    let Some((_site, nginx)) = open(&[]) else { return };
    let anna = Client::from("127.0.0.1", &nginx);
    let front = anna.get("/");
    assert_eq!((front.status, front.http.as_str()), (200, "2"));
    let table = table(&anna, &[]).expect("a table can be made");
    act(&anna, &table);
    let foreign =
        anna.post(&format!("{table}/chat"), "text=hello&request=1", &["origin: https://evil.example"]);
    assert_eq!(foreign.status, 403, "a page of another site cannot write");
    let plain = format!("{NAME}:{}:127.0.0.1", nginx.plain);
    let plain = anna.curl(&["--resolve", &plain, &format!("http://{NAME}:{}/rules/dragon", nginx.plain)]);
    assert_eq!((plain.status, plain.location), (301, format!("https://{NAME}/rules/dragon")));
}

#[test]
fn many_streams_share_one_connection_and_are_not_held_back() {
    let Some((_site, nginx)) = open(&[]) else { return };
    let anna = Client::from("127.0.0.1", &nginx);
    anna.get("/");
    let table = table(&anna, &[]).expect("a table can be made");
    let live = format!("{table}/live");
    let mut streams = anna.open(&live, STREAMS);
    streams.wait_for("event: page");
    let version = act(&anna, &table);
    streams.wait_for(&format!("data-version=\"{version}\""));
    drop(streams);
    // nginx writes down what has ended.
    let logged = || nginx.log().into_iter().filter(|[_, _, path]| *path == live).collect::<Vec<_>>();
    let begun = Instant::now();
    while logged().len() < STREAMS {
        assert!(begun.elapsed() < Duration::from_secs(60), "nginx keeps streams open: {:?}", logged());
        std::thread::sleep(Duration::from_millis(20));
    }
    let streams = logged();
    assert!(
        streams.iter().all(|[connection, http, _]| *http == "HTTP/2.0" && *connection == streams[0][0]),
        "{streams:?}"
    );
}

#[test]
fn nobody_can_hide_behind_a_forged_address() {
    let Some((_site, nginx)) = open(&["--writes-per-second", "1"]) else { return };
    // Each time a new browser, which claims to be somebody else.
    let forge = |from: &str, number: usize| {
        let forged = format!("x-forwarded-for: 203.0.113.{number}, 127.0.0.{}", number % 250 + 3);
        table(&Client::from(from, &nginx), &[&forged, &format!("forwarded: for=203.0.113.{number}")])
    };
    let refused = (0..MANY).map(|number| forge("127.0.0.1", number)).find_map(Result::err);
    assert_eq!(refused, Some(429), "whoever makes table after table is refused, whatever they claim");
    assert!(table(&Client::from("127.0.0.2", &nginx), &[]).is_ok(), "others are not refused for it");
}

#[test]
fn nobody_behind_the_proxy_notices_a_restart() {
    let Some((mut site, nginx)) = open(&["--writes-per-second", "10000"]) else { return };
    let anna = Client::from("127.0.0.1", &nginx);
    anna.get("/");
    let table = table(&anna, &[]).expect("a table can be made");
    for _ in 0..4 {
        std::thread::scope(|scope| {
            let restart = scope.spawn(|| site.stop_then_start());
            while !restart.is_finished() {
                act(&anna, &table);
            }
        });
        act(&anna, &table);
    }
}
