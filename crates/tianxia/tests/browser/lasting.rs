//! Nothing is lost: the page is loaded again, the server is started again, a player goes and comes back.

use crate::house::House;

#[tokio::test]
async fn a_reload_and_a_restart_lose_nothing() {
    let mut house = House::open().await;
    let browser = house.browser().await;
    browser.make_table("Anna", &["me", "apprentice", "apprentice"]).await;
    browser.press_ones(6).await;
    let before = browser.until_asked().await;
    let log = browser.text("#entries").await;
    browser.reload().await;
    let after = browser.until_asked().await;
    assert_eq!((after.version, after.steps), (before.version, before.steps));
    assert_eq!(browser.text("#entries").await, log);

    browser.forgive("net::ERR_");
    browser.js::<()>("window.same = true").await;
    house.server.stop();
    browser.until_there(".lost").await;
    house.server.start_again();
    browser.until("!document.querySelector('.lost').checkVisibility()").await;
    let after = browser.until_asked().await;
    assert_eq!((after.version, after.steps), (before.version, before.steps));
    assert_eq!(browser.text("#entries").await, log);
    browser.press_ones(3).await;

    // Also when it is a bot's turn: it goes on by itself.
    for _ in 0..2 {
        let status = browser.until_asked().await;
        browser.keys("1").await;
        house.server.stop();
        house.server.start_again();
        browser.until("!document.body.classList.contains('offline')").await;
        let after = browser.until_asked().await;
        assert!(after.version >= status.version);
    }
    assert!(browser.js::<bool>("return window.same").await, "the page has never been loaded again");
    browser.close().await;
}

#[tokio::test]
async fn a_bot_stands_in_for_players_who_leave_until_they_come_back() {
    let house = House::open().await;
    let browser = house.browser().await;
    browser.make_table("Anna", &["me", "me"]).await;
    browser.until_asked().await;
    let seat = "return document.querySelector('#choices input[name=seat]').value";
    let form = |what: &str| format!("form[action$='/{what}']:has(input[name=seat][value='0']) button");
    // It asks once, and says what will happen.
    browser.js::<()>("window.confirm = (said) => { window.asked = said; return true }").await;
    browser.click(&form("leave")).await;
    assert!(browser.js::<String>("return window.asked").await.contains("A bot plays on"));
    browser.until_there(&form("return")).await;
    for _ in 0..8 {
        let status = browser.until_status("it.mine").await;
        assert_eq!(browser.js::<String>(seat).await, "1", "the bot plays the other seat");
        browser.keys("1").await;
        browser.until_after(&status).await;
    }
    let entries: String = browser.text("#entries").await;
    assert!(entries.contains("Anna:") || entries.contains("Anna "), "{entries}");

    browser.until_status("it.mine").await;
    browser.click(&form("return")).await;
    browser.until_there(&form("leave")).await;
    for _ in 0..20 {
        let status = browser.until_status("it.mine").await;
        if browser.js::<String>(seat).await == "0" {
            return browser.close().await;
        }
        browser.keys("1").await;
        browser.until_after(&status).await;
    }
    panic!("the seat has not been given back");
}
