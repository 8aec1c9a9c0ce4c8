//! `cargo xtask kill`: the kill test of `cargo test`, for longer.

use crate::sh;

pub fn run(times: u64, seed: u64) -> anyhow::Result<()> {
    let asked = format!("env TIANXIA_KILLS={times} TIANXIA_KILL_SEED={seed}");
    // The whole workspace, so that this builds what `cargo xtask test` has built already.
    sh(&format!("{asked} cargo test --workspace --test kill -- --nocapture"))
}
