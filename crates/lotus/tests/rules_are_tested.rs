//! The rule pages, the code that cites them and the tests named after them agree.

#[test]
fn every_rule_is_in_both_languages_and_has_a_test() {
    let pages = trial::Pages {
        folder: env!("CARGO_MANIFEST_DIR"),
        english: include_str!("../RULES.md"),
        italian: include_str!("../RULES.it.md"),
        chapters: &[8, 5, 10, 1, 8, 2, 3],
    };
    pages.check();
}
