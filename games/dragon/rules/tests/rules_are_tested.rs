//! The rule pages, the code that cites them and the tests named after them agree.

#[test]
fn every_rule_is_in_both_languages_and_has_a_test() {
    trial::pages(env!("CARGO_MANIFEST_DIR"), &[5, 4, 12, 5, 8, 1, 5, 5, 12]);
}
