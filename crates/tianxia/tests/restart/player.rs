//! Somebody who plays both seats of a table and looks at it in a second window.

use std::io::{BufRead, BufReader};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

use kernel::Seat;
use reqwest::Method;

use crate::browser::{Browser, between, choices};

pub struct Player {
    browser: Browser,
    seed: u64,
    /// The tables; the last is played at.
    games: Vec<Game>,
    /// The versions of the last that the second window has shown.
    seen: Receiver<u64>,
}

/// What was acknowledged at a table.
pub struct Game {
    pub table: String,
    pub version: u64,
    /// How many steps there were before, who acted, and what they did.
    pub acts: Vec<(usize, Seat, String)>,
    /// The longest that anybody waited for an answer.
    pub slowest: Duration,
}

impl Player {
    pub fn new(address: &str, seed: u64) -> Player {
        let mut browser = Browser::new(address);
        browser.get("/");
        let (game, seen) = sit_down(&mut browser);
        Player { browser, seed, games: vec![game], seen }
    }

    /// Does something. Every request must be answered, and well.
    pub fn act(&mut self) {
        let game = self.games.last_mut().expect("a table");
        let asked = Instant::now();
        let page = self.browser.get(&game.table);
        assert_eq!(page.status, 200, "{}", page.text);
        let Some(choices) = choices(&page.text) else { return self.next_game() };
        self.seed = self.seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let action = &choices.actions[(self.seed >> 33) as usize % choices.actions.len()];
        let steps = between(&page.text, "data-steps=\"", "\"").and_then(|steps| steps.parse().ok()).unwrap();
        let answer = self.browser.act(&game.table, &choices, action);
        assert_eq!(answer.status, 204, "{}", answer.text);
        game.slowest = game.slowest.max(asked.elapsed());
        game.version += 1;
        game.acts.push((steps, Seat::new(choices.seat.parse().unwrap()), action.clone()));
    }

    fn next_game(&mut self) {
        self.wait();
        let (game, seen) = sit_down(&mut self.browser);
        self.games.push(game);
        self.seen = seen;
    }

    /// Waits until the second window shows the last version.
    fn wait(&self) {
        let last = self.games.last().expect("a table").version;
        let shown =
            || self.seen.recv_timeout(Duration::from_secs(60)).expect("the window shows every change");
        while shown() < last {}
    }

    pub fn stand_up(self) -> Vec<Game> {
        self.wait();
        self.games
    }
}

/// Opens a table and a second window on it.
fn sit_down(browser: &mut Browser) -> (Game, Receiver<u64>) {
    let table = browser.table(&["me", "me"], "");
    let (shown, seen) = channel();
    let (window, path) = (browser.clone(), table.clone());
    std::thread::spawn(move || watch(&window, &path, &shown));
    (Game { table, version: 1, acts: Vec::new(), slowest: Duration::ZERO }, seen)
}

/// A window that only looks, for as long as somebody wants to know what it shows. A stream that ends is opened again, as
/// a browser does.
fn watch(browser: &Browser, table: &str, shown: &Sender<u64>) {
    let mut last = 0;
    loop {
        let stream = browser.ask(Method::GET, &format!("{table}/live")).send();
        let stream = match stream {
            Ok(stream) => stream,
            Err(_) if shown.send(last).is_err() => return,
            Err(error) => panic!("a stream can always be opened: {error:?}"),
        };
        assert_eq!(stream.status(), 200);
        // A stream that breaks off is one that ends.
        for line in BufReader::new(stream).lines().map_while(Result::ok) {
            let Some(version) = between(&line, "data-version=\"", "\"") else { continue };
            let version: u64 = version.parse().unwrap();
            assert!(version >= last, "{table}: from {last} back to {version}");
            last = version;
            if shown.send(version).is_err() {
                return;
            }
        }
    }
}
