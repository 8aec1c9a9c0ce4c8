//! One, two and three processes at one PostgreSQL server, and one with a file beside them, in turn: what is measured on a busy
//! computer can be compared only with what was measured beside it.

use std::path::Path;
use std::rc::Rc;
use std::time::Duration;

use cluster::{Disk, Postgres};

use crate::hall::{ClientTable, Tally};
use crate::rush::{Rush, play, quantile};
use crate::server::{Server, processor};

/// How often each is measured.
const ROUNDS: usize = 3;
/// How long PostgreSQL may keep what it has counted to itself.
const COUNTED: Duration = Duration::from_millis(1500);

/// A site, and where it keeps its tables.
struct Site {
    name: String,
    servers: Vec<Server>,
    /// The name of its database, if it is on the server.
    database: Option<String>,
}

/// What the server has spent on a database: processor time of all its processes, time in statements, transactions.
#[derive(Copy, Clone, Default)]
struct Spent {
    processor: f64,
    busy: f64,
    transactions: f64,
}

/// Measures all of them, round by round.
pub async fn trial(program: &Path, folder: &Path, tables: usize, seconds: f64) -> anyhow::Result<()> {
    let postgres = Postgres::start(Disk::Synced);
    let file = Server::start(program, &folder.join("tianxia.db"))?;
    let mut sites = vec![Site { name: "SQLite".into(), servers: vec![file], database: None }];
    for count in 1..=3 {
        let address = postgres.new_database();
        let servers = (0..count).map(|_| Server::start(program, &address)).collect::<anyhow::Result<_>>()?;
        let database = address.file_name().map(|name| name.to_string_lossy().into_owned());
        sites.push(Site { name: format!("{count} at PostgreSQL"), servers, database });
    }
    println!("{tables} tables of five, five viewers each, as fast as possible for {seconds} s");
    println!(
        "{:16}{:>9}{:>10}{:>15}{:>15}{:>10}{:>10}{:>11}{:>10}{:>10}",
        "",
        "actions/s",
        "updates/s",
        "answer p50/p99",
        "screen p50/p99",
        "site µs",
        "db µs",
        "db busy µs",
        "commits",
        "client %"
    );
    for _ in 0..ROUNDS {
        for site in &sites {
            site.measure(&postgres, tables, seconds).await?;
        }
        println!();
    }
    Ok(())
}

impl Site {
    async fn measure(&self, postgres: &Postgres, tables: usize, seconds: f64) -> anyhow::Result<()> {
        let tally = Rc::new(Tally::default());
        let mut open = Vec::new();
        for number in 0..tables {
            let address = &self.servers[number % self.servers.len()].address;
            let table = ClientTable::open(address, number, true, &tally).await?;
            for viewer in 0..5 {
                table.look(address, number, viewer).await?;
            }
            open.push(table);
        }
        let before = self.spent(postgres).await?;
        let rush = play(&self.servers, &open, &tally, None, seconds).await?;
        let after = self.spent(postgres).await?;
        open.iter().for_each(|table| table.dismiss(0));
        self.tell(&rush, before, after);
        Ok(())
    }

    async fn spent(&self, postgres: &Postgres) -> anyhow::Result<Spent> {
        let Some(database) = &self.database else { return Ok(Spent::default()) };
        tokio::time::sleep(COUNTED).await;
        let counted = postgres.psql(
            database,
            &format!("SELECT active_time, xact_commit FROM pg_stat_database WHERE datname = '{database}'"),
        );
        let mut counted = counted.split('|').map(str::parse::<f64>);
        let mut next = || counted.next().transpose().map(Option::unwrap_or_default);
        let (busy, transactions) = (next()? / 1e3, next()?);
        // One that ends meanwhile takes its time with it; those of a site stay.
        let processes = postgres.processes().into_iter();
        let times = processes.filter_map(|process| processor(&process.to_string()).ok());
        Ok(Spent { processor: times.sum::<Duration>().as_secs_f64(), busy, transactions })
    }

    fn tell(&self, rush: &Rush, before: Spent, after: Spent) {
        let each = |total: f64| total / rush.actions.max(1) as f64;
        let pair = |times: &[Duration]| format!("{:.1}/{:.0}", quantile(times, 0.5), quantile(times, 0.99));
        println!(
            "{:16}{:>9.0}{:>10.0}{:>15}{:>15}{:>10.0}{:>10.0}{:>11.0}{:>10.2}{:>10.0}",
            self.name,
            rush.actions as f64 / rush.seconds,
            rush.events as f64 / rush.seconds,
            pair(&rush.answers),
            pair(&rush.delays),
            each(rush.server) * 1e6,
            each(after.processor - before.processor) * 1e6,
            each(after.busy - before.busy) * 1e6,
            each(after.transactions - before.transactions),
            100.0 * rush.client / rush.seconds,
        );
        if rush.failed > 0 {
            println!("  {} requests failed", rush.failed);
        }
    }
}
