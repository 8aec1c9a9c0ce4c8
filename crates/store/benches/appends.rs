//! How many durable changes a second the store takes, by how many write at once, each at a table of their own:
//! `cargo bench -p store [-- WRITERS…]`.

mod common;

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use common::{step as palace, table};
use store::{Change, Sqlite, Store};

const TIME: Duration = Duration::from_secs(5);

/// About as many changes as a game of five has.
const GAME: usize = 250;

fn main() {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime starts");
    // Not in a temporary folder that may be memory: a sync has to cost what it costs.
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("the target folder can be written");
    println!("{:>8} {:>12} {:>9} {:>9} {:>9}", "writers", "changes/s", "p50 ms", "p99 ms", "max ms");
    let asked: Vec<usize> = std::env::args().filter_map(|text| text.parse().ok()).collect();
    for writers in if asked.is_empty() { vec![1, 50, 200, 800] } else { asked } {
        let file = folder.path().join(format!("{writers}.db"));
        runtime.block_on(measure(&file, writers));
    }
}

async fn measure(file: &Path, writers: usize) {
    let store = Arc::new(Sqlite::open(file).await.expect("the file opens"));
    let start = Instant::now();
    let tasks: Vec<_> =
        (0..writers).map(|writer| tokio::spawn(write(store.clone(), writer, start))).collect();
    let mut waits = Vec::new();
    for task in tasks {
        waits.extend(task.await.expect("no writer panics"));
    }
    let seconds = start.elapsed().as_secs_f64();
    store.close().await.expect("the file closes");
    waits.sort_unstable();
    let per_second = waits.len() as f64 / seconds;
    let wait = |part: f64| waits[((waits.len() - 1) as f64 * part) as usize].as_secs_f64() * 1e3;
    println!("{writers:>8} {per_second:>12.0} {:>9.1} {:>9.1} {:>9.1}", wait(0.5), wait(0.99), wait(1.0));
}

/// Plays at one table after the other, each change after the last is on disk, and returns how long each took.
async fn write(store: Arc<Sqlite>, writer: usize, start: Instant) -> Vec<Duration> {
    let mut waits = Vec::new();
    for game in 0.. {
        let id = format!("{:08x}{game:08x}", (writer as u32).wrapping_mul(0x9e37_79b1));
        store.create(table(&id)).await.expect("the table is new");
        for step in 0..GAME {
            if start.elapsed() > TIME {
                return waits;
            }
            let steps = vec![palace((step % 5) as u8)];
            let request = format!("{step:016x}");
            let begin = Instant::now();
            let change = Change::append(&id, step as u64, &request, step, steps, step as i64);
            store.change(change).await.expect("nobody else plays here");
            waits.push(begin.elapsed());
        }
    }
    waits
}
