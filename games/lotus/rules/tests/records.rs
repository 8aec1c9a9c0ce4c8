//! Golden records replay to their stored end, and their shuffles verify.
//!
//! They are games of random and greedy players with all options and on a map of its own; a change of the
//! rules that breaks one needs a new `Setup::VERSION`.

use kernel::{Record, verify};
use lotus::Lotus;
use lotus::data::Region;

#[test]
fn golden_records_replay_and_verify() {
    trial::records::<Lotus>(concat!(env!("CARGO_MANIFEST_DIR"), "/../records"), 19);
}

#[test]
fn a_damaged_record_is_refused_or_verified() {
    trial::damaged_records::<Lotus>(concat!(env!("CARGO_MANIFEST_DIR"), "/../records"), 20);
}

#[test]
fn a_record_on_a_map_of_its_own_carries_the_whole_map() {
    let text = include_str!("../../records/4-players-house-map.json");
    let record: Record = text.parse().unwrap();
    assert!(record.options["board"].contains("id = \"house-map\""));
    let end: Lotus = verify(&record).unwrap();
    assert_eq!(end.realm.board.land(Region::Dadu).name, "Peking");
}
