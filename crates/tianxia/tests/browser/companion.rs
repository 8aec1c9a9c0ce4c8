//! The companion: what comes for the first time in somebody's first game is explained, once, until they have had enough.

use std::collections::HashSet;

use words::Lang;

use crate::browser::Browser;
use crate::gallery;
use crate::house::House;

/// The names of what is explained on the page, with the texts that are seen.
async fn tips(browser: &Browser) -> Vec<(String, String)> {
    browser
        .js("return [...document.querySelectorAll('#companion [data-tip]')].filter(tip => tip.checkVisibility())
            .map(tip => [tip.dataset.tip, tip.innerText])")
        .await
}

async fn decide(browser: &Browser) {
    let status = browser.until_asked().await;
    browser.click_a_spot(&status).await;
    browser.until_after(&status).await;
    browser.until_asked().await;
}

#[tokio::test]
async fn what_comes_for_the_first_time_is_explained_once() {
    let house = House::open().await;
    let browser = house.browser().await;
    browser.go("/").await;
    browser.js::<()>("document.cookie = 'told=; path=/; max-age=0'").await;
    browser.make_table_of("dragon", "Anna", &["me", "apprentice"]).await;
    browser.until_asked().await;
    gallery::show(&browser, "companion").await;

    let mut seen = HashSet::new();
    for _ in 0..14 {
        for (name, text) in tips(&browser).await {
            assert_eq!(text, shelf::words(Lang::En).text(&words::tip(&name)));
            assert!(seen.insert(name.clone()), "{name} was explained before");
        }
        decide(&browser).await;
    }
    assert!(seen.len() >= 5 && seen.contains("dragon-peace"), "questions, and an event: {seen:?}");
    // A page that is loaded again knows it, too.
    let now: HashSet<String> = tips(&browser).await.into_iter().map(|(name, _)| name).collect();
    browser.reload().await;
    browser.until_asked().await;
    let again: HashSet<String> = tips(&browser).await.into_iter().map(|(name, _)| name).collect();
    assert_eq!(again, now);
    assert!(again.is_disjoint(&seen));
    browser.close().await;
}

#[tokio::test]
async fn explanations_can_be_put_away_switched_off_and_on_again() {
    let house = House::open().await;
    let browser = house.browser_in("it").await;
    browser.go("/").await;
    browser.js::<()>("document.cookie = 'told=; path=/; max-age=0'").await;
    browser.make_table_of("china", "Anna", &["me", "apprentice", "apprentice"]).await;
    browser.until_asked().await;
    let first = tips(&browser).await;
    assert_eq!(first[0].1, shelf::words(Lang::It).text(&words::tip(&first[0].0)));
    browser.click("#companion button[name=what]").await;
    browser
        .until("document.querySelector('#companion').hidden && !document.querySelector('form.sending')")
        .await;
    browser.reload().await;
    browser.until_asked().await;
    assert!(tips(&browser).await.is_empty(), "what was put away stays away");
    decide(&browser).await;
    assert!(!tips(&browser).await.is_empty(), "the next thing is explained");
    browser.click("#companion button:not([name])").await;
    browser
        .until("document.querySelector('#companion').hidden && !document.querySelector('form.sending')")
        .await;
    for _ in 0..3 {
        decide(&browser).await;
        assert!(tips(&browser).await.is_empty(), "enough is enough");
    }
    browser.reload().await;
    browser.until_asked().await;
    assert!(tips(&browser).await.is_empty(), "also later");
    browser.click("#settings button[name=what]").await;
    browser.until_asked().await;
    browser.until_there("#companion [data-tip]").await;
    browser.close().await;
}
