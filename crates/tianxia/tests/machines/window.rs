//! A window that only looks at whichever table somebody plays at, and comes back whenever it is cut off.

use std::io::{BufRead, BufReader};
use std::sync::{Arc, Mutex, Weak};
use std::time::{Duration, Instant};

use reqwest::Method;

use crate::browser::{Browser, between};

/// How long it waits before it comes back, as a browser does.
const RETRY: Duration = Duration::from_millis(500);

/// What it is to look at, and what it shows.
pub struct Window {
    browser: Browser,
    place: String,
    wanted: Mutex<String>,
    shown: Mutex<(String, u64)>,
}

impl Window {
    /// Opens a window of this browser at this address, on a table. It looks until nobody wants to know what it shows.
    pub fn open(browser: &Browser, address: &str, table: &str) -> Arc<Window> {
        let browser = browser.clone().moved(address);
        let (wanted, shown) = (Mutex::new(table.to_owned()), Mutex::default());
        let window = Window { browser, place: address.to_owned(), wanted, shown };
        let window = Arc::new(window);
        window.look_at(table.to_owned());
        window
    }

    /// From now on it looks at this table, without waiting for a word from the one before.
    pub fn turn_to(self: &Arc<Window>, table: &str) {
        *self.wanted.lock().unwrap() = table.to_owned();
        self.look_at(table.to_owned());
    }

    /// Looks again and again, until another table is wanted or nobody wants to know what is shown.
    fn look_at(self: &Arc<Window>, table: String) {
        let looking = Arc::downgrade(self);
        std::thread::spawn(move || {
            while let Some(window) = Weak::upgrade(&looking).filter(|window| window.wants(&table)) {
                window.look(&table);
                drop(window);
                std::thread::sleep(RETRY);
            }
        });
    }

    fn wants(&self, table: &str) -> bool {
        *self.wanted.lock().unwrap() == table
    }

    /// Looks until the stream ends, or another table is wanted.
    fn look(&self, table: &str) {
        let stream = self.browser.ask(Method::GET, &format!("{table}/live")).send();
        let Some(stream) = stream.ok().filter(|stream| stream.status() == 200) else { return };
        let lines = BufReader::new(stream).lines().map_while(Result::ok);
        for line in lines {
            let wanted = self.wanted.lock().unwrap();
            if *wanted != table {
                return;
            }
            if let Some(version) = between(&line, "data-version=\"", "\"").and_then(|text| text.parse().ok())
            {
                *self.shown.lock().unwrap() = (table.to_owned(), version);
            }
        }
    }

    /// Whether it shows its table at this version; otherwise where it looks, and what it shows.
    pub fn behind(&self, version: u64) -> Option<String> {
        let (wanted, shown) = (self.wanted.lock().unwrap().clone(), self.shown.lock().unwrap().clone());
        let place = &self.place;
        (shown != (wanted, version)).then(|| format!("at {place} {shown:?} instead of {version}"))
    }

    /// Waits until it shows its table at this version.
    pub fn wait(&self, version: u64) {
        let (asked, table) = (Instant::now(), self.wanted.lock().unwrap().clone());
        let wanted = (table, version);
        while *self.shown.lock().unwrap() != wanted {
            let shown = self.shown.lock().unwrap().clone();
            let place = &self.place;
            assert!(
                asked.elapsed() < crate::PATIENCE,
                "a window at {place} shows {shown:?} instead of {wanted:?}"
            );
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}
