//! Accounts in a real browser.

use crate::gallery;
use crate::house::House;

#[tokio::test]
async fn a_guest_becomes_an_account_and_signs_in_elsewhere() {
    let house = House::open().await;
    let anna = house.browser().await;
    let table = anna.make_table("Anna", &["me", "me"]).await;
    anna.go("/join").await;
    gallery::show(&anna, "account-none").await;
    let make = "form[action='/join/account']";
    assert_eq!(
        anna.js::<String>(
            "return document.querySelector(\"form[action='/join/account'] [name=name]\").value"
        )
        .await,
        "Anna"
    );
    anna.write(&format!("{make} [name=password]"), "correct horse").await;
    anna.click(&format!("{make} button")).await;
    anna.until_there(".recovery").await;
    assert_eq!(anna.count(".recovery li").await, 8);
    gallery::show(&anna, "account-codes").await;
    let code = anna.text(".recovery li").await;
    anna.go("/join").await;
    anna.until_there("#account").await;
    gallery::show(&anna, "account").await;

    let phone = house.browser_in("it").await;
    phone.go("/join").await;
    // The answer to a wrong password says so to programs, too.
    phone.forgive("422");
    let sign_in = "form[action='/join/sign-in']";
    for (password, fits) in [("wrong horse", false), (code.as_str(), true)] {
        phone.write(&format!("{sign_in} [name=name]"), "anna").await;
        phone.write(&format!("{sign_in} [name=password]"), password).await;
        // By keyboard alone.
        phone.keys("\u{e007}").await;
        if fits {
            phone.until("location.pathname === '/me'").await;
        } else {
            phone.until_there(".fault[role=alert]").await;
            gallery::show(&phone, "account-wrong").await;
        }
    }
    phone.click(&format!("a[href='{table}']")).await;
    phone.until_asked().await;
    phone.press_ones(1).await;
    // Signing out everywhere ends both.
    anna.click("form:has([name=everywhere]) button").await;
    anna.until_there(sign_in).await;
    phone.go("/me").await;
    phone.until_there("main .empty").await;
    phone.click("footer a[href='/privacy']").await;
    phone.until_there("#cookies").await;
    gallery::show(&phone, "privacy").await;
    for browser in [anna, phone] {
        browser.close().await;
    }
}
