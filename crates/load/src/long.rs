//! The long trial: far more tables than viewers, who go from one to the next. Does the server's memory stay flat?

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use tokio::task::{JoinHandle, spawn_local};

use crate::hall::{ClientTable, Tally};
use crate::http::Connection;
use crate::rush::quantile;
use crate::server::Server;

/// How many tables are opened at the same time.
const OPENERS: usize = 32;
/// How long a viewer thinks before an action, and how many actions it makes at a table before it goes on: so many that in ten
/// minutes every table is visited once. Then the games in memory are equally long all the time, and growing memory means a
/// leak, not longer games.
const THOUGHT: Duration = Duration::from_secs(5);
const ACTIONS: usize = 12;
/// Samples of the server's memory in the whole trial.
const SAMPLES: u32 = 40;
/// Memory is called flat if its peak in the second half is higher than that in the first by less than this share.
const FLAT: f64 = 0.05;

/// What all viewers have done together.
#[derive(Default)]
struct Done {
    actions: Cell<u64>,
    failed: Cell<u64>,
    answers: RefCell<Vec<Duration>>,
    next: Cell<usize>,
}

/// A moment: seconds since the start, megabytes, actions so far.
struct Sample(f64, f64, u64);

/// Opens all tables, lets the viewers wander over them, and prints what the server weighed meanwhile.
pub async fn trial(server: &Server, tables: usize, viewers: usize, seconds: f64) -> anyhow::Result<()> {
    let tally = Rc::new(Tally::default());
    let begin = Instant::now();
    let tables = Rc::new(open(server, tables, &tally).await?);
    println!(
        "{} tables opened in {:.0} s; {:.1} MB",
        tables.len(),
        begin.elapsed().as_secs_f64(),
        server.memory()? / 1e3
    );
    let (done, start) = (Rc::new(Done::default()), Instant::now());
    let end = start + Duration::from_secs_f64(seconds);
    let wandering: Vec<_> =
        (0..viewers).map(|viewer| wander(server, viewer, viewers, &tables, &done, end)).collect();
    let mut samples = Vec::new();
    for number in 0..=SAMPLES {
        let at = Duration::from_secs_f64(seconds * f64::from(number) / f64::from(SAMPLES));
        tokio::time::sleep_until((start + at).into()).await;
        samples.push(Sample(start.elapsed().as_secs_f64(), server.memory()? / 1e3, done.actions.get()));
    }
    for viewer in wandering {
        viewer.await?;
    }
    tell(&samples, viewers, &done, &tally)
}

/// Opens the tables, each by a host with an address of its own.
async fn open(server: &Server, count: usize, tally: &Rc<Tally>) -> anyhow::Result<Vec<Rc<ClientTable>>> {
    let (next, address) = (Rc::new(Cell::new(0)), Rc::new(server.address.clone()));
    let opener = |_| {
        let (next, address, tally) = (Rc::clone(&next), Rc::clone(&address), Rc::clone(tally));
        spawn_local(async move {
            let mut tables = Vec::new();
            while next.get() < count {
                let number = next.replace(next.get() + 1);
                tables.push(ClientTable::open(&address, number, true, &tally).await?);
            }
            anyhow::Ok(tables)
        })
    };
    let openers: Vec<JoinHandle<_>> = (0..OPENERS).map(opener).collect();
    let mut tables = Vec::new();
    for opener in openers {
        tables.extend(opener.await?.context("a table")?);
    }
    Ok(tables)
}

/// A viewer looks at a table, plays some actions, goes to the next, until the time is over.
fn wander(
    server: &Server,
    viewer: usize,
    viewers: usize,
    tables: &Rc<Vec<Rc<ClientTable>>>,
    done: &Rc<Done>,
    end: Instant,
) -> JoinHandle<()> {
    let (address, tables, done) = (server.address.clone(), Rc::clone(tables), Rc::clone(done));
    // Not all at once: each begins at a moment of its own.
    let moment = THOUGHT.mul_f64(viewer as f64 / viewers as f64);
    spawn_local(async move {
        tokio::time::sleep(moment).await;
        while Instant::now() < end {
            let number = done.next.replace(done.next.get() + 1);
            let table = &tables[number % tables.len()];
            if visit(&address, viewer, table, &done, end).await.is_err() {
                done.failed.set(done.failed.get() + 1);
                // Do not ask a server again at once after a refusal.
                tokio::time::sleep(THOUGHT).await;
            }
            table.dismiss(0);
        }
    })
}

async fn visit(
    address: &str,
    viewer: usize,
    table: &Rc<ClientTable>,
    done: &Done,
    end: Instant,
) -> anyhow::Result<()> {
    tokio::time::timeout(THOUGHT, table.look(address, viewer, 0)).await??;
    let mut connection = Connection::open(address, viewer).await?;
    for number in 0..ACTIONS {
        tokio::time::sleep(THOUGHT).await;
        if Instant::now() >= end {
            break;
        }
        let Some(turn) = table.turn(THOUGHT).await else { break };
        let clicked = Instant::now();
        let status = table.act(&mut connection, &turn, &turn.actions[number % turn.actions.len()]).await?;
        ensure!(status == 204, "refused with {status}");
        done.actions.set(done.actions.get() + 1);
        done.answers.borrow_mut().push(clicked.elapsed());
    }
    Ok(())
}

/// Prints the series and what it comes to. Memory that grows and visits that failed are errors.
fn tell(samples: &[Sample], viewers: usize, done: &Done, tally: &Tally) -> anyhow::Result<()> {
    println!("\n   seconds   memory MB   actions");
    for Sample(at, memory, actions) in samples {
        println!("{at:>10.0} {memory:>11.1} {actions:>9}");
    }
    // Peaks: an allocator that gives some memory back and takes it again later has lost nothing.
    let peak = |samples: &[Sample]| samples.iter().map(|sample| sample.1).fold(0.0, f64::max);
    let (first, second) = samples.split_at(samples.len() / 2);
    let (before, after) = (peak(first), peak(second));
    let is_flat = after < before * (1.0 + FLAT);
    let verdict = if is_flat { "flat" } else { "NOT FLAT" };
    println!("\nmemory: at most {before:.1} MB in the first half, {after:.1} MB in the second: {verdict}");
    let (mut answers, mut delays) = (done.answers.borrow().clone(), tally.delays.borrow().clone());
    answers.sort();
    delays.sort();
    println!(
        "{viewers} viewers, {} visits, {} actions, {} failed; answer {:.2} ms p50, {:.2} ms p99; \
         to the screen {:.2} ms p50, {:.2} ms p99",
        done.next.get(),
        done.actions.get(),
        done.failed.get(),
        quantile(&answers, 0.5),
        quantile(&answers, 0.99),
        quantile(&delays, 0.5),
        quantile(&delays, 0.99),
    );
    ensure!(is_flat, "the server's memory grew by {:.1} MB", after - before);
    ensure!(done.failed.get() == 0, "{} visits failed", done.failed.get());
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn growth_and_failed_visits_are_errors() {
        let told = |growth: f64, failed: u64| {
            let samples: Vec<Sample> =
                (0..10).map(|at| Sample(f64::from(at), 100.0 + growth * f64::from(at), 0)).collect();
            let done = Done { failed: Cell::new(failed), ..Done::default() };
            tell(&samples, 1, &done, &Tally::default()).is_ok()
        };
        assert!(told(0.1, 0) && told(-3.0, 0));
        assert!(!told(3.0, 0) && !told(0.1, 1));
    }
}
