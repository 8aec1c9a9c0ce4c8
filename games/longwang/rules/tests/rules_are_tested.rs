//! The rule pages, the code that cites them and the tests named after them agree.

#[test]
fn every_rule_is_in_both_languages_and_has_a_test() {
    trial::pages(env!("CARGO_MANIFEST_DIR"), &[8, 3, 3, 6, 3, 7, 7, 4, 2]);
}
