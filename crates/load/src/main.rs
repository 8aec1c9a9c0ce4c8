//! Many simulated tables against the real server on loopback: durable actions a second, the time from a click
//! to the other screens, memory, the first page. `cargo xtask load` builds and runs it.

mod hall;
mod http;
mod long;
mod machines;
mod rush;
mod server;

use std::path::PathBuf;
use std::rc::Rc;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use clap::Parser;
use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};

use hall::{ClientTable, Tally};
use http::Connection;
use rush::{play, quantile, tell};
use server::Server;

/// Measure the site under load
#[derive(Parser)]
struct Args {
    /// Tables; 10,000 in the long trial
    #[arg(long)]
    tables: Option<usize>,
    /// Actions a second over all tables in the first rush
    #[arg(long, default_value_t = 400.0)]
    rate: f64,
    /// Seconds of the first rush; 600 in the long trial
    #[arg(long)]
    seconds: Option<f64>,
    /// One browser for all seats of a table instead of one for each
    #[arg(long)]
    hotseat: bool,
    /// Also wait until idle tables have left the memory (a minute and a half)
    #[arg(long)]
    patient: bool,
    /// Another trial instead: many tables, fewer viewers who go from one to the next, and the server's memory as a
    /// series
    #[arg(long)]
    long: bool,
    /// Another trial instead: one, two and three processes at one PostgreSQL server, beside one with a file
    #[arg(long)]
    machines: bool,
    /// The program to measure, in place of the one that was built with this
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,
    /// Viewers in the long trial
    #[arg(long, default_value_t = 1000)]
    viewers: usize,
}

impl Args {
    fn tables(&self) -> usize {
        self.tables.unwrap_or(if self.long { 10_000 } else { 200 })
    }

    /// The program in the same folder as this one, unless another is asked for.
    fn program(&self) -> anyhow::Result<PathBuf> {
        let own = std::env::current_exe()?.with_file_name("tianxia");
        Ok(self.program.clone().unwrap_or(own))
    }

    fn seconds(&self) -> f64 {
        self.seconds.unwrap_or(if self.long { 600.0 } else { 15.0 })
    }
}

fn main() -> anyhow::Result<()> {
    let args = Args::parse();
    many_connections()?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    tokio::task::LocalSet::new().block_on(&runtime, measure(&args))
}

/// A stream and a connection for each viewer are more than most shells allow; the server inherits the limit.
fn many_connections() -> anyhow::Result<()> {
    let limits = getrlimit(Resource::Nofile);
    setrlimit(Resource::Nofile, Rlimit { current: limits.maximum, ..limits }).context("more open files")
}

async fn measure(args: &Args) -> anyhow::Result<()> {
    let folder = tempfile::TempDir::new()?;
    let begin = Instant::now();
    let program = args.program()?;
    if args.machines {
        let seconds = args.seconds.unwrap_or(6.0);
        return machines::trial(&program, folder.path(), args.tables.unwrap_or(40), seconds).await;
    }
    let server = Server::start(&program, &folder.path().join("tianxia.db"))?;
    let front = Connection::open(&server.address, 0).await?.get("/", "", "").await?;
    ensure!(front.status == 200, "no front page");
    println!("start to first page served: {:.0} ms", begin.elapsed().as_secs_f64() * 1e3);

    if args.long {
        return long::trial(&server, args.tables(), args.viewers, args.seconds()).await;
    }
    let tally = Rc::new(Tally::default());
    first_page(&server, args, &tally).await?;
    let tables = seated(&server, args, &tally).await?;

    let watched = format!("{} tables, five viewers each", tables.len());
    let rush = play(std::slice::from_ref(&server), &tables, &tally, Some(args.rate), args.seconds()).await?;
    tell(&format!("{watched}, {} actions a second wanted", args.rate), &rush);
    let rush = play(std::slice::from_ref(&server), &tables, &tally, None, args.seconds() / 3.0).await?;
    tell(&format!("{watched}, as fast as possible"), &rush);
    tables.iter().for_each(|table| table.dismiss(0));
    alone(&server, args).await?;
    idle(&server, args).await
}

