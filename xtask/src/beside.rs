//! `cargo xtask beside`: an older program and this one on one database.

use anyhow::Context;

use crate::{output, sh};

/// Where the older program is built.
const TREE: &str = "target/beside/tree";
const TARGET: &str = "target/beside/target";

pub fn run(commit: Option<String>) -> anyhow::Result<()> {
    let commit = match commit {
        Some(commit) => commit,
        None => {
            let last = output("git log --first-parent -1 --format=%H -- crates/store/migrations/postgres")?;
            format!("{}^", last.trim())
        }
    };
    sh(&format!("git worktree add --force --detach {TREE} {commit}"))?;
    let manifest = format!("--manifest-path {TREE}/Cargo.toml --target-dir {TARGET}");
    let built = sh(&format!("cargo build --locked --package tianxia {manifest}"));
    sh(&format!("git worktree remove --force {TREE}"))?;
    built?;
    let program = std::env::current_dir().context("a folder to work in")?.join(TARGET).join("debug/tianxia");
    sh(&format!(
        "env TIANXIA_OLDER_PROGRAM={} cargo test --workspace --locked --test machines -- \
        --ignored --nocapture rolling::",
        program.display()
    ))
}
