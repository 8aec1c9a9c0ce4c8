//! Searching in the rules.

use thirtyfour::Key;

use crate::house::House;

/// The headings in sight.
const HEADINGS: &str =
    "return [...document.querySelectorAll('.rules h3')].filter(one => one.checkVisibility())
    .map(one => one.textContent)";

#[tokio::test]
async fn a_search_shows_only_the_rules_with_all_words_and_says_how_many() {
    let house = House::open().await;
    let browser = house.browser().await;
    browser.go("/rules/dragon").await;
    browser.until("!document.querySelector('#search').hidden").await;
    let all: Vec<String> = browser.js(HEADINGS).await;

    browser.write("#search input", "Mongol HELMETS").await;
    let found: Vec<String> = browser.js(HEADINGS).await;
    assert!(found.len() < all.len() && found.contains(&"R5.6 Mongol Invasion".to_owned()), "{found:?}");
    assert!(browser.text("#search [role=status]").await.ends_with(" rules found"));
    assert!(browser.has("#R5:not([hidden])").await, "a rule stands under its chapter");

    browser.keys(Key::Enter).await;
    browser.until("/^H[1-3]$/.test(document.activeElement.tagName)").await;

    browser.write("#search input", "no such words").await;
    assert_eq!(browser.text("#search [role=status]").await, "No rule has all these words.");
    browser.keys(Key::Escape).await;
    assert_eq!(browser.js::<Vec<String>>(HEADINGS).await, all);
    assert_eq!(browser.text("#search [role=status]").await, "");
    browser.close().await;
}
