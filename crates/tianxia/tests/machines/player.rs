//! Somebody who plays whatever is lost meanwhile, and knows what was acknowledged.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use kernel::Seat;
use kernel::record::{Actor, Step};
use store::{Database, Store};

use crate::browser::{Browser, between, choices};
use crate::dice::Dice;
use crate::window::Window;

/// How often somebody tries what nobody has answered.
const RETRY: Duration = Duration::from_millis(100);

/// Somebody who plays one game after the other, both seats of it, and looks at it in two windows.
pub struct Player {
    pub browser: Browser,
    dice: Dice,
    pub matches: Vec<Match>,
    pub windows: [Arc<Window>; 2],
    /// How often the same thing had to be tried, at most.
    pub tries: usize,
}

/// A table, and what was acknowledged there.
pub struct Match {
    pub table: String,
    pub version: u64,
    /// How many steps there were before, who acted, and what they did.
    pub acts: Vec<(usize, Seat, String)>,
}

impl Player {
    /// Windows are open everywhere: at nginx, and at either machine.
    pub fn new(addresses: &[String], seed: u64) -> Player {
        let mut browser = Browser::new(&addresses[0]);
        assert_eq!(browser.get("/").status, 200);
        let table = sit_down(&mut browser).expect("a table");
        let window =
            |place: u64| Window::open(&browser, &addresses[place as usize % addresses.len()], &table);
        let windows = [window(seed), window(seed + 1)];
        let matches = vec![Match { table, version: 1, acts: Vec::new() }];
        Player { browser, dice: Dice(seed), matches, windows, tries: 0 }
    }

    /// Tries something at one place after the other until it is done.
    fn anywhere<T>(&mut self, places: &[String], attempt: impl Fn(&mut Browser) -> Option<T>) -> T {
        let begun = Instant::now();
        for tries in 1.. {
            self.tries = self.tries.max(tries);
            let place = self.dice.below(places.len() as u64) as usize;
            self.browser = self.browser.clone().moved(&places[place]);
            if let Some(done) = attempt(&mut self.browser) {
                return done;
            }
            assert!(begun.elapsed() < crate::PATIENCE, "{} is stuck", self.game().table);
            std::thread::sleep(RETRY);
        }
        unreachable!("patience ends before the numbers do")
    }

    pub fn game(&self) -> &Match {
        self.matches.last().expect("a table")
    }

    /// One decision, sent again and again until somebody acknowledges it, to whichever place. If the game is over, there is
    /// another.
    pub fn decide(&mut self, places: &[String]) {
        let table = self.game().table.clone();
        let known = self.game().version;
        let page = self.anywhere(places, |browser| {
            let page = page(browser, &table)?;
            let seen: u64 = between(&page, "data-version=\"", "\"").unwrap().parse().unwrap();
            assert!(
                seen <= known,
                "{table}: nothing but what was acknowledged is shown, {seen} instead of {known}"
            );
            // A machine that is cut off from the database shows what it last knew.
            (seen == known).then_some(page)
        });
        let Some(choices) = choices(&page) else { return self.next_game(places) };
        let action = choices.actions[self.dice.below(choices.actions.len() as u64) as usize].clone();
        let at = between(&page, "data-steps=\"", "\"").and_then(|steps| steps.parse().ok()).unwrap();
        let body = choices.body(&action);
        self.anywhere(places, |browser| {
            let request = browser.form(&format!("{table}/act"), &body);
            let answer = browser.send(request).ok().filter(|answer| answer.status < 500)?;
            assert_eq!(answer.status, 204, "{table}: {}", answer.text);
            Some(())
        });
        let game = self.matches.last_mut().expect("a table");
        game.version += 1;
        game.acts.push((at, Seat::new(choices.seat.parse().unwrap()), action));
    }

    fn next_game(&mut self, places: &[String]) {
        let table = self.anywhere(places, sit_down);
        for window in &self.windows {
            window.turn_to(&table);
        }
        self.matches.push(Match { table, version: 1, acts: Vec::new() });
    }
}

/// A new table, if somebody answers.
fn sit_down(browser: &mut Browser) -> Option<String> {
    let request = browser.form("/new", "game=dragon&players=2&name=Anna&seat-0=me&seat-1=me");
    let made = browser.send(request).ok().filter(|answer| answer.status == 303)?;
    Some(made.headers["location"].to_str().unwrap().to_owned())
}

/// The page of a table, if somebody answers.
pub fn page(browser: &mut Browser, table: &str) -> Option<String> {
    let request = browser.ask(reqwest::Method::GET, table);
    browser.send(request).ok().filter(|answer| answer.status == 200).map(|answer| answer.text)
}

/// What was acknowledged is in the database, once and in order.
pub fn check(database: &Path, players: &[Player]) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let store = Database::open_beside(database).await.unwrap();
        for game in players.iter().flat_map(|player| &player.matches) {
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
