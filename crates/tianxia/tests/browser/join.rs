//! Going on at another device.

use crate::browser::Screen;
use crate::gallery;
use crate::house::House;

#[tokio::test]
async fn a_game_goes_on_on_the_phone() {
    let house = House::open().await;
    let desk = house.browser().await;
    desk.go("/join").await;
    assert!(desk.text("[aria-labelledby=from-here]").await.contains("nothing to carry over"));
    let table = desk.make_table("Anna", &["me", "me"]).await;
    desk.press_ones(2).await;
    desk.go("/me").await;
    desk.click("main a[href='/join']").await;
    desk.until_there("form[action='/join/code']").await;
    gallery::show(&desk, "join").await;
    desk.click("form[action='/join/code'] button").await;
    desk.until_there(".code").await;
    gallery::show(&desk, "join-code").await;
    let words: Vec<String> =
        desk.js("return [...document.querySelectorAll('.code li')].map(word => word.innerText)").await;
    assert_eq!(words.len(), 6);
    assert!(
        desk.js::<bool>("return document.querySelector('.qr svg').getBoundingClientRect().width > 120").await
    );

    let phone = house.browser_in("it").await;
    phone.look(Screen::Phone, false).await;
    phone.go("/join").await;
    // The answer to a wrong code says so to programs, too.
    phone.forgive("422");
    phone.write("input[name=code]", "sei parole che non sono un codice").await;
    // A form is sent with Enter, too.
    phone.keys("\u{e007}").await;
    phone.until_there(".fault[role=alert]").await;
    gallery::show(&phone, "join-wrong").await;
    phone.look(Screen::Phone, false).await;
    phone.write("input[name=code]", &words.join(" ").to_uppercase()).await;
    phone.tap("form[action='/join'] button").await;
    phone.until_there("#found").await;
    assert_eq!(phone.text("#found").await, "Questo è il codice di Anna");
    gallery::show(&phone, "join-found").await;
    phone.look(Screen::Phone, false).await;
    phone.tap("form[action='/join'] button").await;
    phone.until("location.pathname === '/me'").await;
    phone.tap(&format!("a[href='{table}']")).await;
    phone.until_asked().await;
    // What the phone does is seen on the desk, and the other way round.
    desk.go(&table).await;
    let now = desk.until_asked().await;
    phone.press_ones(1).await;
    desk.until_after(&now).await;
    for browser in [desk, phone] {
        browser.close().await;
    }
}
