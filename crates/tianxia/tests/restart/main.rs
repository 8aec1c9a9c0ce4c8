//! Restarts the site again and again while people play, with the socket kept open as systemd does: no request fails, no
//! update is lost, and every acknowledged action is there.

#![allow(clippy::unwrap_used, missing_docs, reason = "a test")]

#[allow(dead_code, reason = "each test program uses some of this")]
#[path = "../requests/browser.rs"]
mod browser;
mod player;
mod supervisor;

use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::channel;
use std::time::Duration;

use kernel::record::{Actor, Step};
use store::{Sqlite, Store};

use player::{Game, Player};
use supervisor::Supervisor;

const RESTARTS: usize = 8;
const PLAYERS: u64 = 4;
/// Actions of all players together between two restarts.
const ACTIONS: usize = 40;

#[test]
fn nobody_notices_a_restart() {
    let mut site = Supervisor::open(&["--writes-per-second", "10000"]);
    site.start();
    let enough = AtomicBool::new(false);
    let (acted, acts) = channel();
    let games: Vec<Game> = std::thread::scope(|scope| {
        let start = |seed| {
            let (mut player, acted, enough) = (Player::new(&site.address, seed), acted.clone(), &enough);
            scope.spawn(move || {
                while !enough.load(Ordering::Relaxed) {
                    player.act();
                    acted.send(()).expect("somebody counts");
                }
                player.stand_up()
            })
        };
        let players: Vec<_> = (1..=PLAYERS).map(start).collect();
        for restart in 0..RESTARTS {
            for _ in 0..ACTIONS {
                acts.recv_timeout(Duration::from_secs(60)).expect("the game goes on");
            }
            // systemd starts the next server when the last has gone; others start it before.
            if restart % 2 == 0 { site.stop_then_start() } else { site.start_then_stop() }
        }
        enough.store(true, Ordering::Relaxed);
        players.into_iter().flat_map(|player| player.join().expect("no request fails")).collect()
    });
    site.stop();
    let acts: usize = games.iter().map(|game| game.acts.len()).sum();
    let slowest = games.iter().map(|game| game.slowest).max().expect("some played");
    println!(
        "{RESTARTS} restarts, {} tables, {acts} actions; the slowest request took {slowest:?}",
        games.len()
    );
    check(&site, &games);
}

/// What was acknowledged is in the file, once and in order.
fn check(site: &Supervisor, games: &[Game]) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let store = Sqlite::open(&site.database).await.unwrap();
        for game in games {
            let kept = store.load(game.table.trim_start_matches("/t/")).await.unwrap();
            assert_eq!(kept.version, game.version, "{}", game.table);
            for (at, seat, action) in &game.acts {
                let Step(actor, text) = &kept.record.actions[*at];
                assert_eq!((*actor, text), (Actor::Seat(*seat), action), "{} at step {at}", game.table);
            }
        }
        store.close().await.unwrap();
    });
}

#[test]
fn systemd_is_told_what_goes_on() {
    let mut site = Supervisor::open(&[]);
    site.start();
    assert_eq!(health(&site.address), (Some(0), "ok\n".into()), "it serves when it says so");
    site.wait_for("WATCHDOG=1");
    site.wait_for("WATCHDOG=1");
    site.stop();
    site.wait_for("STOPPING=1");
}

#[test]
fn health_says_what_is_wrong() {
    let nobody = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    for (address, wrong) in [
        (format!("http://{nobody}"), "does not answer: Connection refused"),
        ("https://tianxia.example".into(), "is not an address like http://127.0.0.1:8888"),
    ] {
        let (code, told) = health(&address);
        assert_eq!(code, Some(2), "{told}");
        assert!(told.contains(&address) && told.contains(wrong), "{told}");
    }
}

/// Runs `tianxia health`; gives its exit code and all it says.
fn health(address: &str) -> (Option<i32>, String) {
    let done = Command::new(env!("CARGO_BIN_EXE_tianxia")).args(["health", address]).output().unwrap();
    (done.status.code(), String::from_utf8([done.stdout, done.stderr].concat()).unwrap())
}
