//! A table for the benches.

use kernel::Seat;
use kernel::fair::Seed;
use kernel::record::{Actor, Record, Step};
use store::{NewTable, Setup};

/// A new table of five.
pub fn table(id: &str) -> NewTable {
    let seed = Seed::of_game(1, 1);
    let head = Record {
        format: kernel::record::FORMAT.into(),
        game: "dragon".into(),
        rules: 1,
        options: Default::default(),
        players: 5,
        commitment: seed.commitment(),
        contributions: vec![String::new(); 5],
        actions: Vec::new(),
        practice: false,
        seals: String::new(),
        seed: None,
        result: None,
    };
    // A setup with five names and token hashes has about this size.
    let setup = Setup { text: "x".repeat(800), listed: true, closed: false };
    NewTable { id: id.to_owned(), head, seed, setup, at: 0 }
}

/// What a seat does.
pub fn step(seat: u8) -> Step {
    Step(Actor::Seat(Seat::new(seat)), "build palace 3".to_owned())
}
