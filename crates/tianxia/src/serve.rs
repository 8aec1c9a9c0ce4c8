//! `tianxia` and `tianxia serve`: the site.

use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::time::Duration;

use anstream::stdout;
use anyhow::Context;
use store::Address;
use web::{Config, Listen, Server};

use crate::{database, systemd};

/// Where and how to serve.
#[derive(clap::Args)]
pub struct Args {
    /// The address to listen on, unless systemd hands over a socket
    #[arg(long, default_value = "127.0.0.1:8888")]
    pub listen: String,
    /// The database file, created if it does not exist, or a PostgreSQL server (postgres://user@host/name) that several machines
    /// may share [default: tianxia.db in your data folder, for example ~/.local/share/tianxia]
    #[arg(long, env = database::VARIABLE, value_name = "FILE")]
    pub database: Option<PathBuf>,
    /// How many bots think at the same time [default: one for each core]
    #[arg(long)]
    pub thinkers: Option<usize>,
    /// How long a bot waits before it moves, in milliseconds (every browser shows its moves at its reader's pace); with 0
    /// the time of a secret answer may give it away
    #[arg(long, default_value_t = 40)]
    pub bot_pause: u64,
    /// Writes per second that a browser may make
    #[arg(long, default_value_t = 10)]
    pub writes_per_second: u32,
    /// Pages per second that may be read from one address [default: ten times the writes of a browser, but at least 100]
    #[arg(long)]
    pub reads_per_second: Option<u32>,
    /// Unfinished tables that may be made from one address; 0 allows any number, and any number of seats at public tables
    #[arg(long, default_value_t = 100, value_name = "TABLES")]
    pub tables_per_address: usize,
    /// Days without a move after which an unfinished table is put away (it can be restored for 30 more days);
    /// 0 keeps all
    #[arg(long, default_value_t = 30, value_name = "DAYS")]
    pub forget_after: u32,
    /// Send cookies only over TLS; for a site behind a proxy that speaks HTTPS
    #[arg(long)]
    pub secure: bool,
    /// What people type to reach the site, such as `https://club.example`: links name it, and passkeys work nowhere else
    /// [default: whatever a browser asks for]
    #[arg(long, value_name = "ADDRESS", value_parser = web::public_address)]
    pub public_address: Option<String>,
    /// How many proxies of your own are in front; what they say about the client (X-Forwarded-For, X-Forwarded-Proto) is
    /// trusted
    #[arg(long, default_value_t = 0, value_name = "N")]
    pub trust_proxy: usize,
    /// Connections that one address may have open; an IPv6 address counts by its first 64 bits
    #[arg(long, default_value_t = 256, value_name = "N")]
    pub connections_per_address: usize,
    /// Serve metrics for Prometheus at http://ADDRESS/metrics; keep it off the public network
    #[arg(long, value_name = "ADDRESS")]
    pub metrics: Option<String>,
    /// Seconds to go on serving after being asked to stop, while /healthz says no, so that a balancer sends people elsewhere
    #[arg(long, default_value_t = 0, value_name = "SECONDS")]
    pub drain: u64,
    /// How to write the log, whose level TIANXIA_LOG sets: error, warn, info or debug
    #[arg(long, value_enum, default_value_t)]
    pub log_format: LogFormat,
}

/// How the log is written.
#[derive(Copy, Clone, Debug, Default, clap::ValueEnum)]
pub enum LogFormat {
    /// For people
    #[default]
    Text,
    /// A JSON object on each line
    Json,
}

/// What is logged if nobody says otherwise. That connections to a database were cut is told by whoever needed them.
const USUAL_LOG: &str = "warn,sqlx=error,sqlx_core=error";

