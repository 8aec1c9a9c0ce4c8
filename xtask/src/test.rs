//! `cargo xtask test`: what must pass before anything lands.

use crate::{machine, sh};

pub fn run() -> anyhow::Result<()> {
    sh("cargo fmt --all -- --check")?;
    sh("cargo clippy --workspace --all-targets --locked -- -D warnings")?;
    machine::prepare()?;
    sh("cargo test --workspace --locked")?;
    document()
}

/// The documentation builds without a warning.
fn document() -> anyhow::Result<()> {
    sh("env RUSTDOCFLAGS=-Dwarnings cargo doc --workspace --no-deps --document-private-items --locked")
}
