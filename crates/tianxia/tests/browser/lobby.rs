//! The lobby in real browsers: it shows what happens while somebody looks.

use crate::browser::Browser;
use crate::gallery;
use crate::house::House;

#[tokio::test]
async fn three_strangers_find_each_other_in_the_lobby_and_one_leaves() {
    let house = House::open().await;
    let (anna, bruno, carla) = (house.browser().await, house.browser_in("it").await, house.browser().await);
    bruno.go("/").await;
    bruno.click("header a[href='/lobby']").await;
    bruno.until_there("#lobby .empty").await;
    gallery::show(&bruno, "lobby-empty").await;
    opens_a_table(&anna).await;
    // It appears by itself.
    bruno.until_there("#lobby .tables a").await;
    let told = bruno.text("#lobby .tables a").await;
    for part in ["Anna", "2 posti liberi", "Amichevole", "Dal vivo"] {
        assert!(told.contains(part), "{part}: {told}");
    }
    gallery::show(&bruno, "lobby").await;
    sits_down(&bruno, "Bruno").await;
    carla.go("/lobby").await;
    assert!(carla.text("#lobby .tables a").await.contains("1 free seat"));
    sits_down(&carla, "Carla").await;
    for browser in [&anna, &bruno, &carla] {
        browser.until_there("#board").await;
        browser.until("['Anna', 'Bruno', 'Carla'].every(name => document.querySelector('#people').innerText.includes(name))").await;
    }

    // Somebody else may watch, and sees that Carla leaves.
    let dora = house.browser().await;
    dora.go("/lobby").await;
    dora.click("[aria-labelledby=watch] .tables a").await;
    dora.until_there("#board").await;
    carla.js::<()>("window.confirm = () => true").await;
    carla.click("form[action$='/leave'] button").await;
    carla.until_there("form[action$='/return']").await;
    for browser in [&anna, &bruno, &dora] {
        browser.until("document.querySelector('#person-2 small')").await;
    }
    // The others play on with a bot.
    for _ in 0..4 {
        let now = anna.status().await;
        bruno.until_status(&format!("it.version >= {}", now.version)).await;
        let actor = if now.mine { &anna } else { &bruno };
        actor.until_asked().await;
        actor.keys("1").await;
        actor.until_after(&now).await;
    }
    for browser in [anna, bruno, carla, dora] {
        browser.close().await;
    }
}

/// A table of three that everybody may find.
async fn opens_a_table(host: &Browser) {
    host.go("/new?game=dragon").await;
    host.write("[name=name]", "Anna").await;
    host.choose("[name=players]", "3").await;
    host.click("[name=public][value=yes]").await;
    host.click("form.stack > .primary").await;
    host.until_there("#waiting-room input.link").await;
}

/// Takes the first free seat of the first table, by keyboard alone.
async fn sits_down(browser: &Browser, name: &str) {
    browser.js::<()>("document.querySelector('#lobby .tables a').focus()").await;
    browser.keys("\u{e007}").await;
    browser.write("#waiting-room input[name=name]", name).await;
    browser.keys("\u{e007}").await;
    browser.until(&format!("document.querySelector('#people').innerText.includes('{name}')")).await;
}
