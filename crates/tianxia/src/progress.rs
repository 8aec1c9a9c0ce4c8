//! A progress bar on a terminal, none in a pipe, and a clean end at Ctrl-C.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use arena::{ArenaError, Watch};
use indicatif::{ProgressBar, ProgressStyle};

/// Plays this number of games, with a progress bar, until the end or Ctrl-C.
pub fn watched<T>(games: u64, play: impl FnOnce(&Watch) -> Result<T, ArenaError>) -> anyhow::Result<T> {
    let (bar, stop) = (bar(games, "games"), stop_flag()?);
    let played = play(&Watch { progress: &|done, _| bar.set_position(done), stop: &stop })?;
    bar.finish_and_clear();
    Ok(played)
}

/// A bar for this number of things. It hides itself when standard error is no terminal.
pub fn bar(number: u64, things: &str) -> ProgressBar {
    let bar = ProgressBar::new(number);
    let template = format!("{{bar:40.red/dim}} {{pos}}/{{len}} {things}  {{elapsed}} gone, {{eta}} left");
    let style = ProgressStyle::with_template(&template);
    bar.set_style(style.expect("the template is well formed").progress_chars("━━╌"));
    bar
}

/// A flag that Ctrl-C raises, so that long work ends with what it has.
pub fn stop_flag() -> anyhow::Result<Arc<AtomicBool>> {
    let flag = Arc::new(AtomicBool::new(false));
    let raised = Arc::clone(&flag);
    ctrlc::set_handler(move || {
        // Whoever asks twice wants to leave at once.
        if raised.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
    })?;
    Ok(flag)
}
