//! Kills the server at random moments while people play, and looks for everything it has acknowledged.
//!
//! `cargo xtask kill --times 1000` does it for longer.

#![allow(clippy::unwrap_used, missing_docs, reason = "a test")]

#[path = "../requests/browser.rs"]
mod browser;
mod dice;
mod player;
#[path = "../requests/server.rs"]
mod server;

use std::path::Path;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use kernel::record::{Actor, Step};
use store::{ChatLine, Kept, Sqlite, Store};

use dice::Dice;
use player::{Match, Player};
use server::Server;

const PLAYERS: u64 = 4;

/// What `cargo xtask kill` asks for, or this.
fn asked(name: &str, usual: u64) -> u64 {
    std::env::var(name).map_or(usual, |number| number.parse().expect("a number"))
}

#[test]
fn a_killed_server_loses_no_acknowledged_action() {
    let (kills, seed) = (asked("TIANXIA_KILLS", 50), asked("TIANXIA_KILL_SEED", 4));
    println!("{kills} kills, seed {seed}");
    let folder = tempfile::TempDir::new().unwrap();
    let database = folder.path().join("tianxia.db");
    let mut dice = Dice(seed);
    let mut players: Vec<Player> = (1..=PLAYERS).map(|number| Player::new(seed * 1000 + number)).collect();
    let (mut acknowledged, mut unanswered) = (0, 0);
    for kill in 0..kills {
        let server = start(&database);
        for player in &mut players {
            player.come_back(&server.address);
        }
        acknowledged += under_fire(server, &mut players, &mut dice);
        unanswered += players.iter().filter(|player| player.is_waiting()).count();
        // Every other time the next server, not we, is the first to open the file.
        if kill % 2 == 0 {
            check(&database, players.iter().flat_map(Player::lately));
        }
    }
    let server = start(&database);
    for player in &mut players {
        player.come_back(&server.address);
    }
    server.kill();
    check(&database, players.iter().flat_map(|player| &player.matches));
    let tables: usize = players.iter().map(|player| player.matches.len()).sum();
    println!("{kills} kills, {tables} tables, {acknowledged} writes acknowledged, {unanswered} cut off");
    assert!(acknowledged > kills * 5, "too little was going on: {acknowledged}");
}

/// The site, for people who are faster than people are.
fn start(database: &Path) -> Server {
    Server::start(database, &["--writes-per-second", "10000", "--tables-per-address", "0"])
}

/// Lets all play until the dice say that it is enough; gives how many writes were acknowledged.
fn under_fire(server: Server, players: &mut [Player], dice: &mut Dice) -> u64 {
    let (done, told) = channel();
    std::thread::scope(|scope| {
        for player in players {
            let done = done.clone();
            scope.spawn(move || player.play(&done));
        }
        drop(done);
        let mut acknowledged = wait(&told, dice.below(60));
        std::thread::sleep(Duration::from_micros(dice.below(4_000)));
        server.kill();
        acknowledged += told.iter().count() as u64;
        acknowledged
    })
}

fn wait(told: &Receiver<()>, count: u64) -> u64 {
    for _ in 0..count {
        told.recv_timeout(Duration::from_secs(30)).expect("the server goes on answering");
    }
    count
}

/// Everything that was acknowledged is in the file, and every record replays.
fn check<'a>(database: &Path, matches: impl Iterator<Item = &'a Match>) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let store = Sqlite::open(database).await.expect("the file opens after a kill");
        for game in matches {
            let id = game.table.trim_start_matches("/t/");
            let kept = store.load(id).await.unwrap_or_else(|error| panic!("an acknowledged table: {error}"));
            check_steps(game, &kept);
            check_replay(&kept);
            check_chat(game, &store.chat(id, usize::MAX >> 1).await.unwrap());
        }
        store.close().await.unwrap();
    });
}

fn check_steps(game: &Match, kept: &Kept) {
    let table = &game.table;
    let more = kept.version.checked_sub(game.version);
    let more = more.unwrap_or_else(|| panic!("{table}: {} < {}", kept.version, game.version));
    assert!(more <= u64::from(game.is_waiting()), "{table}: {} > {}", kept.version, game.version);
    // An undo that was cut off may have been done: then the last decision is gone.
    let undone = usize::from(more == 1 && game.waits_for_undo());
    for act in &game.acts[..game.acts.len() - undone] {
        let Step(actor, text) = &kept.record.actions[act.at];
        assert_eq!((*actor, text), (Actor::Seat(act.seat), &act.action), "{table} at step {}", act.at);
    }
}

fn check_replay(kept: &Kept) {
    games::shelve();
    let game = shelf::game(&kept.record.game).expect("a game");
    assert!(game.resume(kept.record.clone(), kept.seed).is_ok(), "the record replays");
}

fn check_chat(game: &Match, chat: &[ChatLine]) {
    for line in &game.said {
        assert_eq!(chat.iter().filter(|said| said.text == *line).count(), 1, "{}: {line}", game.table);
    }
}
