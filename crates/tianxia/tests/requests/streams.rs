//! Live streams: everybody sees the move, and only who is asked sees what he may do.

use std::io::{BufRead, BufReader};

use reqwest::Method;
use reqwest::blocking::Response;

use crate::browser::{Browser, choices};
use crate::scene::Scene;

/// An open stream.
pub struct Stream(BufReader<Response>);

impl Stream {
    pub fn open(browser: &Browser, table: &str) -> Stream {
        let response = browser.ask(Method::GET, &format!("{table}/live")).send().unwrap();
        assert_eq!(response.status(), 200);
        assert_eq!(response.headers()["content-type"], "text/event-stream");
        Stream(BufReader::new(response))
    }

    /// The next event, without the comments that keep the line open; nothing if the stream has ended.
    pub fn next(&mut self) -> Option<String> {
        let mut event = String::new();
        loop {
            let mut line = String::new();
            if self.0.read_line(&mut line).ok()? == 0 {
                return None;
            }
            if line == "\n" && !event.is_empty() {
                return Some(event);
            }
            if !line.starts_with(':') && line != "\n" {
                event += &line;
            }
        }
    }

    /// The first event that holds this text.
    pub fn until(&mut self, text: &str) -> String {
        loop {
            let event = self.next().expect("the stream goes on");
            if event.contains(text) {
                return event;
            }
        }
    }
}

#[test]
fn only_who_is_asked_gets_choices_and_all_see_the_move() {
    let mut scene = Scene::open();
    let table = scene.running.clone();
    let mut watching = Stream::open(&scene.carla, &table);
    assert!(choices(&watching.until("id=\"status\"")).is_none(), "a spectator cannot act");
    for _ in 0..6 {
        let (mut asked, choices_now, other) = scene.turn();
        let mut mine = Stream::open(&asked, &table);
        let mut theirs = Stream::open(&other, &table);
        assert_eq!(choices(&mine.until("id=\"status\"")), Some(choices_now.clone()));
        assert!(choices(&theirs.until("id=\"status\"")).is_none(), "the other waits");

        assert_eq!(asked.act(&table, &choices_now, &choices_now.actions[0]).status, 204);
        let next = choices_now.version.parse::<u64>().unwrap() + 1;
        let version = format!("data-version=\"{next}\"");
        let seen = watching.until(&version);
        for secret in ["id=\"choices\"", "name=\"action\"", "id=\"undo\"", "data-turn=\"mine\"", "token"] {
            assert!(!seen.contains(secret), "a spectator gets {secret}");
        }
        let (mine, theirs) = (mine.until(&version), theirs.until(&version));
        assert_eq!(choices(&mine).is_some() as u8 + choices(&theirs).is_some() as u8, 1);
    }
}

#[test]
fn the_links_to_seats_are_for_the_host_alone() {
    let mut scene = Scene::open();
    let token = scene.token(1);
    for browser in [&mut scene.bruno, &mut scene.carla] {
        assert!(!browser.get(&scene.lobby).text.contains(&token));
        assert!(!Stream::open(browser, &scene.lobby).until("id=\"lobby\"").contains(&token));
    }
    assert!(Stream::open(&scene.anna, &scene.lobby).until("id=\"lobby\"").contains(&token));
}
