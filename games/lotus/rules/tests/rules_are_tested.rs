//! The rule pages, the code that cites them and the tests named after them agree.

#[test]
fn every_rule_is_in_both_languages_and_has_a_test() {
    trial::pages(env!("CARGO_MANIFEST_DIR"), &[8, 5, 10, 1, 8, 2, 3]);
}
