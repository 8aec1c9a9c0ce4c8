//! Blocking and reporting in real browsers.

use crate::company::invited;
use crate::gallery;
use crate::house::House;

#[tokio::test]
async fn somebody_rude_is_reported_and_blocked_and_not_met_again() {
    let house = House::open().await;
    let anna = house.browser().await;
    let place = anna.make_table("Anna", &["me", "open"]).await;
    let bruno = invited(&house, &anna, "Bruno").await;
    bruno.write("#chat input", "so rude").await;
    bruno.click("#chat button").await;
    anna.until("document.querySelector('#lines li strong a')").await;
    anna.click("#lines li strong a").await;
    anna.until_there("blockquote").await;
    gallery::show(&anna, "person").await;
    anna.write("textarea[name=why]", "Insults.").await;
    anna.click("form[action='/person/report'] button").await;
    anna.until("document.querySelector('h1').innerText === 'Thank you'").await;
    gallery::show(&anna, "reported").await;
    anna.go(&place).await;
    anna.click("#people .name a").await;
    anna.click("form[action='/person/block'] button").await;
    anna.until(&format!("location.pathname === '{place}'")).await;
    assert_eq!(anna.count("#lines li").await, 0, "she no longer reads it");
    gallery::show(&bruno, "table-with-chat").await;

    // They are not put together again.
    anna.go("/new?game=dragon").await;
    anna.choose("[name=players]", "2").await;
    anna.click("[name=public][value=yes]").await;
    anna.click("form.stack > .primary").await;
    anna.until_there("#waiting-room input.link").await;
    let table = anna.place().await;
    let clara = house.browser_in("it").await;
    clara.go("/lobby").await;
    clara.until_there(&format!("#lobby a[href='{table}']")).await;
    bruno.go("/lobby").await;
    bruno.until_there("#lobby").await;
    assert!(!bruno.has("#lobby .tables a").await, "{}", bruno.text("#lobby").await);
    bruno.go(&table).await;
    bruno.until_there("#waiting-room").await;
    assert!(!bruno.has("#waiting-room form.sit").await);
    gallery::show(&bruno, "apart").await;
    anna.go("/join").await;
    gallery::show(&anna, "blocked").await;
    for browser in [anna, bruno, clara] {
        browser.close().await;
    }
}