/// Size and time of the first table page.
async fn first_page(server: &Server, args: &Args, tally: &Rc<Tally>) -> anyhow::Result<()> {
    let table = ClientTable::open(&server.address, 0, args.hotseat, tally).await?;
    let mut connection = Connection::open(&server.address, 0).await?;
    for coding in ["identity", "gzip", "br"] {
        let (mut times, mut size) = (Vec::new(), 0);
        for _ in 0..200 {
            let asked = Instant::now();
            let more = format!("accept-encoding: {coding}\r\n");
            let page = connection.get(&table.path, &table.cookies[0], &more).await?;
            times.push(asked.elapsed());
            size = page.body.len();
        }
        times.sort();
        println!(
            "first table page, {coding}: {:.1} kB, {:.2} ms p50",
            size as f64 / 1e3,
            quantile(&times, 0.5)
        );
    }
    Ok(())
}

/// Opens all tables and their viewers, and says how much memory they take.
async fn seated(server: &Server, args: &Args, tally: &Rc<Tally>) -> anyhow::Result<Vec<Rc<ClientTable>>> {
    let mut tables = Vec::new();
    let empty = settled(server).await?;
    for number in 0..args.tables() {
        tables.push(ClientTable::open(&server.address, number, args.hotseat, tally).await?);
    }
    let begun = settled(server).await?;
    for (number, table) in tables.iter().enumerate() {
        for viewer in 0..5 {
            table.look(&server.address, number, viewer).await?;
        }
    }
    let watched = settled(server).await?;
    // The first viewers also fill the server's own caches; what additional ones take is what a viewer takes.
    for (number, table) in tables.iter().enumerate() {
        for viewer in 0..5 {
            table.look(&server.address, number, viewer).await?;
        }
    }
    let crowded = settled(server).await?;
    tables.iter().for_each(|table| table.dismiss(5));
    let (count, viewers) = (tables.len() as f64, 5.0 * tables.len() as f64);
    println!("\nmemory: {:.1} MB with no table", empty / 1e3);
    println!(
        "  a table in memory {:>6.1} kB ({count} tables, game begun, nobody looks)",
        (begun - empty) / count
    );
    println!(
        "  a viewer          {:>6.1} kB (the first {viewers}), {:.1} kB (the next {viewers})",
        (watched - begun) / viewers,
        (crowded - watched) / viewers
    );
    settled(server).await?;
    Ok(tables)
}

/// Waits until the server has done all it was asked for, and gives its memory. (Everybody who comes or goes is drawn for
/// all others at the table; a rush that begins before that is done measures it, too.)
async fn settled(server: &Server) -> anyhow::Result<f64> {
    loop {
        let before = server.processor()?;
        tokio::time::sleep(Duration::from_secs(1)).await;
        if server.processor()? - before <= Duration::from_millis(20) {
            return server.memory();
        }
    }
}

/// Fresh tables at which only the acting player looks.
async fn alone(server: &Server, args: &Args) -> anyhow::Result<()> {
    let tally = Rc::new(Tally::default());
    let mut tables = Vec::new();
    for number in 0..args.tables() {
        let table = ClientTable::open(&server.address, number, true, &tally).await?;
        table.look(&server.address, number, 0).await?;
        tables.push(table);
    }
    let rush = play(std::slice::from_ref(server), &tables, &tally, None, args.seconds() / 3.0).await?;
    tell(&format!("{} tables, one viewer each, as fast as possible", tables.len()), &rush);
    tables.iter().for_each(|table| table.dismiss(0));
    Ok(())
}

/// Tables that nobody looks at leave the memory.
async fn idle(server: &Server, args: &Args) -> anyhow::Result<()> {
    if !args.patient {
        return Ok(());
    }
    let count = async || -> anyhow::Result<String> {
        let metrics = Connection::open(&server.metrics, 0).await?.get("/metrics", "", "").await?.text();
        let line = metrics.lines().find_map(|line| line.strip_prefix("tianxia_tables_in_memory "));
        Ok(line.context("a count of tables")?.to_owned())
    };
    println!("\ntables in memory: {}; {:.1} MB", count().await?, server.memory()? / 1e3);
    tokio::time::sleep(Duration::from_secs(90)).await;
    println!("after 90 s without viewers: {}; {:.1} MB", count().await?, server.memory()? / 1e3);
    Ok(())
}
