//! `cargo xtask deb`: the Debian package.

use crate::machine::target;
use crate::sh;

/// cargo-deb, in the version that was tried.
const CARGO_DEB: &str = "3.8.0";

pub fn run() -> anyhow::Result<()> {
    // Beside what is built: the tool is ours alone, and gone with `cargo clean`.
    let tools = target().join("tools");
    let cargo_deb = tools.join("bin/cargo-deb");
    if !cargo_deb.is_file() {
        let root = tools.display();
        sh(&format!("cargo install cargo-deb --version {CARGO_DEB} --locked --root {root}"))?;
    }
    let package = target().join("tianxia.deb");
    let (cargo_deb, output) = (cargo_deb.display(), package.display());
    sh(&format!("{cargo_deb} --package tianxia --locked --output {output}"))?;
    eprintln!("\nInstall it with: apt install {output}");
    Ok(())
}
