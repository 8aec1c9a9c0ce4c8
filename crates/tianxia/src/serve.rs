//! `tianxia` and `tianxia serve`: the site.

use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;

use anstream::stdout;
use anyhow::Context;
use web::{Config, Server};

/// Where and how to serve.
#[derive(clap::Args)]
pub struct Args {
    /// The address to listen on
    #[arg(long, default_value = "127.0.0.1:8888")]
    pub listen: String,
    /// The database file, made if it is not there
    #[arg(long, default_value = "tianxia.db", value_name = "FILE")]
    pub database: PathBuf,
    /// How many bots think at the same time [default: one for each core]
    #[arg(long)]
    pub thinkers: Option<usize>,
    /// How long a bot waits before it moves, in milliseconds
    #[arg(long, default_value_t = 350)]
    pub bot_pause: u64,
    /// Writes a browser may make in a second
    #[arg(long, default_value_t = 10)]
    pub writes_per_second: u32,
    /// Days without a move after which an unfinished table is removed; 0 keeps all
    #[arg(long, default_value_t = 30, value_name = "DAYS")]
    pub forget_after: u32,
    /// Cookies only over TLS: behind a proxy that speaks HTTPS
    #[arg(long)]
    pub secure: bool,
}

pub fn run(args: &Args) -> anyhow::Result<()> {
    tracing_subscriber::fmt()
        .with_env_filter(
            tracing_subscriber::EnvFilter::try_from_env("TIANXIA_LOG").unwrap_or_else(|_| "warn".into()),
        )
        .with_writer(std::io::stderr)
        .init();
    let defaults = Config::default();
    let config = Config {
        bot_pause: Duration::from_millis(args.bot_pause),
        thinkers: args.thinkers.unwrap_or(defaults.thinkers),
        writes_per_second: args.writes_per_second,
        forget_after: (args.forget_after > 0).then(|| Duration::from_secs(60 * 60 * 24) * args.forget_after),
        secure: args.secure,
    };
    let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
    runtime.block_on(async {
        let server = Server::open(&args.listen, &args.database, config).await?;
        writeln!(stdout(), "Tianxia is open: http://{}", server.address()?)?;
        writeln!(stdout(), "Games are kept in {}. Ctrl-C stops.", args.database.display())?;
        stdout().flush()?;
        server.run(stopped()).await?;
        writeln!(stdout(), "Tianxia is closed; every move is kept.")?;
        Ok(())
    })
}

/// Done when somebody asks the program to stop.
async fn stopped() {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = interrupt => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = interrupt.await;
}
