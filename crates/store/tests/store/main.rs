//! What every store must do, and what the one in a file must do besides.

#![allow(clippy::unwrap_used)]

mod away;
mod company;
mod conformance;
mod decency;
mod forget;
mod hardship;
mod killed;
mod old;
mod operator;
mod passkeys;
mod people;
mod ratings;
mod sqlite;

use std::sync::Arc;

use kernel::Seat;
use kernel::fair::Seed;
use kernel::record::{Actor, Outcome, Record, Step};
use store::{Change, Database, Deed, Entry, NewTable, Setup, Sqlite, Store, StoreError};
use tempfile::TempDir;

/// A new store in a folder of its own, which lives as long as the guard.
async fn sqlite() -> (Arc<dyn Store>, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("t.db")).await.unwrap();
    (Arc::new(store), folder)
}

/// A new store on the server that all tests share.
async fn postgres() -> (Arc<dyn Store>, ()) {
    let address = tokio::task::spawn_blocking(|| cluster::Postgres::shared().new_database()).await.unwrap();
    (Arc::new(Database::open(&address).await.unwrap()), ())
}

fn table(id: &str, at: i64) -> NewTable {
    let seed = Seed::of_game(7, at as u64);
    let head = Record {
        format: kernel::record::FORMAT.into(),
        game: "dragon".into(),
        rules: 1,
        options: [("wall".to_owned(), "great".to_owned())].into(),
        players: 3,
        commitment: seed.commitment(),
        contributions: vec![String::new(); 3],
        actions: Vec::new(),
        practice: false,
        seals: String::new(),
        seed: None,
        result: None,
    };
    let setup = Setup { text: r#"{"names":["Anna","贵","🀄"]}"#.into(), listed: true, closed: false };
    NewTable { id: id.to_owned(), head, seed, setup, at }
}

/// Steps of seat 1 with these texts.
fn steps(texts: &[&str]) -> Vec<Step> {
    texts.iter().map(|&text| Step(Actor::Seat(Seat::new(1)), text.to_owned())).collect()
}

/// One more step after this number of steps, at a table where each change was one step.
fn one_more(table: &str, length: usize, request: &str) -> Change {
    Change::append(table, length as u64, request, length, steps(&[request]), 0)
}

/// The end of a game at a new table.
fn over(table: &str) -> Change {
    let result =
        Outcome { points: vec![9, -2, 9], ranks: vec![1, 3, 1], sources: vec![Default::default(); 3] };
    Change { result: Some(result), ..one_more(table, 0, "last") }
}

/// What an operator does, whoever it is.
async fn operate(store: &dyn Store, deed: Deed) -> Result<u64, StoreError> {
    store.operate(deed, Entry::default()).await
}

/// What makes a new store, with a guard that it lives as long as.
trait NewStore<G>: AsyncFn() -> (Arc<dyn Store>, G) {}
impl<G, F: AsyncFn() -> (Arc<dyn Store>, G)> NewStore<G> for F {}
