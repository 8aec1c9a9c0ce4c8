//! What an operator does with a site: the real program, whether or not the site is running.

#![allow(clippy::unwrap_used, missing_docs, reason = "a test")]

mod accounts;
mod admin;
mod backup;
mod bans;
#[path = "../requests/browser.rs"]
mod browser;
mod check;
mod decency;
mod keys;
mod old;
#[path = "../requests/server.rs"]
mod server;
#[path = "../requests/stream.rs"]
mod stream;
mod tool;
