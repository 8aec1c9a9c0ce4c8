//! Italian and English.

use crate::house::House;

#[tokio::test]
async fn the_language_is_the_browsers_and_can_be_switched_in_mid_game() {
    let house = House::open().await;
    let browser = house.browser_in("it-IT,it").await;
    let lang = "return document.documentElement.lang";
    browser.go("/").await;
    assert_eq!(browser.js::<String>(lang).await, "it");
    browser.click("form[action='/play/dragon'] button").await;
    browser.until_asked().await;
    browser.press_ones(3).await;
    let before = browser.until_asked().await;
    let (place, italian) = (browser.place().await, browser.text("#status").await);
    assert!(browser.text("#people h2").await.contains("Giocatori"));

    browser.click("button[name=lang][value=en]").await;
    browser.until("document.documentElement.lang === 'en'").await;
    let after = browser.until_asked().await;
    assert_eq!((browser.place().await, after.version), (place, before.version), "the game is where it was");
    assert_ne!(browser.text("#status").await, italian);
    assert!(browser.text("#people h2").await.contains("Players"));
    browser.press_ones(1).await;
    assert!(browser.text("#people h2").await.contains("Players"), "what is pushed is English too");

    browser.go("/rules/dragon").await;
    assert_eq!(browser.js::<String>(lang).await, "en");
    browser.click("button[name=lang][value=it]").await;
    browser.until("document.documentElement.lang === 'it'").await;
    assert_eq!(browser.place().await, "/rules/dragon");
    browser.close().await;
}
