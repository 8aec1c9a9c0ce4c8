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
    wanted: Mutex<String>,
    shown: Mutex<(String, u64)>,
}

impl Window {
    /// Opens a window of this browser at this address, on a table. It looks until nobody wants to know what it shows.
    pub fn open(browser: &Browser, address: &str, table: &str) -> Arc<Window> {
        let browser = browser.clone().moved(address);
        let window = Window { browser, wanted: Mutex::new(table.to_owned()), shown: Mutex::default() };
        let window = Arc::new(window);
        let looking = Arc::downgrade(&window);
        std::thread::spawn(move || {
            while let Some(window) = Weak::upgrade(&looking) {
                window.look();
                drop(window);
                std::thread::sleep(RETRY);
            }
        });
        window
    }

    pub fn turn_to(&self, table: &str) {
        *self.wanted.lock().unwrap() = table.to_owned();
    }

    /// Looks until the stream ends, or another table is wanted.
    fn look(&self) {
        let table = self.wanted.lock().unwrap().clone();
        let stream = self.browser.ask(Method::GET, &format!("{table}/live")).send();
        let Some(stream) = stream.ok().filter(|stream| stream.status() == 200) else { return };
        let lines = BufReader::new(stream).lines().map_while(Result::ok);
        // A table whose game is over sends nothing but signs of life.
        for line in lines {
            if let Some(version) = between(&line, "data-version=\"", "\"").and_then(|text| text.parse().ok())
            {
                *self.shown.lock().unwrap() = (table.clone(), version);
            }
            if *self.wanted.lock().unwrap() != table {
                return;
            }
        }
    }

    /// Waits until it shows its table at this version.
    pub fn wait(&self, version: u64) {
        let (asked, table) = (Instant::now(), self.wanted.lock().unwrap().clone());
        let wanted = (table, version);
        while *self.shown.lock().unwrap() != wanted {
            let shown = self.shown.lock().unwrap().clone();
            assert!(asked.elapsed() < crate::PATIENCE, "a window shows {shown:?} instead of {wanted:?}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}
