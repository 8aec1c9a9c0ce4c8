//! Whether playing and taking back for ever makes a table slow: `cargo bench -p store --bench undo [-- CHANGES]`.
//! With `TMPDIR` on a memory disk it shows what the store itself takes, without the syncs.

mod common;

use std::time::Instant;

use common::{step, table};
use store::{Change, Sqlite, Store};

/// How often to say how long it takes.
const PARTS: u64 = 10;

fn main() {
    let changes = std::env::args().find_map(|text| text.parse().ok()).unwrap_or(100_000);
    let runtime = tokio::runtime::Runtime::new().expect("a runtime starts");
    let folder = tempfile::tempdir().expect("a temporary folder");
    runtime.block_on(measure(&folder.path().join("t.db"), changes));
}

async fn measure(file: &std::path::Path, changes: u64) {
    let store = Sqlite::open(file).await.expect("the file opens");
    store.create(table("t")).await.expect("the table is new");
    println!("{:>10} {:>14} {:>10}", "changes", "µs a change", "load ms");
    let part = changes / PARTS;
    for number in 0..PARTS {
        let begin = Instant::now();
        for version in number * part..(number + 1) * part {
            let steps = if version % 2 == 0 { vec![step(1)] } else { Vec::new() };
            let change = Change::append("t", version, &format!("{version} 1"), 0, steps, 0);
            store.change(change).await.expect("nobody else plays here");
        }
        let each = begin.elapsed().as_secs_f64() * 1e6 / part as f64;
        let begin = Instant::now();
        store.load("t").await.expect("the table is there");
        let load = begin.elapsed().as_secs_f64() * 1e3;
        println!("{:>10} {each:>14.0} {load:>10.1}", (number + 1) * part);
    }
    store.close().await.expect("the file closes");
}
