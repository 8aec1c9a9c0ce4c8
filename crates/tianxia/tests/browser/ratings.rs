//! A rated game of two people in real browsers, and what becomes of it.

use crate::company::invited;
use crate::gallery;
use crate::house::House;

/// Plays on as long as it is this reader's turn, without a look at the board: that takes a whole game otherwise.
const GO_ON: &str = "return (async () => {
    for (let choices;;) {
        const page = await (await fetch(location.pathname)).text();
        choices = new DOMParser().parseFromString(page, 'text/html').querySelector('#choices');
        const action = choices?.querySelector('[name=action]');
        if (!action) return;
        const body = new URLSearchParams(new FormData(choices));
        body.set('action', action.value);
        const answer = await fetch(location.pathname + '/act', { method: 'POST', headers: { 'x-live': '1' }, body });
        if (!answer.ok) await new Promise(later => setTimeout(later, 200));
    }
})()";

#[tokio::test]
async fn a_rated_game_is_opened_played_and_found_on_the_profile() {
    let house = House::open().await;
    let anna = house.browser().await;
    anna.go("/new?game=dragon").await;
    anna.write("[name=name]", "Anna").await;
    anna.choose("[name=players]", "2").await;
    anna.click("[name=rated][value=yes]").await;
    gallery::show(&anna, "new-rated").await;
    anna.click("form.stack > .primary").await;
    anna.until_there("#waiting-room input.link").await;
    assert!(anna.text("#status .practice").await.contains("Rated"));
    let bruno = invited(&house, &anna, "Bruno").await;
    while !anna.has("#result").await {
        for browser in [&anna, &bruno] {
            browser.js::<()>(GO_ON).await;
        }
    }
    anna.until_there("#result").await;

    anna.go("/join").await;
    anna.write("form[action='/join/account'] [name=password]", "correct horse").await;
    anna.click("form[action='/join/account'] button").await;
    anna.until_there(".recovery").await;
    anna.go("/join").await;
    anna.click("a[href='/u/Anna']").await;
    anna.until_there(".strength").await;
    assert!(anna.text(".strength").await.contains("1 rated game"));
    gallery::show(&anna, "profile").await;
    anna.click(".strength a").await;
    anna.until_there(".tops .empty").await;
    gallery::show(&anna, "top-empty").await;

    let italian = house.browser_in("it").await;
    italian.go("/u/Anna").await;
    assert!(italian.text(".strength").await.contains("non ancora sicuro"));
    for browser in [anna, bruno, italian] {
        browser.close().await;
    }
}
