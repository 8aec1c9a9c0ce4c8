//! What was acknowledged survives a kill at any moment.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Arc;

use kernel::Dice;
use store::{Sqlite, Store, StoreError};

use crate::{one_more, table};

const KILLS: u64 = 12;
const TABLES: usize = 20;
const FILE: &str = "STORE_KILLED_FILE";

/// Writes at many tables at once until it is killed, and says what was acknowledged. It runs in a process of
/// its own, started by the test below; by hand it does nothing.
#[tokio::test(flavor = "multi_thread")]
#[ignore = "the child of the test below"]
async fn child() {
    let Ok(file) = std::env::var(FILE) else { return };
    let store = Arc::new(Sqlite::open(Path::new(&file)).await.unwrap());
    let write = |n: usize| {
        let (store, id) = (store.clone(), format!("t{n}"));
        tokio::spawn(async move {
            let mut length = loop {
                match store.load(&id).await {
                    Ok(kept) => break kept.record.actions.len(),
                    Err(StoreError::NotFound(_)) => {
                        break store.create(table(&id, 0)).await.map(|()| 0).unwrap();
                    }
                    // All look at once, and on a busy disk some wait too long for a connection.
                    Err(error) => assert!(error.is_outage(), "{error}"),
                }
            };
            loop {
                store.change(one_more(&id, length, &format!("{n}-{length}"))).await.unwrap();
                length += 1;
                // In one piece, so that a line is either there or not.
                std::io::stdout().write_all(format!("ack {n} {length}\n").as_bytes()).unwrap();
            }
        })
    };
    let tasks: Vec<_> = (0..TABLES).map(write).collect();
    // None of them ends but by failing, and that the parent notices.
    tasks.into_iter().next().unwrap().await.unwrap();
}

#[tokio::test]
async fn a_kill_loses_nothing_acknowledged() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("t.db");
    let mut acknowledged = BTreeMap::<usize, usize>::new();
    for kill in 0..KILLS {
        let mut dice = Dice::stream(20_261_115, kill);
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["killed::child", "--exact", "--ignored", "--nocapture"])
            .env(FILE, &file)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut note = |line: String| {
            if let Some((table, length)) = line.strip_prefix("ack ").and_then(|ack| ack.split_once(' ')) {
                acknowledged.insert(table.parse().unwrap(), length.parse().unwrap());
                return true;
            }
            false
        };
        let mut wait = dice.below(1500);
        while wait > 0 {
            wait -= u32::from(note(lines.next().expect("the child writes until it is killed").unwrap()));
        }
        // Somewhere within the next commits, not just when an answer has come.
        for _ in 0..dice.below(2_000_000) {
            std::hint::spin_loop();
        }
        child.kill().unwrap();
        child.wait().unwrap();
        // What it said before it died counts too.
        for line in lines {
            note(line.unwrap());
        }

        let store = Sqlite::open(&file).await.unwrap();
        for (table, length) in &acknowledged {
            let kept = store.load(&format!("t{table}")).await.unwrap();
            let actions = kept.record.actions;
            assert!(actions.len() >= *length, "kill {kill}: table {table} lost steps");
            for (step, action) in actions.iter().enumerate() {
                assert_eq!(action.1, format!("{table}-{step}"), "kill {kill}");
            }
        }
        store.close().await.unwrap();
    }
    assert!(acknowledged.values().sum::<usize>() > 1000, "the kills came too early to prove anything");
}
