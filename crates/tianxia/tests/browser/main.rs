//! The site in a real browser: Chromium, driven by chromedriver.
//!
//! `cargo xtask test` installs what these tests need. Each test has a server, a database and browsers of its
//! own; a message in a browser's console fails it. Pictures are written to `target/screenshots`.

mod at_once;
mod begun;
mod browser;
mod company;
mod gallery;
mod heard;
mod hidden;
mod house;
mod keyboard;
mod language;
mod lasting;
mod machine;
mod newcomer;
mod past;
mod phone;
mod player;
mod twins;
mod undo;
