//! A table in the middle of a game, at which seats are free.

use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use bots::BotSpec;
use kernel::fair::Seed;
use kernel::{Record, Seat};
use serde_json::json;
use store::{Change, NewTable, Setup, Sqlite, Store};
use table::AnyTable;

/// The id of the table.
pub const TABLE: &str = "0123456789abcdef0123";

/// Keeps a table at which greedy players have played until everybody is asked at once.
pub async fn asked_at_once(database: &Path, game: &str, players: u8) {
    let asked = |table: &dyn AnyTable| table.at_once() && table.turn().seats().len() == usize::from(players);
    let (record, seed) =
        (0..).find_map(|number| played(game, players, Seed::of_game(7, number), asked)).expect("a game");
    let store = Sqlite::open(database).await.expect("a database");
    keep(&store, TABLE, record, seed, |_| true).await;
    store.close().await.expect("a database that closes");
}

/// Keeps a table at which greedy players have played until a seat is asked after this number of steps.
pub async fn after(store: &Sqlite, table: &str, (game, players): (&str, u8), steps: usize, seat: Seat) {
    let asked = |table: &dyn AnyTable| table.steps() >= steps && table.turn().asks(seat);
    let (record, seed) =
        (0..).find_map(|number| played(game, players, Seed::of_game(7, number), asked)).expect("a game");
    keep(store, table, record, seed, |other| other == seat).await;
}

/// Keeps a table at which greedy players have played to the end.
pub async fn over(database: &Path, game: &str, players: u8) {
    let (record, seed) = whole(game, players);
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
    let mut begun = Change::append(table, 0, "begun", 0, record.actions, now);
    begun.result = record.result;
    store.change(begun).await.expect("its steps");
}

/// A game of greedy players from beginning to end.
pub fn whole(game: &str, players: u8) -> (Record, Seed) {
    played(game, players, Seed::of_game(7, 0), |table| table.is_over()).expect("every game ends")
}

/// The record until something is so, if that happens in this game.
fn played(
    game: &str,
    players: u8,
    seed: Seed,
    is_so: impl Fn(&dyn AnyTable) -> bool,
) -> Option<(Record, Seed)> {
    games::shelve();
    let game = shelf::game(game).expect("a game");
    let record = game.record(&Default::default(), players, &seed).expect("it is for this number of players");
    let mut table = game.resume(record, seed).expect("a new record");
    table.begin();
    while !is_so(&*table) {
        let seat = table.turn().seats().first()?;
        let (action, _) = game.thought(&*table, seat, BotSpec::Greedy, [7; 32])(None);
        table.play(seat, &action).expect("what a bot chooses can be done");
    }
    Some((table.record().clone(), seed))
}
