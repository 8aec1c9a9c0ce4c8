//! "Find me a game" in real browsers.

use crate::gallery;
use crate::house::House;

#[tokio::test]
async fn two_who_look_for_a_game_find_each_other() {
    let house = House::open().await;
    let (anna, bruno) = (house.browser().await, house.browser_in("it").await);
    for (browser, name) in [(&anna, "Anna"), (&bruno, "Bruno")] {
        browser.go("/lobby").await;
        browser.write(".wish [name=name]", name).await;
        browser.choose(".wish [name=game]", "dragon").await;
        browser.choose(".wish [name=players]", "2").await;
        browser.choose(".wish [name=bots]", "3").await;
        browser.click(".wish button").await;
        if name == "Anna" {
            browser.until_there("#lobby input.link").await;
            assert!(browser.text("#lobby").await.contains("within 3 minutes"));
            gallery::show(browser, "found-waiting").await;
        }
    }
    for browser in [&anna, &bruno] {
        browser.until_there("#board").await;
    }
    assert!(anna.text("#people").await.contains("Bruno"));
    for browser in [anna, bruno] {
        browser.close().await;
    }
}
