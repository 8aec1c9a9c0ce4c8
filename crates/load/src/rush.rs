//! Everybody plays.

use std::cell::Cell;
use std::rc::Rc;
use std::time::{Duration, Instant};

use tokio::task::spawn_local;

use crate::hall::{ClientTable, Tally};
use crate::http::Connection;
use crate::server::{Server, own_processor};

/// What a rush has shown.
pub struct Rush {
    /// Actions that were acknowledged, and the seconds they took.
    pub actions: u64,
    pub seconds: f64,
    /// Requests that were refused or failed.
    pub failed: u64,
    /// Events that reached the viewers, and their bytes.
    pub events: u64,
    pub bytes: u64,
    /// From the click to each screen, sorted.
    pub delays: Vec<Duration>,
    /// From the click to its answer, sorted.
    pub answers: Vec<Duration>,
    /// Processor seconds of the server and of this program.
    pub server: f64,
    pub client: f64,
}

/// Plays at all tables: a given number of actions a second in all, or as many as possible. Several servers take the
/// tables in turn.
pub async fn play(
    servers: &[Server],
    tables: &[Rc<ClientTable>],
    tally: &Rc<Tally>,
    rate: Option<f64>,
    seconds: f64,
) -> anyhow::Result<Rush> {
    tally.events.set(0);
    tally.bytes.set(0);
    tally.delays.borrow_mut().clear();
    // All connections are open before the first action: one that is slow to open would make the others' actions pile up.
    let mut connections = Vec::new();
    for client in 0..tables.len() {
        connections.push(Connection::open(&servers[client % servers.len()].address, client).await?);
    }
    let before = (processors(servers)?, own_processor()?);
    let start = Instant::now();
    let (done, failed) = (Rc::new(Cell::new(0)), Rc::new(Cell::new(0)));
    let mut players = Vec::new();
    for (number, (table, mut connection)) in tables.iter().zip(connections).enumerate() {
        let (table, done, failed) = (Rc::clone(table), Rc::clone(&done), Rc::clone(&failed));
        // Each table has its moment in the round.
        let round = rate.map(|rate| tables.len() as f64 / rate);
        let mine = rate.map_or(0.0, |rate| number as f64 / rate);
        players.push(spawn_local(async move {
            let mut answers = Vec::new();
            let (mut dice, mut count) = (number, 0.0);
            while start.elapsed().as_secs_f64() < seconds {
                if let Some(round) = round {
                    let at = Duration::from_secs_f64(mine + count * round);
                    tokio::time::sleep_until((start + at).into()).await;
                    count += 1.0;
                }
                let Some(turn) = table.turn(Duration::from_secs(2)).await else { break };
                dice = dice.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                let action = &turn.actions[(dice >> 33) % turn.actions.len()];
                let clicked = Instant::now();
                match table.act(&mut connection, &turn, action).await {
                    Ok(204) => {
                        done.set(done.get() + 1);
                        answers.push(clicked.elapsed());
                    }
                    _ => failed.set(failed.get() + 1),
                }
            }
            answers
        }));
    }
    let mut answers = Vec::new();
    for player in players {
        answers.extend(player.await?);
    }
    let took = start.elapsed().as_secs_f64();
    // The last moves reach their screens.
    tokio::time::sleep(Duration::from_millis(300)).await;
    let after = (processors(servers)?, own_processor()?);
    let mut delays = tally.delays.borrow().clone();
    delays.sort();
    answers.sort();
    Ok(Rush {
        actions: done.get(),
        seconds: took,
        failed: failed.get(),
        events: tally.events.get(),
        bytes: tally.bytes.get(),
        delays,
        answers,
        server: (after.0 - before.0).as_secs_f64(),
        client: (after.1 - before.1).as_secs_f64(),
    })
}

/// Processor time of all servers so far.
fn processors(servers: &[Server]) -> anyhow::Result<Duration> {
    servers.iter().map(Server::processor).sum()
}

/// The value below which this share of the values lies, in milliseconds.
pub fn quantile(sorted: &[Duration], share: f64) -> f64 {
    let place = ((sorted.len() as f64 * share) as usize).min(sorted.len().saturating_sub(1));
    sorted.get(place).map_or(f64::NAN, |delay| delay.as_secs_f64() * 1e3)
}

/// Prints a rush.
pub fn tell(what: &str, rush: &Rush) {
    let each = |total: f64, count: u64| total * 1e6 / count.max(1) as f64;
    println!("\n{what}");
    println!(
        "  actions     {:>9.0} a second ({} in {:.1} s, {} failed)",
        rush.actions as f64 / rush.seconds,
        rush.actions,
        rush.seconds,
        rush.failed
    );
    println!(
        "  answer      {:>9.2} ms p50 {:>9.2} ms p99",
        quantile(&rush.answers, 0.5),
        quantile(&rush.answers, 0.99)
    );
    println!(
        "  to screens  {:>9.2} ms p50 {:>9.2} ms p99 ({} arrivals)",
        quantile(&rush.delays, 0.5),
        quantile(&rush.delays, 0.99),
        rush.delays.len()
    );
    println!(
        "  updates     {:>9.1} an action, {:.1} kB each",
        rush.events as f64 / rush.actions.max(1) as f64,
        rush.bytes as f64 / 1e3 / rush.events.max(1) as f64
    );
    println!(
        "  server CPU  {:>9.0} µs an action, {:.0} µs an update, {:.0} % of a core",
        each(rush.server, rush.actions),
        each(rush.server, rush.events),
        100.0 * rush.server / rush.seconds
    );
    println!(
        "  client CPU  {:>9.0} µs an action, {:.0} % of a core",
        each(rush.client, rush.actions),
        100.0 * rush.client / rush.seconds
    );
}
