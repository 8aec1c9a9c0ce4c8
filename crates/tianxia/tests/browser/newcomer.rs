//! Somebody who has never been here: front page, "Play now", a whole game, the result, and once more.

use crate::gallery;
use crate::house::House;

#[tokio::test]
async fn a_newcomer_plays_a_whole_game_of_dragon_by_clicking_what_glows() {
    // A point for each month and for the end.
    whole_game("dragon", Some(13)).await;
}

#[tokio::test]
async fn a_newcomer_plays_a_whole_game_of_china_by_clicking_what_glows() {
    whole_game("china", None).await;
}

#[tokio::test]
async fn a_newcomer_plays_a_whole_game_of_ming_by_clicking_what_glows() {
    // A point for each round and for the end.
    whole_game("ming", Some(7)).await;
}

#[tokio::test]
async fn a_newcomer_plays_a_whole_game_of_lotus_by_clicking_what_glows() {
    // A point for each round and for the end.
    whole_game("lotus", Some(5)).await;
}

#[tokio::test]
async fn a_newcomer_plays_a_whole_game_of_longwang_by_clicking_what_glows() {
    whole_game("longwang", None).await;
}

/// The chart of the result has this number of points for each player, if every game has the same length.
async fn whole_game(game: &str, points_in_chart: Option<usize>) {
    let house = House::open().await;
    let browser = house.browser().await;
    browser.go("/").await;
    browser.click(&format!("form[action='/play/{game}'] button")).await;
    browser.until_asked().await;
    assert_eq!(browser.count("#people li").await, 4);

    browser.play_to_the_end(async |status| browser.click_a_spot(status).await).await;
    let firsts: usize = browser
        .js("return [...document.querySelectorAll('#result tfoot tr:last-child td')].filter(cell => cell.innerText === '1').length")
        .await;
    let ending = if firsts == 1 { " wins." } else { " share the victory." };
    assert!(browser.text("#result h2").await.ends_with(ending), "whoever is first wins");
    assert_eq!(browser.count("#result thead th").await, 4);
    let least = if game == "dragon" { 3 } else { 1 };
    assert!(
        browser.count("#result tbody tr").await >= least,
        "points come from at least this number of sources"
    );
    let totals: Vec<i32> = browser
        .js("return [...document.querySelectorAll('#result tfoot tr:first-child td')].map(cell => Number(cell.innerText))")
        .await;
    let sums: Vec<i32> = browser
        .js("const rows = [...document.querySelectorAll('#result tbody tr')];
            return [0, 1, 2, 3].map(seat => rows.reduce((sum, row) => sum + Number(row.children[seat + 1].innerText), 0))")
        .await;
    assert_eq!(sums, totals, "the points of all sources are the points");
    let points: Vec<usize> = browser
        .js("return [...document.querySelectorAll('#result polyline')].map(line => line.getAttribute('points').split(' ').length)")
        .await;
    let expected = points_in_chart.unwrap_or(points[0].max(2));
    assert_eq!(points, [expected; 4], "a point for each round and for the end");
    assert!(!browser.has("[data-choices]").await, "nothing glows when the game is over");
    gallery::show(&browser, &format!("{game}-result")).await;

    let first = browser.place().await;
    browser.click("#after button").await;
    browser.until("document.querySelector('#status') && !document.querySelector('#result')").await;
    let second = browser.place().await;
    assert_ne!(first, second);
    assert!(browser.until_asked().await.mine, "the rematch asks me in its turn");
    // One game is enough for this, and in this one nothing is chosen at once, so that all steps are counted.
    if game == "dragon" {
        browser.go(&format!("{first}?at=40")).await;
        browser.click("#history form[action$='/go-on'] button").await;
        let there = browser.until_asked().await;
        assert!(there.mine && there.steps >= 40, "the game goes on from there: {there:?}");
        let third = browser.place().await;
        assert!(third != first && third != second, "at a table of its own");
        browser.press_ones(2).await;
    }
    browser.go(&first).await;
    assert!(browser.has(&format!("#after a[href='{second}']")).await, "the old table leads to the new one");
    browser.close().await;
}
