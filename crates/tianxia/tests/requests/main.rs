//! The site as a program sees it: every good request is done once, every bad one is refused with a sentence.

#![allow(clippy::unwrap_used, missing_docs, reason = "a test")]

mod account;
mod around;
mod authenticator;
mod bad;
mod boards;
mod bots;
mod browser;
mod chat;
mod coach;
mod cookies;
mod crowd;
mod decency;
mod ending;
mod finding;
mod forget;
mod friends;
mod host;
mod join;
mod lobby;
mod me;
mod pages;
mod passkey;
mod phrases;
mod puzzle;
mod ratings;
mod raw;
mod secrets;
mod server;
mod shuffle;
mod slow;
mod stage;
mod stream;
mod streams;
mod told;
mod twice;