/// Writes the log to standard error, at the level that TIANXIA_LOG names.
fn log(format: LogFormat) {
    let level =
        tracing_subscriber::EnvFilter::try_from_env("TIANXIA_LOG").unwrap_or_else(|_| USUAL_LOG.into());
    let log = tracing_subscriber::fmt().with_env_filter(level).with_writer(std::io::stderr);
    match format {
        LogFormat::Text => log.with_ansi(std::io::stderr().is_terminal()).with_target(false).init(),
        LogFormat::Json => log.json().flatten_event(true).with_span_list(false).init(),
    }
}

pub fn run(args: &Args) -> anyhow::Result<()> {
    log(args.log_format);
    let defaults = Config::default();
    let config = Config {
        bot_pause: Duration::from_millis(args.bot_pause),
        thinkers: args.thinkers.unwrap_or(defaults.thinkers),
        writes_per_second: args.writes_per_second,
        reads_per_second: args
            .reads_per_second
            .unwrap_or_else(|| args.writes_per_second.saturating_mul(10).max(defaults.reads_per_second)),
        tables_per_address: (args.tables_per_address > 0).then_some(args.tables_per_address),
        forget_after: (args.forget_after > 0).then(|| Duration::from_secs(60 * 60 * 24) * args.forget_after),
        secure: args.secure,
        public_address: args.public_address.clone(),
        trust_proxy: args.trust_proxy,
        connections_per_address: args.connections_per_address,
        metrics: args.metrics.clone(),
        drain: Duration::from_secs(args.drain),
    };
    let handed = systemd::socket()?;
    let listen = handed.map_or_else(|| Listen::At(args.listen.clone()), Listen::Handed);
    let stopped = stopped(LAST_MOMENT + Duration::from_secs(args.drain))?;
    let runtime = tokio::runtime::Runtime::new().context("cannot start threads")?;
    let database = database::to_serve(args.database.as_deref())?;
    let served = runtime.block_on(async {
        outlive_file_limits().context("cannot listen to signals")?;
        let server = Server::open(listen, &database, config).await?;
        writeln!(stdout(), "Tianxia is open: http://{}", server.address()?)?;
        writeln!(stdout(), "Games are kept in {}. Ctrl-C stops.", Address::from(&database))?;
        if let Some(address) = server.metrics_address() {
            writeln!(stdout(), "Metrics are at http://{address}/metrics")?;
        }
        stdout().flush()?;
        systemd::ready();
        tokio::spawn(systemd::alive());
        let stop = async {
            stopped.await;
            systemd::stopping();
        };
        server.run(stop).await?;
        writeln!(stdout(), "Tianxia is closed; every move is kept.")?;
        Ok(())
    });
    // Nobody waits for bots that are still thinking.
    runtime.shutdown_background();
    served
}

/// A write beyond the limit for the size of a file would end the process. With a handler it only fails, and the
/// client is told.
fn outlive_file_limits() -> std::io::Result<()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        // The handler stays when what listens to it is gone.
        let _ = signal(SignalKind::from_raw(rustix::process::Signal::XFSZ.as_raw()))?;
    }
    Ok(())
}

/// How long the server may take to stop. Then the process ends, whatever it is waiting for: everything that was
/// acknowledged is on disk.
const LAST_MOMENT: Duration = Duration::from_secs(5);

/// Done when somebody asks the program to stop. The signal has a thread of its own, which needs no other: the
/// process also ends when all others are busy for ever.
fn stopped(last_moment: Duration) -> anyhow::Result<impl Future<Output = ()> + Send> {
    let (tell, mut told) = tokio::sync::watch::channel(false);
    ctrlc::set_handler(move || {
        // Whoever asks twice wants to leave at once.
        if tell.send_replace(true) {
            std::process::exit(130);
        }
        std::thread::spawn(move || {
            std::thread::sleep(last_moment);
            anstream::eprintln!(
                "Something hangs, so Tianxia stops without waiting for it; every move is kept."
            );
            std::process::exit(1);
        });
    })
    .context("cannot listen for signals")?;
    Ok(async move {
        let _ = told.wait_for(|stop| *stop).await;
    })
}
