//! Being forgotten, in real browsers.

use crate::gallery;
use crate::house::House;

#[tokio::test]
async fn somebody_takes_their_data_along_and_is_forgotten_while_the_other_plays_on() {
    let house = House::open().await;
    let (anna, bruno) = (house.browser().await, house.browser_in("it").await);
    let table = anna.make_table("Anna", &["me", "open"]).await;
    let link: String = anna.js("return document.querySelector('#waiting-room input.link').value").await;
    bruno.go(&link).await;
    bruno.write("#waiting-room input[name=name]", "Bruno").await;
    bruno.click("#waiting-room form button").await;
    bruno.until_there("#board").await;
    assert!(bruno.text("main").await.contains("Anna"));

    anna.go("/join").await;
    let data: String = anna.js("return fetch('/me/data.json').then(answer => answer.text())").await;
    assert!(data.contains("\"Anna\"") && data.contains(table.trim_start_matches("/t/")), "{data}");
    // By keyboard alone: the summary opens, the box is ticked, the button pressed.
    anna.js::<()>("document.querySelector('.forget summary').focus()").await;
    anna.keys("\u{e007}").await;
    anna.until_there(".forget button").await;
    gallery::show(&anna, "forget").await;
    anna.keys("\u{e004} ").await;
    anna.until("document.querySelector('[name=sure]').checked").await;
    anna.keys("\u{e004}\u{e007}").await;
    anna.until("document.querySelector('h1')?.innerText === 'You are forgotten'").await;
    gallery::show(&anna, "forgotten").await;
    anna.go("/me").await;
    anna.until_there("main .empty").await;

    // Bruno sees it without doing anything, and plays on.
    bruno.until("!document.querySelector('main').innerText.includes('Anna')").await;
    assert!(bruno.text("main").await.contains("Somebody"), "in the language of whoever went");
    bruno.until_asked().await;
    bruno.press_ones(1).await;
    for browser in [anna, bruno] {
        browser.close().await;
    }
}
