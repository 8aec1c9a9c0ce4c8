//! `cargo xtask test`: what must pass before anything lands.

use std::collections::BTreeSet;

use anyhow::{Context, ensure};
use serde::Deserialize;

use crate::machine::{self, Missing};
use crate::{deny, fuzz, output, sh, yanked};

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
/// are cores, because they wait a third of the time. A failure stops nothing, and is reported at the end. Each command is about
/// the whole workspace: for a part of it dependencies would be built again with other features.
fn whatever_can_run(missing: Option<&Missing>) -> anyhow::Result<()> {
    let mut names = test_programs()?;
    names.retain(|name| !missing.is_some_and(|missing| missing.tests.contains(name.as_str())));
    let has_browser = names.remove("browser");
    let has_machines = ["machines", "proxy"].into_iter().all(|name| names.contains(name));
    let names: String = names.iter().map(|name| format!(" --test {name}")).collect();
    let programs = sh(&format!("cargo test --workspace --locked --no-fail-fast --lib --bins{names}"));
    let examples = sh("cargo test --workspace --locked --no-fail-fast --doc");
    let browser = match has_browser {
        true => sh("cargo test --workspace --locked --test browser -- --test-threads 3"),
        false => Ok(()),
    };
    let machines = if has_machines { on_two_machines() } else { Ok(()) };
    programs.and(examples).and(machines).and(browser)
}

/// What strangers try and what nobody may see, once more on two machines with PostgreSQL and nginx: the quicker half of it.
/// CONTRIBUTING.md says how to run every test of requests so.
fn on_two_machines() -> anyhow::Result<()> {
    sh("env TIANXIA_TEST_MACHINES=1 cargo test --workspace --locked --test attack --test requests -- \
        the_site_stands_all_attacks secrets:: streams:: --skip return_cards --skip china")
}

/// The names of all programs that test the workspace from outside.
fn test_programs() -> anyhow::Result<BTreeSet<String>> {
    #[derive(Deserialize)]
    struct Metadata {
        packages: Vec<Package>,
    }
    #[derive(Deserialize)]
    struct Package {
        targets: Vec<Target>,
    }
    #[derive(Deserialize)]
    struct Target {
        name: String,
        kind: Vec<String>,
    }
    let known = output("cargo metadata --format-version 1 --no-deps --locked")?;
    let known: Metadata = serde_json::from_str(&known).context("what cargo says of the workspace")?;
    let targets = known.packages.into_iter().flat_map(|package| package.targets);
    Ok(targets.filter(|target| target.kind == ["test"]).map(|target| target.name).collect())
}

/// The documentation builds without a warning.
fn document() -> anyhow::Result<()> {
    sh("env RUSTDOCFLAGS=-Dwarnings cargo doc --workspace --no-deps --document-private-items --locked")
}
