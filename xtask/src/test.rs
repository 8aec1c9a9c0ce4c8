//! `cargo xtask test`: what must pass before anything lands.

use anyhow::ensure;

use crate::machine::{self, Missing, root};
use crate::{deny, fuzz, sh, yanked};

pub fn run() -> anyhow::Result<()> {
    sh("cargo fmt --all -- --check")?;
    sh("cargo clippy --workspace --all-targets --locked -- -D warnings")?;
    deny::check()?;
    yanked::check()?;
    fuzz::check()?;
    let missing = machine::prepare()?;
    whatever_can_run(missing.as_ref())?;
    document()?;
    let Some(Missing { tests, cure }) = missing else { return Ok(()) };
    let tests = tests.into_iter().collect::<Vec<_>>().join(", ");
    eprintln!("\nEverything else passed, but these tests of tianxia were skipped: {tests}.");
    eprintln!("They need what is not on this machine. {cure}");
    ensure!(std::env::var_os("CI").is_none(), "nothing may be skipped in CI");
    Ok(())
}

/// All tests but those that need a program that is missing; those in the browser come last, and more of them at once than there
/// are cores, because they wait half of the time. A failure stops nothing, and is reported at the end.
fn whatever_can_run(missing: Option<&Missing>) -> anyhow::Result<()> {
    let skipped = |name: &str| missing.is_some_and(|missing| missing.tests.contains(name));
    let others = sh("cargo test --workspace --locked --no-fail-fast --exclude tianxia");
    let mut line = "cargo test --package tianxia --locked --no-fail-fast --bins".to_owned();
    for entry in std::fs::read_dir(root().join("crates/tianxia/tests"))? {
        let path = entry?.path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let is_program = path.join("main.rs").is_file() || path.extension().is_some_and(|kind| kind == "rs");
        if is_program && name != "browser" && !skipped(&name) {
            line += &format!(" --test {name}");
        }
    }
    let ours = sh(&line);
    let browser = match skipped("browser") {
        true => Ok(()),
        false => sh("cargo test --package tianxia --locked --test browser -- --test-threads 4"),
    };
    others.and(ours).and(browser)
}

/// The documentation builds without a warning.
fn document() -> anyhow::Result<()> {
    sh("env RUSTDOCFLAGS=-Dwarnings cargo doc --workspace --no-deps --document-private-items --locked")
}
