//! The site in a real browser: Chromium, driven by chromedriver.
//!
//! `cargo xtask test` installs what these tests need. Each test has a server, a database and browsers of its
//! own; a message in a browser's console fails it. Pictures are written to `target/screenshots`, except in CI.

mod account;
mod around;
mod at_once;
mod begun;
mod browser;
mod coach;
mod companion;
mod company;
mod decency;
mod finding;
mod forget;
mod frame;
mod friends;
mod gallery;
mod heard;
mod hidden;
mod host;
mod house;
mod join;
mod keyboard;
mod language;
mod lasting;
mod lessons;
mod lobby;
mod machine;
mod me;
mod newcomer;
mod pace;
mod passkey;
mod past;
mod phone;
mod pictures;
mod plain;
mod player;
mod preview;
mod puzzle;
mod ratings;
mod rules;
mod screen;
mod twice;
mod twins;
mod undo;
