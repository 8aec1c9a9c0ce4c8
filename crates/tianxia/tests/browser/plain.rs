//! A table in words alone.

use crate::house::House;

#[tokio::test]
async fn a_whole_game_is_played_in_words() {
    let house = House::open().await;
    let browser = house.browser().await;
    let table = browser.make_table("Anna", &["me", "apprentice"]).await;
    browser.until_asked().await;
    let words = format!("{table}?plain=1");
    browser.go(&words).await;
    browser.until_there("#told li").await;
    assert!(!browser.has("svg.sheet, #board").await, "nothing is drawn");

    // The page of a moment, the whole log, and what a form leads to are in words, too.
    browser.press_ones(8).await;
    browser.click("#entries li:nth-child(2) a").await;
    browser.until_there("#past").await;
    assert!(browser.place().await.contains("plain=1"));
    browser.keys("\u{e014}").await;
    browser.until("new URLSearchParams(location.search).has('at')").await;
    assert!(browser.place().await.contains("plain=1"));
    browser.click("#past a").await;
    browser.until("!document.querySelector('#past')").await;
    assert_eq!(browser.place().await, words);
    let asked = browser.until_asked().await;
    let submit = "const [form, choice] = [document.querySelector('#choices'), document.querySelector('#choices button')];
        const field = Object.assign(document.createElement('input'), { name: 'action', value: choice.value });
        form.append(field);
        form.submit();";
    browser.js::<()>(submit).await;
    browser.until_after(&asked).await;
    assert_eq!(browser.place().await, words, "a form without a script leads back to words");

    browser
        .play_to_the_end(async |status| {
            let choices = browser.count("#choices button").await.min(9);
            browser.keys((1 + status.steps * 7 % choices).to_string()).await;
        })
        .await;
    assert!(browser.place().await.contains("plain=1") && browser.has("#result tfoot").await);
    browser.close().await;
}
