//! Hints at the table, and the coach after the game: with mouse and keys, on a desk and on a phone, in both languages.

use words::Lang;

use crate::begun;
use crate::browser::{Browser, Screen};
use crate::gallery;
use crate::house::House;

fn t(lang: Lang, key: &str) -> String {
    shelf::words(lang).text(key)
}

/// The best choice is ringed on the board, and the advice says what it expects, why, and what may follow.
async fn is_advised(browser: &Browser, lang: Lang, game: &str) {
    browser.until_there("#hint ol li button").await;
    let said = browser.text("#hint").await;
    let expects = t(lang, "hint-line");
    assert!(said.contains('%') && said.contains(&expects), "{game}: {said}");
    assert!(browser.count("#hint ol li").await >= 2, "{game}: {said}");
    assert!(browser.has("#board .advised").await, "{game}: nothing is ringed");
}

#[tokio::test]
async fn a_hint_is_given_and_followed_with_the_mouse_in_dragon() {
    let house = House::open().await;
    let browser = house.browser().await;
    browser.make_table_of("dragon", "Anna", &["me", "apprentice", "apprentice"]).await;
    let asked = browser.until_asked().await;
    browser.click("#ask-hint button").await;
    is_advised(&browser, Lang::En, "dragon").await;
    gallery::show(&browser, "hint-dragon").await;
    browser.hover("#hint ol li button").await;
    browser.until_there("#foresight.shown").await;
    browser.click_there().await;
    browser.until_after(&asked).await;
    assert!(!browser.has("#hint ol").await && !browser.has(".advised").await, "it was about that decision");
    browser.close().await;
}

#[tokio::test]
async fn a_hint_is_given_and_followed_with_the_keyboard_in_lotus() {
    let house = House::open().await;
    let browser = house.browser_in("it").await;
    browser.make_table_of("lotus", "Anna", &["me", "apprentice", "apprentice"]).await;
    let asked = browser.until_asked().await;
    browser.keys("H").await;
    is_advised(&browser, Lang::It, "lotus").await;
    gallery::show(&browser, "hint-lotus").await;
    browser.js::<()>("document.querySelector('#hint ol li button').focus()").await;
    browser.keys("\u{e007}").await;
    browser.until_after(&asked).await;
    browser.close().await;
}

/// Waits for something that takes long on a busy machine.
async fn comes(browser: &Browser, css: &str) {
    let begun = std::time::Instant::now();
    while !browser.has(css).await {
        assert!(begun.elapsed().as_secs() < 300, "{css} never comes: {}", browser.text("body").await);
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    }
}

/// A finished game is reviewed while its reader waits, and tried again from its worst moment.
async fn is_reviewed(game: &str, players: u8, lang: Lang, screen: Screen) {
    let house = House::open_on(async |database| begun::over(database, game, players).await).await;
    let browser = house.browser_in(lang.code()).await;
    browser.look(screen, false).await;
    browser.go(&format!("/t/{}", begun::TABLE)).await;
    press(&browser, "#result a[href$='/coach']").await;
    browser.until_there("#coach form button").await;
    gallery::in_order(&browser, "coach-before").await;
    press(&browser, "#coach form button").await;
    comes(&browser, "#coach .mistakes form button").await;
    gallery::show(&browser, &format!("coach-{game}")).await;
    browser.look(screen, false).await;
    assert_eq!(browser.count("#coach .chart polyline").await, usize::from(players), "everybody's chances");
    let said = browser.text("#coach").await;
    for key in ["coach-luck-and-skill", "coach-costliest"] {
        assert!(said.contains(&t(lang, key)), "{said}");
    }
    press(&browser, "#coach .mistakes form button").await;
    browser.until_there("#board").await;
    browser.until_asked().await;
    browser.close().await;
}

/// With the mouse on a desk, with a finger elsewhere.
async fn press(browser: &Browser, css: &str) {
    match browser.screen() {
        Screen::Desktop => browser.click(css).await,
        _ => browser.tap(css).await,
    }
}

#[tokio::test]
async fn a_finished_game_of_dragon_is_reviewed_on_a_desk() {
    is_reviewed("dragon", 2, Lang::En, Screen::Desktop).await;
}

#[tokio::test]
async fn a_finished_game_of_lotus_is_reviewed_on_a_phone() {
    is_reviewed("lotus", 3, Lang::It, Screen::Phone).await;
}
