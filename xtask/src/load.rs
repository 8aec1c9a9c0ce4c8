//! `cargo xtask load`: the site under load, on loopback.

use crate::sh;

pub fn run(arguments: &[String]) -> anyhow::Result<()> {
    // Both in release and side by side: a slow client would measure itself.
    sh("cargo build --release --package tianxia --package load")?;
    sh(&format!("cargo run --quiet --release --package load -- {}", arguments.join(" ")))
}
