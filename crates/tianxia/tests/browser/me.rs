//! A place to come back to: my games.

use crate::browser::Browser;
use crate::gallery;
use crate::house::House;

/// Presses the first choice until the game is over.
async fn finish(browser: &Browser) {
    browser.play_to_the_end(async |_| browser.keys("1").await).await;
}

#[tokio::test]
async fn my_games_are_found_kept_and_continued() {
    let house = House::open().await;
    let anna = house.browser().await;
    anna.go("/").await;
    anna.click("nav a[href='/me']").await;
    anna.until_there("main .empty").await;
    gallery::show(&anna, "me-empty").await;

    let finished = anna.make_table("Anna", &["me", "me"]).await;
    finish(&anna).await;
    let running = anna.make_table("Anna", &["me", "apprentice", "apprentice"]).await;
    anna.make_table("Anna", &["me", "open", "open"]).await;
    anna.go("/me").await;
    anna.until_there("#over").await;
    assert_eq!(anna.count("[aria-labelledby=running] li").await, 2);
    let state = anna.text(&format!("a[href='{running}'] .state")).await;
    assert!(state.starts_with("Your turn") || state.starts_with("waiting for"), "{state}");
    assert!(anna.text("[aria-labelledby=over] .ranks .own").await.contains("(you)"));

    // By keyboard alone: Tab leads to the button, Space presses it.
    anna.js::<()>(
        "document.querySelector('[aria-labelledby=over] form[action=\"/me/keep\"] button').focus()",
    )
    .await;
    anna.keys(" ").await;
    anna.until_there("#kept").await;
    gallery::show(&anna, "me").await;
    anna.choose(".finding select", "china").await;
    anna.click(".finding button").await;
    anna.until("location.search.includes('game=china')").await;
    assert!(
        anna.text("[aria-labelledby=over]").await.contains("No finished game of yours fits this search.")
    );
    anna.go("/me").await;
    anna.click("[aria-labelledby=kept] .gone .row a").await;
    anna.until_there("#result").await;
    assert!(anna.place().await.starts_with(&finished));
    anna.go("/me").await;
    anna.click(&format!("a[href='{running}']")).await;
    anna.until_there("#board").await;

    let italian = house.browser_in("it").await;
    italian.go("/me").await;
    assert_eq!(italian.text("h1").await, "Le mie partite");
    for browser in [anna, italian] {
        browser.close().await;
    }
}
