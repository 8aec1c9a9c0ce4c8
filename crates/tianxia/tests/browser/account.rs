//! Accounts in a real browser.

use serde_json::json;

use crate::browser::Browser;
use crate::gallery;
use crate::house::House;

/// Plays a game of one's own to its end, as fast as the site answers: a form at a time, always the first choice.
pub async fn finish(browser: &Browser, table: &str) {
    let some = "const [table] = arguments;
        const step = async left => {
            const page = new DOMParser().parseFromString(await (await fetch(table)).text(), 'text/html');
            const form = page.querySelector('#choices');
            if (!form) return true;
            if (left === 0) return false;
            const body = new URLSearchParams();
            for (const name of ['seat', 'version', 'action']) body.set(name, form.querySelector(`[name=${name}]`).value);
            await fetch(`${table}/act`, { method: 'POST', body, headers: { 'x-live': '1' } });
            return step(left - 1);
        };
        return step(20);";
    while !browser.js_with::<bool>(some, vec![json!(table)]).await {}
}

/// Finds a finished game among one's own, with its chart and its record.
pub async fn finds(browser: &Browser, finished: &str) {
    let game = format!("[aria-labelledby=over] a[href^='{finished}']");
    browser.until_there(&game).await;
    let record: String = browser
        .js_with(
            "return fetch(`${arguments[0]}/record.json`).then(answer => answer.text())",
            vec![json!(finished)],
        )
        .await;
    assert!(
        record.contains("tianxia-record-1")
            && browser.has(&format!("a[href='{finished}/record.json']")).await
    );
    browser.go(finished).await;
    browser.until_there("#result .chart svg").await;
}

#[tokio::test]
async fn a_guest_becomes_an_account_and_signs_in_elsewhere() {
    let house = House::open().await;
    let anna = house.browser().await;
    let finished = anna.make_table("Anna", &["me", "me"]).await;
    finish(&anna, &finished).await;
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
    finds(&phone, &finished).await;
    phone.go("/me").await;
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
