//! A live stream as a browser without a screen reads it.

use std::io::{BufRead, BufReader};

use reqwest::Method;
use reqwest::blocking::Response;

use crate::browser::Browser;

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
