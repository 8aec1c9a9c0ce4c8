//! Golden records replay to their stored end, and their shuffles verify.
//!
//! They were written by `tianxia simulate dragon … --records`; a change of the rules that breaks one needs a
//! new `Setup::VERSION`.

#[test]
fn golden_records_replay_and_verify() {
    trial::records::<dragon::Dragon>(concat!(env!("CARGO_MANIFEST_DIR"), "/../records"), 13);
}

#[test]
fn a_damaged_record_is_refused_or_verified() {
    trial::damaged_records::<dragon::Dragon>(concat!(env!("CARGO_MANIFEST_DIR"), "/../records"), 20);
}
