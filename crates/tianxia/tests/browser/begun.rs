//! A table in the middle of a game, at which seats are free.

use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use bots::BotSpec;
use estimate::Estimate;
use kernel::fair::Seed;
use kernel::{Record, Seat, Turn, Viewer};
use serde_json::json;
use store::{Change, NewTable, Setup, Sqlite, Store};
use table::{AnyTable, Table};

/// The id of the table.
pub const TABLE: &str = "0123456789abcdef0123";

/// Keeps a table at which greedy players have played until everybody is asked at once.
pub async fn asked_at_once<G: Estimate>(database: &Path, players: u8) {
    let asked = |table: &Table<G>| table.at_once() && table.turn().seats().len() == usize::from(players);
    let (record, seed) =
        (0..).find_map(|number| game(players, Seed::of_game(7, number), asked)).expect("a game");
    let store = Sqlite::open(database).await.expect("a database");
    keep(&store, TABLE, record, seed, |_| true).await;
    store.close().await.expect("a database that closes");
}

/// Keeps a table at which greedy players have played until a seat is asked after this number of steps.
pub async fn after<G: Estimate>(store: &Sqlite, table: &str, players: u8, steps: usize, seat: Seat) {
    let asked = |table: &Table<G>| table.steps() >= steps && table.turn().asks(seat);
    let (record, seed) =
        (0..).find_map(|number| game(players, Seed::of_game(7, number), asked)).expect("a game");
    keep(store, table, record, seed, |other| other == seat).await;
}

/// Keeps a table at which greedy players have played to the end.
pub async fn over<G: Estimate>(database: &Path, players: u8) {
    let over = |table: &Table<G>| table.turn() == Turn::Over;
    let (record, seed) = game(players, Seed::of_game(7, 0), over).expect("every game ends");
    let store = Sqlite::open(database).await.expect("a database");
    keep(&store, TABLE, record, seed, |_| false).await;
    store.close().await.expect("a database that closes");
}

/// Keeps a table whose game has got this far. Bots have the seats that are not free.
pub async fn keep(store: &Sqlite, table: &str, record: Record, seed: Seed, free: impl Fn(Seat) -> bool) {
    let bot = |seat| (!free(seat)).then_some("adept");
    let place = |seat| json!({ "name": "", "owner": null, "bot": bot(seat) });
    let places: Vec<_> = Seat::all(record.players).map(place).collect();
    let setup = json!({ "places": places, "pace": "live", "public": true, "host": "nobody" }).to_string();
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_millis() as i64;
    let mut head = record.clone();
    head.truncate(0);
    let setup = Setup { text: setup, listed: true, closed: false };
    store.create(NewTable { id: table.into(), head, seed, setup, at: now }).await.expect("a table");
    let begun = Change::append(table, 0, "begun", 0, record.actions, now);
    store.change(begun).await.expect("its steps");
}

/// The record until something is so, if that happens in this game.
fn game<G: Estimate>(players: u8, seed: Seed, is_so: impl Fn(&Table<G>) -> bool) -> Option<(Record, Seed)> {
    let mut table =
        Table::<G>::new(&G::Options::default(), players, seed).expect("a game for this number of players");
    table.begin();
    while !is_so(&table) {
        let seat = table.turn().seats().first()?;
        let mut choices = Vec::new();
        table.state().choices(seat, &mut choices);
        let action =
            BotSpec::Greedy.build::<G>([7; 32], 1).choose(&table.view(Viewer::Seat(seat)), seat, &choices);
        table.play(seat, &action.to_string()).expect("what a bot chooses can be done");
    }
    Some((table.record().clone(), seed))
}
