//! Taking back: until something is drawn or another person has acted, and then a sentence.

use std::collections::BTreeSet;

use crate::company::invited;
use crate::house::House;

#[tokio::test]
async fn a_decision_is_taken_back_with_control_z_until_it_stands() {
    let house = House::open().await;
    let browser = house.browser().await;
    browser.make_table("Anna", &["me", "me"]).await;
    browser.until_asked().await;
    assert!(browser.text("#undo").await.contains("You have not decided anything yet"));

    let before = browser.status().await;
    let asked = browser.text("#status h1").await;
    let log = browser.text("#entries").await;
    browser.keys("1").await;
    let after = browser.until_after(&before).await;
    assert!(after.steps > before.steps);
    browser.control('z').await;
    let back = browser.until_after(&after).await;
    assert_eq!(back.steps, before.steps);
    assert_eq!(browser.text("#status h1").await, asked, "the same is asked again");
    assert_eq!(browser.text("#entries").await, log, "the log forgets what was taken back");

    let mut reasons = BTreeSet::new();
    for _ in 0..80 {
        let status = browser.until_asked().await;
        let reason = match browser.has("#undo button:disabled").await {
            true => browser.text("#undo small").await,
            false => String::new(),
        };
        for known in ["Something has been drawn since"] {
            if reason.contains(known) && reasons.insert(known) {
                browser.control('z').await;
                browser.until_there("#toast.shown").await;
                assert_eq!(browser.text("#toast").await, reason, "the refusal is said");
                assert_eq!(browser.status().await.version, status.version, "nothing is taken back");
            }
        }
        if reasons.len() == 1 {
            return browser.close().await;
        }
        browser.keys("1").await;
        browser.until_after(&status).await;
    }
    panic!("only these reasons were given: {reasons:?}");
}

#[tokio::test]
async fn a_decision_can_be_taken_back_while_the_next_player_thinks() {
    let house = House::open().await;
    let anna = house.browser().await;
    anna.make_table("Anna", &["me", "open"]).await;
    let bruno = invited(&house, &anna, "Bruno").await;

    let first = if anna.status().await.mine { &anna } else { &bruno };
    let mut asked = first.status().await;
    while first.status().await.mine {
        asked = first.status().await;
        first.keys("1").await;
        first.until_after(&asked).await;
    }
    let waiting = first.status().await;
    first.control('z').await;
    let back = first.until_after(&waiting).await;
    assert!(back.mine && back.steps == asked.steps, "it is the first one's turn again");

    // When the other person has acted it stands.
    let second = if std::ptr::eq(first, &anna) { &bruno } else { &anna };
    while !second.status().await.mine {
        let status = first.until_asked().await;
        first.keys("1").await;
        first.until_after(&status).await;
        second.until_status(&format!("it.steps > {}", status.steps)).await;
    }
    let theirs = second.status().await;
    second.keys("1").await;
    second.until_after(&theirs).await;
    first.until_status(&format!("it.steps > {}", theirs.steps)).await;
    assert!(
        first.text("#undo").await.contains("has acted since")
            || first.has("#undo[title*='has acted since']").await
    );
    anna.close().await;
    bruno.close().await;
}
