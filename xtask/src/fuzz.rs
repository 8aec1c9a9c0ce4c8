//! `cargo xtask fuzz`: every fuzz target for a while, with cargo-fuzz on nightly.

use anyhow::{Context, bail};

use crate::{machine, output, sh};

/// The targets, as in `fuzz/Cargo.toml`.
const TARGETS: [&str; 4] = ["record", "board", "notation", "site"];
/// A single input may take this long, in seconds: whatever takes longer can be used to stop the site.
const PATIENCE: u32 = 20;

/// The fuzz targets are outside the workspace, so nothing else notices when their lock file is out of date.
pub fn check() -> anyhow::Result<()> {
    let known = output("cargo metadata --format-version 1 --locked --manifest-path fuzz/Cargo.toml");
    known
        .map(drop)
        .context("fuzz/Cargo.lock is old: cargo metadata --manifest-path fuzz/Cargo.toml renews it")
}

pub fn run(target: Option<&str>, minutes: u32) -> anyhow::Result<()> {
    if !output("rustup toolchain list").unwrap_or_default().contains("nightly") {
        bail!(
            "fuzzing needs a nightly compiler: rustup toolchain install nightly. \
             The same targets run on stable over the kept corpus: cargo test --package targets"
        );
    }
    machine::cargo_tool("cargo-fuzz", "0.13")?;
    let targets: Vec<&str> =
        TARGETS.into_iter().filter(|known| target.is_none_or(|wanted| wanted == *known)).collect();
    if targets.is_empty() {
        bail!("there is no such target; there are: {}", TARGETS.join(", "));
    }
    for target in targets {
        // What is found on the way goes to the first folder; the kept corpus is only read.
        let found = format!("target/fuzz-corpus/{target}");
        std::fs::create_dir_all(&found)?;
        let seconds = 60 * minutes;
        // There is no unsafe code here for a sanitizer to watch; without one the same time tries far more.
        sh(&format!(
            "cargo +nightly fuzz run --sanitizer none --target-dir target/fuzz {target} {found} \
             fuzz/corpus/{target} -- -max_total_time={seconds} -timeout={PATIENCE} -max_len=65536"
        ))?;
    }
    Ok(())
}
