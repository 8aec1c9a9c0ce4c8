//! The site as a program sees it: every good request is done once, every bad one is refused with a sentence.

#![allow(clippy::unwrap_used, missing_docs, reason = "a test")]

mod bad;
mod browser;
mod ending;
mod pages;
mod raw;
mod scene;
mod secrets;
mod server;
mod streams;
mod twice;
