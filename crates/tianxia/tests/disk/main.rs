//! The real program where its disk or its clock fails: nothing acknowledged is lost, players are told, and
//! the site mends by itself.

#![allow(clippy::unwrap_used, missing_docs, reason = "a test")]

#[path = "../requests/browser.rs"]
mod browser;
mod clock;
mod failing;
mod full;
mod home;
mod house;
mod missing;
#[path = "../requests/server.rs"]
mod server;
