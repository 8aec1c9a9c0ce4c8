//! "Find me a game" in real browsers.

use crate::browser::Browser;
use crate::gallery;
use crate::house::House;

/// Says what they look for.
async fn looks(browser: &Browser, name: &str) {
    browser.go("/lobby").await;
    browser.write(".wish [name=name]", name).await;
    browser.choose(".wish [name=game]", "dragon").await;
    browser.choose(".wish [name=players]", "3").await;
    browser.choose(".wish [name=bots]", "3").await;
    browser.click(".wish button").await;
}

#[tokio::test]
async fn three_who_look_for_a_game_find_each_other_although_one_leaves() {
    let house = House::open().await;
    let (anna, bruno, carla) = (house.browser().await, house.browser_in("it").await, house.browser().await);
    looks(&anna, "Anna").await;
    anna.until_there("#waiting-room input.link").await;
    assert!(anna.text("#waiting-room").await.contains("within 3 minutes"));
    gallery::show(&anna, "found-waiting").await;
    let table = anna.place().await;
    looks(&bruno, "Bruno").await;
    bruno.until(&format!("location.pathname === '{table}'")).await;
    anna.until("document.querySelector('#people').innerText.includes('Bruno')").await;
    bruno.js::<()>("window.confirm = () => true").await;
    bruno.click("form[action$='/leave'] button").await;
    anna.until("!document.querySelector('#people').innerText.includes('Bruno')").await;
    gallery::show(&bruno, "found-left").await;
    for (browser, name) in [(&carla, "Carla"), (&bruno, "Bruno")] {
        looks(browser, name).await;
    }
    for browser in [&anna, &bruno, &carla] {
        browser.until_there("#board").await;
        assert_eq!(browser.place().await, table);
    }
    let people = anna.text("#people").await;
    assert!(people.contains("Bruno") && people.contains("Carla"), "{people}");
    for browser in [anna, bruno, carla] {
        browser.close().await;
    }
}
