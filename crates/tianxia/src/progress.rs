//! A progress bar on a terminal, none in a pipe, and a clean end at Ctrl-C.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use arena::{ArenaError, Watch};
use indicatif::{ProgressBar, ProgressStyle};

/// Plays so many games, with a bar and until Ctrl-C.
pub fn watched<T>(games: u64, play: impl FnOnce(&Watch) -> Result<T, ArenaError>) -> anyhow::Result<T> {
    let (bar, stop) = (bar(games), stop_flag()?);
    let played = play(&Watch { progress: &|done, _| bar.set_position(done), stop: &stop })?;
    bar.finish_and_clear();
    Ok(played)
}

/// A bar of so many games. It hides itself when standard error is no terminal.
fn bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    let style =
        ProgressStyle::with_template("{bar:40.red/dim} {pos}/{len} games  {elapsed} gone, {eta} left");
    bar.set_style(style.expect("the template is well formed").progress_chars("━━╌"));
    bar
}

/// A flag that Ctrl-C raises, so that long work ends with what it has.
fn stop_flag() -> anyhow::Result<Arc<AtomicBool>> {
    let flag = Arc::new(AtomicBool::new(false));
    let raised = Arc::clone(&flag);
    ctrlc::set_handler(move || {
        // Who asks twice wants out at once.
        if raised.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    })?;
    Ok(flag)
}
