//! What systemd and a service tell each other. All of it does nothing when somebody else started us.

use std::net::TcpListener;

use anyhow::Context;
use listenfd::ListenFd;
use sd_notify::NotifyState;

/// The socket that systemd keeps open for us (`LISTEN_FDS`), so that nobody is refused while we are restarted.
pub fn socket() -> anyhow::Result<Option<TcpListener>> {
    let socket = ListenFd::from_env().take_tcp_listener(0);
    socket.context("the socket that was handed over (LISTEN_FDS) does not listen for TCP connections")
}

/// Says that the site serves.
pub fn ready() {
    tell(NotifyState::Ready);
}

/// Says that the site stops because it was asked to.
pub fn stopping() {
    tell(NotifyState::Stopping);
}

/// Says again and again that the site lives, if systemd wants to hear it (`WatchdogSec=`). Threads that are all stuck
/// say nothing, and systemd restarts the site.
pub async fn alive() {
    let Some(limit) = sd_notify::watchdog_enabled().filter(|limit| !limit.is_zero()) else { return };
    loop {
        tell(NotifyState::Watchdog);
        tokio::time::sleep(limit / 3).await;
    }
}

fn tell(state: NotifyState<'_>) {
    if let Err(error) = sd_notify::notify(&[state]) {
        tracing::warn!(%error, "systemd does not listen");
    }
}
